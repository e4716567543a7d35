import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { broken } from '../../example-changes.js';
import { room } from '../../example-room.js';
import { valueRows } from '../../table-rows.js';
import { COMMAND, ON_DISK, type Run, roomlint, spawnRoomlint, temporaryFolder } from './run-roomlint.js';

/* How commands read and write files, beyond what the pages fix.md and report-files.md show. */

const { fresh } = temporaryFolder(ON_DISK);
const clean = room();
const read = (cwd: string, name: string): string => readFileSync(join(cwd, name), 'utf8');

describe('check --fix', () => {
  test('does not touch a clean file, not even its times', async () => {
    const cwd = fresh({ 'a.json': clean });
    const timesOf = () => {
      const { ino, mtimeNs, ctimeNs } = statSync(join(cwd, 'a.json'), { bigint: true });
      return [ino, mtimeNs, ctimeNs];
    };
    const before = timesOf();
    expect((await roomlint(['--fix', '--unsafe-fixes', 'a.json'], { cwd })).code).toBe(0);
    expect(timesOf()).toEqual(before);
  });

  test('does not overwrite a file that another program changed meanwhile, and exits with 2', () => {
    // Somebody else's write comes at the worst moment: when the repaired file is ready to take the place.
    const somebodyElse = `
      const fs = require('node:fs');
      const { fsyncSync } = fs;
      fs.fsyncSync = (file) => {
        fs.appendFileSync('a.json', '\\n');
        fsyncSync(file);
      };
      require('node:module').syncBuiltinESMExports();`;
    const cwd = fresh({ 'a.json': broken, 'somebody-else.cjs': somebodyElse });
    const env = { NODE_OPTIONS: '--require ./somebody-else.cjs' };
    const { code, err } = spawnRoomlint(['--fix', 'a.json'], { cwd, env });
    const why = 'not fixed: another program changed it meanwhile: run this again';
    expect([code, err]).toEqual([2, `roomlint: a.json: ${why}\n`]);
    expect([read(cwd, 'a.json'), readdirSync(cwd)]).toEqual([`${broken}\n`, ['a.json', 'somebody-else.cjs']]);
  });

  test('reports the findings of a file that it may not replace, and exits with 2', async () => {
    const cwd = fresh({ 'a.json': broken });
    chmodSync(join(cwd, 'a.json'), 0o444);
    const { code, out, err } = await roomlint(['--fix', '--format', 'json', 'a.json'], { cwd });
    const error = 'not fixed: it is read-only: make it writable first';
    expect([code, err]).toEqual([2, `roomlint: a.json: ${error}\n`]);
    expect(JSON.parse(out)).toMatchObject({
      files: [{ error, findings: [{ rule: 'quest/no-auto-start' }] }],
      summary: { errors: 1 },
    });
    expect(read(cwd, 'a.json')).toBe(broken);
  });
});

test.skipIf(!existsSync('/dev/full'))('standard output on a full disk exits with 2 and says why', () => {
  const full = openSync('/dev/full', 'w');
  const options = { cwd: fresh({ 'clean.json': clean }), stdio: ['ignore', full, 'pipe'] } as const;
  const { code, err } = spawnRoomlint(['clean.json'], { ...options, stdio: [...options.stdio] });
  closeSync(full);
  expect([code, err]).toEqual([2, 'roomlint: standard output: the disk is full\n']);
});

describe('a report', () => {
  test.runIf(process.platform === 'linux')(
    'in a folder that the system makes for nobody is refused at once',
    () => {
      const args = [COMMAND, '--format', 'json=/proc/rooms/report.json', 'a.json'];
      const cwd = fresh({ 'a.json': broken });
      const { status, stderr } = spawnSync(process.execPath, args, {
        cwd,
        encoding: 'utf8',
        timeout: 30_000,
      });
      const why = 'the report cannot be written to /proc/rooms/report.json: no such folder';
      expect([status, stderr]).toEqual([2, `roomlint: ${why}\n`]);
    },
  );

  test.skipIf(process.platform === 'win32')('on a full disk is not cut off', () => {
    const cwd = fresh({ 'a.json': broken, 'report.json': 'old' });
    // A limit on the size of files fails in the middle of a report, as a full disk does.
    const limited = ['-c', 'ulimit -f 0; trap "" XFSZ; exec "$@"', '-', process.execPath, COMMAND];
    const args = [...limited, '--format', 'json=report.json', 'a.json'];
    const { status, stderr } = spawnSync('bash', args, { cwd, encoding: 'utf8' });
    const why = 'the report cannot be written to report.json: the file would be too large';
    expect([status, stderr]).toEqual([2, `roomlint: ${why}\n`]);
    expect([readdirSync(cwd), read(cwd, 'report.json')]).toEqual([['a.json', 'report.json'], 'old']);
  });
});

describe.runIf(process.platform === 'linux' && existsSync('/dev/zero'))(
  'what is no file is refused at once',
  () => {
    const cwd = fresh({ 'room.json': clean, 'plugin.json': '{ "plugins": ["./pipe.json"] }' });
    const PIPE = 'this is a named pipe, not a file: save its content to a file first';
    const KINDS = {
      'pipe.json': PIPE,
      'link.json': PIPE,
      'device.json': 'this is a device, not a file',
      'socket.json': 'this is a socket, not a file',
      'folder.json': 'this is a folder, not a file',
    };
    const env = {
      ROOMLINT_SERVER: 'http://127.0.0.1:9',
      ROOMLINT_ACCESS_KEY: 'an-access-key',
      ROOMLINT_API_KEY: 'an-api-key',
    };
    const run = (args: readonly string[]): Promise<Run> => roomlint(args, { cwd, env });
    const socket = createServer();

    beforeAll(async () => {
      mkdirSync(join(cwd, 'folder.json'));
      mkdirSync(join(cwd, 'data'));
      execFileSync('mkfifo', ['pipe.json', 'data/creators.json'], { cwd });
      symlinkSync('pipe.json', join(cwd, 'link.json'));
      symlinkSync('/dev/zero', join(cwd, 'device.json'));
      await new Promise<void>((resolve) => socket.listen(join(cwd, 'socket.json'), resolve));
    });
    afterAll(() => void socket.close());

    test.each(Object.entries(KINDS))('by every reader, with the reason: %s', async (name, why) => {
      for (const args of [
        ['--config', name, 'room.json'],
        ['--baseline', name, 'room.json'],
        ['plan', 'room.json', name],
        ['graph', name],
        ...(name === 'folder.json' ? [] : [['check', name]]),
      ])
        expect([args, await run(args)]).toEqual([
          args,
          expect.objectContaining({ code: 2, err: expect.stringContaining(why) }),
        ]);
    });

    test.each(valueRows<[string]>('front/cli/tables.md', 'Commands that are given what is no file'))(
      'by whatever reads, keeps or writes files: %s',
      async (words) => {
        const { code, out, err } = await run(words.split(' '));
        expect([code, out + err]).toEqual([
          2,
          expect.stringMatching(/(pipe|socket|creators)\.json.*not a (regular )?file/),
        ]);
      },
    );

    test('but what a shell has opened already is read', () => {
      const script = `
      "$0" "$@" check --config <(echo {}) <(sleep 0.1; cat room.json)
      cat room.json | "$0" "$@" check /dev/stdin`;
      const args = ['-e', '-c', script, process.execPath, COMMAND];
      const { status, stdout, stderr } = spawnSync('bash', args, { cwd, encoding: 'utf8', timeout: 30_000 });
      expect([status, stdout, stderr]).toEqual([0, 'no findings in 1 file\n'.repeat(2), '']);
    });
  },
);
