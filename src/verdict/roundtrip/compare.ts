import { sameBytes } from '../../bytes/json/equality.js';
import { type NodeTable, readTable } from '../../bytes/json/node-table.js';
import { maskOfJson } from '../../bytes/scan/masked.js';
import { byteOrderMarkLength } from '../../bytes/text/encoding.js';
import { LineIndex } from '../../bytes/text/lines.js';
import { byteOffset } from '../../bytes/text/span.js';
import { SNAPSHOT_SHAPE } from '../../model/schema/known-fields.js';
import type { PlaceMatcher } from '../lint/place-glob.js';
import { Collector, type PendingDifference, type PendingGroup, type PendingPlace } from './collector.js';
import {
  type Comparison,
  DIFFERENCE_CLASSES,
  type Difference,
  type DifferenceGroup,
  type DifferencePlace,
  type Keep,
  KeepPolicy,
  type Side,
} from './difference.js';
import { type ComparingDifferences, DifferenceReporter } from './difference-reporter.js';
import { QuestNames } from './expression-numbers.js';
import { notJson } from './not-json.js';
import { redactComparison } from './redact.js';
import { TextPair } from './text-pair.js';

export { NotJsonError } from './not-json.js';

/** What a comparison forgives and lists. */
export interface CompareOptions {
  readonly keep: Keep;
  /** Places in which every difference is forgiven. */
  readonly allow: readonly PlaceMatcher[];
  /** Whether a record that is removed as a whole is lost if something in it is unknown. False by default. */
  readonly keepsRecords?: boolean;
  /** How many differences are listed; 10,000 by default. The groups count all of them. */
  readonly maxDifferences?: number;
}

const MAX_DIFFERENCES = 10_000;

/**
 * Compares two JSON texts and classifies every difference. Values with the same bytes are skipped. Time and
 * memory are linear in the size of the texts, at any depth.
 *
 * @throws NotJsonError when the bytes differ and one of the texts is not valid JSON
 * @throws TooManyCredentialsError when there are differences and a text has too many credentials
 */
export function compareTexts(before: Uint8Array, after: Uint8Array, options: CompareOptions): Comparison {
  const { keep, allow, maxDifferences = MAX_DIFFERENCES } = options;
  if (sameBytes(before, 0, before.length, after, 0, after.length))
    return { verdict: 'identical', keep, differences: [], omitted: 0, groups: [] };
  const table = read(before, 'before');
  const tableAfter = read(after, 'after');
  const collector = new Collector(maxDifferences);
  const policy = new KeepPolicy(keep, allow, options.keepsRecords);
  const questNames = new QuestNames([before, after]);
  const comparing: ComparingDifferences = {
    collector,
    policy,
    questNames,
    shape: SNAPSHOT_SHAPE,
    isOfValues: false,
    reporterOf: (one, other, cursor, holder) => new DifferenceReporter(one, other, cursor, comparing, holder),
  };
  new TextPair(table, tableAfter, comparing, undefined, undefined).run();
  const comparison = locateDifferences(before, after, options, collector);
  if (comparison.groups.length === 0) return comparison;
  return redactComparison(comparison, maskOfJson([before, after]));
}

function read(bytes: Uint8Array, side: Side): NodeTable {
  const table = readTable(bytes, byteOrderMarkLength(bytes));
  if (table === undefined || !table.isUtf8) throw notJson(side, bytes);
  return table;
}

function locateDifferences(
  before: Uint8Array,
  after: Uint8Array,
  { keep, maxDifferences: maxListed = MAX_DIFFERENCES }: CompareOptions,
  collector: Collector,
): Comparison {
  const { pending } = collector;
  const linesBefore = new LineIndex(before);
  const linesAfter = new LineIndex(after);
  const differences = new Map<PendingDifference, Difference>();
  for (const difference of pending)
    differences.set(difference, {
      ...difference,
      before: toPlace(difference.before, linesBefore),
      after: toPlace(difference.after, linesAfter),
    });
  const listed = [...differences.values()].slice(0, maxListed);
  return {
    verdict: collector.isLost ? 'lost' : 'kept',
    keep,
    differences: listed.sort(inTextOrder),
    omitted: collector.omitted,
    groups: collector.groups.map((group) => toGroup(group, differences)).sort(worstFirst),
  };
}

function toPlace(place: PendingPlace | undefined, lines: LineIndex): DifferencePlace | undefined {
  if (place === undefined) return undefined;
  const { pointer, embedded, start, end } = place;
  const [from, to] = [lines.positionOf(byteOffset(start)), lines.positionOf(byteOffset(end))];
  return { pointer, embedded, start: from, end: to };
}

/** By position in the text before, and those without one at the end, by position in the text after. */
function inTextOrder(a: Difference, b: Difference): number {
  if (a.before !== undefined && b.before !== undefined)
    return a.before.start.offset - b.before.start.offset || a.before.end.offset - b.before.end.offset;
  if (a.before !== undefined || b.before !== undefined) return a.before === undefined ? 1 : -1;
  return (a.after?.start.offset ?? 0) - (b.after?.start.offset ?? 0);
}

function toGroup(
  group: PendingGroup,
  differences: ReadonlyMap<PendingDifference, Difference>,
): DifferenceGroup {
  const { noted, count, unknownInside } = group;
  const { known, forgiven } = noted;
  const first = differences.get(group.first);
  if (first === undefined) throw new Error('the first difference of a group was not kept');
  return {
    class: noted.class,
    known,
    forgiven,
    places: noted.place,
    count,
    unknownInside,
    first,
  };
}

function worstFirst(a: DifferenceGroup, b: DifferenceGroup): number {
  return (
    Number(a.forgiven) - Number(b.forgiven) ||
    DIFFERENCE_CLASSES.indexOf(a.class) - DIFFERENCE_CLASSES.indexOf(b.class) ||
    Number(a.known) - Number(b.known) ||
    b.count - a.count
  );
}
