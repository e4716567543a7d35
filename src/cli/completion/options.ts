import { listed } from '../../text/in-words.js';
import { CommandError } from '../../workspace/command-error.js';
import { defineCommand, PRINTING_EXITS } from '../command.js';
import { EXIT } from '../exit-codes.js';
import { SHELLS } from '../options.js';

/** `roomlint completion <shell>`: prints a script that completes commands, options and their values. */
export const completion = defineCommand(
  {
    name: 'completion',
    synopsis: SHELLS.join('|'),
    summary: 'print a shell script that completes commands, options, rules, presets and formats',
    options: {},
    completes: 'shells',
    details: `Examples:
  eval "$(roomlint completion bash)"                                      in ~/.bashrc
  eval "$(roomlint completion zsh)"                                       in ~/.zshrc, after compinit
  roomlint completion fish > ~/.config/fish/completions/roomlint.fish`,
    exits: PRINTING_EXITS,
  },
  async (_given, { words: [name, extra], terminal }) => {
    const shell = SHELLS.find((known) => known === name);
    if (shell === undefined) {
      const known = listed(SHELLS, 'or');
      throw new CommandError(
        name === undefined ? `completion needs a shell: ${known}` : `unknown shell "${name}": use ${known}`,
      );
    }
    if (extra !== undefined) throw new CommandError(`completion takes one shell: remove "${extra}"`);
    terminal.writeOut((await import('./completion-scripts.js')).SCRIPTS[shell]);
    return EXIT.clean;
  },
);
