import { resolve } from 'node:path';
import { Blobs, readAsCheckedOut } from './git-blobs.js';
import { ask, GitError, type GitFolder } from './git-command.js';
import type { EarlierFile, FileBefore, Histories } from './git-files.js';
import {
  type CommittedFile,
  commitOf,
  FilesBefore,
  mergeBaseOf,
  mergedCommits,
  parentsOfNext,
  versionsOf,
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
    const name = relativePath(this.root.path, absolute);
    return commits.flatMap((commit) => {
      const before = commit.find(name);
      return before === undefined ? [] : [this.history(before, checkedOut)];
    });
  }

  private *history(newest: CommittedFile, checkedOut: boolean): Generator<EarlierFile> {
    for (const { commit, name, id } of versionsOf(this.root, newest)) {
      const { read } = this.file(name, id);
      yield {
        shown: `${commit.slice(0, 8)}:${name}`,
        read: (maxBytes) => read(maxBytes, checkedOut),
      };
    }
  }

  in(commit: string, name: string, id: string): FileBefore {
    return { ...this.file(name, id), older: () => this.olderThan({ commit, name, id }) };
  }

  *olderThan(newest: CommittedFile): Generator<EarlierFile> {
    let isNewest = true;
    for (const version of this.history(newest, false)) {
      if (!isNewest) yield version;
      isNewest = false;
    }
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
