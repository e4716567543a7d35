import { countFindings, type Finding, type FindingCounts } from '../lint/finding.js';
import type { Rule } from '../lint/rule.js';

/** The result of checking one file. */
export interface FileReport {
  /** Relative to the working directory, with `/`; `<stdin>` for standard input. */
  readonly path: string;
  /** Size in bytes; undefined when the file could not be read. */
  readonly bytes: number | undefined;
  readonly findings: readonly Finding[];
  /** Why the file could not be checked completely. */
  readonly error?: string;
  /** The rules that the file was checked with, including those of plugins. */
  readonly rules: readonly Rule[];
  /** The bytes for code frames, with secrets masked. */
  readonly shownBytes: Uint8Array;
}

export interface Summary extends FindingCounts {
  readonly files: number;
  /** The number of them that could not be checked. */
  readonly unchecked: number;
  /** The files that were found and hold no snapshot. They are not among the files. */
  readonly passedOver: readonly string[];
}

/** Writes a report piece by piece, each file as soon as it is checked, so that a large report is never one string. */
export interface Reporter {
  file(report: FileReport): Iterable<string>;
  end(summary: Summary): string;
}

/** Adds up the counts of all files. */
export class SummaryCounter {
  private files = 0;
  private unchecked = 0;
  private errors = 0;
  private warnings = 0;
  private infos = 0;
  private fixable = 0;
  private readonly passedOver: string[] = [];

  add(findings: readonly Finding[]): void {
    const counts = countFindings(findings);
    this.files++;
    this.errors += counts.errors;
    this.warnings += counts.warnings;
    this.infos += counts.infos;
    this.fixable += counts.fixable;
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
    const { files, unchecked, passedOver, errors, warnings, infos, fixable } = this;
    return { files, unchecked, passedOver, errors, warnings, infos, fixable };
  }
}
