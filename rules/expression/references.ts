import type { Place } from '../../src/json/place.js';
import type { JsonValue } from '../../src/json/value.js';
import { spanIn, type Target } from '../../src/lint/draft.js';
import type { RawEmbedded } from '../../src/lint/rule.js';
import { type EmbeddedRole, type EmbeddedText, readEmbeddedText } from '../../src/snapshot/embedded-text.js';
import type { QuestIndex } from '../../src/snapshot/quests.js';
import type { Snapshot } from '../../src/snapshot/snapshot.js';
import { span } from '../../src/text/span.js';
import { utf8Offsets } from '../../src/text/utf8-offsets.js';
import { type ExpressionNames, expressionNames } from './expression-names.js';
import { mayNameQuests, type QuestFunction, readQuestNames } from './read-expression.js';

/** A quest named in an expression by something else than its Name without the number. */
export interface OddReference {
  readonly by: QuestFunction;
  readonly name: string;
  readonly literal: boolean;
  readonly at: Target;
}

/** What the strings of a file's logic say, for both rules of the family. */
interface Notes {
  readonly quests: QuestIndex;
  /** Made for the first expression: most files have none. */
  names: ExpressionNames | undefined;
  readonly references: OddReference[];
  /** What was read last: the second rule asks for the same. */
  last: EmbeddedText | RawEmbedded | undefined;
}

const notesOf = new WeakMap<QuestIndex, Notes>();

/** JSON in a string that no document names is looked into only when it is nested no deeper. */
const MOST_LEVELS = 256;

/** Reads the expressions in an item's logic: a string with JSON, or the raw value in its place. Does nothing in a file without `quests`. */
export function noteReferences(read: EmbeddedText | RawEmbedded, { quests }: Snapshot): void {
  if (quests === undefined || (read.role !== 'logic' && read.role !== 'extraData')) return;
  const notes = notesFor(quests);
  if (notes.last === read) return;
  notes.last = read;
  if ('value' in read) readStrings(read.value, read.place, read.role, notes);
  else readText(read, notes);
}

/** What was noted, once everything is read: nothing, or the references and the names to compare them with. */
export function referencesIn({
  quests,
}: Snapshot): { readonly references: readonly OddReference[]; readonly names: ExpressionNames } | undefined {
  const { references, names } = (quests && notesOf.get(quests)) ?? {};
  return references === undefined || names === undefined ? undefined : { references, names };
}

function notesFor(quests: QuestIndex): Notes {
  let notes = notesOf.get(quests);
  if (notes === undefined) {
    notes = { quests, names: undefined, references: [], last: undefined };
    notesOf.set(quests, notes);
  }
  return notes;
}

function readText({ text, reading, place, role }: EmbeddedText, notes: Notes): void {
  if (reading.kind !== 'value' || !mayNameQuests(text)) return;
  readStrings(reading.value, place.inside(), role, notes);
}

/** Keeps a list of its own instead of calling itself: strings in strings may go deeper than the walk allows. */
function readStrings(root: JsonValue, at: Place, role: EmbeddedRole, notes: Notes): void {
  const open: { readonly value: JsonValue; readonly place: Place }[] = [{ value: root, place: at }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { value, place } = next;
    if (typeof value === 'string') {
      if (!mayNameQuests(value)) continue;
      const inside = JSON_BEGINS.test(value) ? readEmbeddedText(role, value, place, INSIDE) : undefined;
      if (inside?.reading.kind === 'value') open.push({ value: inside.reading.value, place: place.inside() });
      else readString(value, place, notes);
    } else if (Array.isArray(value)) {
      for (let index = 0; index < value.length; index++) {
        const element = value[index] as JsonValue;
        if (mayHoldText(element)) open.push({ value: element, place: place.at(index) });
      }
    } else if (typeof value === 'object' && value !== null) {
      for (const key of Object.keys(value)) {
        const part = value[key] as JsonValue;
        if (mayHoldText(part)) open.push({ value: part, place: place.at(key) });
      }
    }
  }
}

const JSON_BEGINS = /^[ \t\r\n]{0,64}[{[]/;
const INSIDE = { maxDepth: MOST_LEVELS, surfacePrescanned: false };

function mayHoldText(value: JsonValue): boolean {
  return typeof value === 'string' ? mayNameQuests(value) : typeof value === 'object' && value !== null;
}

function readString(text: string, holder: Place, notes: Notes): void {
  const named = readQuestNames(text);
  if (named.length === 0) return;
  notes.names ??= expressionNames(notes.quests);
  const { names, references } = notes;
  const odd = named.filter(({ name }) => !names.isBare(name));
  if (odd.length === 0) return;
  const offsets = utf8Offsets(
    text,
    odd.flatMap(({ start, end }) => [start, end]),
  );
  for (const [index, { by, name, literal }] of odd.entries()) {
    const bytes = span(offsets[index * 2] as number, offsets[index * 2 + 1] as number);
    references.push({ by, name, literal, at: spanIn(holder, bytes, holder) });
  }
}
