import { chmodSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { quest } from '../example-changes.js';
import { room } from '../example-room.js';
import { ON_DISK, roomlint, spawnRoomlint, temporaryFolder } from './run-roomlint.js';

const folder = temporaryFolder(ON_DISK);
const clean = folder.write('clean.json', room());
const AUTO_START = quest('0_find_key', { AutoStart: true });
const broken = folder.write('broken.json', AUTO_START);
folder.write('warned.json', '{ "settings": { "fog": 9007199254740993 } }');
const inFolder = { cwd: folder.path };
const NO_TRACE = /\n\s+at .*[:/]/;

describe('exit codes of check', () => {
  test('0 for a snapshot without findings', async () => {
    const { code, out, err } = await roomlint(['check', 'clean.json'], inFolder);
    expect({ code, out, err }).toEqual({ code: 0, out: 'no findings in 1 file\n', err: '' });
  });

  test('check is the default command', async () => {
    expect(await roomlint(['clean.json'], inFolder)).toEqual(
      await roomlint(['check', 'clean.json'], inFolder),
    );
  });

  test('1 when there is an error', async () => {
    const { code, out } = await roomlint(['broken.json'], inFolder);
    expect(code).toBe(1);
    expect(out).toContain('broken.json:14:20 error ');
    expect(out).toContain('1 error in 1 file, 1 fixable with --fix\n');
  });

  test('0 for warnings, and 1 when they are more than --max-warnings', async () => {
    expect((await roomlint(['warned.json'], inFolder)).code).toBe(0);
    expect((await roomlint(['--max-warnings', '1', 'warned.json'], inFolder)).code).toBe(0);
    const { code, err } = await roomlint(['--max-warnings', '0', 'warned.json'], inFolder);
    expect(code).toBe(1);
    expect(err).toContain('1 warning is more than --max-warnings 0 allows');
  });

  test('2 for a missing file; the others are still checked', async () => {
    const { code, out, err } = await roomlint(['gone.json', 'broken.json'], inFolder);
    expect(code).toBe(2);
    expect(out).toContain('1 error in 1 file');
    expect(err).toContain('gone.json');
    expect(err).not.toMatch(NO_TRACE);
  });

  test('2 for a glob that selects nothing', async () => {
    const { code, out, err } = await roomlint(['nothing-*.json'], inFolder);
    expect({ code, out }).toEqual({ code: 2, out: 'nothing was checked\n' });
    expect(err).toContain('nothing-*.json');
  });

  test('warnings are counted and hidden with --quiet', async () => {
    const { code, out } = await roomlint(['--quiet', 'warned.json'], inFolder);
    expect({ code, out }).toEqual({ code: 0, out: '1 warning in 1 file\n' });
    expect((await roomlint(['--quiet', '--max-warnings', '0', 'warned.json'], inFolder)).code).toBe(1);
  });
});

describe('arguments of check', () => {
  test('standard input for -', async () => {
    const { code, out } = await roomlint(['-'], { input: readFileSync(broken) });
    expect(code).toBe(1);
    expect(out).toContain('<stdin>:14:20 error');
  });

  test('--stdin-filename names standard input in the report', async () => {
    const { out } = await roomlint(['-', '--stdin-filename', 'rooms/a.json'], {
      input: readFileSync(broken),
    });
    expect(out).toContain('rooms/a.json:14:20 error');
  });

  test('an empty standard input is an empty file', async () => {
    const { code, out } = await roomlint(['-'], { input: '' });
    expect(code).toBe(1);
    expect(out).toContain('<stdin>:1:1 error');
    expect(out).toContain('text/syntax');
  });

  test('a path with spaces, brackets and emoji is a file, not a pattern', async () => {
    folder.write('my [room] 🚪.json', AUTO_START);
    expect((await roomlint(['my [room] 🚪.json'], inFolder)).out).toContain('my [room] 🚪.json:14:20 error');
  });

  test('a path with a leading dash is accepted after --', async () => {
    folder.write('-dash.json', AUTO_START);
    expect((await roomlint(['--', '-dash.json'], inFolder)).out).toContain('-dash.json:14:20 error');
    const { code, err } = await roomlint(['-dash.json'], inFolder);
    expect(code).toBe(2);
    expect(err).toContain('goes after "--"');
  });

  test('a folder means the snapshots below it, sorted, links and dot-folders left out', async () => {
    const rooms = join(folder.path, 'rooms');
    for (const name of ['b', '.hidden', 'node_modules']) mkdirSync(join(rooms, name), { recursive: true });
    for (const name of [
      'b/2.json',
      'a.json',
      '.hidden/x.json',
      'node_modules/y.json',
      'package.json',
      'notes.txt',
    ]) {
      folder.write(`rooms/${name}`, '{ "roomTasks": { "Tasks": [] } }');
    }
    symlinkSync(clean, join(rooms, 'link.json'));
    const { out } = await roomlint(['--format', 'json', 'rooms'], inFolder);
    const report = JSON.parse(out) as { files: { path: string }[] };
    expect(report.files.map(({ path }) => path)).toEqual(['rooms/a.json', 'rooms/b/2.json']);
  });

  test('the same file, named twice and by a link, is checked once', async () => {
    symlinkSync('clean.json', join(folder.path, 'alias.json'));
    const { out } = await roomlint(
      ['--format', 'json', 'clean.json', './clean.json', 'alias.json'],
      inFolder,
    );
    expect((JSON.parse(out) as { files: unknown[] }).files).toHaveLength(1);
  });

  test('a folder without read permission is an error that names it', async () => {
    const closed = join(folder.path, 'closed');
    mkdirSync(join(closed, 'inner'), { recursive: true });
    folder.write('closed/ok.json', room());
    chmodSync(join(closed, 'inner'), 0o000);
    chmodSync(folder.path, 0o755);
    const asNobody = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};
    const { code, out, err } = spawnRoomlint(['closed'], { ...inFolder, ...asNobody });
    chmodSync(join(closed, 'inner'), 0o755);
    expect(code).toBe(2);
    expect(out).toBe('no findings in 1 file (1 path could not be checked)\n');
    expect(err).toContain('closed/inner');
    expect(err).toContain('you do not have permission');
  });

  test('a file without read permission is an error on that file', async () => {
    const secret = folder.write('locked.json', room());
    chmodSync(secret, 0o000);
    chmodSync(folder.path, 0o755);
    const asNobody = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};
    const { code, out } = spawnRoomlint(['--format', 'json', 'locked.json', 'clean.json'], {
      ...inFolder,
      ...asNobody,
    });
    chmodSync(secret, 0o644);
    expect(code).toBe(2);
    const { files } = JSON.parse(out) as { files: { path: string; error?: string }[] };
    expect(files.map(({ path, error }) => [path, error])).toEqual([
      ['clean.json', undefined],
      ['locked.json', 'you do not have permission to read it'],
    ]);
  });
});

describe('options of check', () => {
  test.each([
    [['--config'], '--config needs a value'],
    [['--format'], '--format needs a value, as in --format json'],
    [['--format', 'yaml', 'clean.json'], 'unknown format "yaml"'],
    [['--format', 'jsn', 'clean.json'], 'did you mean json?'],
    [['--format', 'text', '--format', 'json', 'clean.json'], 'only one report can go to standard output'],
    [['--max-warnings', 'many', 'clean.json'], '--max-warnings must be a whole number'],
    [['--max-warnings', '1', '--max-warnings', '2', 'clean.json'], '--max-warnings is given twice'],
    [['--preset', 'lenent', 'clean.json'], 'did you mean "lenient"?'],
    [['--quiet=yes', 'clean.json'], '--quiet takes no value'],
    [['--quite', 'clean.json'], 'did you mean --quiet?'],
    [['--rule', 'quest/enabeld:off', 'clean.json'], 'did you mean "quest/enabled"?'],
    [['--rule', 'quest/enabled', 'clean.json'], 'quest/enabled:error'],
    [['--rule', 'quest/enabled:fatal', 'clean.json'], 'error, warning, info or off'],
    [['--rule', 'text/depth:error:{', 'clean.json'], 'text/depth'],
    [['--rule', 'text/depth:error:{"max":0}', 'clean.json'], 'whole number of at least 1'],
    [['--config', 'a.json', '--no-config', 'clean.json'], '--no-config'],
    [['--config', 'gone.config.json', 'clean.json'], 'gone.config.json'],
  ])('%j is refused with what is wrong and exit code 2', async (args, message) => {
    const { code, out, err } = await roomlint(args, inFolder);
    expect(err).toContain(message);
    expect(err).toMatch(/^roomlint: /);
    expect(err).not.toMatch(NO_TRACE);
    expect({ code, out }).toEqual({ code: 2, out: '' });
  });

  test('--rule switches a rule off, or to another level, or gives it options', async () => {
    expect((await roomlint(['--rule', 'quest/no-auto-start:off', 'broken.json'], inFolder)).code).toBe(0);
    expect((await roomlint(['--rule', 'quest/no-auto-start:info', 'broken.json'], inFolder)).out).toContain(
      '1 info in 1 file',
    );
    const { out } = await roomlint(['--rule', 'text/depth:warning:{"max":2}', 'clean.json'], inFolder);
    expect(out).toContain('text/depth');
  });

  test('--format NAME=FILE writes a file in addition to the report on standard output', async () => {
    const { code, out } = await roomlint(
      ['--format', 'text', '--format', 'json=report.json', 'broken.json'],
      inFolder,
    );
    expect(code).toBe(1);
    expect(out).toContain('1 error in 1 file');
    expect(JSON.parse(readFileSync(join(folder.path, 'report.json'), 'utf8')).summary.errors).toBe(1);
  });

  test('colours follow FORCE_COLOR and NO_COLOR', async () => {
    const ESCAPE = String.fromCharCode(27);
    expect((await roomlint(['broken.json'], inFolder)).out).not.toContain(ESCAPE);
    expect((await roomlint(['broken.json'], { ...inFolder, env: { FORCE_COLOR: '1' } })).out).toContain(
      `${ESCAPE}[31m`,
    );
    expect((await roomlint(['broken.json'], { ...inFolder, env: { NO_COLOR: '1' } })).out).not.toContain(
      ESCAPE,
    );
  });

  test('a pipe that closes early does not crash the command', async () => {
    const { code, err } = await roomlint(['--version'], inFolder);
    expect({ code, err }).toEqual({ code: 0, err: '' });
  });

  test('--help lists the exit codes, the options and examples', async () => {
    const { code, out } = await roomlint(['check', '--help']);
    expect(code).toBe(0);
    for (const part of [
      '--max-warnings',
      '--rule',
      '--no-config',
      '--stdin-filename',
      'Exit codes',
      'roomlint check',
    ]) {
      expect(out).toContain(part);
    }
  });
});
