import { CommandError } from '../../world/files/command-error.js';
import { publishedSchema, publishedSchemas } from '../../world/files/package-files.js';
import { defineCommand, EXIT, PRINTING_EXITS } from './command.js';
import { atMostOne, didYouMean } from './option-values.js';

/** `roomlint schema [record]`: prints a JSON Schema, or lists them. */
export const schema = defineCommand(
  {
    options: {},
    details: `The schemas follow JSON Schema 2020-12. Unknown fields are allowed everywhere. A name that ends with "report"
is what a command prints with --format json: "report" is that of check.

Examples:
  roomlint schema                          list the records
  roomlint schema quest-entry-completed    every field of a completed quest entry, described
  roomlint schema config                   roomlint.config.json
  roomlint schema plan-report              what plan --format json prints`,
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
    const hint = didYouMean(record, records, '`roomlint schema` lists them');
    throw new CommandError(`unknown record "${record}": ${hint}`);
  }
  return publishedSchema(record);
}
