import {
  closeSync,
  existsSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { room } from '../../rules/example-room.js';
import { roomlint, temporaryFolder } from './run-roomlint.js';

const folder = temporaryFolder();
let made = 0;

function workspace(): string {
  const cwd = join(folder.path, `w${made++}`);
  mkdirSync(cwd);
  writeFileSync(join(cwd, 'a.json'), room());
  return cwd;
}

describe('a report in a file', () => {
  test('makes the folders on its way, and takes the place of the last one', () => {
    const cwd = workspace();
    mkdirSync(join(cwd, 'out'));
    writeFileSync(join(cwd, 'out/report.json'), 'x'.repeat(100_000));
    const args = ['--format', 'json=out/report.json', '--format', 'sarif=new/folder/report.sarif', 'a.json'];
    expect(roomlint(args, { cwd })).toEqual({ code: 0, out: '', err: '' });
    expect(JSON.parse(readFileSync(join(cwd, 'out/report.json'), 'utf8')).summary.files).toBe(1);
    expect(existsSync(join(cwd, 'new/folder/report.sarif'))).toBe(true);
  });

  test.each([
    ['what is checked', 'a.json', 'a.json'],
    ['what is checked, by a link', 'link.json', 'a.json'],
    ['what is checked, by its other name', 'hard.json', 'a.json'],
    ['what a folder brings along', 'a.json', '.'],
    ['the baseline', 'known.json', 'a.json'],
    ['the config', 'my.json', 'a.json'],
  ])('is never written over %s', (_what, report, path) => {
    const cwd = workspace();
    symlinkSync('a.json', join(cwd, 'link.json'));
    linkSync(join(cwd, 'a.json'), join(cwd, 'hard.json'));
    writeFileSync(join(cwd, 'my.json'), '{}');
    roomlint(['--baseline', 'known.json', '--update-baseline', 'a.json'], { cwd });
    const before = readFileSync(join(cwd, report), 'utf8');
    const args = ['--config', 'my.json', '--baseline', 'known.json', '--format', `json=${report}`, path];
    expect(roomlint(args, { cwd })).toEqual({
      code: 2,
      out: '',
      err: `roomlint: a report at ${report} would overwrite a file that this run needs: give the report another name, or a folder that is not checked\n`,
    });
    expect(readFileSync(join(cwd, report), 'utf8')).toBe(before);
  });

  test.each([
    ['new', ['--format', 'json=out', '--format', 'sarif=./out']],
    ['old', ['--format', 'json=old', '--format', 'sarif=link']],
  ])('does not share its file with another: a %s one', (_what, formats) => {
    const cwd = workspace();
    writeFileSync(join(cwd, 'old'), '');
    symlinkSync('old', join(cwd, 'link'));
    const { code, err } = roomlint([...formats, 'a.json'], { cwd });
    expect(code).toBe(2);
    expect(err).toMatch(/^roomlint: two reports would go to \S+: give each a file of its own\n$/);
  });

  test.skipIf(!existsSync('/dev/full'))('says so when the disk is full, and ends with 2', () => {
    const cwd = workspace();
    expect(roomlint(['--format', 'json=/dev/full', 'a.json'], { cwd })).toEqual({
      code: 2,
      out: '',
      err: 'roomlint: the report cannot be written to /dev/full: there is no space left on the disk\n',
    });
  });
});

describe.skipIf(!existsSync('/dev/full'))('standard output on a full disk', () => {
  test('ends with 2 and says why', () => {
    const cwd = workspace();
    const full = openSync('/dev/full', 'w');
    const { code, err } = roomlint(['a.json'], { cwd, stdio: ['ignore', full, 'pipe'] });
    closeSync(full);
    expect([code, err]).toEqual([2, 'roomlint: standard output: there is no space left on the disk\n']);
  });
});
