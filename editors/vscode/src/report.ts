import { resolve } from 'node:path';

/** A finding in a file. Lines and characters count from 0, characters in UTF-16 units. */
export interface Problem {
  readonly level: 'error' | 'warning' | 'info';
  readonly rule: string;
  readonly message: string;
  readonly start: Point;
  readonly end: Point;
}

export interface Point {
  readonly line: number;
  readonly character: number;
}

/** What `roomlint check` reports. */
export interface CheckReport {
  /** How many files were checked. */
  readonly checked: number;
  /** The findings of each file that has some, by absolute path. */
  readonly problems: ReadonlyMap<string, readonly Problem[]>;
}

interface Position {
  readonly line: number;
  readonly column: number;
}

interface JsonReport {
  readonly files: readonly {
    readonly path: string;
    readonly findings?: readonly (Pick<Problem, 'level' | 'rule' | 'message'> & {
      readonly start: Position;
      readonly end: Position;
    })[];
  }[];
}

/**
 * Reads the output of `roomlint check --format json`.
 *
 * @param folder the one in which roomlint ran
 */
export function readReport(json: string, folder: string): CheckReport {
  const { files }: JsonReport = JSON.parse(json);
  const problems = new Map<string, readonly Problem[]>();
  for (const { path, findings = [] } of files) {
    if (findings.length === 0) continue;
    const found = findings.map(({ level, rule, message, start, end }) => {
      return { level, rule, message, start: pointOf(start), end: pointOf(end) };
    });
    problems.set(resolve(folder, path), found);
  }
  return { checked: files.length, problems };
}

function pointOf({ line, column }: Position): Point {
  return { line: line - 1, character: column - 1 };
}

/** What a check of all files came to, in one line. */
export function summaryOf(reports: readonly CheckReport[]): string {
  const files = reports.reduce((sum, { checked }) => sum + checked, 0);
  const all = reports.flatMap(({ problems }) => [...problems.values()].flat());
  if (files === 0) return 'roomlint found no snapshots';
  const inFiles = files === 1 ? 'in 1 snapshot' : `in ${files} snapshots`;
  if (all.length === 0) return `roomlint found nothing ${inFiles}`;
  const levels = ['error', 'warning', 'info'] as const;
  const counts = levels.flatMap((level) => {
    const count = all.filter((problem) => problem.level === level).length;
    return count === 0 ? [] : [`${count} ${level}${count === 1 ? '' : 's'}`];
  });
  return `roomlint found ${counts.join(', ')} ${inFiles}`;
}
