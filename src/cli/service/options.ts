import type { ExitMeanings } from '../command.js';
import { oneOf } from '../option-values.js';
import { type Given, type OptionTable, value } from '../options.js';
import type { ServiceRequest } from './request.js';

const FORMATS = ['text', 'json'] as const;

/** The options of every command that calls the service. The environment says which service, and has the keys. */
export const SERVICE_OPTIONS = {
  format: value('text (the default) or json', {
    group: 'Output:',
    short: 'f',
    example: '--format json',
    words: FORMATS,
  }),
} as const satisfies OptionTable;

export const SERVICE_EXITS: ExitMeanings = {
  clean: 'done',
  error: 'not done: the service refused or could not be reached, an unusable file, or invalid usage',
};

const KEYS_HELP = `ROOMLINT_SERVER is the base URL of the service. Keys come from ROOMLINT_ACCESS_KEY and ROOMLINT_API_KEY, or
from the file that ROOMLINT_KEYS names, of mode 600, with {"accessKey": "…", "apiKey": "…"}. They are never
arguments, which other users of the machine can see.`;

/** The end of the help of each command that calls the service. */
export function serviceHelp(notes: string, examples: readonly string[]): string {
  const lines = examples.map((example) => `  ${example}`).join('\n');
  return `${notes === '' ? '' : `${notes}\n\n`}${KEYS_HELP}\n\nExamples:\n${lines}`;
}

/** @throws CommandError */
export function readServiceRequest(given: Given<typeof SERVICE_OPTIONS>, cwd: string): ServiceRequest {
  return { cwd, format: oneOf('format', FORMATS, given.format ?? 'text') };
}
