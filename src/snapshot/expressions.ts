import { parseExpression } from '../expression/parse-expression.js';
import { parseJson } from '../json/parse-json.js';
import type { Place } from '../json/place.js';
import type { JsonValue } from '../json/value.js';
import { type Span, span } from '../text/span.js';
import { eachInSteps, type Steps } from '../text/steps.js';
import { Utf8Cursor, utf8Length } from '../text/utf8-offsets.js';
import { readEmbeddedText } from './embedded-text.js';
import { parsedNames } from './parsed-names.js';
import { EXPRESSION_FIELD, EXPRESSION_TYPE } from './placed-expression.js';
import { mayNameQuests, type QuestFunction, type QuestName, QuestNameReader } from './read-expression.js';
import { MAX_LEVELS } from './sections.js';

/** A quest that an expression names. */
export class ExpressionReference {
  /** @param literal whether the name is written out @param holder the string with the expression */
  constructor(
    readonly by: QuestFunction,
    readonly name: string,
    readonly literal: boolean,
    readonly holder: Place,
    private readonly start: number,
    private readonly end: number,
  ) {}

  /** The bytes of the decoded string that name the quest, made when asked for. */
  get span(): Span {
    return span(this.start, this.end);
  }
}

/** A part of the snapshot that may name quests in expressions: JSON text, or a value. */
export type ExpressionSource =
  | { readonly kind: 'text'; readonly text: string; readonly place: Place }
  | { readonly kind: 'value'; readonly value: JsonValue; readonly place: Place };

/** So many sources are read in a step. */
const SOURCES = 1 << 6;

/** The quests that the expressions in these parts name, in order. @param parse reads a text with JSON */
export function* readExpressions(
  sources: readonly ExpressionSource[],
  parse: (text: string) => JsonValue = parseJson,
): Steps<readonly ExpressionReference[]> {
  const references = new References();
  yield* eachInSteps(sources, SOURCES, (source) => {
    if (source.kind === 'value') readStrings(source.value, source.place, references);
    else readStrings(parse(source.text), source.place.inside(), references);
  });
  return references.all;
}

class References {
  readonly all: ExpressionReference[] = [];
  /** Each name once: most expressions of a room name the same few quests. */
  private readonly names = new Map<string, string>();

  /** What the names are in is a text of any kind. */
  addFrom(text: string, holder: Place): void {
    const cursor = new Utf8Cursor(text);
    const reader = new QuestNameReader(text);
    for (let each = reader.next(); each !== undefined; each = reader.next())
      this.add(text, each, holder, cursor);
  }

  /** What the names are in is an expression. One that cannot be parsed is a text like any other. */
  addFromExpression(text: string, holder: Place): void {
    const parsed = parseExpression(text);
    if (parsed.kind === 'fault') {
      this.addFrom(text, holder);
      return;
    }
    const cursor = new Utf8Cursor(text);
    for (const each of parsedNames(text, parsed.root)) this.add(text, each, holder, cursor);
  }

  private add(text: string, found: QuestName, holder: Place, cursor: Utf8Cursor): void {
    const { by, name, literal, start, end } = found;
    const from = cursor.offsetOf(start);
    const to = from + utf8Length(text.slice(start, end));
    this.all.push(new ExpressionReference(by, this.known(name), literal, holder, from, to));
  }

  private known(name: string): string {
    if (this.names.size === MAX_NAMES) return name;
    const known = this.names.get(name);
    if (known === undefined) this.names.set(name, name);
    return known ?? name;
  }
}

/** Where a million expressions name a million quests, there is nothing to share. */
const MAX_NAMES = 10_000;

interface OpenPart {
  readonly value: JsonValue;
  readonly place: Place;
  readonly isExpression: boolean;
}

/** Uses an explicit stack: strings in strings may go deeper than the walk allows. */
function readStrings(root: JsonValue, at: Place, references: References): void {
  const open: OpenPart[] = [{ value: root, place: at, isExpression: false }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { value, place, isExpression } = next;
    if (typeof value === 'string') {
      if (!mayNameQuests(value)) continue;
      const inside = JSON_BEGINS.test(value) ? readEmbeddedText('logic', value, place, INSIDE) : undefined;
      if (inside?.reading.kind === 'value')
        open.push({ value: inside.reading.value, place: place.inside(), isExpression: false });
      else if (isExpression) references.addFromExpression(value, place);
      else references.addFrom(value, place);
    } else if (Array.isArray(value)) {
      for (let index = 0; index < value.length; index++) {
        const element = value[index] as JsonValue;
        if (mayHoldExpressions(element))
          open.push({ value: element, place: place.at(index), isExpression: false });
      }
    } else if (typeof value === 'object' && value !== null) {
      for (const key of Object.keys(value)) {
        const part = value[key] as JsonValue;
        const isV = key === EXPRESSION_FIELD && value.$type === EXPRESSION_TYPE;
        if (mayHoldExpressions(part)) open.push({ value: part, place: place.at(key), isExpression: isV });
      }
    }
  }
}

const JSON_BEGINS = /^[ \t\r\n]{0,64}[{[]/;
const INSIDE = { maxDepth: MAX_LEVELS, surface: 'not prescanned' } as const;

function mayHoldExpressions(value: JsonValue): boolean {
  return typeof value === 'string' ? mayNameQuests(value) : typeof value === 'object' && value !== null;
}
