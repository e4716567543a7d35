import { resolve } from 'node:path';
import { Blobs, readAsCheckedOut } from './git-blobs.js';
import { ask, GitError, type GitFolder } from './git-command.js';
import type { EarlierFile, FileBefore } from './git-files.js';
import {
  type CommittedFile,
  commitOf,
  FilesBefore,
  mergeBaseOf,
  mergedCommits,
  parentsOfNext,
  versionsBefore,
} from './git-history.js';
import { locateInCommit } from './git-tree.js';
import { unprescannedBuffer } from './prescan-thread.js';
import { readSnapshotFile } from './read.js';
import { relativePath } from './relative-path.js';
import type { SelectedFile } from './select.js';

/** The files of a repository as its commits have them. */
export class EarlierFiles {
  constructor(private readonly root: GitFolder) {}

  /** Those of some files that a commit has, by name. Links are followed. @throws GitError */
  filesOf(commit: string, candidates: readonly string[]): FileBefore[] {
    return locateInCommit(this.root, commit, candidates).flatMap((located, index) => {
      const name = candidates[index] ?? '';
      if (located.kind === 'missing') return [];
      if (located.kind === 'blob') return [this.file(name, located.id)];
      const { path } = located;
      const read = (maxBytes: number) => readSnapshotFile(path, maxBytes, unprescannedBuffer);
      return [{ name, isLink: true, read }];
    });
  }

  /** The versions of staged files in HEAD and commits being merged. @param checkedOut converts line ends */
  ofStaged(checkedOut: boolean): (file: SelectedFile) => readonly EarlierFile[] {
    let parents: readonly FilesBefore[] | undefined;
    return (file) => {
      parents ??= parentsOfNext(this.root).map((commit) => new FilesBefore(this.root, commit, 'index'));
      return this.versionsIn(parents, file, checkedOut);
    };
  }

  /** The earlier versions of changed files: where the branch left `ref`, and where branches that are being merged did. */
  since(ref: string): (file: SelectedFile) => readonly EarlierFile[] {
    let bases: readonly FilesBefore[] | undefined;
    return (file) => {
      bases ??= this.basesSince(ref).map((commit) => new FilesBefore(this.root, commit, 'work tree'));
      return this.versionsIn(bases, file, true);
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

  private versionsIn(
    commits: readonly FilesBefore[],
    { absolute }: SelectedFile,
    checkedOut: boolean,
  ): readonly EarlierFile[] {
    const name = relativePath(this.root.path, absolute);
    return commits.flatMap((commit) => {
      const before = commit.find(name);
      if (before === undefined) return [];
      const older = () => this.olderThan(before, checkedOut);
      return [{ ...this.version(before, checkedOut), older }];
    });
  }

  private version({ commit, name, id }: CommittedFile, checkedOut: boolean): EarlierFile {
    const { read } = this.file(name, id);
    return {
      shown: `${commit.slice(0, 8)}:${name}`,
      read: (maxBytes) => read(maxBytes, checkedOut),
    };
  }

  in(commit: string, name: string, id: string): FileBefore {
    return { ...this.file(name, id), older: () => this.olderThan({ commit, name, id }) };
  }

  olderThan(newest: CommittedFile, checkedOut = false): readonly EarlierFile[] {
    return versionsBefore(this.root, newest).map((file) => this.version(file, checkedOut));
  }

  file(name: string, id: string): FileBefore {
    return {
      name,
      read: (maxBytes, checkedOut) =>
        checkedOut
          ? readAsCheckedOut(this.root, id, name, maxBytes)
          : new Blobs(this.root, [{ id, path: resolve(this.root.path, name) }]).read(0, maxBytes),
    };
  }

  mergeBase(ref: string): string {
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
}
