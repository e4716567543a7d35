import type { ExitMeanings } from '../command.js';
import { oneOf } from '../option-values.js';
import { type Given, type OptionTable, value } from '../options.js';
import type { ServiceRequest } from './request.js';

const SERVICE = 'Service:';
const FORMATS = ['text', 'json'] as const;
const UPLOAD_METHODS = ['PUT', 'POST'] as const;

/** The options of every command that calls the service. */
export const SERVICE_OPTIONS = {
  server: value('the base URL of the service. Defaults to ROOMLINT_SERVER', {
    group: SERVICE,
    example: '--server https://api.example.com',
    words: [],
  }),
  keys: value('read the keys from FILE, which only you may read. The default is ROOMLINT_KEYS', {
    group: SERVICE,
    example: '--keys keys.json',
  }),
  format: value('text (the default) or json', {
    group: 'Output:',
    short: 'f',
    example: '--format json',
    words: FORMATS,
  }),
} as const satisfies OptionTable;

/** The options of commands that also send a file to an upload destination. */
export const UPLOAD_OPTIONS = {
  ...SERVICE_OPTIONS,
  'upload-method': value(
    'the HTTP method that sends a file to its destination, which the documents do not show: PUT (the default) or POST',
    { group: SERVICE, example: '--upload-method PUT', words: UPLOAD_METHODS },
  ),
} as const satisfies OptionTable;

export const SERVICE_EXITS: ExitMeanings = {
  clean: 'done',
  error: 'not done: the service refused or could not be reached, an unusable file, or invalid usage',
};

const KEYS_HELP = `Keys come from ROOMLINT_ACCESS_KEY and ROOMLINT_API_KEY, or from a file of mode 600 with
{"accessKey": "…", "apiKey": "…"}. They are never arguments, which other users of the machine can see.`;

/** The end of the help of each command that calls the service. */
export function serviceHelp(notes: string, examples: readonly string[]): string {
  const lines = examples.map((example) => `  ${example}`).join('\n');
  return `${notes === '' ? '' : `${notes}\n\n`}${KEYS_HELP}\n\nExamples:\n${lines}`;
}

/** @throws CommandError */
export function readServiceRequest(given: Given<typeof UPLOAD_OPTIONS>, cwd: string): ServiceRequest {
  return {
    cwd,
    server: given.server,
    keys: given.keys,
    format: oneOf('format', FORMATS, given.format ?? 'text'),
    uploadMethod: oneOf('upload-method', UPLOAD_METHODS, given['upload-method'] ?? 'PUT'),
  };
}
