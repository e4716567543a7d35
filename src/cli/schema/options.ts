import { CommandError } from '../../workspace/command-error.js';
import { defineCommand, PRINTING_EXITS } from '../command.js';
import { EXIT } from '../exit-codes.js';

/** `roomlint schema [record]`: prints a JSON Schema, or lists them. */
export const schema = defineCommand(
  {
    name: 'schema',
    synopsis: '[record]',
    summary: 'print the JSON Schema of a record, or list the records',
    options: {},
    completes: 'records',
    details: `The schemas follow JSON Schema 2020-12. Unknown fields are allowed everywhere.

Examples:
  roomlint schema                          list the records
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
  roomlint schema backups-report           the output of backups --format json`,
    exits: PRINTING_EXITS,
  },
  async (_given, { words: [record, extra], terminal }) => {
    if (extra !== undefined) throw new CommandError(`schema prints one record: remove "${extra}"`);
    const { publishedSchemas, schemaOf } = await import('./schema.js');
    terminal.writeOut(record === undefined ? `${publishedSchemas().join('\n')}\n` : schemaOf(record));
    return EXIT.clean;
  },
);
