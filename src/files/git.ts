import { spawnSync } from 'node:child_process';
import { basename, relative, resolve, sep } from 'node:path';
import type { FileReading } from './read.js';
import { isSnapshotName, type SelectedFile } from './select.js';
import { unsurveyedBuffer } from './survey-aside.js';

/** git cannot answer. The message says why, and what to do. */
export class GitError extends Error {}

/** A snapshot as git has it. */
export interface GitFile extends SelectedFile {
  /** Whether the work tree has other bytes than what is read here. */
  readonly isChangedSince: boolean;
  read(maxBytes: number): FileReading;
}

/** Regular files: links and submodules are no snapshots. */
const REGULAR = /^100/;
/** Git writes no more than this for a list of names. */
const MOST_OUTPUT = 1 << 28;

/**
 * The snapshots that the next commit would change, as they are in the index: what is not staged is not looked at.
 *
 * @param paths only files at or below these; all unless given
 * @throws GitError outside of a repository
 */
export function stagedFiles(paths: readonly string[], cwd: string = process.cwd()): GitFile[] {
  const top = topOf(cwd);
  const unstaged = new Set(names(git(top, ['diff', '--name-only', '-z'])));
  const raw = git(top, [
    'diff',
    '--cached',
    '--raw',
    '-z',
    '--no-abbrev',
    '--no-renames',
    '--diff-filter=ACMT',
  ]);
  const fields = names(raw);
  const files: GitFile[] = [];
  for (let at = 0; at + 1 < fields.length; at += 2) {
    const [, mode = '', , id = ''] = (fields[at] ?? '').split(' ');
    const name = fields[at + 1] ?? '';
    const absolute = resolve(top, name);
    if (!REGULAR.test(mode) || !isSnapshotName(basename(name)) || !isBelow(absolute, paths, cwd)) continue;
    files.push({
      path: shownPath(absolute, cwd),
      absolute,
      found: true,
      isChangedSince: unstaged.has(name),
      read: (maxBytes) => readBlob(top, id, maxBytes),
    });
  }
  return files;
}

/**
 * The snapshots that differ from where the current branch left `ref`, as they are in the work tree.
 *
 * @throws GitError outside of a repository, for an unknown ref, and where a shallow clone lacks the common commit
 */
export function changedSince(
  ref: string,
  paths: readonly string[],
  cwd: string = process.cwd(),
): { files: SelectedFile[]; base: string; top: string } {
  const top = topOf(cwd);
  const base = mergeBase(top, ref);
  const raw = git(top, ['diff', '--raw', '-z', '--no-abbrev', '--no-renames', '--diff-filter=ACMT', base]);
  const fields = names(raw);
  const files: SelectedFile[] = [];
  for (let at = 0; at + 1 < fields.length; at += 2) {
    const [, mode = ''] = (fields[at] ?? '').split(' ');
    const absolute = resolve(top, fields[at + 1] ?? '');
    if (!REGULAR.test(mode) || !isSnapshotName(basename(absolute)) || !isBelow(absolute, paths, cwd))
      continue;
    files.push({ path: shownPath(absolute, cwd), absolute, found: true });
  }
  return { files, base, top };
}

/** A file as a commit has it; undefined when the commit lacks it. */
export function readCommitted(
  top: string,
  commit: string,
  absolute: string,
  maxBytes: number,
): FileReading | undefined {
  const name = relative(top, absolute).split(sep).join('/');
  const { status, stdout } = run(top, ['rev-parse', '--verify', '--quiet', `${commit}:${name}`]);
  return status === 0 ? readBlob(top, String(stdout).trim(), maxBytes) : undefined;
}

function mergeBase(top: string, ref: string): string {
  const commit = run(top, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`]);
  const isShallow = String(run(top, ['rev-parse', '--is-shallow-repository']).stdout).trim() === 'true';
  const hint = 'this clone is shallow: fetch all of its history (actions/checkout: fetch-depth: 0)';
  if (commit.status !== 0)
    throw new GitError(`--since ${ref}: there is no such branch or commit${isShallow ? `; ${hint}` : ''}`);
  const base = run(top, ['merge-base', String(commit.stdout).trim(), 'HEAD']);
  if (base.status !== 0)
    throw new GitError(
      `--since ${ref}: it has no commit in common with this branch${isShallow ? `, because ${hint}` : ''}`,
    );
  return String(base.stdout).trim();
}

function readBlob(top: string, id: string, maxBytes: number): FileReading {
  const size = Number(String(git(top, ['cat-file', '-s', id])).trim());
  if (size > maxBytes) return { kind: 'too-large', size };
  const { bytes, bytesAreThere, surveyed } = unsurveyedBuffer(size);
  bytes.set(git(top, ['cat-file', 'blob', id], size + 1).subarray(0, size));
  bytesAreThere(size);
  return { kind: 'bytes', bytes, surveyed };
}

function topOf(cwd: string): string {
  const { status, stdout, error } = run(cwd, ['rev-parse', '--show-toplevel']);
  if (error !== undefined) throw new GitError(`git cannot be started: ${error.message}`);
  if (status !== 0) throw new GitError('this folder is in no git repository');
  return String(stdout).replace(/\r?\n$/, '');
}

function git(cwd: string, args: readonly string[], most = MOST_OUTPUT): Buffer {
  const { status, stdout, stderr, error } = run(cwd, args, most);
  if (status === 0) return stdout;
  const said = error?.message ?? String(stderr).trim();
  throw new GitError(`git ${args[0]} failed: ${said || 'it does not say why'}`);
}

function run(
  cwd: string,
  args: readonly string[],
  most = MOST_OUTPUT,
): { status: number | null; stdout: Buffer; stderr: Buffer; error?: Error } {
  return spawnSync('git', args, { cwd, maxBuffer: most });
}

function names(output: Buffer): string[] {
  return output.toString().split('\0').slice(0, -1);
}

function isBelow(absolute: string, paths: readonly string[], cwd: string): boolean {
  if (paths.length === 0) return true;
  return paths.some((path) => {
    const inside = relative(resolve(cwd, path), absolute);
    return inside === '' || !(inside === '..' || inside.startsWith(`..${sep}`));
  });
}

function shownPath(absolute: string, cwd: string): string {
  return relative(cwd, absolute).split(sep).join('/');
}
