import { groupedBy } from '../../text/add-to.js';
import { firstWhere } from '../../text/first-where.js';
import { asciiText, stringText } from '../decode.js';
import { NONE } from '../place-query.js';
import { afterLastBreak, type Layout, linesOf, type TextLayout } from './layout.js';

/** An object or array of a text, with the offsets of its members or elements. */
export class Container {
  readonly isArray: boolean;
  readonly count: number;
  /** The keys, decoded, in the order of the text. */
  private readonly keys: readonly string[];
  /** The order of the keys, as a comparison; undefined when they are not sorted. */
  readonly order: InOrder | undefined;
  private readonly byKey: ReadonlyMap<string, readonly number[]>;

  /** @param list start and end of each key (NONE for an element) and of each value */
  constructor(
    private readonly bytes: Uint8Array,
    readonly start: number,
    readonly end: number,
    private readonly list: readonly number[],
  ) {
    this.isArray = bytes[start] === 0x5b;
    this.count = list.length / 4;
    const keys: string[] = [];
    for (let at = 0; at < list.length && !this.isArray; at += 4)
      keys.push(stringText(bytes, list[at] ?? 0, list[at + 1] ?? 0));
    this.keys = keys;
    this.order = orderOf(keys);
    this.byKey = groupedBy(keys.keys(), (index) => keys[index]);
  }

  startOf(index: number): number {
    const [keyStart = NONE, , valueStart = 0] = this.list.slice(index * 4, index * 4 + 4);
    return keyStart === NONE ? valueStart : keyStart;
  }

  endOf(index: number): number {
    return this.list[index * 4 + 3] ?? 0;
  }

  /** The index of the member or element that begins at an offset; undefined when none does. */
  indexAt(start: number): number | undefined {
    const index = firstWhere(this.count, (at) => this.startOf(at) >= start);
    return index < this.count && this.startOf(index) === start ? index : undefined;
  }

  /** The indexes of the members with this key: several when the key is duplicated. */
  membersWithKey(key: string): readonly number[] {
    return this.byKey.get(key) ?? [];
  }

  /** The index before which a new key keeps the keys sorted; the end when none does. */
  placeFor(key: string): number {
    const { keys, order } = this;
    if (order === undefined || (order === byNumber && !INTEGER.test(key))) return keys.length;
    return firstWhere(keys.length, (index) => !order(keys[index] ?? '', key));
  }

  /** The layout for a new neighbour of the member or element at `index`. */
  layoutAt(index: number, text: TextLayout): Layout {
    const gap = index > 0 ? this.gap(index - 1) : this.count > 1 ? this.gap(0) : undefined;
    const [, keyEnd = NONE, valueStart = 0] = this.list.slice(index * 4, index * 4 + 4);
    const colon = keyEnd === NONE ? text.colon : asciiText(this.bytes, keyEnd, valueStart);
    const shownGap = gap ?? this.onlyGap(colon);
    return { colon, gap: shownGap, lines: linesOf(shownGap, text.unit) };
  }

  /** The text between the member or element at `index` and the next one. */
  private gap(index: number): string {
    return asciiText(this.bytes, this.endOf(index), this.startOf(index + 1));
  }

  /** The text after a single member or element, if there were a second one. */
  private onlyGap(colon: string): string {
    const lead = asciiText(this.bytes, this.start + 1, this.startOf(0));
    if (afterLastBreak(lead) !== undefined) return `,${lead}`;
    return lead !== '' || colon.endsWith(' ') ? ', ' : ',';
  }
}

/** Fewer keys may be sorted by chance. */
const MIN_IN_ORDER = 3;
const INTEGER = /^(?:0|[1-9]\d*)$/;

type InOrder = (before: string, after: string) => boolean;

/** How keys are sorted: as numbers if all are whole, otherwise by UTF-16 units; undefined if unsorted. */
function orderOf(keys: readonly string[]): InOrder | undefined {
  if (keys.length < MIN_IN_ORDER) return undefined;
  return [byNumber, (before: string, after: string) => before < after].find((inOrder) =>
    keys.every((key, index) => index === 0 || inOrder(keys[index - 1] ?? '', key)),
  );
}

function byNumber(before: string, after: string): boolean {
  return INTEGER.test(before) && INTEGER.test(after) && Number(before) < Number(after);
}
