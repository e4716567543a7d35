import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { room } from '../example-room.js';
import { hasTerminals, onATerminal } from './on-a-terminal.js';
import { COMMAND, temporaryFolder } from './run-roomlint.js';

const folder = temporaryFolder();
const CLEAN = room();
const BROKEN = CLEAN.replace('"AutoStart": false', '"AutoStart": true');

const PROMPT = 'run again)';

/** The exit code, and what was shown in each run. After each run, presses the next key. */
function press(keys: string): { readonly code: number | null; readonly rounds: readonly string[] } {
  const { code, shown } = onATerminal(
    [process.execPath, COMMAND, 'check', '--watch', 'garden.json'],
    [...keys].map((key) => [PROMPT, key]),
    { cwd: folder.path },
  );
  return { code, rounds: shown.split(PROMPT).slice(0, -1) };
}

describe.skipIf(!hasTerminals)(
  'keys of check --watch on a terminal (skipped without python3 and its pty)',
  () => {
    test('r checks again and writes nothing, and q quits with the exit code of the last check', () => {
      folder.write('garden.json', BROKEN);
      const { code, rounds } = press('rq');
      expect(rounds).toHaveLength(2);
      for (const round of rounds) expect(round).toContain('AutoStart has no effect');
      expect(rounds[0]).toContain('watching for changes (q: quit, f: fix, r: ');
      expect(code).toBe(1);
      expect(readFileSync(`${folder.path}/garden.json`, 'utf8')).toBe(BROKEN);
    });

    test('f applies safe fixes once', () => {
      folder.write('garden.json', BROKEN);
      const { code, rounds } = press('fq');
      expect(rounds[0]).toContain('AutoStart has no effect');
      expect(readFileSync(`${folder.path}/garden.json`, 'utf8')).toBe(CLEAN);
      expect(code).toBe(0);
    });
  },
);
