import { describe, expect, test } from 'vitest';
import { room } from '../example-room.js';
import { type Run, roomlint, spawnRoomlint, temporaryFolder } from './run-roomlint.js';

const { path: cwd, write } = temporaryFolder();
write('before.json', room());

/** Compares a file with what a command makes of it. */
const through = (file: string, command: string, ...args: string[]): Promise<Run> =>
  roomlint(['roundtrip', file, '--through', command, ...args], { cwd, input: room() });
const SAME = 'identical: both files have the same bytes\n';

describe('roundtrip --through', () => {
  test.each([
    ['before.json', 'cat'],
    ['before.json', 'cat /dev/stdin'],
    ['-', 'cat'],
  ])('compares %s with the output of %s', async (file, command) => {
    expect(await through(file, command)).toEqual({ code: 0, out: SAME, err: '' });
  });

  test.each([
    ['exit 3', '"exit 3": ended with exit code 3'],
    ['kill -9 $$', '"kill -9 $$": was ended by SIGKILL'],
    ['true', '<through>:1:1 '],
  ])('exits with 2 when the command fails or writes no JSON: %s', async (command, message) => {
    const { code, out, err } = await through('before.json', command);
    expect([code, out, err]).toEqual([2, '', expect.stringContaining(`roomlint: ${message}`)]);
  });

  test('stops a tool that writes more than an import takes, and shows what it writes to standard error', () => {
    const endless = 'echo oh no >&2; cat /dev/zero | cat; echo done';
    const args = ['roundtrip', 'before.json', '--through', endless];
    const { code, out, err } = spawnRoomlint(args, { cwd, timeout: 15_000 });
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain('oh no\n');
    expect(err).toContain(`roomlint: "${endless}": wrote more than 52,428,800 bytes\n`);
  });
});
