import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, openSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { type FileReading, readDescriptor, readSnapshotFile } from '../../src/files/read.js';
import { temporaryFolder } from '../cli/run-roomlint.js';
import { asNobody, bundled } from './own-process.js';

const folder = temporaryFolder();
chmodSync(folder.path, 0o755);

function textOf(reading: FileReading): string {
  return reading.kind === 'bytes' ? new TextDecoder().decode(reading.bytes) : JSON.stringify(reading);
}

describe('a snapshot file', () => {
  test('is read unchanged, up to exactly the limit', () => {
    const file = folder.write('ten.json', '0123456789');
    expect(textOf(readSnapshotFile(file, 10))).toBe('0123456789');
    expect(readSnapshotFile(file, 9)).toEqual({ kind: 'too-large', size: 10 });
  });

  test('may be empty', () => {
    expect(textOf(readSnapshotFile(folder.write('empty.json', ''), 10))).toBe('');
  });

  test.runIf(process.platform === 'linux')('whose size the system does not report is read to its end', () => {
    expect(textOf(readSnapshotFile('/proc/self/comm', 1_000))).toMatch(/./);
    expect(readSnapshotFile('/proc/self/maps', 100)).toMatchObject({ kind: 'too-large' });
  });

  test.each([
    ['gone.json', 'no such file'],
    ['ten.json/x.json', 'part of the path is a file, not a folder'],
    ['folder.json', 'this is a folder, not a file'],
    ['circle.json', 'its symbolic links form a loop'],
    ['dangling.json', 'no such file'],
    [`${'x'.repeat(300)}.json`, 'the name is too long'],
  ])('%s cannot be read, and the message says why', (name, message) => {
    mkdirSync(join(folder.path, 'folder.json'), { recursive: true });
    for (const [link, target] of [
      ['circle.json', 'circle.json'],
      ['dangling.json', 'gone.json'],
    ] as const) {
      rmSync(join(folder.path, link), { force: true });
      symlinkSync(target, join(folder.path, link));
    }
    expect(readSnapshotFile(join(folder.path, name), 100)).toEqual({ kind: 'error', message });
  });

  test('without permission cannot be read', async () => {
    const file = folder.write('locked.json', '{}');
    chmodSync(file, 0o000);
    const code = `import { readSnapshotFile } from '$/src/files/read.ts';
      console.log(JSON.stringify(readSnapshotFile(${JSON.stringify(file)}, 100)));`;
    expect(await asNobody(code)).toEqual({ kind: 'error', message: 'you do not have permission to read it' });
  });
});

test('a file that changes while it is read gives what was there', async () => {
  const changes = [
    ['shrinks', `fs.truncateSync(file, 4)`, '0123'],
    ['grows', `fs.appendFileSync(file, 'abc')`, '0123456789abc'],
    ['grows beyond the limit', `fs.appendFileSync(file, 'x'.repeat(50))`, { kind: 'too-large', size: 60 }],
    ['goes', `fs.rmSync(file)`, '0123456789'],
  ] as const;
  for (const [what] of changes) chmodSync(folder.write(`${what}.json`, '0123456789'), 0o666);
  chmodSync(folder.path, 0o777);
  const program = `
    import fs from 'node:fs';
    import { syncBuiltinESMExports } from 'node:module';
    const { fstatSync } = fs;
    const changes = {${changes.map(([what, change]) => `${JSON.stringify(what)}: (file) => ${change}`).join(', ')}};
    let asked = 0;
    let file, change;
    // First it is asked whether this is a file, then how large it is.
    fs.fstatSync = (...args) => { const stats = fstatSync(...args); if (++asked === 2) change(file); return stats; };
    syncBuiltinESMExports();
    const { readSnapshotFile } = await import('$/src/files/read.ts');
    const told = {};
    for (const what of Object.keys(changes)) {
      [asked, file, change] = [0, process.env.FOLDER + '/' + what + '.json', changes[what]];
      const reading = readSnapshotFile(file, 20);
      told[what] = reading.kind === 'bytes' ? new TextDecoder().decode(reading.bytes) : reading;
    }
    console.log(JSON.stringify(told));`;
  const expected = Object.fromEntries(changes.map(([what, , was]) => [what, was]));
  expect(await asNobody(program, { FOLDER: folder.path })).toEqual(expected);
});

describe('standard input', () => {
  const program = `import { readDescriptor } from '$/src/files/read.ts';
    const reading = readDescriptor(0, Number(process.env.MOST));
    console.log(JSON.stringify(reading.kind === 'bytes'
      ? { length: reading.bytes.length, end: new TextDecoder().decode(reading.bytes.subarray(-3)) } : reading));`;
  let script: string;
  beforeAll(async () => {
    script = await bundled(program);
  });
  const run = (options: object, most = 1e9): unknown => {
    const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
      encoding: 'utf8',
      env: { ...process.env, MOST: String(most) },
      ...options,
    });
    return stdout === '' ? stderr : JSON.parse(stdout);
  };

  test('is read to its end, also when that is far', () => {
    expect(run({ input: `${'x'.repeat(5_000_000)}end` })).toEqual({ length: 5_000_003, end: 'end' });
  });

  test('may be empty', () => {
    expect(run({ input: '' })).toEqual({ length: 0, end: '' });
  });

  test('is not read much further than the limit', () => {
    const reading = run({ input: 'x'.repeat(5_000_000) }, 100) as { kind: string; size: number };
    expect(reading.kind).toBe('too-large');
    expect(reading.size).toBeLessThan(100_000);
  });

  test('may be a file', () => {
    const file = folder.write('input.json', '{"a":1}');
    expect(textOf(readDescriptor(openSync(file, 'r'), 1e9))).toBe('{"a":1}');
    expect(readDescriptor(openSync(file, 'r'), 6)).toEqual({ kind: 'too-large', size: 7 });
  });

  test('that is a folder is an error', () => {
    expect(readDescriptor(openSync(folder.path, 'r'), 1e9)).toEqual({
      kind: 'error',
      message: 'this is a folder, not a file',
    });
  });

  test('is waited for while the other side is slow', async () => {
    const telling = `import fs from 'node:fs';
      import { syncBuiltinESMExports } from 'node:module';
      const { readSync, writeSync } = fs;
      fs.readSync = (...args) => {
        const length = readSync(...args);
        writeSync(2, 'so far ' + length);
        return length;
      };
      syncBuiltinESMExports();
      await import('data:text/javascript,' + encodeURIComponent(process.env.PROGRAM));`;
    const child = spawn(process.execPath, ['--input-type=module', '--eval', telling], {
      env: { ...process.env, MOST: '100', PROGRAM: script },
    });
    let out = '';
    child.stdout.on('data', (text) => {
      out += text;
    });
    child.stdin.write('{"a":');
    // It has the first half, and waits.
    const [told] = await once(child.stderr, 'data');
    expect(String(told)).toBe('so far 5');
    child.stdin.end('1}');
    await once(child, 'close');
    expect(JSON.parse(out)).toEqual({ length: 7, end: ':1}' });
  });
});
