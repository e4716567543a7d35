import { asciiText, hexUnit, isHighSurrogate, isLowSurrogate, unitLength } from '../../bytes/json/decode.js';
import { sameNumber } from '../../bytes/json/equality.js';
import { NO_KEY, NodeTable } from '../../bytes/json/node-table.js';
import { formatPointer, type Step } from '../../bytes/json/pointer.js';
import { quoteValue } from '../../bytes/json/quote.js';
import { maskOf } from '../../bytes/scan/masked.js';
import { BACKSLASH } from '../../bytes/text/characters.js';
import { byteOrderMarkLength } from '../../bytes/text/encoding.js';
import { LineIndex } from '../../bytes/text/lines.js';
import { byteOffset } from '../../bytes/text/span.js';
import type { DifferencePlace } from './difference.js';
import { notJson } from './not-json.js';
import { redactPlace } from './redact.js';
import { shownSpelling } from './shown-values.js';

/** What an ordinary JSON tool, which parses a file and writes it again, would change. */
const HAZARD_KINDS = [
  'byte-order-mark',
  'duplicate-key',
  'key-order',
  'proto-key',
  'number-value',
  'number-spelling',
  'lone-surrogate',
  'escape',
] as const;
export type HazardKind = (typeof HAZARD_KINDS)[number];

/** Everything of one kind in a file. */
export interface Hazard {
  readonly kind: HazardKind;
  /** What would happen to the first one. */
  readonly message: string;
  /** The number of keys, numbers, strings with such escapes, or objects whose keys would move. */
  readonly count: number;
  readonly first: DifferencePlace;
}

/** Bytes of a value or of its key, and the value by its number in the table. */
interface At {
  readonly node: number;
  readonly start: number;
  readonly end: number;
}

/** The first hazard of a kind, and how many there are. */
interface Found extends At {
  readonly message: string;
  count: number;
}

/** What an ordinary JSON tool would change in a file outside of strings, by kind. @throws NotJsonError */
export function findHazards(bytes: Uint8Array): Hazard[] {
  const mark = byteOrderMarkLength(bytes);
  const table = new NodeTable();
  if (!table.read(bytes, mark) || !table.isUtf8) throw notJson('before', bytes);
  const search = new HazardSearch(table);
  const atStart = { node: 0, start: 0, end: mark };
  if (mark > 0)
    search.add(
      'byte-order-mark',
      atStart,
      () => 'the byte-order mark at the start of the file would be lost',
    );
  for (let node = 0; node < table.count; node++) search.look(node);
  const mask = search.found.size === 0 ? undefined : maskOf([bytes]);
  return HAZARD_KINDS.flatMap((kind): Hazard[] => {
    const found = search.found.get(kind);
    if (found === undefined) return [];
    const { message, count } = found;
    const first = placeOf(table, found);
    if (mask === undefined || mask.isEmpty) return [{ kind, message, count, first }];
    return [{ kind, message: mask.mask(message), count, first: redactPlace(first, mask) }];
  });
}

class HazardSearch {
  readonly found = new Map<HazardKind, Found>();

  constructor(private readonly table: NodeTable) {}

  add(kind: HazardKind, at: At, message: () => string): void {
    const found = this.found.get(kind);
    if (found === undefined) this.found.set(kind, { ...at, message: message(), count: 1 });
    else found.count++;
  }

  look(node: number): void {
    const { table } = this;
    const start = table.start[node] as number;
    const end = table.end[node] as number;
    if (table.key[node] !== NO_KEY) this.spelling(node, table.key[node] as number, table.keyEnd(node));
    if (table.isObject(node)) this.keys(node);
    else if (table.isString(node)) this.spelling(node, start, end);
    else if (!table.isArray(node)) this.number(node, start, end);
  }

  private number(node: number, start: number, end: number): void {
    const first = this.table.bytes[start] as number;
    if (first !== 0x2d && (first < 0x30 || first > 0x39)) return;
    const text = asciiText(this.table.bytes, start, end);
    const written = JSON.stringify(Number(text));
    if (written === text) return;
    const sameValue = written !== 'null' && sameNumber(text, written);
    const shown = text.length > 60 ? `${text.slice(0, 60)}…` : text;
    const kind = sameValue ? 'number-spelling' : 'number-value';
    this.add(kind, { node, start, end }, () => `the number ${shown} would be written as ${written}`);
  }

  private spelling(node: number, start: number, end: number): void {
    const { bytes } = this.table;
    for (const hazard of spellingHazards(bytes, start, end))
      this.add(hazard.kind, { node, start: hazard.start, end: hazard.end }, () =>
        spellingMessage(bytes, hazard),
      );
  }

  private keys(object: number): void {
    const { table } = this;
    const seen = new Set<string>();
    const limit = table.after[object] as number;
    let moves = false;
    let last = -1;
    let named = false;
    for (let child = object + 1; child < limit; child = table.after[child] as number) {
      const key = table.keyText(child);
      const at = { node: child, start: table.key[child] as number, end: table.keyEnd(child) };
      const shown = quoteValue(key);
      if (key === '__proto__')
        this.add(
          'proto-key',
          at,
          () => `some tools would lose the key ${shown}, because assigning it sets the prototype`,
        );
      if (seen.has(key)) {
        this.add('duplicate-key', at, () => `only one of several ${shown} keys would remain`);
        continue;
      }
      seen.add(key);
      const index = arrayIndex(key);
      if (index < 0) named = true;
      else if (!moves && (named || index < last)) {
        moves = true;
        this.add(
          'key-order',
          at,
          () => `the key ${shown} would move: JavaScript puts whole-number keys first, in ascending order`,
        );
      } else last = index;
    }
  }
}

/** The value of a key that is an array index, or -1. JavaScript puts such keys first, in ascending order. */
function arrayIndex(key: string): number {
  if (!/^(?:0|[1-9]\d{0,9})$/.test(key)) return -1;
  const index = Number(key);
  return index < 4_294_967_295 ? index : -1;
}

function spellingMessage(bytes: Uint8Array, { kind, start, end }: SpellingHazard): string {
  const written = asciiText(bytes, start, end);
  if (kind === 'lone-surrogate')
    return `${written} is an unpaired surrogate: many tools replace it or refuse the file`;
  const character = shownSpelling(JSON.parse(`"${written}"`) as string);
  return `${written} would be written as ${character === '"' || character === '\\' ? `\\${character}` : character}`;
}

function placeOf(table: NodeTable, { node, start, end }: Found): DifferencePlace {
  const steps: Step[] = [];
  for (let container = 0; container !== node; ) {
    let child = container + 1;
    let index = 0;
    while ((table.after[child] as number) <= node) {
      child = table.after[child] as number;
      index++;
    }
    steps.push(table.isArray(container) ? index : table.keyText(child));
    container = child;
  }
  const lines = new LineIndex(table.bytes);
  const [from, to] = [lines.positionOf(byteOffset(start)), lines.positionOf(byteOffset(end))];
  return { pointer: formatPointer(steps), embedded: [], start: from, end: to };
}

/** An escape that an ordinary JSON tool would change. Offsets are bytes. */
interface SpellingHazard {
  readonly kind: 'escape' | 'lone-surrogate';
  readonly start: number;
  readonly end: number;
}

/** The first escape of each kind that tools write differently, lone surrogates included. */
function spellingHazards(bytes: Uint8Array, start: number, end: number): SpellingHazard[] {
  const limit = end - 1;
  let unusualEscape: SpellingHazard | undefined;
  let loneSurrogate: SpellingHazard | undefined;
  for (let at = start + 1; at < limit; ) {
    if (bytes[at] !== BACKSLASH) {
      at++;
      continue;
    }
    const length = unitLength(bytes, at, limit);
    const unit = length === 6 ? hexUnit(bytes, at + 2, limit) : -1;
    const span = { start: at, end: at + length };
    if (isHighSurrogate(unit) || isLowSurrogate(unit)) loneSurrogate ??= { kind: 'lone-surrogate', ...span };
    else if (length === 12 || isUnusual(bytes, at, unit)) unusualEscape ??= { kind: 'escape', ...span };
    at += length;
  }
  return [loneSurrogate, unusualEscape].filter((hazard) => hazard !== undefined);
}

/** Control characters with a two-character escape. */
const SHORT: ReadonlySet<number> = new Set([0x08, 0x09, 0x0a, 0x0c, 0x0d]);

/** Whether a tool would write the escape in another way: not at all, or shorter. */
function isUnusual(bytes: Uint8Array, at: number, unit: number): boolean {
  if (unit < 0) return bytes[at + 1] === 0x2f;
  if (unit >= 0x20 || SHORT.has(unit)) return true;
  // Below U+0020 only the last hex digit can be a letter.
  return isCapital(bytes[at + 5]);
}

function isCapital(byte: number | undefined): boolean {
  return byte !== undefined && byte >= 0x41 && byte <= 0x46;
}
