import { LF } from '../../bytes/text/characters.js';
import { Blobs, type Git, zeroEnded } from './git.js';
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

/** One entry of a raw diff. */
export interface Change {
  /** The first letter that git gives it: A, C, D, M, R, T or U. */
  readonly status: string;
  readonly before: Version;
  readonly after: Version;
}

/** A file on one side of a diff. */
export interface Version {
  /** From the root of the repository on. */
  readonly name: string;
  /** A regular file: links and submodules are not snapshots. */
  readonly isRegular: boolean;
  readonly isLink: boolean;
  /** The object; undefined where git has not made one yet. */
  readonly id: string | undefined;
}

/** What a commit has under a name. */
export interface CommittedFile {
  readonly commit: string;
  readonly name: string;
  readonly id: string;
}

/** What makes `git diff` write what this reads. */
const RAW = ['--raw', '-z', '--no-abbrev', '--no-ext-diff', '--ignore-submodules=dirty', '--find-renames'];

/** The changes that `git diff` lists. @param cached whether of the index, and not of the work tree */
export function diffOf(git: Git, args: readonly string[], cached: boolean): Change[] {
  const how = ['diff', ...(cached ? ['--cached'] : []), ...RAW, ...args];
  return readChanges(git.output(how, MAX_OUTPUT, '', cached ? git.env : git.inWorkTree));
}

/** Reads a raw diff: `:mode mode id id status` and a name; two names for a rename or copy. */
function readChanges(raw: Buffer): Change[] {
  const fields = zeroEnded(raw);
  const changes: Change[] = [];
  for (let at = 0; at + 1 < fields.length; at += 2) {
    const [modeBefore = '', modeAfter = '', idBefore = '', idAfter = '', status = ''] = (fields[at] ?? '')
      .slice(1)
      .split(' ');
    const from = fields[at + 1] ?? '';
    if (/^[RC]/.test(status)) at++;
    const to = fields[at + 1] ?? '';
    changes.push({
      status: status.charAt(0),
      before: { name: from, ...version(modeBefore, idBefore) },
      after: { name: to, ...version(modeAfter, idAfter) },
    });
  }
  return changes;
}

function version(mode: string, id: string): Omit<Version, 'name'> {
  return {
    isRegular: mode.startsWith('100'),
    isLink: mode === '120000',
    id: /^0*$/.test(id) ? undefined : id,
  };
}

/** Reads a log of one file: each commit, a line end, and a raw diff. */
function readLog(log: Buffer): CommittedFile[] {
  const fields = zeroEnded(Buffer.concat([log, Buffer.from('\0')]));
  const versions: CommittedFile[] = [];
  let commit = '';
  for (let at = 0; at < fields.length; at++) {
    const field = (fields[at] ?? '').trimStart();
    if (/^[0-9a-f]{40,64}$/.test(field)) commit = field;
    if (!field.startsWith(':')) continue;
    const [, id, status] = /^:\d+ 100\d+ [0-9a-f]+ ([0-9a-f]+) ([A-Z])/.exec(field) ?? [];
    at += /^:.* [RC]\d*$/.test(field) ? 2 : 1;
    if (id !== undefined && status !== 'D') versions.push({ commit, name: fields[at] ?? '', id });
  }
  return versions;
}

/** Whether no file was there before a change. */
export function isNew({ status, before }: Change): boolean {
  return status === 'A' || !before.isRegular || before.id === undefined;
}
