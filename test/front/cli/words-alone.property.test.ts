import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defineCommand, PRINTING_EXITS } from '../../../src/front/cli/command.js';
import { parseOptions } from '../../../src/front/cli/command-line.js';
import { COMMANDS } from '../../../src/front/cli/commands.js';
import { EXIT } from '../../../src/front/cli/exit-codes.js';
import { toggle, value } from '../../../src/front/cli/options.js';
import type { Terminal } from '../../../src/front/cli/terminal.js';
import { runs } from '../../runs.js';

const OTHER_WORDS = ['', '0', '007', '1e3', '0x10', 'true', 'false', 'null', 'chekc', 'a b', "'q'", '"q"'];
const PATHS = ['a.json', './a.json', '../rooms/', '/tmp/a.json', 'rooms/**/*.json', '{a,b}.json', 'a=b', 'é'];
const NAMES = '__proto__ constructor _ $0 quiet no-quiet config default help a.b'.split(' ');

test('words without an option mean the same whether or not yargs reads them', async () => {
  const seen: unknown[] = [];
  const body = defineCommand(
    {
      options: {
        quiet: toggle('a switch', { group: 'Group:', short: 'q' }),
        config: value('a value', { group: 'Group:', example: '--config FILE' }),
      },
      completes: 'files',
      details: '',
      exits: PRINTING_EXITS,
    },
    async (given, { words }) => {
      seen.push({ words, given: [given.quiet, given.config] });
      return EXIT.clean;
    },
  );
  const command = { name: 'check', synopsis: '', summary: 'a command', ...body };
  const terminal = {} as Terminal;
  const word = fc.oneof(
    fc.constantFrom(...OTHER_WORDS, ...PATHS, ...NAMES, ...COMMANDS.keys()),
    fc.string({ unit: 'binary' }).filter((text) => !text.startsWith('-')),
    fc.double().map((number) => String(Math.abs(number))),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(word, { maxLength: 6 }), async (words) => {
      seen.length = 0;
      await parseOptions(words, command, { terminal, cwd: '/', commandNames: [] });
      await command.withoutOptions({ terminal, cwd: '/', words, commandNames: [] });
      expect(seen).toHaveLength(2);
      expect(seen[1]).toEqual(seen[0]);
    }),
    { numRuns: runs(300, 60) },
  );
});
