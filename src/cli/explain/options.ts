import { CommandError } from '../../workspace/command-error.js';
import { defineCommand, PRINTING_EXITS } from '../command.js';
import { EXIT } from '../exit-codes.js';

/** `roomlint explain <rule>`: explains one rule in full. */
export const explain = defineCommand(
  {
    name: 'explain',
    synopsis: '<rule>',
    summary: 'explain one rule in full: what it reports, why, and what to do, with examples',
    options: {},
    completes: 'rules',
    details: `\`roomlint rules\` lists the rules.

Examples:
  roomlint explain quest/no-auto-start`,
    exits: PRINTING_EXITS,
  },
  async (_given, { words: [id, extra], terminal }) => {
    if (id === undefined)
      throw new CommandError('explain needs a rule, as in roomlint explain quest/no-auto-start');
    if (extra !== undefined) throw new CommandError(`explain takes one rule: remove "${extra}"`);
    terminal.writeOut((await import('./explain.js')).explain(id, terminal.painter('out')));
    return EXIT.clean;
  },
);
