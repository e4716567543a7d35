import { spawnSync } from 'node:child_process';
import {
  closeSync,
  existsSync,
  linkSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { PendingFile } from '../../src/files/pending-file.js';
import { room } from '../example-room.js';
import type { Files } from '../temporary-folder.js';
import { COMMAND, ON_DISK, roomlint, spawnRoomlint, temporaryFolder } from './run-roomlint.js';

const { fresh } = temporaryFolder(ON_DISK);
const workspace = (more: Files = {}): string => fresh({ 'a.json': room(), ...more });

describe('a report in a file', () => {
  test('creates missing folders, and replaces the previous report', async () => {
    const cwd = workspace();
    mkdirSync(join(cwd, 'out'));
    writeFileSync(join(cwd, 'out/report.json'), 'x'.repeat(100_000));
    const args = ['--format', 'json=out/report.json', '--format', 'sarif=new/folder/report.sarif', 'a.json'];
    expect(await roomlint(args, { cwd })).toEqual({ code: 0, out: '', err: '' });
    expect(JSON.parse(readFileSync(join(cwd, 'out/report.json'), 'utf8')).summary.files).toBe(1);
    expect(existsSync(join(cwd, 'new/folder/report.sarif'))).toBe(true);
  });

  test.skipIf(process.platform !== 'linux')('below a folder that takes no folders is refused', async () => {
    const { code, err } = await roomlint(['--format', 'json=/proc/new/folder/a', 'a.json'], {
      cwd: workspace(),
    });
    expect([code, err]).toEqual([
      2,
      'roomlint: the report cannot be written to /proc/new/folder/a: no such folder\n',
    ]);
  });

  test.each([
    ['what is checked', 'a.json', 'a.json'],
    ['what is checked, by a link', 'link.json', 'a.json'],
    ['what is checked, by its other name', 'hard.json', 'a.json'],
    ['what a folder brings along', 'a.json', '.'],
    ['the baseline', 'known.json', 'a.json'],
    ['the config', 'my.json', 'a.json'],
  ])('is never written over %s', async (_what, report, path) => {
    const cwd = workspace();
    symlinkSync('a.json', join(cwd, 'link.json'));
    linkSync(join(cwd, 'a.json'), join(cwd, 'hard.json'));
    writeFileSync(join(cwd, 'my.json'), '{}');
    await roomlint(['--baseline', 'known.json', '--update-baseline', 'a.json'], { cwd });
    const before = readFileSync(join(cwd, report), 'utf8');
    const args = ['--config', 'my.json', '--baseline', 'known.json', '--format', `json=${report}`, path];
    expect(await roomlint(args, { cwd })).toEqual({
      code: 2,
      out: '',
      err: `roomlint: a report at ${report} would overwrite a file that this run needs: give it another name\n`,
    });
    expect(readFileSync(join(cwd, report), 'utf8')).toBe(before);
  });

  test.each(['json', 'gitlab', 'rdjson', 'sarif'])(
    'of the format %s is not taken for a snapshot by the next run',
    async (format) => {
      const cwd = workspace();
      writeFileSync(join(cwd, 'b.json'), room().replace('"AutoStart": false', '"AutoStart": true'));
      const args = ['--format', 'text', '--format', `${format}=report.json`];
      const [first, second] = [await roomlint(args, { cwd }), await roomlint(args, { cwd })];
      expect(first.out).toContain('1 error in 2 files');
      expect(second).toEqual(first);
      // By its name it is meant.
      expect((await roomlint([...args, 'report.json'], { cwd })).code).toBe(2);
    },
  );

  test('is never written over a config, whether it is in use or not', async () => {
    const cwd = workspace();
    for (const name of ['roomlint.config.json', 'package.json']) {
      const { code, err } = await roomlint(['--format', `json=${name}`, 'a.json'], { cwd });
      expect([code, err]).toEqual([2, expect.stringContaining(`a report at ${name} would overwrite`)]);
    }
  });

  test('shares a device with others', async () => {
    const args = ['--format', 'json=/dev/null', '--format', 'sarif=/dev/null', 'a.json'];
    expect(await roomlint(args, { cwd: workspace() })).toEqual({ code: 0, out: '', err: '' });
  });

  test('is complete when the config of one file is invalid, which is reported once and for each file', async () => {
    const cwd = workspace();
    mkdirSync(join(cwd, 'b'));
    for (const name of ['b/b.json', 'b/c.json']) writeFileSync(join(cwd, name), room());
    writeFileSync(join(cwd, 'b/roomlint.config.json'), '{ "rule": {} }');
    const { code, err } = await roomlint(['--format', 'json=report', '.'], { cwd });
    expect(code).toBe(2);
    expect(err.match(/the config cannot be used:\n {2}b\/roomlint\.config\.json:1:3 /g)).toHaveLength(1);
    const { files } = JSON.parse(readFileSync(join(cwd, 'report'), 'utf8'));
    expect(
      files.map(({ path, error }: { path: string; error?: string }) => [path, error?.slice(0, 50)]),
    ).toEqual([
      ['a.json', undefined],
      ['b/b.json', 'the config cannot be used: b/roomlint.config.json:'],
      ['b/c.json', 'the config cannot be used: b/roomlint.config.json:'],
    ]);
  });

  test.each([
    ['new', ['--format', 'json=out', '--format', 'sarif=./out']],
    ['old', ['--format', 'json=old', '--format', 'sarif=link']],
  ])('does not share its file with another: a %s one', async (_what, formats) => {
    const cwd = workspace({ old: '' });
    symlinkSync('old', join(cwd, 'link'));
    const { code, err } = await roomlint([...formats, 'a.json'], { cwd });
    expect(code).toBe(2);
    expect(err).toMatch(/^roomlint: two reports would be written to \S+: give each its own file\n$/);
  });

  test.skipIf(!existsSync('/dev/full'))('reports a full disk, and exits with 2', async () => {
    const cwd = workspace();
    expect(await roomlint(['--format', 'json=/dev/full', 'a.json'], { cwd })).toEqual({
      code: 2,
      out: '',
      err: 'roomlint: the report cannot be written to /dev/full: the disk is full\n',
    });
  });
});

describe('a link', () => {
  test.each([
    ['to a file', 'link.json', 'elsewhere.txt', 'it is a symbolic link: give the path of the file itself'],
    ['to nothing', 'link.json', 'nowhere.txt', 'it is a symbolic link: give the path of the file itself'],
    ['to a folder', 'out', '.', 'out is a symbolic link: give the path of the folder itself'],
  ])('%s is not followed by a report', async (_what, link, target, why) => {
    const cwd = workspace();
    const outside = fresh({ 'elsewhere.txt': 'keep' });
    symlinkSync(join(outside, target), join(cwd, link));
    const report = link === 'out' ? 'out/new/report.json' : link;
    const { code, err } = await roomlint(['--format', `json=${report}`, 'a.json'], { cwd });
    expect([code, err]).toEqual([2, `roomlint: the report cannot be written to ${report}: ${why}\n`]);
    expect(readdirSync(outside)).toEqual(['elsewhere.txt']);
    expect(readFileSync(join(outside, 'elsewhere.txt'), 'utf8')).toBe('keep');
  });

  test.each(['--update-baseline', '--prune-baseline'])('is not followed by %s', async (option) => {
    const cwd = workspace();
    const outside = join(fresh(), 'known.json');
    await roomlint(['--baseline', outside, '--update-baseline', 'a.json'], { cwd });
    const before = readFileSync(outside, 'utf8');
    symlinkSync(outside, join(cwd, 'known.json'));
    writeFileSync(join(cwd, 'a.json'), room().replace('"AutoStart": false', '"AutoStart": true'));
    const { code, err } = await roomlint(['--baseline', 'known.json', option, 'a.json'], { cwd });
    expect([code, err]).toEqual([
      2,
      expect.stringContaining(
        'known.json was not written: it is a symbolic link: give the path of the file itself',
      ),
    ]);
    expect(readFileSync(outside, 'utf8')).toBe(before);
  });
});

test('a run that ends early keeps the previous report, and leaves no temporary file', async () => {
  const cwd = workspace();
  const out = join(cwd, 'out');
  mkdirSync(out);
  writeFileSync(join(out, 'report.json'), 'old');
  const file = PendingFile.open(join(out, 'report.json'), cwd);
  file.write(new TextEncoder().encode('half of'));
  expect(readFileSync(join(out, 'report.json'), 'utf8')).toBe('old');
  file.discard();
  expect(readdirSync(out)).toEqual(['report.json']);
  const args = ['--format', 'json=out/report.json', '--format', 'sarif=a.json/x.sarif', 'a.json'];
  expect((await roomlint(args, { cwd })).code).toBe(2);
  expect([readdirSync(out), readFileSync(join(out, 'report.json'), 'utf8')]).toEqual([
    ['report.json'],
    'old',
  ]);
});

test.skipIf(process.platform === 'win32')('a report on a full disk is not cut off', () => {
  const cwd = workspace({ 'report.json': 'old' });
  const text = room().replace('"AutoStart": false', '"AutoStart": true');
  writeFileSync(join(cwd, 'a.json'), text);
  // A limit on the size of files fails in the middle of a report, as a full disk does.
  const limited = spawnSync(
    'bash',
    [
      '-c',
      'ulimit -f 0; trap "" XFSZ; exec "$@"',
      '-',
      process.execPath,
      COMMAND,
      '--format',
      'json=report.json',
      'a.json',
    ],
    { cwd, encoding: 'utf8' },
  );
  expect([limited.status, limited.stderr]).toEqual([
    2,
    'roomlint: the report cannot be written to report.json: the file would be too large\n',
  ]);
  expect([readdirSync(cwd).sort(), readFileSync(join(cwd, 'report.json'), 'utf8')]).toEqual([
    ['a.json', 'report.json'],
    'old',
  ]);
});

describe.skipIf(!existsSync('/dev/full'))('standard output on a full disk', () => {
  test('exits with 2 and explains why', async () => {
    const cwd = workspace();
    const full = openSync('/dev/full', 'w');
    const { code, err } = spawnRoomlint(['a.json'], { cwd, stdio: ['ignore', full, 'pipe'] });
    closeSync(full);
    expect([code, err]).toEqual([2, 'roomlint: standard output: the disk is full\n']);
  });
});
