import { addTo, getOrInsert } from '../../text/add-to.js';
import { asciiText } from '../decode.js';
import type { Place } from '../place.js';
import { type Found, NONE } from '../place-query.js';
import { skipSpace } from '../space.js';
import { Container } from './container.js';
import { describeEdit, EditError, type PlannedSplice, type TextEdit } from './edit.js';
import { type Layout, lineStart, linesOf, TextLayout } from './layout.js';
import { TextSpelling } from './string-spelling.js';

/** An array index by RFC 6901, section 4. */
const INDEX = /^(?:0|[1-9]\d*)$/;

type Insert = TextEdit & { kind: 'insert' };

/** A new member or element of a container. */
export interface Insertion {
  readonly edit: Insert;
  readonly container: Found;
  /** The JSON text to insert, in the given layout. */
  readonly json: (layout: () => Layout) => string;
}

/** How a text is spelled and laid out, worked out on first use. */
export class TextStyle {
  readonly spelling: TextSpelling;
  private layoutOfText: TextLayout | undefined;
  private readonly containers = new Map<number, Container>();

  constructor(private readonly bytes: Uint8Array) {
    this.spelling = new TextSpelling(bytes);
  }

  get layout(): TextLayout {
    this.layoutOfText ??= new TextLayout(this.bytes);
    return this.layoutOfText;
  }

  container({ offsets: [start = 0, end = 0], list = [] }: Found): Container {
    return getOrInsert(this.containers, start, () => new Container(this.bytes, start, end, list));
  }

  /** The layout for a replacement: that of the old value if it spans lines, otherwise of its neighbours. */
  layoutOfReplacement([start = 0, , keyStart = NONE, keyEnd = NONE]: readonly number[]): Layout {
    const { bytes, layout } = this;
    const colon = keyEnd === NONE ? layout.colon : asciiText(bytes, keyEnd, start);
    const gap = colon.endsWith(' ') ? ', ' : ',';
    const memberStart = keyStart === NONE ? start : keyStart;
    if (bytes[start] !== 0x7b && bytes[start] !== 0x5b)
      return { colon, gap, lines: this.linesAround(memberStart) };
    const lead = asciiText(bytes, start + 1, skipSpace(bytes, start + 1));
    const own = linesOf(lead, layout.unit);
    if (own !== undefined) {
      const indentation = lineStart(bytes, memberStart) ?? withoutUnit(own.indentation, layout.unit);
      return { colon, gap, lines: { ...own, indentation } };
    }
    const after = bytes[start + 1 + lead.length];
    const isEmpty = after === 0x7d || after === 0x5d;
    return { colon, gap, lines: isEmpty ? this.linesAround(memberStart) : undefined };
  }

  /** The line layout of a member or element, if it is the first thing on its line. */
  linesAround(memberStart: number): Layout['lines'] {
    const indentation = lineStart(this.bytes, memberStart);
    if (indentation === undefined) return undefined;
    return { lineBreak: this.layout.lineBreak, indentation, unit: this.layout.unit };
  }
}

function withoutUnit(indentation: string, unit: string): string {
  return indentation.endsWith(unit) ? indentation.slice(0, -unit.length) : indentation;
}

/**
 * The splices that make insertions. `refilled` are the starts of removals of all that a container has.
 * @throws EditError for a key that exists, a neighbour that does not, or an index beyond the end
 */
export function insertions(
  inserted: readonly Insertion[],
  style: TextStyle,
  removedStarts: ReadonlySet<number>,
  offsetsOf: (place: Place) => readonly number[] | undefined,
): { splices: PlannedSplice[]; refilled: Set<number> } {
  const splices: PlannedSplice[] = [];
  const refilled = new Set<number>();
  for (const [container, group] of byContainer(inserted, style)) {
    refuseDuplicateKeys(container, group, removedStarts);
    const ordered = group.map((insertion) => ({
      ...insertion,
      at: position(insertion.edit, container, offsetsOf),
    })) as [Placed, ...Placed[]];
    ordered.sort((a, b) => a.at - b.at || compareKeys(container, a.edit, b.edit));
    if (container.count === 0) {
      const [, , keyStart = NONE] = ordered[0].container.offsets;
      splices.push(fillEmpty(container, ordered, style, keyStart));
    } else if (nearestKept(container, 0, 1, removedStarts) === undefined) {
      refilled.add(container.startOf(0));
      splices.push(replaceAll(container, ordered, style));
    } else {
      for (const insertion of ordered) splices.push(insertNextTo(container, insertion, removedStarts, style));
    }
  }
  return { splices, refilled };
}

function byContainer(inserted: readonly Insertion[], style: TextStyle): Map<Container, Insertion[]> {
  const groups = new Map<Container, Insertion[]>();
  for (const insertion of inserted) {
    const container = style.container(insertion.container);
    addTo(groups, container, insertion);
  }
  return groups;
}

/** The first member or element that is not removed, from an index up or down. */
function nearestKept(
  container: Container,
  from: number,
  step: 1 | -1,
  removedStarts: ReadonlySet<number>,
): number | undefined {
  for (let index = from; index >= 0 && index < container.count; index += step)
    if (!removedStarts.has(container.startOf(index))) return index;
  return undefined;
}

interface Placed extends Insertion {
  /** The index of the member or element to insert before; their count for the end. */
  readonly at: number;
}

/** Sorts new members among themselves, when their position follows from the order of the keys. */
function compareKeys({ order }: Container, a: Insert, b: Insert): number {
  if (order === undefined || a.beside !== undefined || b.beside !== undefined) return 0;
  return order(a.key, b.key) ? -1 : order(b.key, a.key) ? 1 : 0;
}

function position(
  { into, key, beside: neighbour, ...edit }: Insert,
  container: Container,
  offsetsOf: (place: Place) => readonly number[] | undefined,
): number {
  if (neighbour === undefined && !container.isArray) return container.placeFor(key);
  if (neighbour === undefined) {
    if (key === '-') return container.count;
    if (INDEX.test(key) && Number(key) <= container.count) return Number(key);
    const whole = describeEdit({ into, key, beside: neighbour, ...edit });
    throw new EditError(
      `cannot ${whole}: the array has ${container.count === 1 ? '1 element' : `${container.count} elements`}: use an index from 0 to ${container.count}, or "-" for the end`,
    );
  }
  const [valueStart, , keyStart = NONE] = offsetsOf(into.at(neighbour.step)) ?? [];
  const start = keyStart === NONE ? valueStart : keyStart;
  const index = start === undefined ? undefined : container.indexAt(start);
  if (index === undefined) {
    const whole = describeEdit({ into, key, beside: neighbour, ...edit });
    throw new EditError(
      `cannot ${whole}: there is no ${JSON.stringify(neighbour.step)} to insert it next to`,
    );
  }
  return neighbour.side === 'before' ? index : index + 1;
}

function refuseDuplicateKeys(
  container: Container,
  group: readonly Insertion[],
  removedStarts: ReadonlySet<number>,
): void {
  const coming = new Set<string>();
  if (container.isArray) return;
  for (const { edit } of group) {
    const there = container
      .membersWithKey(edit.key)
      .some((index) => !removedStarts.has(container.startOf(index)));
    if (there || coming.has(edit.key))
      throw new EditError(`cannot ${describeEdit(edit)}: ${JSON.stringify(edit.key)} already exists`);
    coming.add(edit.key);
  }
}

function member({ edit, json }: Placed, isElement: boolean, layout: Layout, style: TextStyle): string {
  const text = json(() => layout);
  return isElement ? text : style.spelling.spell(JSON.stringify(edit.key)) + layout.colon + text;
}

/** New members or elements with commas between them. */
function members(
  { isArray }: Container,
  ordered: readonly Placed[],
  layout: Layout,
  style: TextStyle,
): string {
  return ordered.map((insertion) => member(insertion, isArray, layout, style)).join(layout.gap);
}

/** Inserts with a comma, after the previous neighbour that is kept, or before the first one. */
function insertNextTo(
  container: Container,
  insertion: Placed,
  removedStarts: ReadonlySet<number>,
  style: TextStyle,
): PlannedSplice {
  const { edit, at } = insertion;
  const before = nearestKept(container, at - 1, -1, removedStarts);
  const neighbour = before ?? nearestKept(container, at, 1, removedStarts) ?? 0;
  const layout = container.layoutAt(neighbour, style.layout);
  const text = member(insertion, container.isArray, layout, style);
  if (before === undefined) {
    const start = container.startOf(neighbour);
    return { start, end: start, text: text + layout.gap, edit };
  }
  const start = container.endOf(before);
  return { start, end: start, text: layout.gap + text, edit };
}

/** Replaces all members or elements of a container. */
function replaceAll(
  container: Container,
  ordered: readonly [Placed, ...Placed[]],
  style: TextStyle,
): PlannedSplice {
  const layout = container.layoutAt(0, style.layout);
  const text = members(container, ordered, layout, style);
  const [{ edit }] = ordered;
  return { start: container.startOf(0), end: container.endOf(container.count - 1), text, edit };
}

/** Rewrites an empty container: over several lines if it starts a line, otherwise on one line. */
function fillEmpty(
  container: Container,
  ordered: readonly [Placed, ...Placed[]],
  style: TextStyle,
  keyStart: number,
): PlannedSplice {
  const { start, end, isArray } = container;
  const { colon } = style.layout;
  const around = style.linesAround(keyStart === NONE ? start : keyStart);
  const [open, close] = isArray ? ['[', ']'] : ['{', '}'];
  const [{ edit }] = ordered;
  if (around === undefined) {
    const layout = { colon, gap: colon.endsWith(' ') ? ', ' : ',', lines: undefined };
    const text = members(container, ordered, layout, style);
    return { start, end, text: open + text + close, edit };
  }
  const outer = around.lineBreak + around.indentation;
  const lines = { ...around, indentation: around.indentation + around.unit };
  const layout = { colon, gap: `,${outer}${around.unit}`, lines };
  const text = members(container, ordered, layout, style);
  return { start, end, text: `${open}${outer}${around.unit}${text}${outer}${close}`, edit };
}
