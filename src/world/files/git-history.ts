import { LF } from '../../bytes/text/characters.js';
import { Blobs, type Git } from './git.js';
import { type CommittedFile, diffOf, isNew, RAW, readLog, type Version } from './git-changes.js';
import { relativePath } from './paths.js';
import { type FileReading, MAX_OUTPUT } from './read.js';
import type { SelectedFile } from './select.js';

/** A file as a commit has it. */
export interface FileBefore {
  /** Its path from the root of the repository on, another one where the change has renamed it. */
  readonly name: string;
  /** @param checkedOut whether line ends are converted as a checkout does, and not as git keeps them */
  read(maxBytes: number, checkedOut: boolean): FileReading;
  /** The versions before this one, newest first. @throws GitError */
  readonly older?: () => readonly EarlierFile[];
}

/** A version of a file in some commit. */
export interface EarlierFile {
  /** The commit and its path there, as git takes them. */
  readonly shown: string;
  read(maxBytes: number): FileReading;
  /** The versions before this one, newest first, where they may be asked for. @throws GitError */
  readonly older?: () => readonly EarlierFile[];
}

/** How many earlier versions of one file are looked at. */
const MAX_VERSIONS = 1_000;

const OUTSIDE: FileReading = {
  kind: 'error',
  message: 'it is a symbolic link that leads out of the repository',
};

/** What the commits of a repository have: files, and their earlier versions. */
export class GitHistory {
  constructor(private readonly git: Git) {}

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

  /** Finds files of the index or work tree in a commit, also under earlier names. */
  filesBefore(commit: string, staged: boolean): (name: string) => CommittedFile | undefined {
    const changes = new Map(diffOf(this.git, [commit], staged).map((change) => [change.after.name, change]));
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

  /**
   * Finds the versions of files in some commits, and those before them.
   *
   * @param commits asked for when a file is @param staged whether files are those of the index
   * @param checkedOut whether line ends are converted as a checkout does
   */
  versionsIn(
    commits: () => readonly string[],
    staged: boolean,
    checkedOut: boolean,
  ): (file: SelectedFile) => readonly EarlierFile[] {
    let finders: readonly ((name: string) => CommittedFile | undefined)[] | undefined;
    return ({ absolute }) => {
      finders ??= [...new Set(commits())].map((commit) => this.filesBefore(commit, staged));
      return finders.flatMap((find) => {
        const found = find(relativePath(this.git.path, absolute));
        if (found === undefined) return [];
        return [{ ...this.version(found, checkedOut), older: () => this.olderThan(found, checkedOut) }];
      });
    };
  }

  private version({ commit, name, id }: CommittedFile, checkedOut: boolean): EarlierFile {
    const { read } = this.committed({ commit, name, id });
    return { shown: `${commit.slice(0, 8)}:${name}`, read: (maxBytes) => read(maxBytes, checkedOut) };
  }

  /** A file of a commit. @param blobs where its content is at `index`, read together with others */
  committed(file: CommittedFile, blobs = new Blobs(this.git, [file.id]), index = 0): FileBefore {
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
}
