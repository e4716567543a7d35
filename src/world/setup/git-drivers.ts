import type { Git } from '../files/git.js';

/**
 * The git config of each clone: git takes no commands from a repository. `--no` keeps npx from downloading roomlint.
 * `recursive` is for criss-cross merges, where git merges the bases first: by our driver, conflicts would keep
 * our value there, and a change of theirs would be lost.
 */
export const DRIVERS = {
  'merge.roomlint.name': 'rooms, by item, quest and field',
  'merge.roomlint.driver': 'npx --no roomlint merge %O %A %B -L %P',
  'merge.roomlint.recursive': 'binary',
  'diff.roomlint.command': 'npx --no roomlint diff',
} as const;

export const ATTRIBUTES = 'merge=roomlint diff=roomlint -text';

/** How git merges and compares rooms in a clone. */
export interface DriverSetup {
  /** The commands; undefined for one that is not set. */
  readonly merge: string | undefined;
  readonly diff: string | undefined;
  /** Whether a criss-cross merge loses nothing. */
  readonly isSafe: boolean;
  /** How many JSON files have the attribute, for merges and for comparisons. */
  readonly merged: number;
  readonly compared: number;
}

/** @throws GitError */
export function readDrivers(git: Git): DriverSetup {
  const get = (name: keyof typeof DRIVERS): string | undefined =>
    git.ask(['config', '--get', name]) || undefined;
  return {
    merge: get('merge.roomlint.driver'),
    diff: get('diff.roomlint.command'),
    isSafe: get('merge.roomlint.recursive') === DRIVERS['merge.roomlint.recursive'],
    merged: countOf(git, 'merge'),
    compared: countOf(git, 'diff'),
  };
}

function countOf(git: Git, attribute: 'merge' | 'diff'): number {
  const names = git.names(['ls-files', '-z', '--cached', '--others', '--exclude-standard', '*.json']);
  const input = names.map((name) => `${name}\0`).join('');
  const { stdout } = git.run(['check-attr', '-z', '--stdin', attribute], { input });
  return String(stdout).split('\0roomlint\0').length - 1;
}
