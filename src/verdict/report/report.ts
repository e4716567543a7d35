import { counted } from '../../bytes/text/in-words.js';
import {
  countFindings,
  type Finding,
  FindingCounter,
  type FindingCounts,
  type OmittedFindings,
} from '../lint/finding.js';
import type { Rule } from '../lint/rule.js';
import type { BytePosition } from './byte-positions.js';
import type { CodeFrame } from './code-frame.js';
import type { RuleShape } from './sarif-rule.js';

/** What formats show of a file beyond its findings, where its bytes are not at hand. */
export interface CarriedEvidence {
  readonly frames: ReadonlyMap<Finding, CodeFrame>;
  readonly positions: ReadonlyMap<number, BytePosition>;
  readonly graph: string | undefined;
  /** Of plugins, which are not loaded where a report is read. */
  readonly rules: ReadonlyMap<string, RuleShape>;
}

/** The result of checking one file. */
export interface FileReport {
  /** Relative to the working directory, with `/`; `<stdin>` for standard input. */
  readonly path: string;
  /** Size in bytes; undefined when the file could not be read. */
  readonly bytes: number | undefined;
  readonly findings: readonly Finding[];
  /** Findings that are only counted, because there are too many of one rule. */
  readonly omitted?: OmittedFindings;
  /** How many findings an earlier version has as well; undefined without such a comparison. */
  readonly earlier?: number;
  /** Findings that do not count, because the earlier versions of their records were not checked in full. */
  readonly uncovered?: readonly Finding[];
  /** Why the file could not be checked completely. */
  readonly error?: string;
  /** Whether the text has a fault that stops the check: encoding, syntax, depth or size. */
  readonly isStopped?: true;
  /** The rules that the file was checked with, including those of plugins. */
  readonly rules: readonly Rule[];
  /** The bytes for code frames, with secrets masked. */
  readonly shownBytes: Uint8Array;
  /** What a report that was read has instead of these bytes. */
  readonly carried?: CarriedEvidence;
}

/** How a check was run, which its ndjson report says: only reports of equal runs are read together. */
export interface CheckRun {
  readonly version: string;
  readonly options: readonly string[];
  readonly maxWarnings: number | undefined;
}

export interface Summary extends FindingCounts {
  /** How many findings earlier versions have as well; undefined where none was asked for. */
  readonly earlier?: number;
  readonly files: number;
  /** The number of them that could not be checked. */
  readonly unchecked: number;
  /** The files that were found and hold no snapshot. They are not among the files. */
  readonly passedOver: readonly string[];
  /** The exit code of the command, for ndjson. */
  readonly exit?: number;
}

/** Writes a report piece by piece, so that a large one is never one string. */
export interface Reporter {
  file(report: FileReport): Iterable<string>;
  end(summary: Summary): string;
}

/** The counts of all findings of a file, those that are not listed included. */
export function countReport({ findings, omitted }: Pick<FileReport, 'findings' | 'omitted'>): FindingCounts {
  return countFindings(findings, omitted);
}

/** Adds up the counts of all files. */
export class SummaryCounter {
  private files = 0;
  private unchecked = 0;
  private earlier: number | undefined;
  private readonly counts = new FindingCounter();
  private readonly passedOver: string[] = [];

  /** @param comparesVersions whether findings that earlier versions have are counted apart */
  constructor(comparesVersions = false) {
    this.earlier = comparesVersions ? 0 : undefined;
  }

  /** @param earlier how many findings were left out */
  add(counts: FindingCounts, earlier = 0): void {
    this.files++;
    this.counts.addAll(counts);
    if (this.earlier !== undefined) this.earlier += earlier;
  }

  /** Counts a path that could not be checked. */
  addUnchecked(): void {
    this.files++;
    this.unchecked++;
  }

  passOver(path: string): void {
    this.passedOver.push(path);
  }

  get summary(): Summary {
    const { files, unchecked, passedOver, earlier } = this;
    const { errors, warnings, infos, fixable } = this.counts;
    const counts = { files, unchecked, passedOver, errors, warnings, infos, fixable };
    return earlier === undefined ? counts : { ...counts, earlier };
  }
}

/** The number of findings by level: `1 error, 2 infos`; empty if there are none. */
export function countedFindings({ errors, warnings, infos }: Omit<FindingCounts, 'fixable'>): string {
  const parts = [counted(errors, 'error'), counted(warnings, 'warning'), counted(infos, 'info')];
  return parts.filter((part) => !part.startsWith('0 ')).join(', ');
}

/** The number of checked files: `3 files (1 path could not be checked)`; undefined if nothing was checked. */
export function countedFiles({ files, unchecked }: Pick<Summary, 'files' | 'unchecked'>): string | undefined {
  if (files === unchecked) return undefined;
  const failed = unchecked === 0 ? '' : ` (${counted(unchecked, 'path')} could not be checked)`;
  return counted(files - unchecked, 'file') + failed;
}

/**
 * A path from the root of a repository, as code hosts expect it, for one in a report: relative or absolute.
 * @param folder the working directory from the root, without `/` at the end
 */
export function repositoryPath(folder: string, path: string): string {
  if (folder === '' || path.startsWith('/') || /^[A-Za-z]:/.test(path)) return path;
  const steps = folder.split('/');
  for (const step of path.split('/'))
    if (step === '..' && steps.length > 0 && steps.at(-1) !== '..') steps.pop();
    else steps.push(step);
  return steps.join('/');
}
