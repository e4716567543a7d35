import { basename, relative, resolve, sep } from 'node:path';
import { Blobs } from './git-blobs.js';
import { GitError, git, names, run } from './git-command.js';
import type { FileReading } from './read.js';
import { isSnapshotName, type SelectedFile } from './select.js';

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

/**
 * The snapshots that the next commit would change, as they are in the index: what is not staged is not looked at.
 *
 * @param paths only files at or below these; all unless given
 * @throws GitError outside of a repository
 */
export function stagedFiles(paths: readonly string[], cwd: string = process.cwd()): StagedFile[] {
  const top = topOf(cwd);
  const changes = snapshotsOf(git(top, ['diff', '--cached', ...RAW, '--no-renames', '--diff-filter=ACMTU']), {
    paths,
    top,
    cwd,
  });
  const blobs = new Blobs(
    top,
    changes.map(({ id, file }) => ({ id, path: file.absolute })),
  );
  return changes.map(({ file, status }, index) => ({
    ...file,
    read: (maxBytes) => (status === 'U' ? UNMERGED : blobs.read(index, maxBytes)),
  }));
}

const UNMERGED: FileReading = {
  kind: 'error',
  message: 'its merge conflicts are not resolved: resolve them, then git add it',
};

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
 * The snapshots that differ from where the current branch left `ref`, as they are in the work tree, files that git does not
 * track among them, and those that are deleted.
 *
 * @throws GitError outside of a repository, for an unknown ref, and where a shallow clone lacks the common commit
 */
export function changedSince(
  ref: string,
  paths: readonly string[],
  cwd: string = process.cwd(),
): { files: ChangedFile[]; deleted: SelectedFile[]; base: string; top: string } {
  const top = topOf(cwd);
  const base = mergeBase(top, ref);
  const scope = { paths, top, cwd };
  const raw = git(top, ['diff', ...RAW, '--find-renames', '--diff-filter=ACDMRT', base]);
  const untracked = names(git(top, ['ls-files', '--others', '--exclude-standard', '-z'])).flatMap((name) => {
    const file = snapshotAt(name, scope);
    return file === undefined ? [] : [{ ...file, before: undefined }];
  });
  const changes = snapshotsOf(raw, scope);
  const changed = changes
    .filter(({ status }) => status !== 'D')
    .map(({ file, before }) => ({ ...file, before }));
  const deleted = changes.filter(({ status }) => status === 'D').map(({ file }) => file);
  return { files: [...changed, ...untracked].sort(byPath), deleted, base, top };
}

/**
 * Puts a file of the work tree into the index as it is now.
 *
 * @throws GitError
 */
export function stage(absolute: string): void {
  const top = topOf(process.cwd());
  git(top, ['--literal-pathspecs', 'add', '--', relative(top, absolute)]);
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
  return new Blobs(top, [{ id, path: resolve(top, name) }]).read(0, maxBytes);
}

const RAW = ['--raw', '-z', '--no-abbrev'] as const;

/** One entry of a raw diff that is about a snapshot. */
interface Change {
  readonly file: SelectedFile;
  readonly id: string;
  readonly before: string | undefined;
  /** The first letter that git gives it. */
  readonly status: string;
}

/** Where to look for snapshots. */
interface Scope {
  /** Only files at or below these; all when there are none. */
  readonly paths: readonly string[];
  readonly top: string;
  readonly cwd: string;
}

/** Reads a raw diff: `:mode mode id id status`, and a name; two names where something was renamed. */
function snapshotsOf(raw: Buffer, scope: Scope): Change[] {
  const fields = names(raw);
  const changes: Change[] = [];
  for (let at = 0; at + 1 < fields.length; at += 2) {
    const [was = '', is = '', , id = '', status = ''] = (fields[at] ?? '').slice(1).split(' ');
    const first = fields[at + 1] ?? '';
    if (/^[RC]/.test(status)) at++;
    const isRegular = REGULAR.test(is) || (/^[DU]/.test(status) && (REGULAR.test(was) || status === 'U'));
    const file = isRegular ? snapshotAt(fields[at + 1] ?? '', scope) : undefined;
    if (file !== undefined)
      changes.push({ file, id, before: status === 'A' ? undefined : first, status: status.charAt(0) });
  }
  return changes;
}

/** @param name from the root of the repository on */
function snapshotAt(name: string, { paths, top, cwd }: Scope): SelectedFile | undefined {
  const absolute = resolve(top, name);
  if (!isSnapshotName(basename(absolute)) || !isBelow(absolute, paths, cwd)) return undefined;
  return { path: shownPath(absolute, cwd), absolute, found: true };
}

function byPath(a: SelectedFile, b: SelectedFile): number {
  return Buffer.compare(Buffer.from(a.path), Buffer.from(b.path));
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

function topOf(cwd: string): string {
  const { status, stdout, stderr, error } = run(cwd, ['rev-parse', '--show-toplevel']);
  if (error !== undefined)
    throw new GitError('git is needed for this, and cannot be started: is it installed?');
  if (status !== 0) throw new GitError(whyNoRepository(String(stderr)));
  return String(stdout).replace(/\r?\n$/, '');
}

/** What git says, in our words where they help more. It speaks English, as `run` asks it to. */
function whyNoRepository(said: string): string {
  if (said.includes('not a git repository')) return 'this folder is in no git repository';
  if (said.includes('must be run in a work tree'))
    return 'this repository has no work tree, and so nothing to check';
  const [, folder] = /dubious ownership in repository at '(.*)'/.exec(said) ?? [];
  if (folder !== undefined)
    return `git does not trust this repository, which belongs to somebody else: git config --global --add safe.directory '${folder}'`;
  return `git does not know this repository: ${said.trim().split('\n')[0] || 'it does not say why'}`;
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
