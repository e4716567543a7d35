import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { room } from '../example-room.js';
import { emptyRepository } from './repository.js';
import { COMMAND, ON_DISK, type Run, roomlint, spawnRoomlint, temporaryFolder } from './run-roomlint.js';

const cwd = temporaryFolder(ON_DISK).path;
const PIPE = 'this is a named pipe, not a file: save its content to a file first';
/** What is there instead of a file, and what a message says about it. */
const KINDS = {
  'pipe.json': PIPE,
  'link.json': PIPE,
  'device.json': 'this is a device, not a file',
  'socket.json': 'this is a socket, not a file',
  'folder.json': 'this is a folder, not a file',
} as const;
type Name = keyof typeof KINDS;
const NAMES = Object.keys(KINDS) as Name[];

const socket = createServer();
beforeAll(async () => {
  writeFileSync(join(cwd, 'room.json'), room());
  execFileSync('mkfifo', [join(cwd, 'pipe.json')]);
  symlinkSync('pipe.json', join(cwd, 'link.json'));
  symlinkSync('/dev/zero', join(cwd, 'device.json'));
  mkdirSync(join(cwd, 'folder.json'));
  // A path that is short enough for a socket.
  await new Promise<void>((resolve) => socket.listen(join(cwd, 'socket.json'), resolve));
  for (const name of NAMES)
    writeFileSync(join(cwd, `plugin-${name}`), JSON.stringify({ plugins: [`./${name}`] }));
});
afterAll(() => {
  socket.close();
});

const run = (args: readonly string[]): Promise<Run> =>
  roomlint(args, {
    cwd,
    env: { ROOMLINT_ACCESS_KEY: 'an-access-key', ROOMLINT_API_KEY: 'an-api-key' },
  });

const SERVER = ['--server', 'http://127.0.0.1:9'];
/** The commands and options that read a file. */
const READERS: readonly (readonly [title: string, args: (name: string) => readonly string[]])[] = [
  ['check --fix', (name) => ['check', '--fix', name]],
  ['check --only-snapshots', (name) => ['check', '--only-snapshots', name]],
  ['check --config', (name) => ['check', '--config', name, 'room.json']],
  ['check --baseline', (name) => ['check', '--baseline', name, 'room.json']],
  ['check --update-baseline', (name) => ['check', '--update-baseline', '--baseline', name, 'room.json']],
  ['a plugin of a config', (name) => ['check', '--config', `plugin-${name}`, 'room.json']],
  ['roundtrip', (name) => ['roundtrip', name]],
  ['roundtrip, after', (name) => ['roundtrip', 'room.json', name]],
  ['roundtrip --through', (name) => ['roundtrip', name, '--through', 'cat']],
  ['plan, before', (name) => ['plan', name, 'room.json']],
  ['plan, after', (name) => ['plan', 'room.json', name]],
  ['plan --config', (name) => ['plan', '--config', name, 'room.json', 'room.json']],
  ['graph', (name) => ['graph', name]],
  ['show', (name) => ['show', name]],
  ['simulate', (name) => ['simulate', name, '--script', 'room.json']],
  ['simulate --script', (name) => ['simulate', 'room.json', '--script', name]],
  ['push --plan', (name) => ['push', 'room.json', '--room', 'R', '--plan', name, ...SERVER]],
  ['room update --fields', (name) => ['room', 'update', 'R', '--fields', name, ...SERVER]],
];

describe.runIf(process.platform === 'linux' && existsSync('/dev/zero'))(
  'what is no file is refused at once by',
  () => {
    test('check', () => {
      const names = NAMES.filter((each) => each !== 'folder.json' && each !== 'link.json');
      // As a process, which is ended if it waits.
      const { code, err } = spawnRoomlint(['check', ...names], { cwd, timeout: 30_000 });
      expect([code, err.split('\n').sort()]).toEqual([
        2,
        ['', ...names.map((name) => `roomlint: ${name}: ${KINDS[name]}`)].sort(),
      ]);
    });

    test.each(READERS)('%s', async (_title, args) => {
      const { code, out, err } = await run(args('pipe.json'));
      expect(code).toBe(2);
      expect(`${out}${err}`).toContain(PIPE);
    });

    test.each(NAMES)('every reader of files, with the reason: %s', async (name) => {
      for (const args of [
        ['check', '--config', name, 'room.json'],
        ['check', '--baseline', name, 'room.json'],
        ['plan', 'room.json', name],
        ['graph', name],
      ]) {
        const { code, err } = await run(args);
        expect([args, code]).toEqual([args, 2]);
        expect(err).toContain(KINDS[name]);
        expect(err).not.toContain('--update-baseline');
      }
    });

    test('what uploads or keeps files, and keys', async () => {
      for (const args of [
        ['upload', 'pipe.json', ...SERVER],
        ['room', 'import', 'R', 'pipe.json', ...SERVER],
        ['push', 'pipe.json', '--room', 'R', ...SERVER],
        ['push', 'room.json', '--room', 'R', '--keys', 'pipe.json', ...SERVER],
        ['plan', 'room.json', 'room.json', '--merge', 'pipe.json'],
        ['check', 'room.json', '--format', 'json=pipe.json'],
      ]) {
        const { code, err } = await run(args);
        expect([args, code]).toEqual([args, 2]);
        expect(err).toMatch(/pipe\.json/);
        expect(err).toMatch(/not a (?:regular )?file/);
      }
    });

    test('what writes a file, with the reason', async () => {
      for (const args of [
        ['check', 'room.json', '--format', 'json=socket.json'],
        ['plan', 'room.json', 'room.json', '--merge', 'socket.json'],
        ['scrub', 'room.json', '--output', 'socket.json'],
      ]) {
        const { code, err } = await run(args);
        expect([args, code]).toEqual([args, 2]);
        expect(err).toContain('cannot be written to socket.json: this is a socket, not a file');
      }
    });

    test('the service, where its keys would be', async () => {
      mkdirSync(join(cwd, 'data'));
      execFileSync('mkfifo', [join(cwd, 'data/creators.json')]);
      const { code, err } = await run(['serve', '--data', 'data', '--port', '0']);
      expect(code).toBe(2);
      expect(err).toContain(`creators.json: ${PIPE}`);
    });
  },
);

test.runIf(existsSync('/dev/fd'))('what a shell has opened already is read', () => {
  const script = `
    "$0" "$@" check <(sleep 0.1; cat room.json)
    "$0" "$@" check --config <(echo {}) room.json
    cat room.json | "$0" "$@" check /dev/stdin
    cat room.json | "$0" "$@" check -`;
  const { status, stdout, stderr } = spawnSync('bash', ['-e', '-c', script, process.execPath, COMMAND], {
    cwd,
    encoding: 'utf8',
    timeout: 30_000,
  });
  expect([status, stdout, stderr]).toEqual([0, 'no findings in 1 file\n'.repeat(4), '']);
});

describe('a snapshot whose extension is in capital letters', () => {
  const named = (name: string): string => join(cwd, 'capitals', name);
  beforeAll(() => {
    mkdirSync(named('deep'), { recursive: true });
    writeFileSync(named('g.JSON'), '{"roomItems": 1}');
    writeFileSync(named('deep/h.Json'), '{"roomItems": 1}');
  });

  test.each(['capitals', 'capitals/**', 'capitals/**/*.json', 'capitals/{g,deep/h}.json'])(
    'is found by %s',
    async (path) => {
      const { code, out } = await run(['check', '--format', 'short', path]);
      expect(code).toBe(1);
      expect([...new Set(out.split('\n').flatMap((line) => /^[^:]+(?=:)/.exec(line)?.[0] ?? []))]).toEqual([
        'capitals/deep/h.Json',
        'capitals/g.JSON',
      ]);
    },
  );

  test.each([['--staged'], ['--since', 'HEAD']])(
    'is found after it was renamed by check %s',
    async (...scope) => {
      const repository = emptyRepository(join(cwd, `repository${scope[0]}`));
      repository.commit({ 'g.json': '{"roomItems": 1}' });
      repository.git('mv', 'g.json', 'G.JSON');
      const { code, out } = await roomlint(['check', ...scope, '--format', 'short'], { cwd: repository.cwd });
      expect([code, out]).toEqual([1, expect.stringContaining('G.JSON:1:')]);
    },
  );
});
