import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import type { GitProgram } from '../../src/files/git-command.js';
import { runProgram } from '../../src/files/start-program.js';
import { roomlint, spawnRoomlint, temporaryFolder } from './run-roomlint.js';

const folder = temporaryFolder();
const ROOM = folder.write('room.json', '{"quests":{}}');
const installedGit: GitProgram = (args, options) => runProgram('git', args, options);
const KEYS = {
  ROOMLINT_ACCESS_KEY: 'k-41d7e0a93b',
  ROOMLINT_API_KEY: 'k-93b41d7e0a',
  ROOMLINT_OLD_KEY_OF_MINE: 'k-0a93b41d7e',
  ROOMLINT_KEYS: '/nowhere/keys.json',
};

describe('no other program gets the keys', () => {
  test('the command of --through does not', () => {
    const { err, out } = spawnRoomlint(['roundtrip', ROOM, '--through', 'env >&2; cat'], { env: KEYS });
    expect(out).toContain('identical');
    expect(err).toContain('PATH=');
    expect(err).not.toMatch(/ROOMLINT_.*KEY|k-/);
  });

  test('git and its hooks and filters do not', async () => {
    const bin = join(folder.path, 'bin');
    mkdirSync(bin);
    writeFileSync(join(bin, 'git'), `#!/bin/sh\nenv > ${folder.path}/git-env\nexit 1\n`, { mode: 0o755 });
    await roomlint(['check', '--staged'], {
      cwd: folder.path,
      env: { ...KEYS, PATH: `${bin}:${process.env.PATH}` },
      gitProgram: installedGit,
    });
    const seen = readFileSync(join(folder.path, 'git-env'), 'utf8');
    expect(seen).toContain('LC_ALL=C');
    expect(seen).not.toMatch(/ROOMLINT_.*KEY|k-/);
  });

  test('nor does any other: one module starts programs, and takes the keys away', () => {
    const src = fileURLToPath(new URL('../../src/', import.meta.url));
    const starting = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
      (name) => name.endsWith('.ts') && readFileSync(join(src, name), 'utf8').includes('child_process'),
    );
    expect(starting).toEqual(['files/start-program.ts']);
    const { stdout } = runProgram('env', [], { env: { ...process.env, ...KEYS } });
    expect(String(stdout)).toContain('PATH=');
    expect(String(stdout)).not.toMatch(/ROOMLINT_.*KEY|k-/);
  });

  test('programs that a plugin starts do not', () => {
    mkdirSync(join(folder.path, 'own'));
    folder.write('own/room.json', '{"quests":{}}');
    folder.write(
      'own/plugin.mjs',
      `import { execFileSync } from 'node:child_process';
process.stderr.write(execFileSync('env'));
export default { name: 'mine', rules: [] };`,
    );
    folder.write('own/roomlint.config.json', '{"plugins":["./plugin.mjs"]}');
    const { err } = spawnRoomlint(['check', 'room.json'], { cwd: join(folder.path, 'own'), env: KEYS });
    expect(err).toContain('PATH=');
    expect(err).not.toMatch(/ROOMLINT_.*KEY|k-/);
  });
});

describe('what is given for a path and is a key is not repeated', () => {
  const GIVEN = [
    '{"accessKey":"k-41d7e0a93b"}',
    '{\n  "accessKey": "QKRWZTYP-LMN",\n  "apiKey": "https://a/b//c"\n}',
    'k-41d7e0a93b',
    'QKRWZTYPLMNBVCXDFGHJKLAS',
    'k3yOf+the/cr3at0r8==',
  ];
  const CALLS: readonly ((given: string) => string[])[] = [
    (given) => ['check', given],
    (given) => ['check', ROOM, '--config', given],
    (given) => ['check', ROOM, `--config=${given}`],
    (given) => ['check', ROOM, '--baseline', given],
    (given) => ['check', ROOM, '--format', `json=${given}`, '--format', 'nothing'],
    (given) => ['graph', given],
    (given) => ['show', given],
    (given) => ['simulate', ROOM, '--script', given],
    (given) => ['plan', ROOM, given],
    (given) => ['roundtrip', given, ROOM],
    (given) => ['pull', '--room', 'r1', 'a.json', '--server', 'http://127.0.0.1:1', '--keys', given],
    (given) => ['push', '--room', 'r1', ROOM, '--server', 'http://127.0.0.1:1', `--keys=${given}`],
    (given) => ['push', '--room', 'r1', ROOM, '--server', 'http://127.0.0.1:1', '--plan', given],
    (given) => ['room', 'items', 'r1', '--server', 'http://127.0.0.1:1', '--keys', given],
  ];

  test.each(GIVEN)('%j', async (given) => {
    for (const call of CALLS) {
      const args = call(given);
      const { out, err } = await roomlint(args, { cwd: folder.path });
      expect([args.slice(0, 2), out + err]).toEqual([
        args.slice(0, 2),
        expect.not.stringMatching(/41d7|QKRW|https?:\/a|the.cr3/),
      ]);
    }
    const { code, err } = await roomlint(['room', 'items', 'r1', '--server', 'http://127.0.0.1:1'], {
      cwd: folder.path,
      env: { ROOMLINT_KEYS: given },
    });
    expect(code).toBe(2);
    expect(err).not.toMatch(/41d7|QKRW|https?:\/a|the.cr3/);
  });

  test('one word that names no file of keys is not repeated either', async () => {
    const { err } = await roomlint(
      ['room', 'items', 'r1', '--server', 'http://127.0.0.1:1', '--keys', 'hunter'],
      { cwd: folder.path },
    );
    expect(err).toBe('roomlint: --keys names a file that does not exist\n');
  });

  test('names of files are repeated, also of missing ones', async () => {
    const { err } = await roomlint(['graph', 'rooms/2024-05-garden.json'], { cwd: folder.path });
    expect(err).toBe('roomlint: rooms/2024-05-garden.json: no such file\n');
  });
});
