import { resolve } from 'node:path';
import { scrubText, UnscrubbableError } from '../../verdict/scrub/scrub.js';
import { ReportFileError } from '../../world/files/refusals.js';
import { openReportFiles } from '../../world/files/report-file.js';
import { CommandError } from '../../world/workspace/command-error.js';
import { inputName } from '../../world/workspace/input.js';
import { STDIN } from '../../world/workspace/path-source.js';
import { defineCommand, EXIT } from './command.js';
import { onlyWords } from './option-values.js';
import { value } from './options.js';
import { readBytes } from './playable.js';

/** `roomlint scrub`: a room without its texts, to be shown to others. */
export const scrub = defineCommand(
  {
    options: {
      output: value('write the scrubbed room to FILE instead of standard output', {
        group: 'Report:',
        short: 'o',
        example: '--output shareable.json',
        isPath: true,
      }),
    },
    details: `References, numbers, layout, lengths and findings stay, and so do names in the documents and the catalogue.
The snapshot itself is never changed. "-" is standard input.

Examples:
  roomlint scrub garden.json > shareable.json
  roomlint scrub garden.json --output shareable.json`,
    exits: {
      clean: 'the scrubbed room is written',
      error:
        'invalid JSON, an unreadable file, a file that cannot be written, or invalid usage. Nothing is written',
    },
  },
  async ({ output }, { cwd, words, terminal }) => {
    const [snapshot] = onlyWords('scrub', words, ['a snapshot'], 'roomlint scrub garden.json');
    const bytes = readBytes(snapshot, cwd, terminal);
    const scrubbed = scrubBytes(bytes, inputName(snapshot));
    if (output === undefined) terminal.writeOutBytes(Buffer.from(scrubbed));
    else writeTo(output, scrubbed, snapshot === STDIN ? [] : [resolve(cwd, snapshot)], cwd);
    return EXIT.clean;
  },
);

function scrubBytes(bytes: Uint8Array, name: string): string {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new CommandError(`${name}: not UTF-8, so it cannot be scrubbed: save it as UTF-8 first`);
  }
  try {
    return scrubText(text);
  } catch (error) {
    if (error instanceof UnscrubbableError) throw new CommandError(`${name}: ${error.message}`);
    throw error;
  }
}

function writeTo(path: string, text: string, inUse: readonly string[], cwd: string): void {
  try {
    for (const file of openReportFiles([path], inUse, cwd, 'scrubbed room')) {
      file.write(text);
      file.close();
    }
  } catch (error) {
    if (error instanceof ReportFileError) throw new CommandError(error.message);
    throw error;
  }
}
