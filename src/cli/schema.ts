import { readdirSync, readFileSync } from 'node:fs';
import { nearest } from '../text/nearest.js';
import { type Command, EXIT, TELLING_EXITS } from './command.js';
import { writeOut } from './streams.js';
import { UsageError } from './usage.js';

const ENDING = '.schema.json';

/** `roomlint schema [record]`: prints a JSON Schema, or lists them. */
export const schema: Command = {
  name: 'schema',
  synopsis: '[record]',
  summary: 'print the JSON Schema of a record, or list the records',
  options: [],
  details: `Without a record, the names of all records are listed. JSON Schema 2020-12; unknown fields are allowed everywhere.

  roomlint schema quest-entry-completed    every field of a completed quest entry, described
  roomlint schema report                   the shape of check --format json
  roomlint schema config                   the shape of roomlint.config.json
  roomlint schema roundtrip-report         the shape of roundtrip --format json
`,
  exits: TELLING_EXITS,
  run({ positionals }) {
    const [record, extra] = positionals;
    if (extra !== undefined) throw new UsageError(`schema prints one record: leave out "${extra}"`);
    const folder = schemaFolder();
    const records = readdirSync(folder)
      .filter((name) => name.endsWith(ENDING))
      .map((name) => name.slice(0, -ENDING.length))
      .sort();
    if (record === undefined) {
      writeOut(`${records.join('\n')}\n`);
      return EXIT.clean;
    }
    if (!records.includes(record)) {
      const guess = nearest(record, records);
      const hint = guess === undefined ? '"roomlint schema" lists them' : `did you mean ${guess}?`;
      throw new UsageError(`there is no record "${record}": ${hint}`);
    }
    writeOut(readFileSync(new URL(`${record}${ENDING}`, folder), 'utf8'));
    return EXIT.clean;
  },
};

/** schemas/ lies beside dist/ in the package, and beside src/ in the checkout. */
function schemaFolder(): URL {
  for (const up of ['../schemas/', '../../schemas/']) {
    const folder = new URL(up, import.meta.url);
    try {
      readdirSync(folder);
      return folder;
    } catch {
      // The other place has it.
    }
  }
  throw new Error('the folder schemas/ is missing from the package');
}
