import { lstatSync, realpathSync } from 'node:fs';
import { basename, relative, resolve } from 'node:path';
import { LF } from '../../bytes/text/characters.js';
import { holdsSnapshot } from '../../verdict/lint/holds-snapshot.js';
import { Blobs, Git, type GitAccess, GitError, zeroEnded } from './git.js';
import {
  type Change,
  type CommittedFile,
  isNew,
  RAW,
  readChanges,
  readLog,
  type Version,
} from './git-changes.js';
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
}

export interface FileBefore {
  /** Its path from the root of the repository on, another one where the change has renamed it. */
  readonly name: string;
  /** @param checkedOut whether line ends are converted as a checkout does, and not as git keeps them */
  read(maxBytes: number, checkedOut: boolean): FileReading;
  /** The versions before this one, newest first. @throws GitError */
  readonly older?: () => readonly EarlierFile[];
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

/** A version of a file in some commit. */
export interface EarlierFile {
  /** The commit and its path there, as git takes them. */
  readonly shown: string;
  read(maxBytes: number): FileReading;
  /** The versions before this one, newest first, where they may be asked for. @throws GitError */
  readonly older?: () => readonly EarlierFile[];
}

/** Whether an absolute path is among those that the command line asks for. */
type Covers = (absolute: string) => boolean;

/** How many earlier versions of one file are looked at. */
const MAX_VERSIONS = 1_000;

const LINK: FileReading = {
  kind: 'error',
  message: 'it is a symbolic link now, and links are not followed: check the file that it leads to',
};
const UNMERGED: FileReading = { kind: 'error', message: UNMERGED_FILE };
const OUTSIDE: FileReading = {
  kind: 'error',
  message: 'it is a symbolic link that leads out of the repository',
};

/** The repository around a folder, by way of the git command. */
export class Repository {
  private stagedNow: readonly Change[] | undefined;

  private constructor(
    readonly git: Git,
    private readonly cwd: string,
  ) {}

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
    const [olds, staged] = [this.blobs(live, 'before'), this.blobs(live, 'after')];
    const base = this.head;
    const merged = this.git.mergedCommits().map((commit) => this.filesBefore(commit, true));
    const files = live.map((change, index): ChangedFile => {
      const { status, after } = change;
      return {
        ...this.file(after.name),
        read: (maxBytes) =>
          status === 'U' ? UNMERGED : after.isRegular ? staged.read(index, maxBytes) : LINK,
        before: this.before(change, base, olds, index),
        merged: merged.flatMap((find) => {
          const found = find(after.name);
          return found === undefined ? [] : [this.committed(found)];
        }),
      };
    });
    return { base, files, deleted: this.deleted(gone) };
  }

  /** What differs from where the branch left `ref`. @throws GitError */
  changedSince(ref: string, covers: Covers): Changes & { readonly base: string } {
    const base = this.mergeBase(ref);
    const { live, gone } = this.split(this.diff(['--diff-filter=ACDMRT', base], false), covers);
    const [olds, staged] = [this.blobs(live, 'before'), this.blobs(live, 'after')];
    const changed = live.map((change, index): ChangedFile => {
      const { after } = change;
      const file = this.file(after.name);
      return {
        ...file,
        read: (maxBytes) => {
          if (!after.isRegular) return LINK;
          return after.id !== undefined && !isRegularFile(file.absolute)
            ? staged.read(index, maxBytes)
            : readSnapshotFile(file.absolute, maxBytes);
        },
        before: this.before(change, base, olds, index),
      };
    });
    const added = this.git
      .names(['ls-files', '--others', '--exclude-standard', '-z'])
      .map((name) => this.file(name))
      .filter(({ absolute }) => covers(absolute) && isRegularFile(absolute))
      .map((file): ChangedFile => {
        const { absolute } = file;
        const read: ChangedFile['read'] = (maxBytes) => readSnapshotFile(absolute, maxBytes);
        return { ...file, read, before: undefined };
      });
    const files = [...changed, ...added].sort((a, b) => comparePaths(a.path, b.path));
    return { base, files, deleted: this.deleted(gone) };
  }

  /** The versions of staged files in HEAD and commits being merged. @param checkedOut converts line ends */
  earlierThanStaged(checkedOut: boolean): (file: SelectedFile) => readonly EarlierFile[] {
    return this.versionsIn(
      () => {
        const { head } = this;
        return head === undefined ? [] : [head, ...this.git.mergedCommits()];
      },
      true,
      checkedOut,
    );
  }

  /** The versions of changed files: where the branch left `ref`, and where branches that are being merged did. */
  earlierSince(ref: string): (file: SelectedFile) => readonly EarlierFile[] {
    const bases = (): string[] => {
      const commit = this.git.commitOf(ref) ?? ref;
      const others = this.git
        .mergedCommits()
        .flatMap((other) => this.git.ask(['merge-base', commit, other]) ?? []);
      return [this.mergeBase(ref), ...others];
    };
    return this.versionsIn(bases, false, true);
  }

  /** Those of some files that a commit has, by name. Links are followed inside the commit. @throws GitError */
  filesOf(commit: string, names: readonly string[]): FileBefore[] {
    const askable = names.filter((name) => !name.includes('\n'));
    const asked = askable.map((name) => `${commit}:${name}\n`).join('');
    const check = ['cat-file', '--batch-check', '--follow-symlinks'];
    const output = asked === '' ? Buffer.alloc(0) : this.git.output(check, MAX_OUTPUT, asked);
    let at = 0;
    return askable.flatMap((name): FileBefore[] => {
      const end = output.indexOf(LF, at);
      const line = output.toString('utf8', at, end);
      at = end + 1;
      const [, id] = /^([0-9a-f]{40,64}) blob \d+$/.exec(line) ?? [];
      if (id !== undefined) return [this.committed({ commit, name, id })];
      const [, kind, size] = /^(symlink|dangling|loop|notdir) (\d+)$/.exec(line) ?? [];
      if (size !== undefined) at += Number(size) + 1;
      return kind === 'symlink' ? [{ name, read: () => OUTSIDE }] : [];
    });
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
    this.stagedNow ??= this.diff([], true);
    return this.stagedNow;
  }

  private diff(args: readonly string[], cached: boolean): Change[] {
    const how = ['diff', ...(cached ? ['--cached'] : []), ...RAW, ...args];
    return readChanges(this.git.output(how, MAX_OUTPUT, '', cached ? this.git.env : this.git.inWorkTree));
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

  /** Finds files of the index or work tree in a commit, also under earlier names. */
  private filesBefore(commit: string, staged: boolean): (name: string) => CommittedFile | undefined {
    const changes = new Map(this.diff([commit], staged).map((change) => [change.after.name, change]));
    return (name) => {
      const change = changes.get(name);
      const before =
        change === undefined ? this.versionOf(commit, name) : isNew(change) ? undefined : change.before;
      return before?.id === undefined ? undefined : { commit, name: before.name, id: before.id };
    };
  }

  private versionOf(commit: string, name: string): Pick<Version, 'name' | 'id'> | undefined {
    const listed = this.git.output([
      '--literal-pathspecs',
      'ls-tree',
      '--full-tree',
      '-z',
      commit,
      '--',
      name,
    ]);
    // Each is: mode type id TAB name
    const id = /^100\d+ blob ([0-9a-f]+)\t/.exec(String(listed))?.[1];
    return id === undefined ? undefined : { name, id };
  }

  private versionsIn(
    commits: () => readonly string[],
    staged: boolean,
    checkedOut: boolean,
  ): (file: SelectedFile) => readonly EarlierFile[] {
    let finders: readonly ((name: string) => CommittedFile | undefined)[] | undefined;
    return ({ absolute }) => {
      finders ??= [...new Set(commits())].map((commit) => this.filesBefore(commit, staged));
      return finders.flatMap((find) => {
        const found = find(relativePath(this.top, absolute));
        if (found === undefined) return [];
        return [{ ...this.version(found, checkedOut), older: () => this.olderThan(found, checkedOut) }];
      });
    };
  }

  private version({ commit, name, id }: CommittedFile, checkedOut: boolean): EarlierFile {
    const { read } = this.committed({ commit, name, id });
    return { shown: `${commit.slice(0, 8)}:${name}`, read: (maxBytes) => read(maxBytes, checkedOut) };
  }

  private committed(file: CommittedFile, blobs = new Blobs(this.git, [file.id]), index = 0): FileBefore {
    const { name, id } = file;
    return {
      name,
      read: (maxBytes, checkedOut) =>
        checkedOut ? this.git.readCheckedOut(id, name, maxBytes) : blobs.read(index, maxBytes),
      older: () => this.olderThan(file, false),
    };
  }

  /** The versions before one, newest first, each content once. Follows renames. @throws GitError */
  private olderThan(file: CommittedFile, checkedOut: boolean): readonly EarlierFile[] {
    const seen = new Set([file.id]);
    const follow = ['log', '--follow', '--first-parent', '-m', ...RAW, '--no-color', '--no-show-signature'];
    const format = ['--format=%H', `--max-count=${MAX_VERSIONS}`];
    const log = ['--literal-pathspecs', ...follow, ...format, file.commit, '--', file.name];
    return readLog(this.git.output(log))
      .filter(({ id }) => !seen.has(id) && seen.add(id))
      .map((each) => this.version(each, checkedOut));
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
    return this.committed({ commit: base, name, id }, olds, index);
  }

  private deleted(changes: readonly Change[]): DeletedFile[] {
    return changes.map(({ status, before, after }) => ({
      ...this.file(before.name),
      before: this.committed({ commit: '', name: before.name, id: before.id ?? '' }),
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
