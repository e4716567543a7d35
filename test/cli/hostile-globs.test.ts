import { describe, expect, test } from 'vitest';
import { room } from '../example-room.js';
import type { Files } from '../temporary-folder.js';
import { roomlint, spawnRoomlint, temporaryFolder } from './run-roomlint.js';

const { fresh } = temporaryFolder();
const NAME = `${'a'.repeat(200)}.json`;
const workspace = (files: Files): string => fresh({ [NAME]: room(), ...files });

/** Generous: what it keeps out are matches that never end. */
const timeout = 60_000;

describe.each(['(a+|a)+x', '+(a*)+(a*)+(a*)x', `**/${'*a'.repeat(100)}x`, `${'?(a)'.repeat(60)}x`])(
  '%s',
  (glob) => {
    test('ends as a path, in a config and in a .gitignore', { timeout: 4 * timeout }, () => {
      const config = JSON.stringify({
        ignore: [glob],
        overrides: [{ files: glob, rules: { schema: 'off' } }],
      });
      const files = { 'roomlint.config.json': config, '.gitignore': glob };
      const { code, out, err } = spawnRoomlint(['check', glob, '.'], { cwd: workspace(files), timeout });
      expect([code, out, err]).toEqual([
        2,
        'no findings in 1 file (1 path could not be checked)\n',
        expect.stringContaining('no file matches it as a pattern'),
      ]);
    });
  },
);

test('a pointer glob that is too long is refused', async () => {
  const at = `/${'*a'.repeat(600)}`;
  const cwd = workspace({
    'roomlint.config.json': JSON.stringify({ overrides: [{ at, rules: { schema: 'off' } }] }),
  });
  const { code, err } = await roomlint(['check', '.'], { cwd });
  expect([code, err]).toEqual([2, expect.stringContaining('a pointer glob has at most 1,000 characters')]);
  const allowed = await roomlint(['roundtrip', NAME, NAME, '--allow', at], { cwd });
  expect([allowed.code, allowed.err]).toEqual([2, expect.stringContaining('has at most 1,000 characters')]);
});
