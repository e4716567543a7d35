import { CommandError } from '../../workspace/command-error.js';
import { defineCommand, PRINTING_EXITS } from '../command.js';
import { EXIT } from '../exit-codes.js';
import { type OptionTable, toggle } from '../options.js';

const OPTIONS = {
  bundle: toggle(
    'print one schema with everything that it refers to, and with the values that rules fix; for editors',
    { group: 'Schema:' },
  ),
} as const satisfies OptionTable;

/** `roomlint schema [record]`: prints a JSON Schema, or lists them. */
export const schema = defineCommand(
  {
    name: 'schema',
    synopsis: '[options] [record]',
    summary: 'print the JSON Schema of a record, or list the records',
    options: OPTIONS,
    completes: 'records',
    details: `The schemas follow JSON Schema 2020-12. Unknown fields are allowed everywhere.

Examples:
  roomlint schema                          list the records
  roomlint schema --bundle snapshot        one schema of a whole snapshot, for editors
  roomlint schema quest-entry-completed    every field of a completed quest entry, described
  roomlint schema report                   the output of check --format json
  roomlint schema config                   roomlint.config.json
  roomlint schema roundtrip-report         the output of roundtrip --format json
  roomlint schema show-report              the output of show --format json
  roomlint schema plan-report              the output of plan --format json
  roomlint schema plan-since-report        the output of plan --since REF --format json
  roomlint schema push-report              the output of push --format json, and of restore
  roomlint schema pull-report              the output of pull --format json
  roomlint schema status-report            the output of status --format json
  roomlint schema merge-report             the output of merge --format json
  roomlint schema backups-report           the output of restore --list --format json`,
    exits: PRINTING_EXITS,
  },
  async ({ bundle = false }, { words: [record, extra], terminal }) => {
    if (extra !== undefined) throw new CommandError(`schema prints one record: remove "${extra}"`);
    if (bundle && record === undefined)
      throw new CommandError('--bundle needs a record, as in roomlint schema --bundle snapshot');
    const { bundleOf, publishedSchemas, schemaOf } = await import('./schema.js');
    const text =
      record === undefined
        ? `${publishedSchemas().join('\n')}\n`
        : bundle
          ? bundleOf(record)
          : schemaOf(record);
    terminal.writeOut(text);
    return EXIT.clean;
  },
);
