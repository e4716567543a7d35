import { parsePointer } from '../../bytes/json/pointer.js';
import { printable } from '../../bytes/json/quote.js';
import { counted } from '../../bytes/text/in-words.js';
import type {
  Comparison,
  DifferenceClass,
  DifferenceGroup,
  DifferencePlace,
  Keep,
} from '../roundtrip/difference.js';
import type { Hazard } from '../roundtrip/hazards.js';
import { shownPointer } from './shown-pointer.js';
import type { Paint } from './text-report.js';

/** The names of the two texts in a report. */
export interface Sides {
  readonly before: string;
  readonly after: string;
  /** Whether --allow exempts parts of them. */
  readonly exempts: boolean;
}

/** How many groups are listed. */
const MAX_GROUPS = 50;

const CLASS_STYLE = {
  removed: 'red',
  changed: 'yellow',
  added: 'blue',
  order: 'dim',
  spelling: 'dim',
  layout: 'dim',
} as const satisfies Record<DifferenceClass, string>;

/** The comparison for people: a paragraph for each group, the worst first, then the verdict. */
export function comparisonText(comparison: Comparison, sides: Sides, paint: Paint): string {
  const { groups } = comparison;
  const more = groups.length - MAX_GROUPS;
  return [
    ...groups.slice(0, MAX_GROUPS).map((group) => groupText(group, sides, paint)),
    more > 0 ? `… and ${counted(more, 'more group')} of differences: --format json lists them all\n\n` : '',
    comparisonVerdict(comparison, sides.exempts, paint),
  ].join('');
}

function groupText(group: DifferenceGroup, sides: Sides, paint: Paint): string {
  const { class: kind, known, forgiven, count, first } = group;
  const familiar = known ? '' : ', unknown to roomlint';
  const allowed = forgiven ? ', allowed' : '';
  const often = count > 1 ? `, ${times(count)}, for example` : '';
  const title = `${paint(CLASS_STYLE[kind], kind)}${familiar}${allowed}${often}: ${printable(first.message)}`;
  const places = [place(sides.before, first.before), place(sides.after, first.after)].filter(
    (text) => text !== undefined,
  );
  const where =
    count > 1 ? `${shownPointer(group.places)}, first at ` : `${shownPointer(placeOf(group))} at `;
  return `${title}\n    ${paint('dim', where)}${paint('bold', places.join(' → '))}\n\n`;
}

function placeOf({ first }: DifferenceGroup): string {
  const at = first.before ?? first.after;
  const pointer = at === undefined ? '' : [at.pointer, ...at.embedded].join('#');
  return pointer === '' ? 'the file' : pointer;
}

function place(path: string, at: DifferencePlace | undefined): string | undefined {
  return at === undefined ? undefined : `${printable(path)}:${at.start.line}:${at.start.column}`;
}

/** The last line: what the comparison means. */
export function comparisonVerdict(comparison: Comparison, exempts: boolean, paint: Paint): string {
  const { verdict: outcome, keep, groups } = comparison;
  const gone = groups.reduce((sum, group) => sum + (group.known ? group.unknownInside : 0), 0);
  if (outcome === 'identical') return `${paint('green', 'identical')}: both files have the same bytes\n`;
  if (outcome === 'kept') {
    // Under --keep bytes the sentence in KEPT already mentions --allow.
    const exception = exempts && keep !== 'bytes' ? ', except where --allow permits differences' : '';
    const rest = groups.length === 0 ? '' : `; ${tally(groups)}`;
    const kept = keep === 'unknown' && gone > 0 ? keptExceptIn(gone) : KEPT[keep];
    return `${paint('green', 'kept')}: ${kept}${exception}${rest}\n`;
  }
  const unforgiven = groups.filter(({ forgiven }) => !forgiven);
  const losses = unforgiven.filter(isLoss);
  const others = unforgiven.filter((group) => !isLoss(group));
  if (losses.length === 0) return `${paint('red', 'different')}: ${tally(others)}; nothing is lost\n`;
  const different = others.length === 0 ? '' : `; also different: ${tally(others)}`;
  const sections = losses.map(sectionText);
  const parts = losses.filter((_, index) => sections[index] === undefined);
  const lost = [
    ...sections.filter((text) => text !== undefined),
    ...(parts.length === 0 ? [] : [tally(parts)]),
  ];
  return `${paint('red', 'lost')}: ${lost.join(', ')}${different}\n`;
}

/** A documented section that is gone, by its name; undefined for another loss. */
function sectionText({ class: kind, known, unknownInside, first }: DifferenceGroup): string | undefined {
  const [section, ...deeper] = parsePointer(first.before?.pointer ?? '');
  const isWhole = kind === 'removed' && deeper.length === 0 && first.before?.embedded.length === 0;
  if (!isWhole || !known || section === undefined) return undefined;
  const fields = counted(unknownInside, 'field');
  const unknown = unknownInside === 0 ? '' : `, with ${fields} that roomlint does not know`;
  return `the section ${printable(section)}${unknown}`;
}

/** Whether a value is gone or no longer seen, and not only written differently. */
function isLoss({ class: kind, first }: DifferenceGroup): boolean {
  return kind === 'removed' || kind === 'changed' || first.hides;
}

function keptExceptIn(gone: number): string {
  const parts =
    gone === 1 ? '1 part that roomlint does not know' : `${number(gone)} parts that roomlint does not know`;
  return `nothing unknown is missing from the remaining records, but ${parts} went with records that are gone as a whole`;
}

const KEPT: Readonly<Record<Keep, string>> = {
  bytes: 'every byte is the same, except where --allow permits differences',
  values: 'every value is the same',
  unknown: 'everything unknown to roomlint is still there',
};

/** What the last line counts as one. White space inside strings is counted by string. */
type Counted = Exclude<DifferenceClass, 'layout'> | 'layout of the file' | 'layout inside strings';

/** The differences in words, the worst first: `1 value changed, white space differs at 3 places`. */
function tally(groups: readonly DifferenceGroup[]): string {
  const counts = new Map<string, { readonly what: Counted; readonly known: boolean; count: number }>();
  for (const group of groups) {
    const { known } = group;
    const what = countedAs(group);
    const count = what === 'layout of the file' ? group.first.count : group.count;
    const counted = counts.get(`${what} ${known}`);
    if (counted === undefined) counts.set(`${what} ${known}`, { what, known, count });
    else counted.count += count;
  }
  return [...counts.values()].map(({ what, known, count }) => tallyOf(what, known, count)).join(', ');
}

function countedAs({ class: kind, first }: DifferenceGroup): Counted {
  if (kind !== 'layout') return kind;
  const { embedded = [] } = first.before ?? first.after ?? {};
  return embedded.length === 0 ? 'layout of the file' : 'layout inside strings';
}

function tallyOf(what: Counted, known: boolean, count: number): string {
  const unknown = known ? '' : 'unknown ';
  const some = (noun: string): string => `${number(count)} ${count === 1 ? noun : `${noun}s`}`;
  switch (what) {
    case 'removed':
      return `${some(`${unknown}part`)} ${count === 1 ? 'is' : 'are'} gone`;
    case 'changed':
      return `${some(`${unknown}value`)} changed`;
    case 'added':
      return `${some(`${unknown}part`)} ${count === 1 ? 'is' : 'are'} new`;
    case 'order':
      return `the order ${known ? '' : 'of unknown parts '}differs at ${some('place')}`;
    case 'spelling':
      return `${some(`${unknown}value`)} ${count === 1 ? 'is' : 'are'} spelled differently`;
    case 'layout of the file':
      return `white space differs at ${some('place')}`;
    case 'layout inside strings':
      return `white space differs inside ${some('string')}`;
  }
}

/** The report on a single file: what an ordinary JSON tool would change. */
export function hazardText(path: string, bytes: number, hazards: readonly Hazard[], paint: Paint): string {
  const head = `${paint('green', 'identical')}: reading and writing this file gives the same ${number(bytes)} bytes\n`;
  if (hazards.length === 0) return `${head}an ordinary JSON tool changes only the white space of this file\n`;
  const texts = hazards.map(({ message, count, first }) => {
    const often = count > 1 ? ` (${times(count)})` : '';
    const at = first.pointer === '' ? '' : paint('dim', `${shownPointer(first.pointer)} at `);
    return `${printable(message)}${often}\n    ${at}${paint('bold', place(path, first) ?? '')}\n\n`;
  });
  return `${head}\nan ordinary JSON tool, which parses the file and writes it again, would change it:\n\n${texts.join('')}`;
}

function times(count: number): string {
  return `${number(count)} times`;
}

function number(count: number): string {
  return count.toLocaleString('en');
}
