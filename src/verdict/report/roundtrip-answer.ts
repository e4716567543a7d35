import { placeText, shownPointer } from '../../bytes/json/pointer.js';
import type { NotJsonError } from '../roundtrip/compare.js';
import type {
  Comparison,
  Difference,
  DifferenceClass,
  DifferenceGroup,
  DifferencePlace,
  Keep,
} from '../roundtrip/difference.js';
import type { Hazard } from '../roundtrip/hazards.js';
import type { Answer, AnswerEntry, AnswerLine, AnswerSymbol } from './answer.js';
import { placeShape } from './json-report.js';

/** The two files that are compared. */
export interface Sides {
  readonly before: string;
  readonly after: string;
  /** Whether --allow exempts parts of them. */
  readonly exempts: boolean;
}

const SYMBOLS: Readonly<Partial<Record<DifferenceClass, AnswerSymbol>>> = {
  removed: '-',
  changed: '~',
  added: '+',
};

/** The differences of two files, the worst first. */
export function comparisonAnswer(sides: Sides, comparison: Comparison): Answer {
  return {
    title: `${sides.before} to ${sides.after}`,
    file: sides.after,
    sections: [{ entries: comparison.groups.map((group) => groupEntry(group, sides)) }],
    verdict: verdictOf(comparison, sides.exempts),
  };
}

function groupEntry(group: DifferenceGroup, sides: Sides): AnswerEntry {
  const { class: kind, known, forgiven, count, places, first } = group;
  const notes = [
    ...(known ? [] : ['unknown to roomlint']),
    ...(forgiven ? ['allowed'] : []),
    ...(count > 1 ? [times(count)] : []),
  ];
  const sidesOfIt = [place(sides.before, first.before), place(sides.after, first.after)];
  const positions = sidesOfIt.filter((text) => text !== undefined).join(' → ');
  const where = count > 1 ? `${shownPointer(places)}, first at` : `${shownPointer(placeOf(group))} at`;
  return {
    symbol: SYMBOLS[kind],
    text: `${[kind, ...notes].join(', ')}: ${first.message}`,
    details: [`${where} ${positions}`],
  };
}

function placeOf({ first }: DifferenceGroup): string {
  const at = first.before ?? first.after;
  const pointer = at === undefined ? '' : placeText(at);
  return pointer === '' ? 'the file' : pointer;
}

function place(path: string, at: DifferencePlace | undefined): string | undefined {
  return at === undefined ? undefined : `${path}:${at.start.line}:${at.start.column}`;
}

/** What the comparison means. */
function verdictOf({ verdict, keep, groups }: Comparison, exempts: boolean): AnswerLine {
  if (verdict === 'identical') return { symbol: '✓', text: 'identical: both files have the same bytes' };
  if (verdict === 'kept') {
    // Under --keep bytes the sentence in KEPT already mentions --allow.
    const exception = exempts && keep !== 'bytes' ? ', except where --allow permits differences' : '';
    const rest = groups.length === 0 ? '' : `; ${tally(groups)}`;
    return { symbol: '✓', text: `kept: ${KEPT[keep]}${exception}${rest}` };
  }
  const unforgiven = groups.filter(({ forgiven }) => !forgiven);
  const losses = unforgiven.filter(isLoss);
  const others = unforgiven.filter((group) => !isLoss(group));
  if (losses.length === 0) return { symbol: '✗', text: `different: ${tally(others)}; nothing is lost` };
  const different = others.length === 0 ? '' : `; also different: ${tally(others)}`;
  return { symbol: '✗', text: `lost: ${tally(losses)}${different}` };
}

/** Whether a value is gone or no longer seen, and not only written differently. */
function isLoss({ class: kind, first }: DifferenceGroup): boolean {
  return kind === 'removed' || kind === 'changed' || first.hides;
}

const KEPT: Readonly<Record<Keep, string>> = {
  bytes: 'every byte is the same, except where --allow permits differences',
  values: 'every value is the same',
  unknown: 'everything unknown to roomlint is still there in the records that remain',
};

const CLASS_WORDS: Readonly<Record<DifferenceGroup['class'], string>> = {
  removed: 'gone',
  changed: 'changed',
  added: 'new',
  order: 'in another order',
  spelling: 'spelled differently',
  layout: 'laid out differently',
};

/** The differences by class, the worst first: `2 gone, 1 changed (unknown to roomlint)`. */
function tally(groups: readonly DifferenceGroup[]): string {
  const counts = new Map<string, number>();
  for (const { class: kind, known, count } of groups) {
    const what = `${CLASS_WORDS[kind]}${known ? '' : ' (unknown to roomlint)'}`;
    counts.set(what, (counts.get(what) ?? 0) + count);
  }
  return [...counts].map(([what, count]) => `${number(count)} ${what}`).join(', ');
}

/** What an ordinary JSON tool, which parses the file and writes it again, would change. */
export function hazardsAnswer(path: string, bytes: number, hazards: readonly Hazard[]): Answer {
  const would =
    hazards.length === 0
      ? 'an ordinary JSON tool changes only the white space of this file'
      : 'an ordinary JSON tool, which parses the file and writes it again, would change it';
  return {
    title: path,
    sections: [{ entries: hazards.map((hazard) => hazardEntry(path, hazard)) }],
    verdict: {
      symbol: '✓',
      text: `identical: reading and writing this file gives the same ${number(bytes)} bytes`,
    },
    advice: [{ symbol: hazards.length === 0 ? '✓' : '!', text: would }],
  };
}

function hazardEntry(path: string, { message, count, first }: Hazard): AnswerEntry {
  const often = count > 1 ? ` (${times(count)})` : '';
  const at = first.pointer === '' ? '' : `${shownPointer(placeText(first))} at `;
  return {
    symbol: '!',
    text: `${message}${often}`,
    details: [`${at}${place(path, first) ?? ''}`],
  };
}

function times(count: number): string {
  return `${number(count)} times`;
}

function number(count: number): string {
  return count.toLocaleString('en');
}

/** The version of the report's shape, which schemas/roundtrip-report.schema.json describes. */
const VERSION = 1;

export function comparisonReport({ verdict, keep, differences, omitted }: Comparison): object {
  return { version: VERSION, verdict, keep, differences: differences.map(differenceShape), omitted };
}

/** The report on a single file: what an ordinary JSON tool would change. */
export function hazardReport(keep: Keep, hazards: readonly Hazard[]): object {
  const shapes = hazards.map((hazard) => ({ ...hazard, first: placeShape(hazard.first) }));
  return { version: VERSION, verdict: 'identical', keep, differences: [], omitted: 0, hazards: shapes };
}

function differenceShape({ class: kind, before, after, unknownInside, ...about }: Difference): object {
  const { known, forgiven, message, count } = about;
  return {
    class: kind,
    known,
    forgiven,
    message,
    count,
    unknownInside: unknownInside && { count: unknownInside.count, pointers: unknownInside.pointers },
    before: before && placeShape(before),
    after: after && placeShape(after),
  };
}

/** Why two files are not compared. */
export function notCompared(
  { which, at, fault }: NotJsonError,
  sides: Pick<Sides, 'before' | 'after'>,
): string {
  const sentence = /[.?!]$/.test(fault) ? fault : `${fault}.`;
  return `${sides[which]}:${at.line}:${at.column} ${sentence} Only JSON can be compared`;
}
