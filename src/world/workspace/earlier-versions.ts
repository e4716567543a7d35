import { counted } from '../../bytes/text/in-words.js';
import { EarlierVersions, type Judged } from '../../verdict/lint/earlier-version.js';
import type { Linter } from '../../verdict/lint/linter.js';
import type { LintResult } from '../../verdict/lint/result.js';
import { CommandError } from '../files/command-error.js';
import type { EarlierFile } from '../files/repository.js';
import type { SelectedFile } from '../files/select.js';
import type { ReadableTask } from './source.js';

/**
 * Checks the earlier versions of a file, whose findings do not count: several after a merge. For one that cannot be
 * checked, the newest before it that can. @param note says what people should know @throws CommandError
 */
export function earlierVersions(
  { file: { path }, earlier }: ReadableTask,
  linter: Linter,
  note: (message: string) => void,
): EarlierVersions {
  const versions = new EarlierVersions();
  const unusable: string[] = [];
  for (const version of earlier?.() ?? []) {
    const why = add(version, linter, versions);
    if (why === undefined) continue;
    const { shown, older } = version;
    const instead = older?.().find((one) => add(one, linter, versions) === undefined);
    if (instead === undefined) unusable.push(`${shown}: ${why}`);
    else note(`${path}: compared with ${instead.shown}, because ${shown} cannot be checked: ${why}`);
  }
  if (versions.areNone)
    for (const why of unusable)
      note(`${path}: all findings count, because no earlier version can be checked: ${why}`);
  return versions;
}

/** Says which findings may be old or new. */
export function noteUncovered(
  { path }: SelectedFile,
  { uncovered }: Judged,
  note: (message: string) => void,
): void {
  if (uncovered.length === 0) return;
  const rules = [...new Set(uncovered.map(({ rule }) => rule))].join(', ');
  const many = counted(uncovered.length, 'finding does', 'findings do');
  note(
    `${path}: ${many} not count, because the earlier version of the record could not be checked in full: ${rules}`,
  );
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
