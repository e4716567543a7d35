import { type Git, zeroEnded } from './git.js';
import { MAX_OUTPUT } from './read.js';

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

/** Whether no file was there before a change. */
export function isNew({ status, before }: Change): boolean {
  return status === 'A' || !before.isRegular || before.id === undefined;
}
