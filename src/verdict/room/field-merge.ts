import { decodeString, sourceOffsets } from '../../bytes/json/decode.js';
import { sameBytes } from '../../bytes/json/equality.js';
import { readTable } from '../../bytes/json/node-table.js';
import { ObjectText } from '../../bytes/json/object-text.js';
import { parseJson } from '../../bytes/json/parse-json.js';
import type { Place } from '../../bytes/json/place.js';
import type { Step } from '../../bytes/json/pointer.js';
import { skipSpace } from '../../bytes/json/space.js';
import type { JsonValue } from '../../bytes/json/value.js';
import { OPEN_OBJECT } from '../../bytes/text/characters.js';
import { isContinuation } from '../../bytes/text/encoding.js';
import { textOf } from '../../bytes/text/wtf8.js';
import { MAX_LEVELS } from '../../model/snapshot/sections.js';
import {
  type AllTexts,
  matchElements,
  mergedOrder,
  NOTHING,
  objectOf,
  same,
  type ThreeTexts,
  writeElements,
} from './matched-elements.js';
import { joined, ObjectEditor } from './object-editor.js';

/** Whose value to take where both sides have changed one. */
export type Resolution = 'ours' | 'theirs';

/** A field that both sides have changed in different ways. A side that lacks it has no value. */
export interface FieldConflict {
  /** RFC 6901 pointer into the base, and pointers inside strings that hold JSON, outermost first. */
  readonly pointer: string;
  readonly embedded: readonly string[];
  readonly base?: JsonValue | undefined;
  readonly yours?: JsonValue | undefined;
  readonly theirs?: JsonValue | undefined;
}

/**
 * Merges a record field by field: what only they have changed is spliced into my text.
 * Fields, members of JSON in strings, elements with an Id and tasks are merged one by one, other values as a
 * whole.
 */
export class FieldMerger {
  readonly conflicts: FieldConflict[] = [];

  /** @param resolve says whose value to take at a conflict */
  constructor(private readonly resolve: (conflict: FieldConflict) => Resolution | undefined) {}

  /**
   * @returns the merge as JSON; undefined where it has no value. @param isRecord whether to merge by fields
   * @param whole fields of the record that are merged as a whole, if at all: both sides have changed them
   */
  merge(
    three: ThreeTexts,
    place: Place,
    isRecord: boolean,
    whole?: ReadonlySet<string>,
  ): Uint8Array | undefined {
    const { base, theirs, mine } = three;
    if (same(theirs, mine) || (same(base, theirs) && whole === undefined)) return mine;
    const isTheirs = same(base, mine) && whole === undefined;
    if (isTheirs && isLaidOutAlike(theirs, mine)) return theirs;
    if (base === undefined || theirs === undefined || mine === undefined) return this.conflict(three, place);
    const all = { base, theirs, mine };
    const merged = this.mergeObjects(all, place, isRecord, whole);
    if (merged !== undefined || isTheirs) return merged ?? theirs;
    return this.mergeArrays(all, place) ?? this.mergeStrings(all, place) ?? this.conflict(three, place);
  }

  /** A conflict of a value as a whole. */
  conflict({ base, theirs, mine }: ThreeTexts, place: Place): Uint8Array | undefined {
    const conflict = {
      ...place.pointers,
      ...valueMember('base', base),
      ...valueMember('yours', mine),
      ...valueMember('theirs', theirs),
    };
    const chosen = this.resolve(conflict);
    if (chosen === undefined) this.conflicts.push(conflict);
    return chosen === 'theirs' ? theirs : mine;
  }

  private mergeObjects(
    { base, theirs, mine }: AllTexts,
    place: Place,
    isRecord: boolean,
    whole: ReadonlySet<string> | undefined,
  ): Uint8Array | undefined {
    const [b, t, m] = [objectOf(base), objectOf(theirs), objectOf(mine)];
    if (b === undefined || t === undefined || m === undefined) return undefined;
    const kinds = new Set([b, t, m].map((object) => textOf(object.valueOf('$type') ?? NOTHING)));
    const isKind = kinds.size === 1 && (!kinds.has('') || RECORD_FIELDS.has(place.step ?? ''));
    if (!isRecord && !isKind) return undefined;
    const edits = new ObjectEditor(m, t);
    for (const key of new Set([...m.keys, ...t.keys, ...b.keys])) {
      const three = { base: b.valueOf(key), theirs: t.valueOf(key), mine: m.valueOf(key) };
      const at = place.at(key);
      const merged = whole?.has(key) ? this.conflict(three, at) : this.merge(three, at, false);
      if (merged === three.mine) continue;
      if (merged === undefined) edits.remove(key);
      else edits.put(key, merged);
    }
    return joined(edits.pieces());
  }

  private mergeArrays(all: AllTexts, place: Place): Uint8Array | undefined {
    const matched = matchElements(all, TASK_LISTS.has(place.step ?? ''));
    if (matched === undefined) return undefined;
    const { base, theirs, mine } = matched;
    // A conflict is named by its place in the base; what the base lacks, by its place in the version that has
    // it.
    const positions = new Map<string, number>();
    for (const { byId } of [mine, theirs, base])
      for (const [index, id] of [...byId.keys()].entries()) positions.set(id, index);
    const merged = new Map<string, Uint8Array>();
    for (const id of mergedOrder(matched)) {
      const three = { base: base.byId.get(id), theirs: theirs.byId.get(id), mine: mine.byId.get(id) };
      const text = this.merge(three, place.at(positions.get(id) ?? 0), true);
      if (text !== undefined) merged.set(id, text);
    }
    return writeElements(mine.byId.size > 0 ? mine : theirs, mine, merged);
  }

  private mergeStrings({ base, theirs, mine }: AllTexts, place: Place): Uint8Array | undefined {
    const [b, t, m] = [heldIn(base), heldIn(theirs), heldIn(mine)];
    if (b === undefined || t === undefined || m === undefined) return undefined;
    const trimmed = { base: trim(b), theirs: trim(t), mine: trim(m) };
    const merged = this.merge(trimmed, place.inside(), true);
    return merged === undefined || merged === trimmed.mine ? mine : respell(mine, m, trimmed.mine, merged);
  }
}

/** Whether the first members of two objects have the same white space before them. Anything else is alike. */
function isLaidOutAlike(one: Uint8Array | undefined, other: Uint8Array | undefined): boolean {
  if (one?.[0] !== OPEN_OBJECT || other?.[0] !== OPEN_OBJECT) return true;
  const [end, otherEnd] = [skipSpace(one, 1), skipSpace(other, 1)];
  return sameBytes(one, 1, end, other, 1, otherEnd);
}

/** Records without a `$type` of their own, in records that have one. */
const RECORD_FIELDS: ReadonlySet<Step> = new Set(['Trigger', 'DirectEffector', '_transformState']);
const TASK_LISTS: ReadonlySet<Step> = new Set(['Tasks', 'linkedTasks']);

function valueMember(name: string, text: Uint8Array | undefined): object {
  return text === undefined ? {} : { [name]: parseJson(textOf(text)) };
}

/** The content of a string that holds a JSON object, unless that is nested too deeply. */
function heldIn(text: Uint8Array): Uint8Array | undefined {
  if (text[0] !== 0x22) return undefined;
  const content = decodeString(text, 0, text.length);
  const table = readTable(content, 0, 1);
  return table?.isObject(0) === true && table.levels <= MAX_LEVELS ? content : undefined;
}

/** A JSON text without the white space around it. */
function trim(text: Uint8Array): Uint8Array {
  let [start, end] = [0, text.length];
  while (start < end && (text[start] as number) <= 0x20) start++;
  while (end > start && (text[end - 1] as number) <= 0x20) end--;
  return text.subarray(start, end);
}

/** A string token with another content. What both contents begin and end with keeps its spelling. */
function respell(token: Uint8Array, content: Uint8Array, inner: Uint8Array, merged: Uint8Array): Uint8Array {
  const lead = inner.byteOffset - content.byteOffset;
  const most = Math.min(inner.length, merged.length);
  let start = 0;
  while (start < most && inner[start] === merged[start]) start++;
  while (start > 0 && cutsCharacter(inner[start], merged[start])) start--;
  let end = 0;
  while (end < most - start && inner[inner.length - 1 - end] === merged[merged.length - 1 - end]) end++;
  while (end > 0 && cutsCharacter(inner[inner.length - end], merged[merged.length - end])) end--;
  const [from = 1, to = token.length - 1] = sourceOffsets(token, 0, token.length, [
    lead + start,
    lead + inner.length - end,
  ]);
  const middle = JSON.stringify(textOf(merged.subarray(start, merged.length - end))).slice(1, -1);
  return joined([token.subarray(0, from), new TextEncoder().encode(middle), token.subarray(to)]);
}

/** Whether a character would be cut in two before one of these bytes. */
function cutsCharacter(...bytes: readonly (number | undefined)[]): boolean {
  return bytes.some((byte) => byte !== undefined && isContinuation(byte));
}

/** The fields that both sides have changed in a quest, unless its entries agree in all versions. */
export function fieldsOfBoth(entries: readonly ThreeTexts[]): ReadonlySet<string> {
  const objects = entries.map(({ base, theirs, mine }) =>
    [base, theirs, mine].map((text) => (text?.[0] === 0x7b ? ObjectText.of(text) : undefined)),
  );
  const [first, ...others] = objects;
  if (others.length === 0) return new Set();
  const keys = new Set(objects.flat().flatMap((object) => [...(object?.keys ?? [])]));
  const fields = new Set<string>();
  for (const key of keys) {
    const textIn = (versions: typeof first, at: number): Uint8Array | undefined =>
      versions?.[at]?.valueOf(key);
    const touches = (at: number): boolean =>
      objects.some((versions) => !same(textIn(versions, 0), textIn(versions, at)));
    const differs = objects.some((versions) => !same(textIn(versions, 1), textIn(versions, 2)));
    const isShared = others.every((other) =>
      [0, 1, 2].every((at) => same(textIn(other, at), textIn(first, at))),
    );
    if (touches(1) && touches(2) && differs && !isShared) fields.add(key);
  }
  return fields;
}
