import { CommandError } from '../../workspace/command-error.js';
import { defineCommand, PRINTING_EXITS } from '../command.js';
import { EXIT } from '../exit-codes.js';
import { oneOf } from '../option-values.js';
import { value } from '../options.js';

const FORMATS = ['text', 'json'] as const;

/** `roomlint rules`: lists the rules, or explains one. */
export const rules = defineCommand(
  {
    name: 'rules',
    synopsis: '[options] [rule]',
    summary: 'list every rule, or explain one in full: what it reports, why, and what to do',
    options: {
      format: value('text (the default), or json with sources, reasons and options', {
        group: 'Report:',
        short: 'f',
        example: '--format json',
        words: FORMATS,
      }),
    },
    completes: 'rules',
    details: `Columns: the level in the preset "recommended" (and in "lenient" where it differs), the kind of fix (safe,
unsafe, or mixed when it depends on the case), the id, and what the rule reports.

Examples:
  roomlint rules
  roomlint rules quest/no-auto-start`,
    exits: PRINTING_EXITS,
  },
  async ({ format }, { words: [id, extra], terminal }) => {
    if (extra !== undefined) throw new CommandError(`rules takes one rule: remove "${extra}"`);
    const as = oneOf('format', FORMATS, format ?? 'text');
    const { explainRule, listRules } = await import('./rules.js');
    terminal.writeOut(id === undefined ? listRules(as) : explainRule(id, as, terminal.painter('out')));
    return EXIT.clean;
  },
);
