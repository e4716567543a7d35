import { lstatSync } from 'node:fs';
import { basename, relative, resolve } from 'node:path';
import { holdsSnapshot } from '../lint/holds-snapshot.js';
import { Blobs, readAhead, readAsCheckedOut } from './git-blobs.js';
import { type Change, RAW, readChanges, stagedSince } from './git-changes.js';
import { type GitAccess, GitError, type GitFolder, git, names } from './git-command.js';
import { EarlierFiles } from './git-earlier-files.js';
import type { BranchChanges, ChangedFile, DeletedFile, Mixed, StagedFile } from './git-files.js';
import { commitOf, FilesBefore, parentsOfNext } from './git-history.js';
import { inWorkTree, requireUnfiltered } from './git-programs.js';
import { rootAround } from './git-root.js';
import type { PathScope } from './path-scope.js';
import { type FileReading, readSnapshotFile } from './read.js';
import { comparePaths, relativePath } from './relative-path.js';
import type { SelectedFile } from './select.js';
import { MAX_OUTPUT } from './sizes.js';

const LINK: FileReading = {
  kind: 'error',
  message: 'it is a symbolic link now, and links are not followed: check the file that it leads to',
};

const UNMERGED: FileReading = {
  kind: 'error',
  message: 'it has unresolved merge conflicts: resolve them, then git add it',
};

/** The repository around a folder, by way of the git command. */
export class Repository {
  /** The files of its commits. */
  readonly earlier: EarlierFiles;

  private constructor(
    /** The root of its work tree. */
    private readonly root: GitFolder,
    private readonly cwd: string,
  ) {
    this.earlier = new EarlierFiles(root);
  }

  /** A real path. */
  get top(): string {
    return this.root.path;
  }

  /** @throws GitError outside of a repository, and where git refuses */
  static open(folder: string, access: GitAccess): Repository {
    const { root, cwd } = rootAround(folder, access);
    return new Repository(root, cwd);
  }

  /** All files as real paths, including untracked ones. */
  files(): string[] {
    const listed = git(this.root, ['ls-files', '--cached', '--others', '--exclude-standard', '-z']);
    return names(listed).map((name) => resolve(this.top, name));
  }

  /** The snapshots that the next commit would change, as they are in the index. */
  staged({ covers }: PathScope): StagedFile[] {
    const { live: changes } = this.split(stagedSince(this.root, this.head), covers);
    const [olds, staged] = [this.blobs(changes, 'before'), this.blobs(changes, 'after')];
    return changes.map(({ status, before, after }, index) => ({
      ...this.file(after.name),
      read: (maxBytes) => (status === 'U' ? UNMERGED : after.isRegular ? staged.read(index, maxBytes) : LINK),
      readBefore: isNew({ status, before }) ? undefined : (maxBytes) => olds.read(index, maxBytes),
    }));
  }

  /** The snapshots that the next commit would delete or move away. */
  stagedDeletions({ covers }: PathScope): DeletedFile[] {
    return this.deleted(this.split(stagedSince(this.root, this.head), covers).gone);
  }

  /** Reads staged files by one process. @param alongside the files of HEAD to read with each */
  readStagedAhead({ covers }: PathScope, alongside: ((name: string) => readonly string[]) | undefined): void {
    const { head } = this;
    const changes = stagedSince(this.root, head).filter(
      ({ after }) => after.isRegular && covers(resolve(this.top, after.name)),
    );
    const sides = alongside === undefined ? (['after'] as const) : (['after', 'before'] as const);
    const ids = changes.flatMap((change) => sides.flatMap((side) => change[side].id ?? []));
    const names = alongside === undefined ? [] : changes.flatMap(({ before }) => alongside(before.name));
    readAhead(this.root, ids, head === undefined ? [] : names.map((name) => `${head}:${name}`));
  }

  /** The commit that the next one continues; undefined before the first. */
  get head(): string | undefined {
    return commitOf(this.root, 'HEAD');
  }

  /** Whether the next commit would change anything. */
  hasStaged(): boolean {
    return stagedSince(this.root, this.head).length > 0;
  }

  /** The staged files that may differ in the work tree. */
  mixed<File extends SelectedFile>(files: readonly File[]): Mixed<File> {
    const absolute = (name: string): string => resolve(this.top, name);
    const changed = new Set(
      names(git(inWorkTree(this.root), ['diff', '--name-only', '--ignore-submodules=dirty', '-z'])).map(
        absolute,
      ),
    );
    // A small letter is for "assume unchanged", an S for what a sparse checkout leaves out.
    const hidden = new Set(
      names(git(this.root, ['ls-files', '-v', '-z']))
        .filter((line) => /^[a-zS] /.test(line))
        .map((line) => absolute(line.slice(2))),
    );
    return {
      changed: files.filter((file) => changed.has(file.absolute) && !hidden.has(file.absolute)),
      hidden: files.filter((file) => hidden.has(file.absolute)),
    };
  }

  /** Puts a file of the work tree into the index. @throws GitError */
  stage(absolute: string): void {
    // git discards the index of such a commit afterwards, and locks the other one.
    if (/^next-index-\d+\.lock$/.test(basename(this.root.env.GIT_INDEX_FILE ?? '')))
      throw new GitError('git commit with paths does not pick up fixes: git add the file and commit again');
    const name = relative(this.top, absolute);
    requireUnfiltered(this.root, name);
    git(inWorkTree(this.root), ['--literal-pathspecs', 'add', '--', name]);
    this.root.staged.clear();
  }

  /** The snapshots that differ from where the branch left `ref`. @throws GitError */
  changedSince(ref: string, { covers }: Pick<PathScope, 'covers'>): BranchChanges {
    const base = this.earlier.mergeBase(ref);
    const covered = (name: string): boolean => covers(resolve(this.top, name));
    const changes = readChanges(
      git(inWorkTree(this.root), ['diff', ...RAW, '--find-renames', '--diff-filter=ACDMRT', base]),
    );
    const { live, gone } = this.split(changes, covers);
    const untracked = names(git(this.root, ['ls-files', '--others', '--exclude-standard', '-z'])).filter(
      (name) => covered(name) && isRegularFile(resolve(this.top, name)),
    );
    const files = [...this.changed(live, base), ...untracked.map((name) => this.added(name))];
    return {
      base,
      files: files.sort((a, b) => comparePaths(a.path, b.path)),
      deleted: this.deleted(gone),
    };
  }

  /** The snapshots of the next commit; undefined before the first one. @throws GitError */
  stagedChanges({ covers }: PathScope): BranchChanges | undefined {
    const [head, ...merged] = parentsOfNext(this.root);
    if (head === undefined) return undefined;
    const changes = stagedSince(this.root, head);
    const { live, gone } = this.split(changes, covers);
    const staged = this.blobs(live, 'after');
    const others = merged.map((commit) => new FilesBefore(this.root, commit, 'index'));
    const files = live.map(({ status, before, after }, index): ChangedFile => {
      return {
        ...this.file(after.name),
        read: (maxBytes) =>
          status === 'U' ? UNMERGED : after.isRegular ? staged.read(index, maxBytes) : LINK,
        before: isNew({ status, before }) ? undefined : this.earlier.in(head, before.name, before.id ?? ''),
        merged: others.flatMap((commit) => {
          const found = commit.find(after.name);
          return found === undefined ? [] : [this.earlier.file(found.name, found.id)];
        }),
      };
    });
    return { base: head, files, deleted: this.deleted(gone) };
  }

  /** The snapshots that still exist, in any state, and the files that are deleted. */
  private split(
    changes: readonly Change[],
    covers: PathScope['covers'],
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

  private deleted(changes: readonly Change[]): DeletedFile[] {
    return changes.map(({ status, before, after }) => ({
      ...this.file(before.name),
      before: this.earlier.file(before.name, before.id ?? ''),
      ...(status === 'R' && { movedTo: this.file(after.name).path }),
    }));
  }

  private changed(changes: readonly Change[], base: string): ChangedFile[] {
    const [olds, staged] = [this.blobs(changes, 'before'), this.blobs(changes, 'after')];
    return changes.map(({ status, before, after }, index) => {
      const file = this.file(after.name);
      return {
        ...file,
        read: (maxBytes, bufferFor) => {
          if (!after.isRegular) return LINK;
          return after.id !== undefined && !isRegularFile(file.absolute)
            ? staged.read(index, maxBytes)
            : readSnapshotFile(file.absolute, maxBytes, bufferFor);
        },
        before: isNew({ status, before })
          ? undefined
          : {
              name: before.name,
              older: () => this.earlier.olderThan({ commit: base, name: before.name, id: before.id ?? '' }),
              read: (maxBytes, checkedOut) =>
                checkedOut
                  ? readAsCheckedOut(this.root, before.id ?? '', before.name, maxBytes)
                  : olds.read(index, maxBytes),
            },
      };
    });
  }

  /** One side of some changes, by their indexes. */
  private blobs(changes: readonly Change[], side: 'before' | 'after'): Blobs {
    const blobs = changes.map(({ [side]: { id, name } }) => ({ id, path: resolve(this.top, name) }));
    return new Blobs(this.root, blobs);
  }

  private added(name: string): ChangedFile {
    const file = this.file(name);
    return {
      ...file,
      read: (maxBytes, bufferFor) => readSnapshotFile(file.absolute, maxBytes, bufferFor),
      before: undefined,
    };
  }

  /** A file by its path from the root of the repository on. */
  private file(name: string): SelectedFile {
    const absolute = resolve(this.top, name);
    return { path: relativePath(this.cwd, absolute), absolute, found: true };
  }
}

/** Whether no file was there before a change. */
function isNew({ status, before }: Pick<Change, 'status' | 'before'>): boolean {
  return status === 'A' || !before.isRegular || before.id === undefined;
}

function isRegularFile(absolute: string): boolean {
  try {
    return lstatSync(absolute).isFile();
  } catch {
    // It is gone, or one of its folders is a file now.
    return false;
  }
}
