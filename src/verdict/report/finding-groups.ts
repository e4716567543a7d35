import { getOrInsert } from '../../bytes/text/add-to.js';
import { counted, listed } from '../../bytes/text/in-words.js';
import type { Finding } from '../lint/finding.js';

/** A finding that a report for people shows. */
export interface ShownFinding {
  readonly finding: Finding;
  /** How many of the group were shown before it. */
  readonly rank: number;
  /** What the report says after the last one of a group: `and 37 more, on 12 quests`. */
  readonly more: string | undefined;
  /** `more` after a comma, for the end of a line; empty where there is none. */
  readonly ending: string;
  /** How many those are. */
  readonly left: number;
}

/** The findings of a file, as reports for people show them. */
interface GroupedFindings {
  /** In their order. */
  readonly shown: readonly ShownFinding[];
  /** Those that are only counted. */
  readonly rest: readonly Finding[];
}

/** So many findings of one rule and kind are shown. */
const MOST = 3;

/**
 * Groups the findings of a file. Of more than three findings of one level, rule and kind, the first three
 * that say different things are shown, and the others are counted.
 */
export function groupFindings(findings: readonly Finding[]): GroupedFindings {
  const groups = new Map<string, Finding[]>();
  for (const finding of findings)
    getOrInsert(groups, `${finding.level} ${finding.rule} ${finding.kind}`, (): Finding[] => []).push(
      finding,
    );
  const shown = new Map<Finding, ShownFinding>();
  for (const group of groups.values()) {
    const chosen = group.length > MOST ? differing(group) : group;
    const others = group.filter((finding) => !chosen.includes(finding));
    for (const [rank, finding] of chosen.entries()) {
      const left = rank === chosen.length - 1 ? others.length : 0;
      const more = left > 0 ? moreText(others) : undefined;
      shown.set(finding, { finding, rank, more, ending: more === undefined ? '' : `, ${more}`, left });
    }
  }
  return {
    shown: findings.flatMap((finding) => shown.get(finding) ?? []),
    rest: findings.filter((finding) => !shown.has(finding)),
  };
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

function moreText(left: readonly Finding[]): string {
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
