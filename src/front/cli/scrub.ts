import { scrubText, UnscrubbableError } from '../../verdict/scrub/scrub.js';
import { CommandError } from '../../world/files/command-error.js';
import { inputName } from '../../world/workspace/source.js';
import { defineCommand, EXIT } from './command.js';
import { onlyWords } from './option-values.js';
import { readBytes } from './playable.js';

/** `roomlint scrub`: a room without its texts, to be shown to others. */
export const scrub = defineCommand(
  {
    options: {},
    details: `References, numbers, layout, lengths and findings stay, and so do names in the documents and the catalogue.
The snapshot itself is never changed. "-" is standard input.

Examples:
  roomlint scrub garden.json > shareable.json`,
    exits: {
      clean: 'the scrubbed room is written',
      error: 'invalid JSON, an unreadable file, or invalid usage. Nothing is written',
    },
  },
  async (_given, { cwd, words, terminal }) => {
    const [snapshot] = onlyWords('scrub', words, ['a snapshot'], 'roomlint scrub garden.json');
    const bytes = readBytes(snapshot, cwd, terminal);
    terminal.writeOutBytes(Buffer.from(scrubBytes(bytes, inputName(snapshot))));
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
