import { printable } from '../../../bytes/json/quote.js';
import type { Finding, FindingCounts } from '../../lint/finding.js';
import { worstFirst } from '../../lint/levels.js';
import { groupFindings, type ShownFinding } from '../finding-groups.js';
import { countedFindings, countReport, type FileReport, type Reporter, type Summary } from '../report.js';
import {
  atText,
  composeReply,
  DATA_NOTE,
  joinListings,
  type Listing,
  linesListing,
  listsAll,
  shownAt,
  shownMessage,
} from './reply.js';

/** What a check has found in a file. */
interface CheckListing extends Listing {
  /** How many entries say all that there is to say: those after them are of their groups. */
  readonly shown: number;
}

/** What was found in a file: the worst first, each with its place as the tools take it. */
export function checkListing(report: FileReport, findings = report.findings): CheckListing {
  const { path, error, omitted = new Map() } = report;
  const counts = countReport(report);
  const { shown, rest } = groupFindings(findings);
  const sorted: readonly Pick<ShownFinding, 'finding' | 'ending'>[] = [
    ...[...shown].sort((one, next) => worstFirst(one.finding, next.finding)),
    // Whoever reads on sees all others as well.
    ...[...rest].sort(worstFirst).map((finding) => ({ finding, ending: '' })),
  ];
  let total = sorted.length;
  if (findings === report.findings)
    for (const { errors, warnings, infos } of omitted.values()) total += errors + warnings + infos;
  const head = [`${printable(path)}: ${countsText(counts)}`];
  if (error !== undefined) head.push(`not checked completely: ${shownMessage(error)}`);
  if (total > 0) head.push(DATA_NOTE);
  return {
    head,
    total,
    shown: shown.length,
    entries: sorted.map(
      ({ finding, ending }) =>
        () =>
          findingText(finding, ending),
    ),
  };
}

/** Other places of a finding that are shown, such as the same fault on the other entry of a quest. */
const MAX_RELATED = 2;

/** A finding on one line, with its places as the tools take them. */
export function findingText(finding: Finding, ending = ''): string {
  const { rule, level, message, start, fix, pointer, embedded, related } = finding;
  const fixed = fix === undefined ? '' : ` [${fix.safety} fix]`;
  const at = atText(shownAt(pointer, embedded));
  const others = related.slice(0, MAX_RELATED).map((other) => {
    const otherAt = atText(shownAt(other.pointer, other.embedded));
    return `; ${shownMessage(other.message)}: ${otherAt}`;
  });
  return `${level} ${start.line}:${start.column} ${shownMessage(message)} (${rule}) at ${at}${others.join('')}${fixed}${ending}`;
}

export function countsText(counts: FindingCounts): string {
  const found = countedFindings(counts) || 'no findings';
  return counts.fixable > 0 ? `${found}, ${counts.fixable} with a safe fix` : found;
}

/** Findings of one file that are kept until the end: more never fit. */
const MAX_KEPT = 100;

/** The report for assistants: short enough for a context window, whatever was checked. */
export class AgentReporter implements Reporter {
  private readonly listings: Listing[] = [];

  file(report: FileReport): readonly string[] {
    const { head, total = 0, entries = [], shown } = checkListing(report);
    const most = Math.min(MAX_KEPT, shown);
    // Made now, because an entry holds less than what it is made of.
    const kept = entries.slice(0, most).map((makeEntry) => `${printable(report.path)}: ${makeEntry()}`);
    // Where no file has findings, the last line says so.
    if (total > 0 || report.error !== undefined) this.listings.push({ head, ...linesListing(kept), total });
    return [];
  }

  end(summary: Summary): string {
    const { files, unchecked } = summary;
    const checked = `${files - unchecked} of ${files} files checked: ${countsText(summary)}`;
    const all = { ...joinListings(this.listings), foot: [checked] };
    const rest = listsAll('--only RULE narrows it down, --format json lists all');
    return `${composeReply(all, {}, rest)}\n`;
  }
}
