import { applySplices } from '../../bytes/json/edit/splices.js';
import {
  ANYTHING,
  ARRAY,
  BYTES,
  OBJECT,
  objectWith,
  readOptions,
  requireArgument,
  requireWhole,
  STRING,
} from '../../bytes/text/arguments.js';
import { countFindings, type Finding } from '../lint/finding.js';
import type { Repair } from '../lint/repair.js';
import type { LintResult } from '../lint/result.js';
import { SummaryCounter } from './report.js';
import { TextReporter } from './text-report.js';
import { unifiedDiff } from './unified-diff.js';

/** How a report names the file. */
export interface ReportNames {
  /** With `/`; `<snapshot>` unless given. */
  readonly path?: string;
}

const NO_NAME = '<snapshot>';
const SHOWN = objectWith({ shownBytes: BYTES });
const FIX = objectWith({ edits: ARRAY });
const RESULT = objectWith({ findings: ARRAY, shownBytes: BYTES });
const REPAIR = objectWith({ before: OBJECT, after: OBJECT, splices: ARRAY });

/**
 * The report of `roomlint check` for people: findings with their code frames, and a last line that counts
 * them. Control characters of the file are escaped, and credentials masked.
 *
 * @param options `columns`: how wide code frames are, 80 unless given
 */
export function textReport(
  result: Pick<LintResult, 'findings' | 'shownBytes'> & Partial<Pick<LintResult, 'omitted' | 'unchecked'>>,
  options: ReportNames & { readonly columns?: number } = {},
): string {
  requireArgument('result', result, RESULT);
  const { path = NO_NAME, columns } = readOptions(options, { path: STRING, columns: ANYTHING });
  if (columns !== undefined) requireWhole('columns', columns, 1);
  const { findings, omitted = new Map(), shownBytes, unchecked } = result;
  const reporter = new TextReporter((_style, text) => text, true, columns);
  const error = unchecked === undefined ? {} : { error: `nothing was checked: ${unchecked}` };
  const file = { path, bytes: shownBytes.length, findings, omitted, rules: [], shownBytes, ...error };
  const counter = new SummaryCounter();
  counter.add(countFindings(findings, omitted));
  return [...reporter.file(file), reporter.end(counter.summary)].join('');
}

/** How a diff names the file, and how it is written. */
export interface DiffOptions extends ReportNames {
  /** Longer lines, in bytes, are shortened, so the diff cannot be applied; 2,000 unless given. */
  readonly longestLine?: number;
}

/**
 * The fix of one finding as a unified diff, with credentials masked. Empty for a finding without a fix, and
 * for one whose text contains a credential.
 *
 * @param result what the finding is from
 */
export function fixDiff(
  result: Pick<LintResult, 'shownBytes'>,
  finding: Pick<Finding, 'fix'>,
  options: DiffOptions = {},
): string {
  requireArgument('result', result, SHOWN);
  requireArgument('finding', finding, OBJECT);
  const { shownBytes } = result;
  const { fix } = finding;
  if (fix === undefined) return '';
  requireArgument('finding.fix', fix, FIX);
  if (fix.holdsSecret === true) return '';
  const after = applySplices(shownBytes, fix.edits);
  return diffOf({ before: shownBytes, after, splices: fix.edits }, options);
}

/** A repair as a unified diff, as `roomlint check --fix-dry-run` prints it. */
export function repairDiff(
  repair: Pick<Repair, 'before' | 'after' | 'splices'>,
  options: DiffOptions = {},
): string {
  requireArgument('repair', repair, REPAIR);
  const { before, after, splices } = repair;
  return diffOf({ before: before.shown, after: after.shown, splices }, options);
}

function diffOf(
  change: { readonly before: Uint8Array; readonly after: Uint8Array; readonly splices: Repair['splices'] },
  options: DiffOptions,
): string {
  const { path = NO_NAME, longestLine } = readOptions(options, { path: STRING, longestLine: ANYTHING });
  if (longestLine !== undefined) requireWhole('longestLine', longestLine, 1);
  return [...unifiedDiff({ path, ...change, ...(longestLine === undefined ? {} : { longestLine }) })].join(
    '',
  );
}
