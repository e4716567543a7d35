import {
  accessSync,
  type BigIntStats,
  constants,
  existsSync,
  lstatSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, resolve } from 'node:path';
import { isNeverSnapshot } from './known-files.js';
import { readHead } from './read.js';
import { RefusedError, ReportFileError, whyRefused } from './refusals.js';
import { makeFolders, refuseUnwritable, writeDurably } from './write-file.js';

/** A report that goes to a file, piece by piece. */
export interface ReportFile {
  write(text: string): void;
  /** Writes the complete report. @throws ReportFileError */
  close(): void;
}

/**
 * Prepares the files of reports, which are written only when they are complete, and not if the run reads them.
 * @param what each file holds, in messages @throws ReportFileError for one that cannot be written
 */
export function openReportFiles(
  paths: readonly string[],
  inUse: readonly string[],
  cwd: string,
  what = 'report',
): ReportFile[] {
  // Needed only when a report exists already.
  const mayOverwrite = paths.some((path) => identity(resolve(cwd, path)) !== undefined);
  const used = new Set(mayOverwrite ? inUse.map(identity) : []);
  const taken = new Set<string>();
  for (const path of paths) {
    const absolute = resolve(cwd, path);
    const id = identity(absolute);
    if ((id !== undefined && used.has(id)) || isNeverSnapshot(path))
      throw new ReportFileError(
        `a ${what} at ${path} would overwrite a file that this run needs: give it another name`,
      );
    // A device, such as /dev/null, takes any number of reports.
    if (id === undefined && existsSync(absolute)) continue;
    const name = id ?? absolute;
    if (taken.has(name))
      throw new ReportFileError(`two ${what}s would be written to ${path}: give each its own file`);
    taken.add(name);
  }
  return paths.map((path) => openReportFile(path, resolve(cwd, path), cwd, what));
}

/** How roomlint's JSON reports begin. */
const REPORT_HEADS = [
  '{\n  "version": 1,\n  "files": [',
  '{"path":',
  '{"version":1,"passedOver":',
  '{"$schema":"https://docs.oasis-open.org/sarif/',
  '{"source":{"name":"roomlint"',
  '[]\n',
  '[\n{"description":',
] as const;

/** Recognizes the reports that an earlier run has written. @param paths absolute */
export function earlierReports(paths: readonly string[]): (absolute: string) => boolean {
  const reports = new Set(paths.filter(beginsLikeReport).map(identity));
  return (absolute) => reports.size > 0 && reports.has(identity(absolute));
}

function beginsLikeReport(path: string): boolean {
  const head = identity(path) === undefined ? undefined : readHead(path);
  if (head === undefined) return false;
  const text = new TextDecoder().decode(head.subarray(0, 64));
  return text === '' || REPORT_HEADS.some((begin) => text.startsWith(begin));
}

/** Identifies a regular file under all its names; undefined when there is none. */
function identity(path: string): string | undefined {
  let stats: BigIntStats | undefined;
  try {
    stats = statSync(path, { bigint: true });
  } catch {
    // Absent, or hidden from this user: opening it says why.
    return undefined;
  }
  return stats.isFile() ? `${stats.dev}:${stats.ino}` : undefined;
}

function openReportFile(path: string, absolute: string, cwd: string, what: string): ReportFile {
  const attempt = (act: () => void): void => {
    try {
      act();
    } catch (error) {
      throw new ReportFileError(`the ${what} cannot be written to ${path}: ${whyRefused('write', error)}`);
    }
  };
  let device = false;
  // What cannot be written is said before anything is checked.
  attempt(() => {
    device = isDevice(absolute);
    if (device) refuseNonFile(absolute);
    else {
      // Before a folder is made: it would be made behind the link.
      refuseUnwritable(absolute, cwd);
      makeFolders(dirname(absolute));
      accessSync(dirname(absolute), constants.W_OK);
    }
  });
  const pieces: Uint8Array[] = [];
  return {
    write: (text) => void pieces.push(new TextEncoder().encode(text)),
    close: () =>
      attempt(() =>
        device ? writeFileSync(absolute, Buffer.concat(pieces)) : writeDurably(absolute, pieces, cwd),
      ),
  };
}

/** Refuses to wait for the reader of a named pipe, unless it is open already. @throws RefusedError */
function refuseNonFile(absolute: string): void {
  const found = statSync(absolute, { throwIfNoEntry: false });
  if (found?.isSocket()) throw new RefusedError('this is a socket, not a file');
  if (found?.isFIFO() && !absolute.startsWith('/dev/'))
    throw new RefusedError('this is a named pipe, not a file');
}

/** Whether a path leads to a device or pipe, such as /dev/stdout. */
function isDevice(absolute: string): boolean {
  if (absolute.startsWith('/dev/')) return true;
  const stats = lstatSync(absolute, { throwIfNoEntry: false });
  return stats !== undefined && !stats.isFile() && !stats.isDirectory() && !stats.isSymbolicLink();
}
