import { spawnSync } from 'node:child_process';
import { basename, relative, resolve, sep } from 'node:path';
import type { FileReading } from './read.js';
import { isSnapshotName, type SelectedFile } from './select.js';
import { unsurveyedBuffer } from './survey-aside.js';

/** git cannot answer. The message says why, and what to do. */
export class GitError extends Error {}

/** A snapshot as it is staged. */
export interface StagedFile extends SelectedFile {
  read(maxBytes: number): FileReading;
}

/** A snapshot that a branch has changed. */
export interface ChangedFile extends SelectedFile {
  /** Its path from the root of the repository on, where the branch began: another one when the branch has renamed it. */
  readonly before: string | undefined;
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
export function stagedFiles(paths: readonly string[], cwd: string = process.cwd()): StagedFile[] {
  const top = topOf(cwd);
  const changes = snapshotsOf(
    git(top, ['diff', '--cached', ...RAW, '--no-renames', '--diff-filter=ACMT']),
    paths,
    { top, cwd },
  );
  const sizes = sizesOf(
    top,
    changes.map(({ id }) => id),
  );
  return changes.map(({ file, id }, index) => ({
    ...file,
    read: (maxBytes) => readBlob(top, id, sizes[index], maxBytes),
  }));
}

/** Those of some files of which the work tree has other bytes than the index, or none at all. */
export function changedSinceStaged(
  files: readonly SelectedFile[],
  cwd: string = process.cwd(),
): SelectedFile[] {
  const top = topOf(cwd);
  const changed = new Set(names(git(top, ['diff', '--name-only', '-z'])).map((name) => resolve(top, name)));
  return files.filter(({ absolute }) => changed.has(absolute));
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
): { files: ChangedFile[]; base: string; top: string } {
  const top = topOf(cwd);
  const base = mergeBase(top, ref);
  const raw = git(top, ['diff', ...RAW, '--find-renames', '--diff-filter=ACMRT', base]);
  const files = snapshotsOf(raw, paths, { top, cwd }).map(({ file, before }) => ({ ...file, before }));
  return { files, base, top };
}

/**
 * A file as a commit has it.
 *
 * @param name its path from the root of the repository on
 */
export function readCommitted(top: string, commit: string, name: string, maxBytes: number): FileReading {
  const { status, stdout } = run(top, ['rev-parse', '--verify', '--quiet', `${commit}:${name}`]);
  if (status !== 0) return { kind: 'error', message: 'git does not have it' };
  const id = String(stdout).trim();
  return readBlob(top, id, sizesOf(top, [id])[0], maxBytes);
}

const RAW = ['--raw', '-z', '--no-abbrev'] as const;

/** One entry of a raw diff that is about a snapshot. */
interface Change {
  readonly file: SelectedFile;
  readonly id: string;
  readonly before: string | undefined;
}

/** Reads a raw diff: `:mode mode id id status`, and a name; two names where something was renamed. */
function snapshotsOf(
  raw: Buffer,
  paths: readonly string[],
  { top, cwd }: { readonly top: string; readonly cwd: string },
): Change[] {
  const fields = names(raw);
  const changes: Change[] = [];
  for (let at = 0; at + 1 < fields.length; at += 2) {
    const [, mode = '', , id = '', status = ''] = (fields[at] ?? '').split(' ');
    const first = fields[at + 1] ?? '';
    if (/^[RC]/.test(status)) at++;
    const absolute = resolve(top, fields[at + 1] ?? '');
    if (!REGULAR.test(mode) || !isSnapshotName(basename(absolute)) || !isBelow(absolute, paths, cwd))
      continue;
    const file: SelectedFile = { path: shownPath(absolute, cwd), absolute, found: true };
    changes.push({ file, id, before: status === 'A' ? undefined : first });
  }
  return changes;
}

function mergeBase(top: string, ref: string): string {
  const commit = run(top, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`]);
  if (commit.status !== 0)
    throw new GitError(`--since ${ref}: there is no such branch or commit${ifShallow(top, '; ')}`);
  const base = run(top, ['merge-base', String(commit.stdout).trim(), 'HEAD']);
  if (base.status !== 0)
    throw new GitError(
      `--since ${ref}: it has no commit in common with this branch${ifShallow(top, ', because ')}`,
    );
  return String(base.stdout).trim();
}

function ifShallow(top: string, before: string): string {
  const { stdout } = run(top, ['rev-parse', '--is-shallow-repository']);
  return String(stdout).trim() === 'true'
    ? `${before}this clone is shallow: fetch all of its history (actions/checkout: fetch-depth: 0)`
    : '';
}

/** Bytes of each object; undefined for one that is missing. One process for all of them, as each takes milliseconds to start. */
function sizesOf(top: string, ids: readonly string[]): (number | undefined)[] {
  if (ids.length === 0) return [];
  const asked = ids.map((id) => `${id}\n`).join('');
  const told = git(top, ['cat-file', '--batch-check=%(objectsize)'], MOST_OUTPUT, asked);
  const lines = String(told).trimEnd().split('\n');
  return lines.map((line) => (/^\d+$/.test(line) ? Number(line) : undefined));
}

function readBlob(top: string, id: string, size: number | undefined, maxBytes: number): FileReading {
  if (size === undefined)
    return {
      kind: 'error',
      message: `git does not have its content, the object ${id}: try git fetch, or git fsck`,
    };
  if (size > maxBytes) return { kind: 'too-large', size };
  const { bytes, bytesAreThere, surveyed } = unsurveyedBuffer(size);
  try {
    bytes.set(git(top, ['cat-file', 'blob', id], size + 1).subarray(0, size));
  } catch (error) {
    if (error instanceof GitError) return { kind: 'error', message: error.message };
    throw error;
  }
  bytesAreThere(size);
  return { kind: 'bytes', bytes, surveyed };
}

function topOf(cwd: string): string {
  const { status, stdout, error } = run(cwd, ['rev-parse', '--show-toplevel']);
  if (error !== undefined) throw new GitError(`git cannot be started: ${error.message}`);
  if (status !== 0) throw new GitError('this folder is in no git repository');
  return String(stdout).replace(/\r?\n$/, '');
}

function git(cwd: string, args: readonly string[], most = MOST_OUTPUT, input = ''): Buffer {
  const { status, stdout, stderr, error } = run(cwd, args, most, input);
  if (status === 0) return stdout;
  const said = error?.message ?? String(stderr).trim();
  throw new GitError(`git ${args[0]} failed: ${said || 'it does not say why'}`);
}

function run(
  cwd: string,
  args: readonly string[],
  most = MOST_OUTPUT,
  input = '',
): { status: number | null; stdout: Buffer; stderr: Buffer; error?: Error } {
  return spawnSync('git', args, { cwd, maxBuffer: most, input });
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
