import { counted } from '../../bytes/text/in-words.js';
import { EarlierVersions } from '../../verdict/lint/earlier-version.js';
import type { Finding } from '../../verdict/lint/finding.js';
import type { Linter } from '../../verdict/lint/linter.js';
import type { LintResult } from '../../verdict/lint/result.js';
import type { EarlierFile } from '../files/git-history.js';
import { CommandError } from './command-error.js';
import type { ReadableTask } from './source.js';

/** What earlier versions of a file had: with `--new`, `--staged` and the like only other findings count. */
export interface EarlierFindings {
  readonly versions: EarlierVersions;
  /** What people should know about the comparison. */
  readonly notes: readonly string[];
}

/**
 * Checks the earlier versions of a file: several after a merge. For one that cannot be checked, the newest
 * before it that can. @throws CommandError
 */
export function earlierFindings({ file: { path }, earlier }: ReadableTask, linter: Linter): EarlierFindings {
  const versions = new EarlierVersions();
  const choices = (earlier?.() ?? []).map((version) => addNewestOf(version, linter, versions));
  const notes: string[] = [];
  for (const { isAdded, instead, unusable } of choices) {
    if (unusable === undefined || (!isAdded && !versions.areNone)) continue;
    notes.push(
      !isAdded
        ? `${path}: all findings count, because no earlier version can be checked: ${unusable.shown}: ${unusable.why}`
        : `${path}: compared with ${instead}, because ${unusable.shown} cannot be checked: ${unusable.why}`,
    );
  }
  return { versions, notes };
}

/** A note about findings that may be old or new; undefined without any. */
export function uncoveredNote(path: string, uncovered: readonly Finding[]): string | undefined {
  if (uncovered.length === 0) return undefined;
  const rules = [...new Set(uncovered.map(({ rule }) => rule))].join(', ');
  const many = counted(uncovered.length, 'finding does', 'findings do');
  return `${path}: ${many} not count, because the earlier version of the record could not be checked in full: ${rules}`;
}

/** What became of an earlier version. */
interface Added {
  /** Whether it, or one before it, was added. */
  readonly isAdded: boolean;
  /** The version before it that was added in its place. */
  readonly instead?: string;
  /** The version itself, if it cannot be checked, and why. */
  readonly unusable?: { readonly shown: string; readonly why: string };
}

/** Adds a version, or else the newest before it that can be checked. */
function addNewestOf({ older, ...version }: EarlierFile, linter: Linter, versions: EarlierVersions): Added {
  const why = add(version, linter, versions);
  if (why === undefined) return { isAdded: true };
  const unusable = { shown: version.shown, why };
  for (const one of older?.() ?? [])
    if (add(one, linter, versions) === undefined) return { isAdded: true, instead: one.shown, unusable };
  return { isAdded: false, unusable };
}

/** Adds a version, unless it cannot be checked. @returns why it cannot */
function add({ shown, read }: EarlierFile, linter: Linter, versions: EarlierVersions): string | undefined {
  const reading = read(linter.maxBytes);
  if (reading.kind === 'error') throw new CommandError(`cannot read ${shown}: ${reading.message}`);
  if (reading.kind === 'too-large') return whyStopped(linter.lintSize(reading.size));
  const reported = linter.report(reading.bytes);
  if (reported.isStopped) return whyStopped(reported.located());
  versions.add(reported);
  return undefined;
}

function whyStopped({ findings: [finding], unchecked }: LintResult): string {
  return finding === undefined
    ? (unchecked ?? 'a rule crashed')
    : `${finding.rule}, line ${finding.start.line}`;
}
