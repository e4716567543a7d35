import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { room } from '../../rules/example-room.js';
import { COMMAND, temporaryFolder } from './run-roomlint.js';

const folder = temporaryFolder();
const CLEAN = room();
const BROKEN = CLEAN.replace('"AutoStart": false', '"AutoStart": true');

/** Runs a command on a terminal of its own. After each run, presses the next key. */
const ON_A_TERMINAL = `
import os, pty, sys
keys, command = sys.argv[1], sys.argv[2:]
child, terminal = pty.fork()
if child == 0:
    os.execvp(command[0], command)
shown = b''
while True:
    try:
        piece = os.read(terminal, 4096)
    except OSError:
        break
    if not piece:
        break
    shown += piece
    if keys and b'run again)' in shown:
        sys.stdout.buffer.write(shown)
        shown = b''
        os.write(terminal, keys[0].encode())
        keys = keys[1:]
sys.stdout.buffer.write(shown)
sys.stdout.flush()
sys.exit(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))
`;

const hasTerminals = spawnSync('python3', ['-c', 'import os, pty; os.waitstatus_to_exitcode']).status === 0;

/** The exit code, and what was shown in each run. */
function press(keys: string): { readonly code: number | null; readonly rounds: readonly string[] } {
  const args = ['-c', ON_A_TERMINAL, keys, process.execPath, COMMAND, 'check', '--watch', 'garden.json'];
  const { status, stdout } = spawnSync('python3', args, {
    cwd: folder.path,
    encoding: 'utf8',
    timeout: 30_000,
    env: { ...process.env, CI: '', NO_COLOR: '1' },
  });
  return { code: status, rounds: stdout.split('run again)').slice(0, -1) };
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
