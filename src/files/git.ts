import { lstatSync } from 'node:fs';
import { basename, relative, resolve } from 'node:path';
import { holdsSnapshot } from '../lint/holds-snapshot.js';
import { type BlobName, Blobs, readAhead, readAsCheckedOut } from './git-blobs.js';
import { type Change, RAW, readChanges, stagedSince } from './git-changes.js';
import { ask, GitError, type GitFolder, git, names } from './git-command.js';
import type {
  BranchChanges,
  ChangedFile,
  DeletedFile,
  EarlierFile,
  FileBefore,
  Histories,
  Mixed,
  StagedFile,
} from './git-files.js';
import {
  type CommittedFile,
  commitOf,
  FilesBefore,
  mergeBaseOf,
  mergedCommits,
  parentsOfNext,
  versionsOf,
} from './git-history.js';
import { rootAround } from './git-root.js';
import { locateInCommit } from './git-tree.js';
import type { PathScope } from './path-scope.js';
import { unprescannedBuffer } from './prescan-thread.js';
import { type FileReading, readSnapshotFile } from './read.js';
import { relativePath } from './relative-path.js';
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
  private constructor(
    /** The root of its work tree. */
    private readonly root: GitFolder,
    private readonly cwd: string,
  ) {}

  /** A real path. */
  get top(): string {
    return this.root.path;
  }

  /**
   * @param env the variables that git sees
   * @throws GitError outside of a repository, and where git refuses
   */
  static open(folder: string, env: NodeJS.ProcessEnv): Repository {
    const { root, cwd } = rootAround(folder, env);
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
    const blobs = new Blobs(
      this.root,
      changes.map(({ after }) => ({ id: after.id, path: resolve(this.top, after.name) })),
    );
    return changes.map(({ status, after }, index) => ({
      ...this.file(after.name),
      read: (maxBytes) => (status === 'U' ? UNMERGED : after.isRegular ? blobs.read(index, maxBytes) : LINK),
    }));
  }

  /**
   * Reads staged files by one process, where that is little.
   *
   * @param alongside the names of other files that are read for a file of HEAD; undefined where only what is staged is read
   */
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
    const changed = new Set(names(git(this.root, ['diff', '--name-only', '-z'])).map(absolute));
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
    git(this.root, ['--literal-pathspecs', 'add', '--', relative(this.top, absolute)]);
    this.root.staged.clear();
  }

  /**
   * The snapshots that differ from the point where the current branch left `ref`, including untracked files.
   *
   * @throws GitError for an unknown ref, and where a shallow clone lacks the common commit
   */
  changedSince(ref: string, { covers }: PathScope): BranchChanges {
    const base = this.mergeBase(ref);
    const covered = (name: string): boolean => covers(resolve(this.top, name));
    const changes = readChanges(
      git(this.root, ['diff', ...RAW, '--find-renames', '--diff-filter=ACDMRT', base]),
    );
    const { live, gone } = this.split(changes, covers);
    const untracked = names(git(this.root, ['ls-files', '--others', '--exclude-standard', '-z'])).filter(
      (name) => covered(name) && isRegularFile(resolve(this.top, name)),
    );
    const files = [...this.changed(live, base), ...untracked.map((name) => this.added(name))];
    return {
      base,
      files: files.sort((a, b) => Buffer.compare(Buffer.from(a.path), Buffer.from(b.path))),
      deleted: this.deleted(gone),
    };
  }

  /**
   * The snapshots that the next commit would change, compared with HEAD and with the commits that are being merged.
   *
   * @returns undefined before the first commit
   * @throws GitError
   */
  stagedChanges({ covers }: PathScope): BranchChanges | undefined {
    const [head, ...merged] = parentsOfNext(this.root);
    if (head === undefined) return undefined;
    const changes = stagedSince(this.root, head);
    const { live, gone } = this.split(changes, covers);
    const staged = new Blobs(
      this.root,
      live.map(({ after }) => ({ id: after.id, path: resolve(this.top, after.name) })),
    );
    const others = merged.map((commit) => new FilesBefore(this.root, commit, 'index'));
    const files = live.map(({ status, before, after }, index): ChangedFile => {
      const isNew = status === 'A' || !before.isRegular || before.id === undefined;
      return {
        ...this.file(after.name),
        read: (maxBytes) =>
          status === 'U' ? UNMERGED : after.isRegular ? staged.read(index, maxBytes) : LINK,
        before: isNew ? undefined : this.beforeIn(head, before.name, before.id ?? ''),
        merged: others.flatMap((commit) => {
          const found = commit.find(after.name);
          return found === undefined ? [] : [this.before(found.name, found.id)];
        }),
      };
    });
    return { base: head, files, deleted: this.deleted(gone) };
  }

  /**
   * Those of some files that a commit has, in the order of their names, as git keeps them. Links are followed.
   *
   * @param candidates from the root of the repository on, with `/`
   * @throws GitError
   */
  filesOf(commit: string, candidates: readonly string[]): FileBefore[] {
    return locateInCommit(this.root, commit, candidates).flatMap((located, index) => {
      const name = candidates[index] ?? '';
      if (located.kind === 'missing') return [];
      if (located.kind === 'blob') return [this.before(name, located.id)];
      const { path } = located;
      const read = (maxBytes: number) => readSnapshotFile(path, maxBytes, unprescannedBuffer);
      return [{ name, isLink: true, read }];
    });
  }

  /**
   * The earlier versions of staged files: in HEAD, and in the commits that are being merged.
   *
   * @param checkedOut whether line ends are converted as a checkout does
   */
  historiesOfStaged(checkedOut: boolean): (file: SelectedFile) => Histories {
    let parents: readonly FilesBefore[] | undefined;
    return (file) => {
      parents ??= parentsOfNext(this.root).map((commit) => new FilesBefore(this.root, commit, 'index'));
      return this.historiesIn(parents, file, checkedOut);
    };
  }

  /** The earlier versions of changed files: where the branch left `ref`, and where branches that are being merged did. */
  historiesSince(ref: string): (file: SelectedFile) => Histories {
    let bases: readonly FilesBefore[] | undefined;
    return (file) => {
      bases ??= this.basesSince(ref).map((commit) => new FilesBefore(this.root, commit, 'work tree'));
      return this.historiesIn(bases, file, true);
    };
  }

  private basesSince(ref: string): readonly string[] {
    const bases = new Set([this.mergeBase(ref)]);
    for (const merged of mergedCommits(this.root)) {
      const base = mergeBaseOf(this.root, commitOf(this.root, ref) ?? ref, merged);
      if (base !== undefined) bases.add(base);
    }
    return [...bases];
  }

  private historiesIn(
    commits: readonly FilesBefore[],
    { absolute }: SelectedFile,
    checkedOut: boolean,
  ): Histories {
    const name = relativePath(this.top, absolute);
    return commits.flatMap((commit) => {
      const before = commit.find(name);
      return before === undefined ? [] : [this.history(before, checkedOut)];
    });
  }

  private *history(newest: CommittedFile, checkedOut: boolean): Generator<EarlierFile> {
    for (const { commit, name, id } of versionsOf(this.root, newest)) {
      const { read } = this.before(name, id);
      yield {
        shown: `${commit.slice(0, 8)}:${name}`,
        read: (maxBytes) => read(maxBytes, checkedOut),
      };
    }
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
  private hidesSnapshot({ before, after }: Change): boolean {
    if (!after.isLink || !before.isRegular) return false;
    const was = new Blobs(this.root, [{ id: before.id, path: resolve(this.top, before.name) }]);
    const reading = was.read(0, MAX_OUTPUT);
    return reading.kind !== 'bytes' || holdsSnapshot(reading.bytes);
  }

  private deleted(changes: readonly Change[]): DeletedFile[] {
    return changes.map(({ before }) => ({
      ...this.file(before.name),
      before: this.before(before.name, before.id ?? ''),
    }));
  }

  private beforeIn(commit: string, name: string, id: string): FileBefore {
    return { ...this.before(name, id), older: () => this.olderThan({ commit, name, id }) };
  }

  private *olderThan(newest: CommittedFile): Generator<EarlierFile> {
    let isNewest = true;
    for (const version of this.history(newest, false)) {
      if (!isNewest) yield version;
      isNewest = false;
    }
  }

  private before(name: string, id: string): FileBefore {
    return {
      name,
      read: (maxBytes, checkedOut) =>
        checkedOut
          ? readAsCheckedOut(this.root, id, name, maxBytes)
          : new Blobs(this.root, [{ id, path: resolve(this.top, name) }]).read(0, maxBytes),
    };
  }

  private changed(changes: readonly Change[], base: string): ChangedFile[] {
    const blobs = (side: 'before' | 'after'): (() => Blobs) => {
      let opened: Blobs | undefined;
      return () => {
        opened ??= new Blobs(
          this.root,
          changes.map(
            (change): BlobName => ({ id: change[side].id, path: resolve(this.top, change[side].name) }),
          ),
        );
        return opened;
      };
    };
    const [olds, staged] = [blobs('before'), blobs('after')];
    return changes.map(({ status, before, after }, index) => {
      const file = this.file(after.name);
      const isNew = status === 'A' || !before.isRegular;
      return {
        ...file,
        read: (maxBytes, bufferFor) => {
          if (!after.isRegular) return LINK;
          return after.id !== undefined && !isRegularFile(file.absolute)
            ? staged().read(index, maxBytes)
            : readSnapshotFile(file.absolute, maxBytes, bufferFor);
        },
        before: isNew
          ? undefined
          : {
              name: before.name,
              older: () => this.olderThan({ commit: base, name: before.name, id: before.id ?? '' }),
              read: (maxBytes, checkedOut) =>
                checkedOut
                  ? readAsCheckedOut(this.root, before.id ?? '', before.name, maxBytes)
                  : olds().read(index, maxBytes),
            },
      };
    });
  }

  private added(name: string): ChangedFile {
    const file = this.file(name);
    return {
      ...file,
      read: (maxBytes, bufferFor) => readSnapshotFile(file.absolute, maxBytes, bufferFor),
      before: undefined,
    };
  }

  private mergeBase(ref: string): string {
    const commit = commitOf(this.root, ref);
    if (commit === undefined)
      throw new GitError(`--since ${ref}: no such branch or commit${this.ifShallow()}`);
    const base = mergeBaseOf(this.root, commit, 'HEAD');
    if (base === undefined)
      throw new GitError(`--since ${ref}: no common commit with this branch${this.ifShallow()}`);
    return base;
  }

  private ifShallow(): string {
    return ask(this.root, ['rev-parse', '--is-shallow-repository']) === 'true'
      ? '; this clone is shallow: fetch the whole history (actions/checkout: fetch-depth: 0)'
      : '';
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
