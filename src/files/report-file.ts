import { type BigIntStats, closeSync, existsSync, mkdirSync, openSync, readSync, statSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { writeWhole } from './replace-file.js';
import { isOwnFile } from './select.js';

/** The system, or we, refuse to write a report. The message says why, and which. */
export class ReportFileError extends Error {}

/** A file that a report is written into, piece by piece. */
export interface ReportFile {
  /** @throws ReportFileError */
  write(text: string): void;
  close(): void;
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such folder',
  EACCES: 'you have no permission to write it',
  EPERM: 'you have no permission to write it',
  EROFS: 'its disk can only be read',
  EISDIR: 'this is a folder, not a file',
  EEXIST: 'a part of the path is a file, not a folder',
  ENOTDIR: 'a part of the path is a file, not a folder',
  ENAMETOOLONG: 'the name is too long',
  ENOSPC: 'there is no space left on the disk',
  EDQUOT: 'your share of the disk is used up',
  EFBIG: 'the file becomes too large for its disk',
  EIO: 'the disk reported an error',
};

/** Why the system did not write something, in plain words. */
export function whyNotWritten(error: unknown): string {
  const { code = '', message } = error as NodeJS.ErrnoException;
  return REASONS[code] ?? `it cannot be written (${code || message})`;
}

/**
 * Opens a file for each report; folders on the way are made. What is there already is overwritten, but for files that are needed.
 *
 * @param inUse what the command reads or repairs: a report over it would be the end of it
 * @throws ReportFileError
 */
export function openReportFiles(paths: readonly string[], inUse: readonly string[]): ReportFile[] {
  const used = new Map<string, string>();
  // Looked at only where something could be overwritten.
  if (paths.some((path) => identity(path) !== undefined))
    for (const path of inUse) used.set(identity(path) ?? '', path);
  const taken = new Set<string>();
  for (const path of paths) {
    const id = identity(path);
    const victim = id === undefined ? undefined : used.get(id);
    if (victim !== undefined || isOwnFile(basename(path)))
      throw new ReportFileError(
        `a report at ${path} would overwrite a file that this run needs: give the report another name, or a folder that is not checked`,
      );
    // A device, such as /dev/null, takes as many as there are.
    if (id === undefined && existsSync(path)) continue;
    const name = id ?? resolve(path);
    if (taken.has(name))
      throw new ReportFileError(`two reports would go to ${path}: give each a file of its own`);
    taken.add(name);
  }
  return paths.map(openReportFile);
}

/** How our own reports begin that are JSON. */
const REPORT_HEADS = [
  '{\n  "version": 1,\n  "files": [',
  '{"$schema":"https://docs.oasis-open.org/sarif/',
  '{"source":{"name":"roomlint"}',
  '[]\n',
  '[\n{"description":',
] as const;

/** Tells which files are reports that an earlier run has written to these paths. */
export function earlierReports(paths: readonly string[]): (absolute: string) => boolean {
  const reports = new Set(paths.filter(beginsLikeReport).map(identity));
  return (absolute) => reports.size > 0 && reports.has(identity(absolute));
}

function beginsLikeReport(path: string): boolean {
  if (identity(path) === undefined) return false;
  const file = openSync(path, 'r');
  try {
    const head = Buffer.alloc(64);
    const text = head.subarray(0, readSync(file, head)).toString();
    return text === '' || REPORT_HEADS.some((begin) => text.startsWith(begin));
  } finally {
    closeSync(file);
  }
}

/** What tells a regular file from all others, whatever names lead to it; undefined when there is none. */
function identity(path: string): string | undefined {
  let stats: BigIntStats | undefined;
  try {
    stats = statSync(path, { bigint: true });
  } catch {
    // It is not there, or not to be seen: opening it says more.
    return undefined;
  }
  return stats.isFile() ? `${stats.dev}:${stats.ino}` : undefined;
}

function openReportFile(path: string): ReportFile {
  const attempt = <Value>(act: () => Value): Value => {
    try {
      return act();
    } catch (error) {
      throw new ReportFileError(`the report cannot be written to ${path}: ${whyNotWritten(error)}`);
    }
  };
  const file = attempt(() => {
    mkdirSync(dirname(path), { recursive: true });
    return openSync(path, 'w');
  });
  const encoder = new TextEncoder();
  return {
    write: (text) => attempt(() => writeWhole(file, encoder.encode(text))),
    close: () => attempt(() => closeSync(file)),
  };
}
