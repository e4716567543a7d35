import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { applySplices, checkSnapshot, renameQuest, repairSnapshot } from '../../../src/index.js';
import { COMMAND, temporaryFolder } from '../../front/cli/run-roomlint.js';

const SCRIPT = fileURLToPath(new URL('neovim.lua', import.meta.url));
const BROKEN = readFileSync(new URL('../../../examples/garden-broken.json', import.meta.url));
const folder = temporaryFolder();

const neovim = spawnSync('nvim', ['--version'], { encoding: 'utf8' });
const hasNeovim = neovim.status === 0;
if (!hasNeovim) console.warn('Neovim is not installed: the language server is not tried in it');

function renamedIn(bytes: Uint8Array): Uint8Array {
  return applySplices(bytes, renameQuest(bytes, 'mlh4k2p9x7q1ab', '0_get_key'));
}

describe.skipIf(!hasNeovim)('Neovim', () => {
  test.each([
    ['LF', BROKEN.toString()],
    ['CRLF', BROKEN.toString().replaceAll('\n', '\r\n')],
  ])(
    'shows, completes, fixes and renames a file with %s, and what it writes is what the command writes',
    (_how, text) => {
      const path = folder.write('garden.json', text);
      const shownPath = join(folder.path, 'shown.json');
      const env = {
        ...process.env,
        NODE: process.execPath,
        ROOMLINT: COMMAND,
        SNAPSHOT: path,
        SHOWN: shownPath,
      };
      const { stderr, status } = spawnSync(
        'nvim',
        ['--headless', '--clean', '-c', `luafile ${SCRIPT}`, '-c', 'cquit'],
        { env, encoding: 'utf8', timeout: 100_000 },
      );
      expect([status, stderr]).toEqual([0, expect.not.stringContaining('Error')]);
      const shown = JSON.parse(readFileSync(shownPath, 'utf8'));
      const bytes = new TextEncoder().encode(text);
      const { findings } = checkSnapshot(bytes);
      expect(
        shown.diagnostics.map(({ code, line, message }: Record<string, unknown>) => [code, line, message]),
      ).toEqual(findings.map(({ rule, start, message }) => [rule, start.line - 1, message]));
      expect(shown.completions).toContain('181');
      const { after } = repairSnapshot(bytes);
      expect(readFileSync(path)).toEqual(Buffer.from(after.bytes));
      expect(readFileSync(`${path}.renamed`)).toEqual(Buffer.from(renamedIn(after.bytes)));
    },
  );
});
