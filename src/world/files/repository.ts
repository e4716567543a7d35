import { lstatSync, realpathSync } from 'node:fs';
import { basename, relative, resolve } from 'node:path';
import { LF } from '../../bytes/text/characters.js';
import { CommandError } from './command-error.js';
import { Blobs, EXISTING, Git, type GitAccess, GitError, zeroEnded } from './git.js';
import { mayHoldSnapshot } from './missing-content.js';
import { UNMERGED_FILE } from './open-conflicts.js';
import { comparePaths, relativePath } from './paths.js';
import { type FileReading, MAX_OUTPUT, readSnapshotFile } from './read.js';
import { pathScope, type SelectedFile, type SelectionProblem } from './select.js';

/** A version of a file that findings or a plan are compared with. */
export interface EarlierFile {
  /** What messages call it: of a commit, as git takes it. */
  readonly shown: string;
  read(maxBytes: number): FileReading;
  /** The versions before it, newest first: for one that cannot be checked. @throws GitError */
  readonly older?: () => readonly EarlierFile[];
}

/** A file as a commit has it: with the line ends that git keeps. */
export interface FileBefore extends EarlierFile {
  /** Its path from the root of the repository on, another one where the change has renamed it. */
  readonly name: string;
}

/** What the next commit, or a branch since it left `ref`, would change. Paths narrow it down. */
export type ChangeSource =
  | {
      readonly kind: 'staged';
      readonly paths: readonly string[];
      /** What to say when nothing at all is staged; undefined where that is fine. */
      readonly mustChange?: string;
    }
  | { readonly kind: 'since'; readonly ref: string; readonly paths: readonly string[] };

/** A snapshot that a branch or the next commit changes. */
export interface ChangedFile extends SelectedFile {
  /** As it is staged or in the work tree; where a sparse checkout leaves it out, as it is staged. */
  read(maxBytes: number): FileReading;
  /** What it was where the change began; undefined for one that is new. */
  readonly before: FileBefore | undefined;
  /** What it is in the commits that are being merged and have it. @throws GitError */
  merged(): readonly FileBefore[];
}

/** What a branch or the next commit changes. */
export interface Changes {
  readonly repository: Repository;
  /** The commit that the change began with; undefined before the first. */
  readonly base: string | undefined;
  readonly files: readonly ChangedFile[];
  readonly deleted: readonly DeletedFile[];
  /** Paths that lead to none of the files that git knows. */
  readonly problems: readonly SelectionProblem[];
}

/** A file that is deleted, or moved so that git does not recognize it. */
export interface DeletedFile extends SelectedFile {
  readonly before: FileBefore;
  /** Where it is now, as reports show it: where nothing is checked, such as a dot-folder. */
  readonly movedTo?: string;
}

/** One entry of a raw diff of git. */
interface Change {
  /** The first letter that git gives it: A, C, D, M, R, T or U. */
  readonly status: string;
  readonly before: Version;
  readonly after: Version;
}

/** A file on one side of a diff. */
interface Version {
  /** From the root of the repository on. */
  readonly name: string;
  /** A regular file: links and submodules are not snapshots. */
  readonly isRegular: boolean;
  readonly isLink: boolean;
  /** The object; undefined where git has not made one yet. */
  readonly id: string | undefined;
}

const OUTSIDE = 'it is a symbolic link that leads out of the repository';
const LINK = 'it is a symbolic link now, and links are not followed: check the file that it leads to';
/** What makes `git diff` write what is read here. */
const RAW = ['--raw', '-z', '--no-abbrev', '--no-ext-diff', '--ignore-submodules=dirty', '--find-renames'];
/** The most versions of a file that are tried before one that cannot be checked. */
const MAX_VERSIONS = 20;

/** The repository around a folder, by way of the git command. */
export class Repository {
  private readonly blobs: Blobs;

  private constructor(
    readonly git: Git,
    private readonly cwd: string,
  ) {
    this.blobs = new Blobs(git);
  }

  /** @throws GitError outside of a repository, and where git refuses */
  static open(folder: string, access: GitAccess): Repository {
    return new Repository(Git.around(folder, access), realpathSync.native(folder));
  }

  /** The root of its work tree, a real path. */
  get top(): string {
    return this.git.path;
  }

  /** Those of some files that a commit has, by name. Links are followed inside the commit. @throws GitError */
  filesOf(commit: string, names: readonly string[]): FileBefore[] {
    const askable = names.filter((name) => !name.includes('\n'));
    const asked = askable.map((name) => `${commit}:${name}\n`).join('');
    const check = ['cat-file', '--batch-check', '--follow-symlinks'];
    const output = asked === '' ? Buffer.alloc(0) : this.git.output(check, { input: asked });
    let at = 0;
    return askable.flatMap((name): FileBefore[] => {
      const end = output.indexOf(LF, at);
      const line = output.toString('utf8', at, end);
      at = end + 1;
      const [, id] = /^([0-9a-f]{40,64}) blob \d+$/.exec(line) ?? [];
      if (id !== undefined) return [this.committed(commit, name, id)];
      const [, kind, size] = /^(symlink|dangling|loop|notdir) (\d+)$/.exec(line) ?? [];
      if (size !== undefined) at += Number(size) + 1;
      return kind === 'symlink' ? [{ name, shown: shownIn(commit, name), read: () => refused(OUTSIDE) }] : [];
    });
  }

  private committed(commit: string, name: string, id: string): FileBefore {
    const read = (maxBytes: number): FileReading => this.blobs.read(id, maxBytes);
    return { name, shown: shownIn(commit, name), read, older: () => this.olderThan(commit, name) };
  }

  private olderThan(commit: string, name: string): readonly FileBefore[] {
    const list = ['rev-list', '--first-parent', `--max-count=${MAX_VERSIONS + 1}`, commit, '--', name];
    const [, ...commits] = String(this.git.output(['--literal-pathspecs', ...list]))
      .trim()
      .split('\n');
    return commits.flatMap((older) => this.filesOf(older, [name]));
  }

  /** The snapshots of a change that still exist, in any state, and the files that are deleted. @throws CommandError */
  changes(source: ChangeSource): Changes {
    const isStaged = source.kind === 'staged';
    const scope = pathScope(source.paths, this.top, this.cwd);
    const base = isStaged ? this.git.commitOf('HEAD') : this.mergeBase(source.ref);
    const all = isStaged
      ? this.diff([], true)
      : [...this.diff(['--diff-filter=ACDMRT', `${base}`], false), ...this.untracked()];
    if (isStaged && source.mustChange !== undefined && all.length === 0)
      throw new CommandError(source.mustChange);
    const isCovered = ({ name }: Version): boolean => scope.covers(resolve(this.top, name));
    const isLive = (change: Change): boolean =>
      change.status !== 'D' &&
      isCovered(change.after) &&
      (change.after.isRegular || change.status === 'U' || this.hidesSnapshot(change));
    const live = new Set(all.filter(isLive));
    // Both versions of a file are read together.
    this.blobs.expect([...live].flatMap(({ before, after }) => [after.id, before.id]));
    const mergedFiles = this.mergedFiles(source);
    const files = [...live].map((change) => ({
      ...this.file(change.after),
      read: (maxBytes: number) => this.read(change, isStaged, maxBytes),
      before: this.before(change, base)[0],
      merged: () => mergedFiles(change.after.name),
    }));
    const gone = all.filter(
      (change) =>
        /^[DRT]$/.test(change.status) &&
        !live.has(change) &&
        change.before.isRegular &&
        isCovered(change.before),
    );
    const deleted = gone.map(({ status, before, after }) => ({
      ...this.file(before),
      before: this.committed('', before.name, before.id ?? ''),
      ...(status === 'R' && { movedTo: this.file(after).path }),
    }));
    const problems = scope.problems(() => [
      ...this.git.names(EXISTING).map((name) => resolve(this.top, name)),
      ...deleted.map(({ absolute }) => absolute),
    ]);
    return {
      repository: this,
      base,
      files: isStaged ? files : files.sort((a, b) => comparePaths(a.path, b.path)),
      deleted,
      problems,
    };
  }

  /** The files that git does not know and does not ignore. */
  private untracked(): Change[] {
    return this.git
      .names(['ls-files', '--others', '--exclude-standard', '-z'])
      .filter((name) => isRegularFile(resolve(this.top, name)))
      .map((name) => ({ status: 'A', before: version(), after: version(name, '100') }));
  }

  /** A file after a change. */
  private read({ status, after }: Change, isStaged: boolean, maxBytes: number): FileReading {
    if (after.isLink) return refused(LINK);
    if (status === 'U') return refused(UNMERGED_FILE);
    const absolute = resolve(this.top, after.name);
    return isStaged || (after.id !== undefined && !isRegularFile(absolute))
      ? this.blobs.read(after.id, maxBytes)
      : readSnapshotFile(absolute, maxBytes);
  }

  /** What a file was before a change: nothing for one that is new. */
  private before(change: Change, commit: string | undefined): readonly FileBefore[] {
    const { name, id, isRegular } = change.before;
    const isNew = change.status === 'A' || !isRegular || id === undefined;
    return isNew || commit === undefined ? [] : [this.committed(commit, name, id)];
  }

  /**
   * Finds files of a change in the commits that are being merged, or where these left `ref`, also under earlier names.
   * git is asked with the first file.
   */
  private mergedFiles(source: ChangeSource): (name: string) => readonly FileBefore[] {
    const commitFor = (other: string): string | undefined =>
      source.kind === 'staged'
        ? other
        : this.git.ask(['merge-base', this.git.commitOf(source.ref) ?? source.ref, other]);
    let known: (readonly [commit: string, changes: ReadonlyMap<string, Change>])[] | undefined;
    return (name) => {
      known ??= this.git
        .mergedCommits()
        .flatMap((other) => commitFor(other) ?? [])
        .map((commit) => {
          const changes = this.diff([commit], source.kind === 'staged');
          return [commit, new Map(changes.map((change) => [change.after.name, change]))];
        });
      return known.flatMap(([commit, changes]) => {
        const change = changes.get(name);
        return change === undefined ? this.filesOf(commit, [name]) : this.before(change, commit);
      });
    };
  }

  /** Whether a link has taken the place of a snapshot: its name would lead to another file. */
  private hidesSnapshot({ before, after }: Change): boolean {
    return after.isLink && before.isRegular && mayHoldSnapshot(this.blobs.read(before.id, MAX_OUTPUT));
  }

  /** The staged files that differ in the work tree, or that git was told not to look at there. */
  mixed<File extends SelectedFile>(files: readonly File[]): readonly File[] {
    const diff = ['diff', '--name-only', '--ignore-submodules=dirty', '-z'];
    const changed = zeroEnded(this.git.output(diff, this.git.inWorkTree));
    // A small letter is for "assume unchanged", an S for what a sparse checkout leaves out.
    const hidden = this.git
      .names(['ls-files', '-v', '-z'])
      .filter((line) => /^[a-zS] /.test(line))
      .map((line) => line.slice(2));
    const differing = new Set([...changed, ...hidden].map((name) => resolve(this.top, name)));
    return files.filter(({ absolute }) => differing.has(absolute));
  }

  /** Puts a file of the work tree into the index. @throws GitError */
  stage(absolute: string): undefined {
    // git discards the index of such a commit afterwards, and locks the other one.
    if (/^next-index-\d+\.lock$/.test(basename(this.git.env.GIT_INDEX_FILE ?? '')))
      throw new GitError('git commit with paths does not pick up fixes: git add the file and commit again');
    const name = relative(this.top, absolute);
    this.git.requireUnfiltered(name);
    this.git.output(['--literal-pathspecs', 'add', '--', name], this.git.inWorkTree);
  }

  /** The changes that `git diff` lists: `:mode mode id id status` and a name; two names for a rename or copy. */
  private diff(args: readonly string[], cached: boolean): Change[] {
    const how = cached ? ['diff', '--cached', ...RAW, ...args] : ['diff', ...RAW, ...args];
    const fields = zeroEnded(this.git.output(how, cached ? {} : this.git.inWorkTree));
    const changes: Change[] = [];
    for (let at = 0; at + 1 < fields.length; at += 2) {
      const [modeBefore, modeAfter, idBefore, idAfter, status = ''] = (fields[at] ?? '').slice(1).split(' ');
      const before = version(fields[at + 1], modeBefore, idBefore);
      if (/^[RC]/.test(status)) at++;
      changes.push({ status: status.charAt(0), before, after: version(fields[at + 1], modeAfter, idAfter) });
    }
    return changes;
  }

  /** @throws GitError where the branches have nothing in common */
  private mergeBase(ref: string): string {
    const commit = this.git.commitOf(ref);
    const base = commit === undefined ? undefined : this.git.ask(['merge-base', commit, 'HEAD']);
    if (base !== undefined) return base;
    const why = commit === undefined ? 'no such branch or commit' : 'no common commit with this branch';
    const isShallow = this.git.ask(['rev-parse', '--is-shallow-repository']) === 'true';
    throw new GitError(
      `--since ${ref}: ${why}${isShallow ? '; this clone is shallow: fetch the whole history (actions/checkout: fetch-depth: 0)' : ''}`,
    );
  }

  /** A file by its path from the root of the repository on. */
  private file({ name }: Version): SelectedFile {
    const absolute = resolve(this.top, name);
    return { path: relativePath(this.cwd, absolute), absolute, found: true };
  }
}

function version(name = '', mode = '', id = ''): Version {
  const isNone = /^0*$/.test(id);
  return { name, isRegular: mode.startsWith('100'), isLink: mode === '120000', id: isNone ? undefined : id };
}

function isRegularFile(absolute: string): boolean {
  try {
    return lstatSync(absolute).isFile();
  } catch {
    // It is gone, or one of its folders is a file now.
    return false;
  }
}

function refused(message: string): FileReading {
  return { kind: 'error', message };
}

function shownIn(commit: string, name: string): string {
  return `${commit.slice(0, 8)}:${name}`;
}
