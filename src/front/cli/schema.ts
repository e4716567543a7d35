import { CommandError } from '../../world/files/command-error.js';
import { publishedSchema, publishedSchemas } from '../../world/files/package-files.js';
import { defineCommand, EXIT, PRINTING_EXITS } from './command.js';
import { atMostOne, mistyped } from './option-values.js';

/** `roomlint schema [record]`: prints a JSON Schema, or lists them. */
export const schema = defineCommand(
  {
    options: {},
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
  roomlint schema merge-report             the output of merge --format json
  roomlint schema backups-report           the output of restore --list --format json`,
    exits: PRINTING_EXITS,
  },
  async (_given, { words, terminal }) => {
    const record = atMostOne('schema', words, 'record');
    terminal.writeOwnWords(record === undefined ? `${publishedSchemas().join('\n')}\n` : schemaOf(record));
    return EXIT.clean;
  },
);

/** The JSON Schema of a record. @throws CommandError when there is none */
function schemaOf(record: string): string {
  const records = publishedSchemas();
  if (!records.includes(record)) {
    const guess = mistyped(record, records);
    const hint = guess === undefined ? '`roomlint schema` lists them' : `did you mean ${guess}?`;
    throw new CommandError(`unknown record "${record}": ${hint}`);
  }
  return publishedSchema(record);
}
