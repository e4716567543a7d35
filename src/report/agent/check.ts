import { printable } from '../../json/quote.js';
import type { JsonObject } from '../../json/value.js';
import type { Finding, FindingCounts } from '../../lint/finding.js';
import { worstFirst } from '../../lint/levels.js';
import { countedFindings } from '../counted.js';
import { groupFindings, type ShownFinding } from '../finding-groups.js';
import { countReport, type FileReport } from '../report.js';
import { atText, shownAt, shownMessage } from './place.js';
import { type Answer, DATA_NOTE, type Entry } from './reply.js';

/** The answer of a check. */
interface CheckAnswer extends Answer {
  /** How many entries say all that there is to say: those after them are of their groups. */
  readonly shown: number;
}

/** What was found in a file: the worst first, each with its place as the tools take it. */
export function checkAnswer(report: FileReport, findings = report.findings): CheckAnswer {
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
  const { errors, warnings, infos, fixable } = counts;
  const data: JsonObject = { file: printable(path), errors, warnings, infos, fixable };
  return {
    head,
    total,
    shown: shown.length,
    entries: sorted.map(
      ({ finding, ending }) =>
        () =>
          findingEntry(finding, ending),
    ),
    data: error === undefined ? data : { ...data, incomplete: shownMessage(error) },
  };
}

export function findingEntry(finding: Finding, ending = ''): Entry {
  const { rule, level, start, fix } = finding;
  const at = shownAt(finding.pointer, finding.embedded);
  const message = shownMessage(finding.message);
  const fixed = fix === undefined ? '' : ` [${fix.safety} fix]`;
  const data: JsonObject = { rule, level, line: start.line, column: start.column, at, message };
  return {
    text: `${level} ${start.line}:${start.column} ${message} (${rule}) at ${atText(at)}${fixed}${ending}`,
    data: fix === undefined ? data : { ...data, fix: fix.safety },
  };
}

export function countsText(counts: FindingCounts): string {
  const found = countedFindings(counts) || 'no findings';
  return counts.fixable > 0 ? `${found}, ${counts.fixable} with a safe fix` : found;
}
