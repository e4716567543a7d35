import type { NodeTable } from '../../bytes/json/node-table.js';
import {
  elementShape,
  holdsJson,
  insideShape,
  isKeyedById,
  recordOfShape,
  type Shape,
  SNAPSHOT_SHAPE,
  UNKNOWN_SHAPE,
} from '../../model/schema/known-fields.js';
import type { AlikePlace, LayoutTally, PendingPlace, Wording } from './collector.js';
import type { Cursor } from './cursor.js';
import type { Judged, Side } from './difference.js';
import { isWithoutNumbers, type QuestNames } from './expression-numbers.js';
import type { Matching } from './matching.js';
import { type Comparing, type Holder, PairReporter } from './pair-reporter.js';
import { QuestTwins } from './quest-twins.js';
import { childShape, nodeShape, nodeText } from './schema-lookup.js';
import { holdsUnknown, losesUnknown, NOTHING, type UnknownParts, unknownParts } from './unknown-parts.js';
import * as wording from './wording.js';

/** A comparison that reports all differences, also of white space and spelling. */
export interface ComparingDifferences extends Comparing {
  readonly questNames: QuestNames;
}

type PlaceMaker = (() => PendingPlace) | undefined;

/** A difference, with functions that create its message and places if it is kept. */
interface ReportedDifference extends Judged {
  readonly wording: Wording;
  readonly place: AlikePlace;
  readonly unknownInside?: UnknownParts;
  readonly hides?: boolean;
  readonly message: () => string;
  readonly before: PlaceMaker;
  readonly after: PlaceMaker;
  /** The number of places; 1 unless given. */
  readonly count?: number;
  /** Whether all of its places are exempt, where that is known; found out by its place otherwise. */
  readonly isExempt?: boolean;
}

/**
 * Turns what {@link TextPair} finds into differences: their class, whether the schemas know what is lost, whether that
 * is forgiven, and the message.
 */
export class DifferenceReporter extends PairReporter {
  /** Whether any of several equal members holds something unknown. */
  private readonly equalsHoldUnknown = new WeakMap<readonly number[], boolean>();
  private readonly twins: QuestTwins;

  constructor(
    private readonly before: NodeTable,
    private readonly after: NodeTable,
    cursor: Cursor,
    private readonly comparing: ComparingDifferences,
    holder: Holder | undefined,
  ) {
    super(cursor, holder);
    this.twins = new QuestTwins(before, after, cursor);
  }

  private report(difference: ReportedDifference): void {
    const { collector, policy } = this.comparing;
    const { class: differenceClass, known, wording: words, place, message, before, after } = difference;
    const { unknownInside, hides = false, count = 1, isExempt } = difference;
    const inside = unknownInside?.count ?? 0;
    let placeBefore: PendingPlace | undefined;
    let placeAfter: PendingPlace | undefined;
    let forgiven =
      isExempt === true ||
      policy.forgives(difference, this.holder !== undefined, inside > 0 || words === 'no-json');
    if (!forgiven && isExempt === undefined && policy.hasExemptions) {
      placeBefore = before?.();
      placeAfter = after?.();
      const at = placeBefore ?? placeAfter;
      forgiven = at !== undefined && policy.isExempt(at.pointer, at.embedded);
    }
    const noted = { class: differenceClass, known, forgiven, wording: words, place, unknownInside: inside };
    collector.note(noted, () => ({
      class: differenceClass,
      known,
      forgiven,
      message: message(),
      count,
      unknownInside: inside === 0 ? undefined : unknownInside,
      hides,
      before: placeBefore ?? before?.(),
      after: placeAfter ?? after?.(),
    }));
  }

  override removed(child: number, matching: Matching, position: number): void {
    const { before, cursor } = this;
    const placed = cursor.childShape('before');
    const equals = this.equalMembers('before', matching, position);
    const isDisturbing = equals !== undefined && this.holdUnknown(matching, equals);
    const loses = losesUnknown(before, child, placed, true);
    const isOnTwin = loses && this.twins.hold(child);
    const unknownInside = isOnTwin ? NOTHING : unknownParts(before, child, placed);
    this.report({
      class: 'removed',
      known: !isDisturbing && (!loses || isOnTwin),
      wording: equals !== undefined ? 'repeated' : unknownInside.count > 0 ? 'content' : 'value',
      place: cursor.childPlace,
      unknownInside,
      // An empty one holds nothing.
      takesSection: this.isSection('before', placed) && before.after[child] !== child + 1,
      message: () =>
        wording.removed(this.named('before', child, placed), equals !== undefined, isOnTwin, unknownInside),
      before: this.memberPlace('before', child),
      after: undefined,
    });
  }

  override added(child: number, matching: Matching, position: number): void {
    const { after, cursor } = this;
    const placed = cursor.childShape('after');
    const equals = this.equalMembers('after', matching, position);
    const hides = equals !== undefined && this.holdUnknown(matching, equals);
    const inUnknown = cursor.shape('before') === UNKNOWN_SHAPE;
    this.report({
      class: 'added',
      known: !hides && nodeShape(after, child, placed) !== UNKNOWN_SHAPE,
      wording: hides ? 'hides' : equals !== undefined ? 'repeated' : 'value',
      place: cursor.childPlace,
      touchesUnknown: inUnknown || hides || this.movesUnknown(matching, position),
      hides,
      message: () => wording.added(this.named('after', child, placed), equals !== undefined, hides),
      before: undefined,
      after: this.memberPlace('after', child),
    });
  }

  /** The members with the same key as a child, if their number changed; undefined in lists. */
  private equalMembers(side: Side, matching: Matching, position: number): readonly number[] | undefined {
    const { top } = this.cursor;
    return top !== undefined && this[side].isObject(top[side].node)
      ? matching.equals(side, position)
      : undefined;
  }

  /** Whether one of several equal members held something unknown: readers differ in which they use. */
  private holdUnknown(matching: Matching, equals: readonly number[]): boolean {
    const answered = this.equalsHoldUnknown.get(equals);
    if (answered !== undefined) return answered;
    const { before, cursor } = this;
    const { top } = cursor;
    const answer = equals.some((position) => {
      const child = matching.before[position] as number;
      const placed = top && childShape(before, top.before.node, top.shapes.before, child);
      return placed !== undefined && holdsUnknown(before, child, placed);
    });
    this.equalsHoldUnknown.set(equals, answer);
    return answer;
  }

  /** Whether a new element moves elements that no schema describes. */
  private movesUnknown(matching: Matching, position: number): boolean {
    const { top } = this.cursor;
    if (top === undefined || !this.before.isArray(top.before.node)) return false;
    return elementShape(top.shapes.before) === UNKNOWN_SHAPE && position < matching.before.length;
  }

  /** JSON was put into one more string, or taken out of one: what was an object or list may be a string now. */
  override embedded(a: number, b: number, isSame: boolean): void {
    const { before, after } = this;
    const label = this.label();
    const isList = before.isArray(a) || after.isArray(b);
    const areStrings = before.isString(a) && after.isString(b);
    this.report({
      class: 'changed',
      known: true,
      wording: isList ? 'embedded-list' : 'embedded',
      place: this.cursor.childPlace,
      message: () =>
        areStrings
          ? wording.unwrapped(label(), isSame)
          : wording.embedded(label(), isList, after.isString(b), isSame),
      before: this.valuePlace('before', a),
      after: this.valuePlace('after', b),
    });
  }

  override changed(a: number, b: number, words: Wording): void {
    const { before, after, cursor } = this;
    const placed = cursor.childShape('before');
    const label = this.label();
    const unknownInside = unknownParts(before, a, placed);
    this.report({
      class: 'changed',
      known: !losesUnknown(before, a, placed, false) || this.isWithoutNumbers(a, b),
      wording: unknownInside.count > 0 ? 'content' : words,
      place: cursor.childPlace,
      unknownInside,
      // What was an object, or a list, is so no longer.
      takesSection:
        before.after[a] !== a + 1 && (placed === SNAPSHOT_SHAPE || this.isSection('before', placed)),
      message: () =>
        (words === 'no-json'
          ? wording.noJson(label(), after, b)
          : wording.changed(label(), before, a, after, b)) + wording.takesAlong(unknownInside),
      before: this.valuePlace('before', a),
      after: this.valuePlace('after', b),
    });
  }

  /** Whether expressions lost the numbers of quests, which the documents leave out. */
  private isWithoutNumbers(a: number, b: number): boolean {
    const { before, after } = this;
    if (!before.isString(a) || !after.isString(b) || !this.mayHoldExpressions) return false;
    return isWithoutNumbers(nodeText(before, a), nodeText(after, b), this.comparing.questNames);
  }

  override spelling(a: number, b: number, message: () => string): void {
    const { cursor } = this;
    const label = this.label();
    this.report({
      class: 'spelling',
      known: cursor.childShape('before') !== UNKNOWN_SHAPE,
      wording: 'value',
      place: cursor.childPlace,
      message: () => wording.spelled(label(), message()),
      before: this.valuePlace('before', a),
      after: this.valuePlace('after', b),
    });
  }

  override keySpelling(a: number, b: number): void {
    const { before, after, cursor } = this;
    this.report({
      class: 'spelling',
      known: cursor.childShape('before') !== UNKNOWN_SHAPE,
      wording: 'key',
      place: cursor.childPlace,
      message: () => wording.keySpelling(before, a, after, b),
      before: this.memberPlace('before', a),
      after: this.memberPlace('after', b),
    });
  }

  /** A misspelled key was corrected. */
  override renamed(a: number, b: number): void {
    const { before, after, cursor } = this;
    this.report({
      class: 'changed',
      known: true,
      wording: 'key',
      place: cursor.childPlace,
      message: () => wording.renamed(before.keyText(a), after.keyText(b)),
      before: this.memberPlace('before', a),
      after: this.memberPlace('after', b),
    });
  }

  override order(a: number, b: number, matching: Matching, inArray: boolean): void {
    const { before, after, cursor } = this;
    this.report({
      class: 'order',
      known: (inArray ? elementShape(cursor.shape('before')) : cursor.shape('before')) !== UNKNOWN_SHAPE,
      wording: 'value',
      place: cursor.place,
      inArray,
      message: () => wording.order(before, after, matching, inArray),
      before: () => this.pendingPlace('before', false, before.start[a] as number, before.end[a] as number),
      after: () => this.pendingPlace('after', false, after.start[b] as number, after.end[b] as number),
    });
  }

  private valuePlace(side: Side, node: number): () => PendingPlace {
    const table = this[side];
    return () => this.pendingPlace(side, true, table.start[node] as number, table.end[node] as number);
  }

  /** The place of a member or element that exists on one side only: the key, or the value of an element. */
  private memberPlace(side: Side, node: number): () => PendingPlace {
    const table = this[side];
    const key = table.key[node] as number;
    if (key < 0) return this.valuePlace(side, node);
    return () => this.pendingPlace(side, true, key, table.keyEnd(node));
  }

  private label(): () => string {
    const { before, cursor } = this;
    return () => wording.label(before, cursor, this.holder !== undefined);
  }

  private isSection(side: Side, placed: Shape): boolean {
    return this.cursor.shape(side) === SNAPSHOT_SHAPE && placed !== UNKNOWN_SHAPE;
  }

  private named(side: Side, child: number, placed: Shape): wording.Named {
    const { cursor } = this;
    const table = this[side];
    const inside = holdsJson(placed) && isKeyedById(cursor.shape(side)) ? insideShape(placed) : placed;
    return {
      table,
      child,
      record: this.isSection(side, placed) ? 'section' : recordOfShape(inside),
      around: wording.containerName(table, cursor, side),
      identity: cursor.top?.matching?.identity ?? 'any-id',
      position: cursor.top?.[side].position ?? 0,
    };
  }

  /** White space is reported once per text, because a reformatted text differs everywhere. */
  override layout(tally: LayoutTally, isExempt: boolean): void {
    const { holder, before, after } = this;
    const known = holder === undefined || holder.shape !== UNKNOWN_SHAPE;
    this.report({
      class: 'layout',
      known,
      wording: 'value',
      place: holder?.place ?? '',
      touchesUnknown: !known,
      message: () => wording.layout(before.bytes, after.bytes, tally, holder !== undefined),
      before: () => tally.before,
      after: () => tally.after,
      count: tally.count,
      isExempt,
    });
  }
}
