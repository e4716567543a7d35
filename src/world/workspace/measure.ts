import { counted } from '../../bytes/text/in-words.js';
import { EarlierVersions } from '../../verdict/lint/earlier-version.js';
import type { Finding } from '../../verdict/lint/finding.js';
import type { Linter } from '../../verdict/lint/linter.js';
import type { LintResult } from '../../verdict/lint/result.js';
import type { EarlierFile } from '../files/repository.js';
import { CommandError } from './command-error.js';
import type { ReadableTask } from './source.js';

/** Earlier versions of a file, against which its findings are judged. */
export class Measure {
  /** What people should know about the comparison. */
  readonly notes: readonly string[];

  private constructor(
    private readonly path: string,
    readonly versions: EarlierVersions,
    notes: readonly string[],
  ) {
    this.notes = notes;
  }

  /** Checks the earlier versions of a file, each or else the one before it. @throws CommandError */
  static of({ file: { path }, earlier }: ReadableTask, linter: Linter): Measure {
    const versions = new EarlierVersions();
    const choices = (earlier?.() ?? []).map((version) => choose(version, linter, versions));
    const notes: string[] = [];
    for (const { isUsed, used, newest } of choices) {
      if (newest === undefined || (!isUsed && !versions.areNone)) continue;
      notes.push(
        !isUsed
          ? `${path}: all findings count, because no earlier version can be checked: ${newest.shown}: ${newest.why}`
          : `${path}: compared with ${used}, because ${newest.shown} cannot be checked: ${newest.why}`,
      );
    }
    return new Measure(path, versions, notes);
  }

  /** A note about findings that may be old or new; undefined without any. */
  uncoveredNote(uncovered: readonly Finding[]): string | undefined {
    if (uncovered.length === 0) return undefined;
    const rules = [...new Set(uncovered.map(({ rule }) => rule))].join(', ');
    const many = counted(uncovered.length, 'finding does', 'findings do');
    return `${this.path}: ${many} not count, because the earlier version of the record could not be checked in full: ${rules}`;
  }
}

interface Choice {
  /** Whether there is one. */
  readonly isUsed: boolean;
  /** The name of that version. */
  readonly used?: string;
  /** The newest version, if it cannot be checked. */
  readonly newest?: { readonly shown: string; readonly why: string };
}

/** Adds a version, or else the newest before it that can be checked. */
function choose({ older, ...version }: EarlierFile, linter: Linter, versions: EarlierVersions): Choice {
  const why = add(version, linter, versions);
  if (why === undefined) return { isUsed: true };
  const newest = { shown: version.shown, why };
  for (const one of older?.() ?? [])
    if (add(one, linter, versions) === undefined) return { isUsed: true, used: one.shown, newest };
  return { isUsed: false, newest };
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
