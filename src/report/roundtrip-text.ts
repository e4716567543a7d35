import { printable } from '../json/quote.js';
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

/** The two texts as a report names them. */
export interface Sides {
  readonly before: string;
  readonly after: string;
  /** Whether parts of them may differ whatever has to be kept. */
  readonly exempts: boolean;
}

/** So many groups are told. */
const MOST_GROUPS = 50;

const CLASS_STYLE = {
  removed: 'red',
  changed: 'yellow',
  added: 'blue',
  order: 'dim',
  spelling: 'dim',
  layout: 'dim',
} as const satisfies Record<DifferenceClass, string>;

/** The comparison for people: what differs, the worst first, the same at many places once, and what that means. */
export function* comparisonText(comparison: Comparison, sides: Sides, paint: Paint): Iterable<string> {
  const { groups } = comparison;
  for (const group of groups.slice(0, MOST_GROUPS)) yield groupText(group, sides, paint);
  const more = groups.length - MOST_GROUPS;
  if (more > 0) yield `… and ${more} more of other kinds or at other places: --format json lists them\n\n`;
  yield verdict(comparison, sides.exempts, paint);
}

function groupText(group: DifferenceGroup, sides: Sides, paint: Paint): string {
  const { class: kind, known, forgiven, count, first } = group;
  const familiar = known ? '' : ', unknown to roomlint';
  const allowed = forgiven ? ', which is allowed here' : '';
  const often = count > 1 ? `, ${times(count)}, such as` : '';
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

/** One sentence that says what became of what had to be kept. */
function verdict(comparison: Comparison, exempts: boolean, paint: Paint): string {
  const { verdict: outcome, keep, groups } = comparison;
  if (outcome === 'identical') return `${paint('green', 'identical')}: both have the same bytes\n`;
  if (outcome === 'kept') {
    // With --keep bytes nothing but what is allowed can have been forgiven, and its sentence says so.
    const aside = exempts && keep !== 'bytes' ? ', what --allow exempts aside' : '';
    const rest = groups.length === 0 ? '' : `; ${tally(groups)}`;
    return `${paint('green', 'kept')}: ${KEPT[keep]}${aside}${rest}\n`;
  }
  return `${paint('red', 'lost')}: ${tally(groups.filter(({ forgiven }) => !forgiven))}\n`;
}

const KEPT: Readonly<Record<Keep, string>> = {
  bytes: 'every byte that is not allowed to differ is the same',
  values: 'every value is the same',
  unknown: 'everything that roomlint does not know is still there',
};

/** What is counted together in the last sentence. White space inside strings is told by texts, elsewhere by places. */
type Counted = Exclude<DifferenceClass, 'layout'> | 'layout of the file' | 'layout of texts inside';

/** How much of what, the worst first. */
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
  return embedded.length === 0 ? 'layout of the file' : 'layout of texts inside';
}

function tallyOf(what: Counted, known: boolean, count: number): string {
  const unknown = known ? '' : ' that roomlint does not know';
  const one = count === 1;
  switch (what) {
    case 'removed':
      return `${one ? `1 part${unknown} is gone` : `${number(count)} parts${unknown} are gone`}`;
    case 'changed':
      return `${one ? `1 value${unknown} has changed` : `${number(count)} values${unknown} have changed`}`;
    case 'added':
      return `${one ? `1 part${unknown} is new` : `${number(count)} parts${unknown} are new`}`;
    case 'order':
      return `the order differs${unknown && ' of what roomlint does not know'} at ${number(count)} ${one ? 'place' : 'places'}`;
    case 'spelling':
      return `${one ? `1 value${unknown} is` : `${number(count)} values${unknown} are`} spelled otherwise`;
    case 'layout of the file':
      return `white space differs at ${number(count)} ${one ? 'place' : 'places'}`;
    case 'layout of texts inside':
      return `white space differs in ${number(count)} ${one ? 'text' : 'texts'} inside`;
  }
}

/** What an ordinary JSON tool would do to a file that roomlint itself reads and writes without a change. */
export function* hazardText(
  path: string,
  bytes: number,
  hazards: readonly Hazard[],
  paint: Paint,
): Iterable<string> {
  yield `${paint('green', 'identical')}: reading and writing gives back the same ${number(bytes)} bytes\n`;
  if (hazards.length === 0) {
    yield 'an ordinary JSON tool would do no harm to this file, white space aside\n';
    return;
  }
  yield '\nan ordinary JSON tool, one that parses the file and writes it again, would do harm:\n\n';
  for (const { message, count, first } of hazards) {
    const often = count > 1 ? ` (${times(count)})` : '';
    const at = first.pointer === '' ? '' : paint('dim', `${shownPointer(first.pointer)} at `);
    yield `${printable(message)}${often}\n    ${at}${paint('bold', place(path, first) ?? '')}\n\n`;
  }
}

function times(count: number): string {
  return `${number(count)} times`;
}

function number(count: number): string {
  return count.toLocaleString('en');
}
