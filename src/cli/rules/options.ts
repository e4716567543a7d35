import { CommandError } from '../../workspace/command-error.js';
import { defineCommand, PRINTING_EXITS } from '../command.js';
import { EXIT } from '../exit-codes.js';
import { toggle } from '../options.js';

/** `roomlint rules`: lists the rules. */
export const rules = defineCommand(
  {
    name: 'rules',
    synopsis: '[--json]',
    summary: 'list every rule with its level and what it reports',
    options: { json: toggle('print JSON, with sources, reasons and options', { group: 'Report:' }) },
    completes: 'nothing',
    details: `Columns: the level in the preset "recommended" (and in "lenient" where it differs), the kind of fix (safe,
unsafe, or mixed when it depends on the case), the id, and what the rule reports.`,
    exits: PRINTING_EXITS,
  },
  async ({ json }, { words: [extra], terminal }) => {
    if (extra !== undefined) throw new CommandError(`rules takes no path: remove "${extra}"`);
    terminal.writeOut((await import('./rules.js')).listRules(json ? 'json' : 'table'));
    return EXIT.clean;
  },
);
