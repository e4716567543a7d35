import { parseExpression } from '../expression/parse-expression.js';
import { parseJson } from '../json/parse-json.js';
import type { Place } from '../json/place.js';
import type { JsonObject, JsonValue } from '../json/value.js';
import { type Span, span } from '../text/span.js';
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
    /** Whether the string is an expression, and not a text that mentions one. */
    readonly isExpression: boolean,
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

/** The quests that the expressions in these parts name, in order. @param parse reads a text with JSON */
export function readExpressions(
  sources: readonly ExpressionSource[],
  parse: (text: string) => JsonValue = parseJson,
): readonly ExpressionReference[] {
  const references = new References();
  const strings = new StringReader(references);
  for (const source of sources) {
    if (source.kind === 'value') strings.readAll(source.value, source.place);
    else strings.readAll(parse(source.text), source.place.inside());
  }
  return references.all;
}

class References {
  readonly all: ExpressionReference[] = [];
  /** Each name once: most expressions of a room name the same few quests. */
  private readonly names = new Map<string, string>();

  /** What the names are in is a text of any kind. */
  addFrom(text: string, holder: Place, isMeantAsOne = false): void {
    const cursor = new Utf8Cursor(text);
    const reader = new QuestNameReader(text);
    let isExpression: boolean | undefined = isMeantAsOne ? true : undefined;
    for (let each = reader.next(); each !== undefined; each = reader.next()) {
      isExpression ??= parseExpression(text).kind !== 'fault';
      this.add(text, each, holder, cursor, isExpression);
    }
  }

  /** What the names are in is an expression. One that cannot be parsed is a text like any other. */
  addFromExpression(text: string, holder: Place): void {
    const parsed = parseExpression(text);
    if (parsed.kind === 'fault') {
      this.addFrom(text, holder, true);
      return;
    }
    const cursor = new Utf8Cursor(text);
    for (const each of parsedNames(text, parsed.root)) this.add(text, each, holder, cursor, true);
  }

  private add(
    text: string,
    found: QuestName,
    holder: Place,
    cursor: Utf8Cursor,
    isExpression: boolean,
  ): void {
    const { by, name, literal, start, end } = found;
    const from = cursor.offsetOf(start);
    const to = from + utf8Length(text.slice(start, end));
    this.all.push(new ExpressionReference(by, this.known(name), literal, holder, isExpression, from, to));
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

/** A list or object, read from its end. */
interface OpenPart {
  readonly value: JsonObject | JsonValue[];
  /** Of an object. */
  readonly keys: readonly string[] | undefined;
  readonly place: Place;
  /** How many elements or members are left. */
  left: number;
}

/** Reads the strings in values. */
class StringReader {
  private readonly open: OpenPart[] = [];

  constructor(private readonly references: References) {}

  readAll(value: JsonValue, place: Place): void {
    this.begin(value, place);
    for (let last = this.open.at(-1); last !== undefined; last = this.open.at(-1)) {
      if (last.left-- === 0) this.open.pop();
      else this.readPart(last);
    }
  }

  private begin(value: JsonValue, place: Place, isExpression = false): void {
    if (typeof value === 'string') this.readString(value, place, isExpression);
    else if (Array.isArray(value)) this.open.push({ value, keys: undefined, place, left: value.length });
    else if (typeof value === 'object' && value !== null) {
      const keys = Object.keys(value);
      this.open.push({ value, keys, place, left: keys.length });
    }
  }

  private readPart({ value, keys, place, left }: OpenPart): void {
    const step = keys?.[left] ?? left;
    const part = (value as JsonObject)[step] as JsonValue;
    if (!mayHoldExpressions(part)) return;
    const isExpression = step === EXPRESSION_FIELD && (value as JsonObject).$type === EXPRESSION_TYPE;
    this.begin(part, place.at(step), isExpression);
  }

  private readString(text: string, place: Place, isExpression: boolean): void {
    if (!mayNameQuests(text)) return;
    const inside = JSON_BEGINS.test(text) ? readEmbeddedText('logic', text, place, INSIDE) : undefined;
    if (inside?.reading.kind === 'value') this.begin(inside.reading.value, place.inside());
    else if (isExpression) this.references.addFromExpression(text, place);
    else this.references.addFrom(text, place);
  }
}

const JSON_BEGINS = /^[ \t\r\n]{0,64}[{[]/;
const INSIDE = { maxDepth: MAX_LEVELS, surface: 'not prescanned' } as const;

function mayHoldExpressions(value: JsonValue): boolean {
  return typeof value === 'string' ? mayNameQuests(value) : typeof value === 'object' && value !== null;
}
