import { lstatSync, realpathSync } from 'node:fs';
import { basename, relative, resolve } from 'node:path';
import { LF } from '../../bytes/text/characters.js';
import { holdsSnapshot } from '../../verdict/lint/holds-snapshot.js';
import { Blobs, EXISTING, Git, type GitAccess, GitError, zeroEnded } from './git.js';
import { UNMERGED_FILE } from './open-conflicts.js';
import { comparePaths, relativePath } from './paths.js';
import { type FileReading, MAX_OUTPUT, readSnapshotFile } from './read.js';
import type { SelectedFile } from './select.js';

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

/** Finds a file in a commit, by the name that it has now. */
type Finder = (name: string) => readonly FileBefore[];

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
  /** The commit that the change began with; undefined before the first. */
  readonly base: string | undefined;
  readonly files: readonly ChangedFile[];
  readonly deleted: readonly DeletedFile[];
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

/** Whether an absolute path is among those that the command line asks for. */
type Covers = (absolute: string) => boolean;

const OUTSIDE: FileReading = {
  kind: 'error',
  message: 'it is a symbolic link that leads out of the repository',
};
const LINK: FileReading = {
  kind: 'error',
  message: 'it is a symbolic link now, and links are not followed: check the file that it leads to',
};
const UNMERGED: FileReading = { kind: 'error', message: UNMERGED_FILE };
/** What makes `git diff` write what is read here. */
const RAW = ['--raw', '-z', '--no-abbrev', '--no-ext-diff', '--ignore-submodules=dirty', '--find-renames'];
/** The most versions of a file that are tried before one that cannot be checked. */
const MAX_VERSIONS = 20;

/** The repository around a folder, by way of the git command. */
export class Repository {
  private stagedNow: readonly Change[] | undefined;
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

  /** All files as real paths, including untracked ones. */
  files(): string[] {
    return this.git.names(EXISTING).map((name) => resolve(this.top, name));
  }

  /** The commit that the next one continues; undefined before the first. */
  get head(): string | undefined {
    return this.git.commitOf('HEAD');
  }

  /** Whether the next commit would change anything. */
  hasStaged(): boolean {
    return this.staged().length > 0;
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
      return kind === 'symlink' ? [{ name, shown: shownIn(commit, name), read: () => OUTSIDE }] : [];
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

  /** Finds files of the index or work tree in commits, also under earlier names. git is asked with the first file. */
  private finderIn(commits: () => readonly string[], staged: boolean): Finder {
    let known: (readonly [commit: string, changes: ReadonlyMap<string, Change>])[] | undefined;
    return (name) => {
      known ??= commits().map((commit) => {
        const changes = this.diff([commit], staged).map((change) => [change.after.name, change] as const);
        return [commit, new Map(changes)];
      });
      return known.flatMap(([commit, changes]) => {
        const change = changes.get(name);
        return change === undefined ? this.filesOf(commit, [name]) : this.before(change, commit);
      });
    };
  }

  /** What the next commit would change, as it is in the index. @throws GitError */
  stagedChanges(covers: Covers): Changes {
    const base = this.head;
    const readStaged = ({ status, after }: Change, maxBytes: number): FileReading =>
      status === 'U' ? UNMERGED : this.blobs.read(after.id, maxBytes);
    const others = this.finderIn(() => this.git.mergedCommits(), true);
    return { base, ...this.changes(this.staged(), base, covers, readStaged, others) };
  }

  /** What differs from where the branch left `ref`. @throws GitError */
  changedSince(ref: string, covers: Covers): Changes & { readonly base: string } {
    const base = this.mergeBase(ref);
    const readNow = ({ after }: Change, maxBytes: number): FileReading => {
      const absolute = resolve(this.top, after.name);
      return after.id !== undefined && !isRegularFile(absolute)
        ? this.blobs.read(after.id, maxBytes)
        : readSnapshotFile(absolute, maxBytes);
    };
    const untracked = this.git
      .names(['ls-files', '--others', '--exclude-standard', '-z'])
      .filter((name) => isRegularFile(resolve(this.top, name)))
      .map((name): Change => ({ status: 'A', before: version(), after: version(name, '100') }));
    const all = [...this.diff(['--diff-filter=ACDMRT', base], false), ...untracked];
    // Where the branches that are being merged left `ref`.
    const baseWith = (other: string): string | undefined =>
      this.git.ask(['merge-base', this.git.commitOf(ref) ?? ref, other]);
    const others = this.finderIn(
      () => this.git.mergedCommits().flatMap((other) => baseWith(other) ?? []),
      false,
    );
    const { files, deleted } = this.changes(all, base, covers, readNow, others);
    return { base, files: files.toSorted((a, b) => comparePaths(a.path, b.path)), deleted };
  }

  /** The snapshots that still exist, in any state, and the files that are deleted. */
  private changes(
    all: readonly Change[],
    base: string | undefined,
    covers: Covers,
    read: (change: Change, maxBytes: number) => FileReading,
    others: Finder,
  ): Pick<Changes, 'files' | 'deleted'> {
    const covered = (name: string): boolean => covers(resolve(this.top, name));
    const live = all.filter(
      (change) =>
        change.status !== 'D' &&
        covered(change.after.name) &&
        (change.after.isRegular || change.status === 'U' || this.hidesSnapshot(change)),
    );
    // Both versions of a file are read together.
    this.blobs.expect(live.flatMap(({ before, after }) => [after.id, before.id]));
    const kept = new Set(live);
    const gone = all.filter(
      (change) =>
        /^[DRT]$/.test(change.status) &&
        !kept.has(change) &&
        change.before.isRegular &&
        covered(change.before.name),
    );
    return {
      files: live.map((change) => ({
        ...this.file(change.after.name),
        read: (maxBytes) => (change.after.isLink ? LINK : read(change, maxBytes)),
        before: this.before(change, base)[0],
        merged: () => others(change.after.name),
      })),
      deleted: gone.map(({ status, before: { name, id = '' }, after }) => ({
        ...this.file(name),
        before: this.committed('', name, id),
        ...(status === 'R' && { movedTo: this.file(after.name).path }),
      })),
    };
  }

  /** Whether a link has taken the place of a snapshot: its name would lead to another file. */
  private hidesSnapshot({ before, after }: Change): boolean {
    if (!after.isLink || !before.isRegular) return false;
    const reading = this.blobs.read(before.id, MAX_OUTPUT);
    return reading.kind !== 'bytes' || holdsSnapshot(reading.bytes);
  }

  /** What a file was before a change: nothing for one that is new. */
  private before(change: Change, commit: string | undefined): readonly FileBefore[] {
    const { name, id, isRegular } = change.before;
    const isNew = change.status === 'A' || !isRegular || id === undefined;
    return isNew || commit === undefined ? [] : [this.committed(commit, name, id)];
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

  private staged(): readonly Change[] {
    this.stagedNow ??= this.diff([], true);
    return this.stagedNow;
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
  private file(name: string): SelectedFile {
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

function shownIn(commit: string, name: string): string {
  return `${commit.slice(0, 8)}:${name}`;
}
