import type { Finding } from '../lint/finding.js';
import { getOrInsert } from '../text/add-to.js';
import { counted, listed } from '../text/in-words.js';

/** A finding that a report for people shows. */
export interface ShownFinding {
  readonly finding: Finding;
  /** How many of the group were shown before it. */
  readonly rank: number;
  /** What the report says after the last one of a group: `and 37 more, on 12 quests`. */
  readonly more: string | undefined;
  /** How many those are. */
  readonly left: number;
}

/** So many findings of one rule and kind are shown. */
const MOST = 3;

/**
 * What a report for people shows of a file. Of more than three findings of one level, rule and kind it shows the first
 * three that say different things, and counts the others. They keep their order.
 */
export function shownFindings(findings: readonly Finding[]): readonly ShownFinding[] {
  const groups = new Map<string, Finding[]>();
  for (const finding of findings)
    getOrInsert(groups, `${finding.level} ${finding.rule} ${finding.kind}`, (): Finding[] => []).push(
      finding,
    );
  const shown = new Map<Finding, ShownFinding>();
  for (const group of groups.values()) {
    const chosen = group.length > MOST ? differing(group) : group;
    for (const [rank, finding] of chosen.entries())
      shown.set(finding, { finding, rank, more: undefined, left: 0 });
    const [last, left] = [chosen.at(-1), group.length - chosen.length];
    if (last !== undefined && left > 0)
      shown.set(last, { finding: last, rank: chosen.length - 1, more: moreText(group, chosen), left });
  }
  return findings.flatMap((finding) => shown.get(finding) ?? []);
}

/** The findings that the report leaves out. */
export function leftOut(findings: readonly Finding[]): readonly Finding[] {
  const shown = new Set(shownFindings(findings).map(({ finding }) => finding));
  return findings.filter((finding) => !shown.has(finding));
}

function differing(group: readonly Finding[]): readonly Finding[] {
  const byMessage = new Map<string, Finding>();
  for (const finding of group) {
    const { message } = finding;
    if (!byMessage.has(message)) byMessage.set(message, finding);
    if (byMessage.size === MOST) break;
  }
  return [...byMessage.values()];
}

function moreText(group: readonly Finding[], chosen: readonly Finding[]): string {
  const shown = new Set(chosen);
  const left = group.filter((finding) => !shown.has(finding));
  const [quests, items] = [new Set<string>(), new Set<string>()];
  for (const { pointer, subject } of left) {
    const [, section = '', key = ''] = pointer.split('/');
    if (section === 'quests') quests.add(subject ?? key);
    else if (section === 'logic' || section === 'roomItems') items.add(key);
  }
  const on = [
    ...(items.size > 0 ? [counted(items.size, 'item')] : []),
    ...(quests.size > 0 ? [counted(quests.size, 'quest')] : []),
  ];
  const where = on.length > 0 ? `, on ${listed(on, 'and')}` : '';
  return `and ${left.length.toLocaleString('en')} more${where}`;
}
