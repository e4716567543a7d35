import { LF } from '../../bytes/text/characters.js';
import { Blobs, type Git } from './git.js';
import { type CommittedFile, diffOf, isNew, RAW, readLog } from './git-changes.js';
import { type FileReading, MAX_OUTPUT } from './read.js';

/** A version of a file that findings or a plan are compared with. */
export interface EarlierFile {
  /** What messages call it: of a commit, as git takes it. */
  readonly shown: string;
  read(maxBytes: number): FileReading;
  /** The versions before this one, newest first, where they may be asked for. @throws GitError */
  readonly older?: () => readonly EarlierFile[];
}

/** A file as a commit has it: with the line ends that git keeps. */
export interface FileBefore extends EarlierFile {
  /** Its path from the root of the repository on, another one where the change has renamed it. */
  readonly name: string;
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
      return kind === 'symlink' ? [{ name, shown: shownIn(commit, name), read: () => OUTSIDE }] : [];
    });
  }

  /** Finds files of the index or work tree in a commit, also under earlier names. */
  filesBefore(commit: string, staged: boolean): (name: string) => readonly FileBefore[] {
    const changes = new Map(diffOf(this.git, [commit], staged).map((change) => [change.after.name, change]));
    return (name) => {
      const change = changes.get(name);
      if (change === undefined) return this.filesOf(commit, [name]);
      const { before } = change;
      if (isNew(change) || before.id === undefined) return [];
      return [this.committed({ commit, name: before.name, id: before.id })];
    };
  }

  /** A file of a commit. @param blobs where its content is at `index`, read together with others */
  committed(file: CommittedFile, blobs = new Blobs(this.git, [file.id]), index = 0): FileBefore {
    const { commit, name } = file;
    return {
      name,
      shown: shownIn(commit, name),
      read: (maxBytes) => blobs.read(index, maxBytes),
      older: () => this.olderThan(file),
    };
  }

  /** The versions before one, newest first, each content once. Follows renames. @throws GitError */
  private olderThan(file: CommittedFile): readonly FileBefore[] {
    const seen = new Set([file.id]);
    const follow = ['log', '--follow', '--first-parent', '-m', ...RAW, '--no-color', '--no-show-signature'];
    const format = ['--format=%H', `--max-count=${MAX_VERSIONS}`];
    const log = ['--literal-pathspecs', ...follow, ...format, file.commit, '--', file.name];
    return readLog(this.git.output(log))
      .filter(({ id }) => !seen.has(id) && seen.add(id))
      .map((each) => this.committed(each));
  }
}

function shownIn(commit: string, name: string): string {
  return `${commit.slice(0, 8)}:${name}`;
}
