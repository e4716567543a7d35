import { Git, GitError } from '../../../world/files/git.js';
import { CommandError } from '../../../world/workspace/command-error.js';
import { EXIT, type ExitCode } from '../exit-codes.js';
import type { Terminal } from '../terminal.js';

/**
 * What git must be told in each clone, because it takes no commands from a repository. In a criss-cross merge, git merges the bases first:
 * ours would stay there, and a change of theirs would be lost.
 */
const DRIVERS = {
  'merge.roomlint.name': 'rooms, by item, quest and field',
  'merge.roomlint.driver': 'npx roomlint merge %O %A %B -L %P',
  'merge.roomlint.recursive': 'binary',
  'diff.roomlint.command': 'npx roomlint diff',
} as const;

const ATTRIBUTES = 'merge=roomlint diff=roomlint -text';

/** Lets git merge and compare rooms with roomlint in this clone, or no longer. @throws CommandError outside of a repository */
export function setUpClone(cwd: string, isRemoved: boolean, terminal: Terminal): ExitCode {
  try {
    const git = Git.around(cwd, terminal.world);
    for (const [name, value] of Object.entries(DRIVERS)) {
      // What is not set cannot be unset.
      if (isRemoved) git.run(['config', '--local', '--unset-all', name]);
      else git.output(['config', '--local', '--replace-all', name, value]);
    }
    terminal.say(
      isRemoved
        ? 'git merges and compares rooms by lines again in this clone.\n'
        : `git merges and compares rooms with roomlint in this clone.\n${attributesAdvice(git)}`,
    );
    return EXIT.clean;
  } catch (error) {
    if (error instanceof GitError) throw new CommandError(error.message);
    throw error;
  }
}

/** What says in a repository which files are rooms. */
function attributesAdvice(git: Git): string {
  const rooms = git.names(['ls-files', '-z', '--cached', '--others', '--exclude-standard', '*.json']);
  const attributes = git.run(['check-attr', '-z', '--stdin', 'merge'], undefined, `${rooms.join('\0')}\0`);
  if (String(attributes.stdout).includes('\0roomlint\0')) return '';
  return `Say in .gitattributes which files are rooms, and commit it:\n  rooms/*.json ${ATTRIBUTES}\n`;
}
