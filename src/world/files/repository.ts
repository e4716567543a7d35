import { lstatSync, realpathSync } from 'node:fs';
import { basename, relative, resolve } from 'node:path';
import { holdsSnapshot } from '../../verdict/lint/holds-snapshot.js';
import { Blobs, Git, type GitAccess, GitError, zeroEnded } from './git.js';
import { type Change, diffOf, type FileBefore, GitHistory, isNew } from './git-history.js';
import { UNMERGED_FILE } from './open-conflicts.js';
import { comparePaths, relativePath } from './paths.js';
import { type FileReading, MAX_OUTPUT, readSnapshotFile } from './read.js';
import type { SelectedFile } from './select.js';

/** A snapshot that a branch or the next commit changes. */
export interface ChangedFile extends SelectedFile {
  /** As it is staged or in the work tree; where a sparse checkout leaves it out, as it is staged. */
  read(maxBytes: number): FileReading;
  /** What it was where the change began; undefined for one that is new. */
  readonly before: FileBefore | undefined;
  /** What it is in the commits that are being merged and have it. */
  readonly merged?: readonly FileBefore[];
  /** The versions that its findings are compared with: those of the merge as well. @throws GitError */
  earlier(): readonly FileBefore[];
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

/** Whether an absolute path is among those that the command line asks for. */
type Covers = (absolute: string) => boolean;

const LINK: FileReading = {
  kind: 'error',
  message: 'it is a symbolic link now, and links are not followed: check the file that it leads to',
};
const UNMERGED: FileReading = { kind: 'error', message: UNMERGED_FILE };
/** The repository around a folder, by way of the git command. */
export class Repository {
  private stagedNow: readonly Change[] | undefined;

  /** What its commits have. */
  readonly history: GitHistory;

  private constructor(
    readonly git: Git,
    private readonly cwd: string,
  ) {
    this.history = new GitHistory(git);
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
    const listed = this.git.names(['ls-files', '--cached', '--others', '--exclude-standard', '-z']);
    return listed.map((name) => resolve(this.top, name));
  }

  /** The commit that the next one continues; undefined before the first. */
  get head(): string | undefined {
    return this.git.commitOf('HEAD');
  }

  /** Whether the next commit would change anything. */
  hasStaged(): boolean {
    return this.staged().length > 0;
  }

  /** What the next commit would change, as it is in the index. @throws GitError */
  stagedChanges(covers: Covers): Changes {
    const { live, gone } = this.split(this.staged(), covers);
    // Both versions of a file are read together.
    const blobs = new Blobs(
      this.git,
      live.flatMap(({ before, after }) => [after.id, before.id]),
    );
    const base = this.head;
    const parents = this.git.mergedCommits().map((commit) => this.history.filesBefore(commit, true));
    const files = live.map((change, index): ChangedFile => {
      const { status, after } = change;
      const before = this.before(change, base, blobs, 2 * index + 1);
      const merged = parents.flatMap((find) => find(after.name));
      return {
        ...this.file(after.name),
        read: (maxBytes) =>
          status === 'U' ? UNMERGED : after.isRegular ? blobs.read(2 * index, maxBytes) : LINK,
        before,
        merged,
        earlier: () => [...(before === undefined ? [] : [before]), ...merged],
      };
    });
    return { base, files, deleted: this.deleted(gone) };
  }

  /** What differs from where the branch left `ref`. @throws GitError */
  changedSince(ref: string, covers: Covers): Changes & { readonly base: string } {
    const base = this.mergeBase(ref);
    const { live, gone } = this.split(diffOf(this.git, ['--diff-filter=ACDMRT', base], false), covers);
    const [olds, staged] = [this.blobs(live, 'before'), this.blobs(live, 'after')];
    const others = this.otherBases(ref);
    const changed = live.map((change, index): ChangedFile => {
      const { after } = change;
      const file = this.file(after.name);
      const before = this.before(change, base, olds, index);
      return {
        ...file,
        read: (maxBytes) => {
          if (!after.isRegular) return LINK;
          return after.id !== undefined && !isRegularFile(file.absolute)
            ? staged.read(index, maxBytes)
            : readSnapshotFile(file.absolute, maxBytes);
        },
        before,
        earlier: () => [...(before === undefined ? [] : [before]), ...others(after.name)],
      };
    });
    const added = this.git
      .names(['ls-files', '--others', '--exclude-standard', '-z'])
      .filter((name) => covers(resolve(this.top, name)) && isRegularFile(resolve(this.top, name)))
      .map((name): ChangedFile => {
        const file = this.file(name);
        const read: ChangedFile['read'] = (maxBytes) => readSnapshotFile(file.absolute, maxBytes);
        return { ...file, read, before: undefined, earlier: () => others(name) };
      });
    const files = [...changed, ...added].sort((a, b) => comparePaths(a.path, b.path));
    return { base, files, deleted: this.deleted(gone) };
  }

  /** Finds files where the branches that are being merged left `ref`, asked for with the first file. */
  private otherBases(ref: string): (name: string) => readonly FileBefore[] {
    let finders: readonly ((name: string) => readonly FileBefore[])[] | undefined;
    return (name) => {
      finders ??= this.git.mergedCommits().flatMap((other) => {
        const base = this.git.ask(['merge-base', this.git.commitOf(ref) ?? ref, other]);
        return base === undefined ? [] : [this.history.filesBefore(base, false)];
      });
      return finders.flatMap((find) => find(name));
    };
  }

  /** The staged files that differ in the work tree, or that git was told not to look at there. */
  mixed<File extends SelectedFile>(files: readonly File[]): readonly File[] {
    const diff = ['diff', '--name-only', '--ignore-submodules=dirty', '-z'];
    const changed = zeroEnded(this.git.output(diff, MAX_OUTPUT, '', this.git.inWorkTree));
    // A small letter is for "assume unchanged", an S for what a sparse checkout leaves out.
    const hidden = this.git
      .names(['ls-files', '-v', '-z'])
      .filter((line) => /^[a-zS] /.test(line))
      .map((line) => line.slice(2));
    const differing = new Set([...changed, ...hidden].map((name) => resolve(this.top, name)));
    return files.filter(({ absolute }) => differing.has(absolute));
  }

  /** Puts a file of the work tree into the index. @throws GitError */
  stage(absolute: string): void {
    // git discards the index of such a commit afterwards, and locks the other one.
    if (/^next-index-\d+\.lock$/.test(basename(this.git.env.GIT_INDEX_FILE ?? '')))
      throw new GitError('git commit with paths does not pick up fixes: git add the file and commit again');
    const name = relative(this.top, absolute);
    this.git.requireUnfiltered(name);
    this.git.output(['--literal-pathspecs', 'add', '--', name], MAX_OUTPUT, '', this.git.inWorkTree);
  }

  private staged(): readonly Change[] {
    this.stagedNow ??= diffOf(this.git, [], true);
    return this.stagedNow;
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

  /** The snapshots that still exist, in any state, and the files that are deleted. */
  private split(
    changes: readonly Change[],
    covers: Covers,
  ): { readonly live: readonly Change[]; readonly gone: readonly Change[] } {
    const covered = (name: string): boolean => covers(resolve(this.top, name));
    const live = changes.filter(
      (change) =>
        change.status !== 'D' &&
        covered(change.after.name) &&
        (change.after.isRegular || change.status === 'U' || this.hidesSnapshot(change)),
    );
    const kept = new Set(live);
    const gone = changes.filter(
      (change) => /^[DRT]$/.test(change.status) && !kept.has(change) && change.before.isRegular,
    );
    return { live, gone: gone.filter(({ before }) => covered(before.name)) };
  }

  /** Whether a link has taken the place of a snapshot: its name would lead to another file. */
  private hidesSnapshot(change: Change): boolean {
    if (!change.after.isLink || !change.before.isRegular) return false;
    const reading = this.blobs([change], 'before').read(0, MAX_OUTPUT);
    return reading.kind !== 'bytes' || holdsSnapshot(reading.bytes);
  }

  private before(
    change: Change,
    base: string | undefined,
    olds: Blobs,
    index: number,
  ): FileBefore | undefined {
    const { name, id } = change.before;
    if (isNew(change) || id === undefined || base === undefined) return undefined;
    return this.history.committed({ commit: base, name, id }, olds, index);
  }

  private deleted(changes: readonly Change[]): DeletedFile[] {
    return changes.map(({ status, before, after }) => ({
      ...this.file(before.name),
      before: this.history.committed({ commit: '', name: before.name, id: before.id ?? '' }),
      ...(status === 'R' && { movedTo: this.file(after.name).path }),
    }));
  }

  /** One side of some changes, by their indexes. */
  private blobs(changes: readonly Change[], side: 'before' | 'after'): Blobs {
    return new Blobs(
      this.git,
      changes.map((change) => change[side].id),
    );
  }

  /** A file by its path from the root of the repository on. */
  private file(name: string): SelectedFile {
    const absolute = resolve(this.top, name);
    return { path: relativePath(this.cwd, absolute), absolute, found: true };
  }
}

function isRegularFile(absolute: string): boolean {
  try {
    return lstatSync(absolute).isFile();
  } catch {
    // It is gone, or one of its folders is a file now.
    return false;
  }
}
