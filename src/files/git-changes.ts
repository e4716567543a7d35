import { type GitFolder, git, names } from './git-command.js';

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

/** What makes `git diff` write what this reads. */
export const RAW = ['--raw', '-z', '--no-abbrev', '--no-ext-diff', '--ignore-submodules=dirty'] as const;

/** What the index changes in a commit, undefined before the first, with renames. @throws GitError */
export function stagedSince(root: GitFolder, commit: string | undefined): readonly Change[] {
  const since = commit === undefined ? [] : [commit];
  const raw = root.staged.get(commit) ?? git(root, ['diff', '--cached', ...RAW, '--find-renames', ...since]);
  root.staged.set(commit, raw);
  return readChanges(raw);
}

/** Reads a raw diff: `:mode mode id id status` and a name; two names for a rename or copy. */
export function readChanges(raw: Buffer): Change[] {
  const fields = names(raw);
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
