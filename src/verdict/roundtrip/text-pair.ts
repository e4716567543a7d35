import { decodeString, hasPlainSpelling, sourceOffsets } from '../../bytes/json/decode.js';
import { sameBytes, sameNumber, sameTokens } from '../../bytes/json/equality.js';
import { type NodeTable, readTable } from '../../bytes/json/node-table.js';
import { skipSpace } from '../../bytes/json/space.js';
import { holdsJson, insideShape, isKeyedById } from '../../model/schema/known-fields.js';
import { MAX_LEVELS } from '../../model/snapshot/sections.js';
import { Cursor, type Frame } from './cursor.js';
import type { Side } from './difference.js';
import { EqualBytes, EqualRanges } from './equal-parts.js';
import { heldJson, mayHoldJson } from './held-json.js';
import { Layout, spaceStart } from './layout.js';
import { ALONE, type Corrections, type Matching, matchChildren } from './matching.js';
import type { Comparing, Holder, PairReporter } from './pair-reporter.js';
import { correctedShape, correctedType, misspelledKeys } from './renames.js';
import { childShape, identityIn, isNumber, kindOf, nodeShape, numberText } from './schema-lookup.js';
import * as wording from './wording.js';

const NO_CORRECTIONS: Corrections = {
  renews: undefined,
  misspelledKeys: () => [],
  hasCorrectedType: () => false,
};
const ONE_STRING: Holder['strings'] = { before: 1, after: 1 };

/** Compares two JSON texts value by value and reports every difference. Uses an explicit stack. */
export class TextPair {
  private readonly cursor: Cursor;
  /** Undefined where only values are compared. */
  private readonly layout: Layout | undefined;
  private readonly reporter: PairReporter;
  private readonly equalBytes: EqualBytes;

  constructor(
    private readonly before: NodeTable,
    private readonly after: NodeTable,
    private readonly comparing: Comparing,
    holder: Holder | undefined,
    /** Inside a string that may be spelled in several ways: the parts that are equal, outside exempt places. */
    private readonly equalRanges: EqualRanges | undefined,
  ) {
    const rootShape = holder === undefined ? comparing.shape : insideShape(holder.shape);
    this.cursor = new Cursor({ before, after }, rootShape, holder?.place ?? '');
    this.equalBytes = new EqualBytes(before, after);
    this.reporter = comparing.reporterOf(before, after, this.cursor, holder);
    if (!comparing.isOfValues)
      this.layout = new Layout(before, after, this.cursor, comparing.policy, this.reporter);
  }

  run(): void {
    const { before, after } = this;
    this.layout?.compareStart();
    this.noteEqual(0, before.start[0] as number, 0, after.start[0] as number, false);
    this.compare(0, 0);
    for (let { top } = this.cursor; top !== undefined; { top } = this.cursor) this.step(top);
    this.layout?.compareEnd();
    const [end, endAfter] = [before.end[0] as number, after.end[0] as number];
    this.noteEqual(end, before.bytes.length, endAfter, after.bytes.length, false);
    this.layout?.report();
  }

  /** Compares the next pair of children of the innermost containers. */
  private step(top: Frame): void {
    const { matching, before: one, after: other } = top;
    if (matching !== undefined) {
      this.stepMatched(matching, top);
      return;
    }
    const next = one.child === ALONE ? one.node + 1 : (this.before.after[one.child] as number);
    const nextAfter = other.child === ALONE ? other.node + 1 : (this.after.after[other.child] as number);
    if (next >= (this.before.after[one.node] as number)) {
      this.pop(top);
      return;
    }
    one.child = next;
    other.child = nextAfter;
    one.position++;
    other.position++;
    this.compareChildren(next, nextAfter, true);
  }

  private stepMatched(matching: Matching, top: Frame): void {
    const { before, after, partners, added } = matching;
    const visited = top.visited++;
    const isAdded = visited >= before.length;
    const position = isAdded ? ALONE : visited;
    const partner = isAdded ? added[visited - before.length] : (partners[visited] as number);
    if (partner === undefined) {
      this.pop(top);
      return;
    }
    const child = isAdded ? ALONE : (before[position] as number);
    const other = partner === ALONE ? ALONE : (after[partner] as number);
    top.before.child = child;
    top.before.position = position;
    top.after.child = other;
    top.after.position = partner;
    if (isAdded) this.reporter.added(other, matching, partner);
    else if (partner === ALONE) this.reporter.removed(child, matching, position);
    else {
      const follows = visited === 0 ? partner === 0 : partner > 0 && partners[visited - 1] === partner - 1;
      this.compareChildren(child, other, follows);
    }
  }

  /** @param follows whether both are the first, or follow children that match each other */
  private compareChildren(a: number, b: number, follows: boolean): void {
    const { before, after } = this;
    const keyA = before.key[a] as number;
    const keyB = after.key[b] as number;
    const startA = before.start[a] as number;
    const startB = after.start[b] as number;
    if (this.equalRanges !== undefined) this.noteBefore(keyA < 0 ? startA : keyA, keyB < 0 ? startB : keyB);
    if (keyA >= 0) {
      const keyEndA = before.keyEnd(a);
      const keyEndB = after.keyEnd(b);
      this.noteEqual(keyA, keyEndA, keyB, keyEndB, true);
      this.noteEqual(keyEndA, startA, keyEndB, startB, true);
      if (follows) this.layout?.compareBefore(keyA, keyB);
      this.layout?.compareAfter(keyEndA, keyEndB);
      this.layout?.compareBefore(startA, startB);
      if (this.cursor.isRenamed) this.reporter.renamed(a, b);
      else if (!sameBytes(before.bytes, keyA, keyEndA, after.bytes, keyB, keyEndB))
        this.reporter.keySpelling(a, b);
    } else if (follows) this.layout?.compareBefore(startA, startB);
    const { depth } = this.cursor;
    this.compare(a, b);
    if (this.cursor.depth === depth) this.leave(a, b);
  }

  /** Leaves the innermost containers. */
  private pop({ before: { node }, after: { node: other } }: Frame): void {
    const { cursor, before, after } = this;
    if (this.equalRanges !== undefined) {
      const endA = (before.end[node] as number) - 1;
      const endB = (after.end[other] as number) - 1;
      this.noteBefore(endA, endB);
      this.noteEqual(endA, endA + 1, endB, endB + 1, false);
    }
    cursor.pop();
    if (cursor.top !== undefined) this.leave(cursor.top.before.child, cursor.top.after.child);
  }

  /** Compares the white space after two children, before a comma or before the bracket. */
  private leave(a: number, b: number): void {
    const { before, after } = this;
    if (this.isLast(before, a) === this.isLast(after, b))
      this.layout?.compareAfter(before.end[a] as number, after.end[b] as number);
  }

  /** Whether a child is the last of its container. */
  private isLast(table: NodeTable, child: number): boolean {
    const next = table.bytes[skipSpace(table.bytes, table.end[child] as number)];
    return next !== 0x2c;
  }

  /** Compares two values. Values with the same bytes are skipped. */
  private compare(a: number, b: number): void {
    const { before, after } = this;
    if (this.equalBytes.isEqual(a, b)) {
      const [start, startAfter] = [before.start[a] as number, after.start[b] as number];
      this.noteEqual(start, before.end[a] as number, startAfter, after.end[b] as number, true);
      return;
    }
    const bothObjects = before.isObject(a) && after.isObject(b);
    // Which of two equal keys counts is up to the reader, so such objects have one value as a whole.
    if (this.comparing.isOfValues && bothObjects && (repeatsKey(before, a) || repeatsKey(after, b))) {
      this.reporter.changed(a, b, 'value');
      return;
    }
    if (bothObjects || (before.isArray(a) && after.isArray(b))) {
      const identity = bothObjects ? 'any-id' : identityIn(this.cursor.childShape('before'));
      const matching = matchChildren(before, a, after, b, identity, this.corrections(a, b));
      this.cursor.push(a, b, matching);
      if (before.after[a] === a + 1 && after.after[b] === b + 1)
        this.layout?.compareAfter((before.start[a] as number) + 1, (after.start[b] as number) + 1);
      if (matching?.reordered) this.reporter.order(a, b, matching, !bothObjects);
    } else if (before.isString(a) && after.isString(b)) this.compareStrings(a, b);
    else this.compareScalars(a, b);
  }

  private corrections(a: number, b: number): Corrections {
    const { before, after, cursor } = this;
    if (this.comparing.isOfValues) return NO_CORRECTIONS;
    const { keepsRecords } = this.comparing.policy;
    return {
      renews: !keepsRecords ? undefined : isKeyedById(cursor.childShape('before')) ? 'ids-and-keys' : 'ids',
      misspelledKeys: () =>
        misspelledKeys(before, a, correctedShape(before, a, after, b, cursor.childShape('before'))),
      hasCorrectedType: (element, other) => {
        const placed = childShape(before, a, nodeShape(before, a, cursor.childShape('before')), element);
        return correctedType(before, element, after, other, placed) !== undefined;
      },
    };
  }

  /** Notes what precedes two children or brackets, back to the comma or bracket before. */
  private noteBefore(a: number, b: number): void {
    const from = spaceStart(this.before.bytes, a) - 1;
    const fromAfter = spaceStart(this.after.bytes, b) - 1;
    if (from >= 0 && fromAfter >= 0) this.noteEqual(from, a, fromAfter, b, false);
  }

  /** Notes a part of a text in a string if it is the same on both sides and not exempt. */
  private noteEqual(start: number, end: number, startAfter: number, endAfter: number, child: boolean): void {
    const { equalRanges, before, after, comparing, reporter } = this;
    if (equalRanges === undefined) return;
    if (!sameBytes(before.bytes, start, end, after.bytes, startAfter, endAfter)) return;
    if (!reporter.isExempt(comparing.policy, child)) equalRanges.add(start, startAfter, end - start);
  }

  private compareStrings(a: number, b: number): void {
    const { before, after } = this;
    const startA = before.start[a] as number;
    const endA = before.end[a] as number;
    const startB = after.start[b] as number;
    const endB = after.end[b] as number;
    const contentA = decodeString(before.bytes, startA, endA);
    const contentB = decodeString(after.bytes, startB, endB);
    if (sameBytes(contentA, 0, contentA.length, contentB, 0, contentB.length)) {
      this.reporter.spelling(a, b, () => wording.stringSpelling(before, startA, endA, after, startB, endB));
      return;
    }
    if (this.comparing.isOfValues) {
      this.compareValuesOf(a, contentA, b, contentB);
      return;
    }
    const holds = mayHoldJson(contentA);
    if (!holds || !mayHoldJson(contentB)) {
      if (this.compareHeld(a, b)) return;
      const noLongerJson = holds && readTable(contentA) !== undefined;
      this.reporter.changed(a, b, noLongerJson ? 'no-json' : 'value');
      return;
    }
    const [inBefore, inAfter] = [readTable(contentA), readTable(contentB)];
    if (inBefore === undefined || inAfter === undefined) {
      this.reporter.changed(a, b, inBefore === undefined ? 'value' : 'no-json');
      return;
    }
    // Where nothing can be spelled in two ways, what is equal inside need not be remembered.
    const isPlain =
      this.equalRanges === undefined &&
      hasPlainSpelling(before.bytes, startA, endA) &&
      hasPlainSpelling(after.bytes, startB, endB);
    const ranges = isPlain ? undefined : new EqualRanges();
    this.compareInside(inBefore, inAfter, ONE_STRING, ranges, (side, offsets) =>
      side === 'before'
        ? sourceOffsets(before.bytes, startA, endA, offsets)
        : sourceOffsets(after.bytes, startB, endB, offsets),
    );
    const respelled = ranges?.firstRespelled(
      { bytes: before.bytes, start: startA, end: endA },
      { bytes: after.bytes, start: startB, end: endB },
      this.equalRanges,
    );
    if (respelled === undefined) return;
    const [[from, to], [fromAfter, toAfter]] = [respelled.before, respelled.after];
    this.reporter.spelling(a, b, () =>
      wording.stringSpelling(before, from - 1, to + 1, after, fromAfter - 1, toAfter + 1),
    );
  }

  /** Compares two strings that differ, and the JSON in them if both hold it. */
  private compareValuesOf(a: number, contentA: Uint8Array, b: number, contentB: Uint8Array): void {
    // Deeper JSON is not compared inside: its values could not be written down.
    const held = (content: Uint8Array): NodeTable | undefined => {
      const table = mayHoldJson(content) ? readTable(content) : undefined;
      return table !== undefined && table.levels <= MAX_LEVELS ? table : undefined;
    };
    const inBefore = held(contentA);
    const inAfter = inBefore && held(contentB);
    if (inBefore === undefined || inAfter === undefined) this.reporter.changed(a, b, 'value');
    else {
      const finish = this.reporter.inside(a, b);
      this.compareInside(inBefore, inAfter, ONE_STRING, undefined, (_side, offsets) => offsets);
      finish();
    }
  }

  /** Compares the JSON that two values hold in more or fewer strings than before. @returns whether they do */
  private compareHeld(a: number, b: number): boolean {
    const { before, after, cursor, reporter } = this;
    if (!holdsJson(cursor.childShape('before'))) return false;
    const [one, other] = [heldJson(before, a), heldJson(after, b)];
    if (one === undefined || other === undefined) return false;
    const areStrings = one.strings > 0 && other.strings > 0;
    const most = Math.max(one.strings, other.strings);
    const isSame = (areStrings ? most > 1 : most === 1) && sameTokens(one.content, other.content);
    if (!isSame && one.strings === other.strings) return false;
    const [inBefore, inAfter] = isSame ? [] : [readTable(one.content), readTable(other.content)];
    if (!isSame && !(inBefore?.isObject(0) && inAfter?.isObject(0))) return false;
    reporter.embedded(a, b, isSame);
    if (inBefore === undefined || inAfter === undefined) return true;
    const strings = { before: one.strings, after: other.strings };
    // The two do not hold it in equally many strings, so no parts of strings correspond.
    this.compareInside(inBefore, inAfter, strings, undefined, (side, offsets) =>
      (side === 'before' ? one : other).toSource(offsets),
    );
    return true;
  }

  /** Compares two texts in the current values. @param equalRanges takes equal parts that are not exempt */
  private compareInside(
    before: NodeTable,
    after: NodeTable,
    strings: Holder['strings'],
    equalRanges: EqualRanges | undefined,
    toSource: (side: Side, offsets: readonly number[]) => readonly number[],
  ): void {
    const { comparing, cursor, reporter } = this;
    const { collector } = comparing;
    const first = collector.pending.length;
    const place = `${cursor.childPlace}#`;
    const holder = { reporter, shape: cursor.childShape('before'), place, strings };
    new TextPair(before, after, comparing, holder, equalRanges).run();
    for (const side of ['before', 'after'] as const)
      collector.carryOver(first, side, (offsets) => toSource(side, offsets));
  }

  private compareScalars(a: number, b: number): void {
    const { before, after } = this;
    const textA = isNumber(before, a) ? numberText(before, a) : undefined;
    const textB = isNumber(after, b) ? numberText(after, b) : undefined;
    if (textA !== undefined && textB !== undefined) {
      if (sameNumber(textA, textB))
        this.reporter.spelling(a, b, () => wording.numberSpelling(before, a, after, b));
      else this.reporter.changed(a, b, 'value');
      return;
    }
    if (this.comparing.isOfValues) this.reporter.changed(a, b, 'value');
    else if (!this.compareHeld(a, b))
      this.reporter.changed(a, b, kindOf(before, a) === kindOf(after, b) ? 'value' : 'type');
  }
}

function repeatsKey(table: NodeTable, object: number): boolean {
  const limit = table.after[object] as number;
  const first = object + 1;
  // Most objects that differ have one key or a few.
  if (first >= limit || (table.after[first] as number) >= limit) return false;
  const keys = new Set<string>();
  let count = 0;
  for (let child = first; child < limit; child = table.after[child] as number) {
    keys.add(table.keyText(child));
    count++;
  }
  return keys.size < count;
}
