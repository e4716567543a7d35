import { Git } from '../../../world/files/git.js';
import { ATTRIBUTES, DRIVERS, readDrivers } from '../../../world/files/git-drivers.js';
import { EXIT, type ExitCode } from '../command.js';
import type { Terminal } from '../terminal.js';

/** Lets git merge and compare rooms with roomlint in this clone. @throws CommandError outside of a repository */
export function setUpClone(cwd: string, terminal: Terminal): ExitCode {
  const git = Git.around(cwd, terminal.world);
  for (const [name, value] of Object.entries(DRIVERS))
    git.output(['config', '--local', '--replace-all', name, value]);
  terminal.say(
    `git merges and compares rooms with roomlint in this clone.\n${readDrivers(git).merged > 0 ? '' : ATTRIBUTES_ADVICE}`,
  );
  return EXIT.clean;
}

const ATTRIBUTES_ADVICE = `Say in .gitattributes which files are rooms, and commit it. For those in the folder rooms:\n  rooms/*.json ${ATTRIBUTES}\n`;
