import {
  chmodSync,
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { broken } from '../broken-room.js';
import { roomWith } from '../example-changes.js';
import { OPEN_DOOR_COMPLETED, room } from '../example-room.js';
import { ON_DISK, roomlint, spawnRoomlint, temporaryFolder } from './run-roomlint.js';

const { fresh } = temporaryFolder(ON_DISK);

const clean = room();
const brokenUnsafely = roomWith({ quests: { [OPEN_DOOR_COMPLETED]: undefined } });

describe('check --fix', () => {
  test('fixes the file in place, says so on standard error, and exits according to what remains', async () => {
    const cwd = fresh({ 'a.json': broken });
    const { code, out, err } = await roomlint(['check', '--fix', 'a.json'], { cwd });
    expect(err).toBe('roomlint: a.json: fixed 1 finding (quest/no-auto-start)\n');
    expect(out).toBe('no findings in 1 file\n');
    expect(code).toBe(0);
    expect(readFileSync(join(cwd, 'a.json'), 'utf8')).toBe(clean);
    expect(readdirSync(cwd)).toEqual(['a.json']);
  });

  test('reports what remains, at the positions in the fixed file', async () => {
    const cwd = fresh({ 'a.json': `\ufeff${broken.replace('"Enabled": true', '"Enabled": false')}` });
    const { code, out } = await roomlint(['check', '--fix', '--format', 'json', 'a.json'], { cwd });
    expect(code).toBe(1);
    const [file] = JSON.parse(out).files;
    const text = readFileSync(join(cwd, 'a.json'));
    expect(file.bytes).toBe(text.length);
    expect(file.findings.map(({ rule }: { rule: string }) => rule)).toEqual(['quest/enabled']);
    const { start, end } = file.findings[0];
    expect(text.subarray(start.offset, end.offset).toString()).toBe('false');
  });

  test('does not apply a fix that leads to another finding, and says why', async () => {
    const cwd = fresh();
    const text = brokenUnsafely.replace(
      '"Name": "1_open_door"',
      '"Name": "1_open_door", "Name": "1_open_door"',
    );
    writeFileSync(join(cwd, 'a.json'), text);
    const fix = ['check', '--fix', '--unsafe-fixes', 'a.json'];
    const { code, out, err } = await roomlint(fix, { cwd });
    const why =
      'the fix (add the completed entry, copied from this one) would lead to text/duplicate-key: "Name" is already a key of this object, and most readers keep only the last: rename or remove one';
    expect(err).toBe(`roomlint: a.json: quest/pair-complete is not fixed: ${why}\n`);
    expect(out).toContain(`      = not fixed: ${why}\n`);
    expect(code).toBe(1);
    expect(readFileSync(join(cwd, 'a.json'), 'utf8')).toBe(text);
    const report = await roomlint([...fix, '--format', 'json'], { cwd });
    const { findings } = JSON.parse(report.out).files[0];
    const [finding] = findings.filter(({ rule }: { rule: string }) => rule === 'quest/pair-complete');
    expect(finding).toMatchObject({ notFixed: why });
    expect(finding).not.toHaveProperty('fix');
    const alone = await roomlint([...fix, '--only', 'quest/pair-complete'], { cwd });
    expect(alone.err).toBe('roomlint: a.json: fixed 1 finding (quest/pair-complete)\n');
  });

  test('does not touch a clean file, not even its times', async () => {
    const cwd = fresh();
    const path = join(cwd, 'a.json');
    writeFileSync(path, clean);
    const before = statSync(path, { bigint: true });
    expect((await roomlint(['check', '--fix', '--unsafe-fixes', path])).code).toBe(0);
    const after = statSync(path, { bigint: true });
    expect([after.ino, after.mtimeNs, after.ctimeNs]).toEqual([before.ino, before.mtimeNs, before.ctimeNs]);
  });

  test('applies unsafe fixes only on request', async () => {
    const cwd = fresh({ 'a.json': brokenUnsafely });
    expect((await roomlint(['check', '--fix', 'a.json'], { cwd })).code).toBe(1);
    expect(readFileSync(join(cwd, 'a.json'), 'utf8')).toBe(brokenUnsafely);
    const { code, err } = await roomlint(['check', '--fix', '--unsafe-fixes', 'a.json'], { cwd });
    expect(err).toBe('roomlint: a.json: fixed 1 finding (quest/pair-complete)\n');
    expect(code).toBe(0);
  });

  test('keeps the mode, and follows links instead of replacing them', async () => {
    const cwd = fresh({ 'real.json': broken });
    chmodSync(join(cwd, 'real.json'), 0o640);
    symlinkSync('real.json', join(cwd, 'link.json'));
    expect((await roomlint(['check', '--fix', 'link.json'], { cwd })).code).toBe(0);
    expect(lstatSync(join(cwd, 'link.json')).isSymbolicLink()).toBe(true);
    expect(readlinkSync(join(cwd, 'link.json'))).toBe('real.json');
    expect(readFileSync(join(cwd, 'real.json'), 'utf8')).toBe(clean);
    expect(statSync(join(cwd, 'real.json')).mode & 0o777).toBe(0o640);
  });

  test('writes the fixed standard input to standard output, and the report to standard error', async () => {
    const { code, out, err } = await roomlint(['check', '--fix', '-'], { input: broken });
    expect(out).toBe(clean);
    expect(err).toBe('roomlint: <stdin>: fixed 1 finding (quest/no-auto-start)\nno findings in 1 file\n');
    expect(code).toBe(0);
  });

  test.each([
    ['that has nothing to repair', clean, 0],
    ['that is not JSON', '{"a":', 1],
    ['that is empty', '', 1],
  ])('copies standard input unchanged %s', async (_what, input, wanted) => {
    const { code, out } = await roomlint(['check', '--fix', '-'], { input });
    expect(out).toBe(input);
    expect(code).toBe(wanted);
  });

  test('does not overwrite a file that another program changed meanwhile, and exits with 2', async () => {
    const cwd = fresh();
    const path = join(cwd, 'a.json');
    writeFileSync(path, broken);
    // Somebody else's write comes at the worst moment: when the repaired file is ready to take the place.
    const somebodyElse = `
      const fs = require('node:fs');
      const { fsyncSync } = fs;
      fs.fsyncSync = (file) => {
        fs.appendFileSync(${JSON.stringify(path)}, '\\n');
        fsyncSync(file);
      };
      require('node:module').syncBuiltinESMExports();`;
    writeFileSync(join(cwd, 'somebody-else.cjs'), somebodyElse);
    const env = { NODE_OPTIONS: '--require ./somebody-else.cjs' };
    const { code, err } = spawnRoomlint(['check', '--fix', 'a.json'], { cwd, env });
    expect(err).toBe(
      'roomlint: a.json: another program changed it meanwhile: nothing was written, run this again\n',
    );
    expect(code).toBe(2);
    expect(readFileSync(path, 'utf8')).toBe(`${broken}\n`);
    expect(readdirSync(cwd).sort()).toEqual(['a.json', 'somebody-else.cjs']);
  });

  test('reports the findings of a file that it may not replace, and exits with 2', async () => {
    const cwd = fresh({ 'a.json': broken });
    chmodSync(join(cwd, 'a.json'), 0o444);
    const { code, out, err } = await roomlint(['check', '--fix', '--format', 'json', 'a.json'], { cwd });
    const why = 'not fixed: it is read-only: make it writable first';
    expect(err).toBe(`roomlint: a.json: ${why}\n`);
    expect(code).toBe(2);
    const { files, summary } = JSON.parse(out);
    expect(files[0].error).toBe(why);
    expect(files[0].findings.map(({ rule }: { rule: string }) => rule)).toEqual(['quest/no-auto-start']);
    expect(summary.errors).toBe(1);
    expect(readFileSync(join(cwd, 'a.json'), 'utf8')).toBe(broken);
  });

  test('fixes what it can in several files, and names those it could not read', async () => {
    const cwd = fresh({ 'a.json': broken });
    const { code, err } = await roomlint(['check', '--fix', 'a.json', 'missing.json'], { cwd });
    expect(code).toBe(2);
    expect(err).toContain('a.json: fixed 1 finding');
    expect(err).toContain('missing.json');
    expect(readFileSync(join(cwd, 'a.json'), 'utf8')).toBe(clean);
  });

  test('does not follow the config into what it ignores', async () => {
    const cwd = fresh({ 'a.json': broken, 'roomlint.config.json': '{ "ignore": ["a.json"] }' });
    await roomlint(['check', '--fix', 'a.json'], { cwd });
    expect(readFileSync(join(cwd, 'a.json'), 'utf8')).toBe(broken);
  });

  test('does not apply fixes of a rule that is off', async () => {
    const cwd = fresh({ 'a.json': broken });
    await roomlint(['check', '--fix', '--rule', 'quest/no-auto-start:off', 'a.json'], { cwd });
    expect(readFileSync(join(cwd, 'a.json'), 'utf8')).toBe(broken);
  });
});

describe('check --fix-dry-run', () => {
  test('prints the fixes as a diff that git apply accepts, and writes nothing', async () => {
    const cwd = fresh({ 'a.json': broken });
    const { code, out, err } = await roomlint(['check', '--fix-dry-run', 'a.json'], { cwd });
    expect(out).toMatch(
      /^--- a\/a\.json\n\+\+\+ b\/a\.json\n@@ -\d+,7 \+\d+,7 @@\n( .*\n){3}-.*"AutoStart": true,\n\+.*"AutoStart": false,\n( .*\n){3}$/,
    );
    expect(err).toBe(
      'roomlint: a.json: would fix 1 finding (quest/no-auto-start); no findings would remain\n',
    );
    expect(code).toBe(0);
    expect(readFileSync(join(cwd, 'a.json'), 'utf8')).toBe(broken);
  });

  test('exits according to what would remain, and reports the file before the fixes when asked to', async () => {
    const cwd = fresh({ 'a.json': broken.replace('"Enabled": true', '"Enabled": false') });
    const { code, err } = await roomlint(['check', '--fix-dry-run', '--format', 'json=r.json', 'a.json'], {
      cwd,
    });
    expect(code).toBe(1);
    expect(err).toContain('would fix 1 finding (quest/no-auto-start); 1 error would remain');
    const { files, summary } = JSON.parse(readFileSync(join(cwd, 'r.json'), 'utf8'));
    expect(files[0].findings).toHaveLength(2);
    expect(summary.fixable).toBe(1);
  });

  test('shows no access key', async () => {
    const cwd = fresh();
    const key = 'sk_live_51H8xTfGkLmNoPqRsTuVwXyZ';
    const text = broken.replace('"AutoStart": true', `"x-access-key": "${key}", "AutoStart": true`);
    writeFileSync(join(cwd, 'a.json'), text);
    const { out } = await roomlint(['check', '--fix-dry-run', 'a.json'], { cwd });
    expect(out).toContain(`-      "x-access-key": "${'*'.repeat(key.length)}", "AutoStart": true,`);
    expect(out).not.toContain(key);
  });

  test('of a file that is one long line is short', async () => {
    const cwd = fresh();
    const snapshot = JSON.parse(broken);
    snapshot.padding = 'x'.repeat(1_000_000);
    writeFileSync(join(cwd, 'a.json'), JSON.stringify(snapshot));
    const { out } = await roomlint(['check', '--fix-dry-run', 'a.json'], { cwd });
    expect(out.length).toBeLessThan(1000);
    expect(out).toMatch(/\n-….*"AutoStart":true,.*…\n\+….*"AutoStart":false,.*…\n/);
  });
});

test.each([
  [['--fix', '--fix-dry-run'], '--fix and --fix-dry-run cannot be combined: use one of them'],
  [['--unsafe-fixes'], '--unsafe-fixes needs --fix or --fix-dry-run'],
  [
    ['--fix-dry-run', '--format', 'json'],
    'the diff of --fix-dry-run goes to standard output: write the report to a file, as in --format json=report.json',
  ],
  [
    ['--fix', '--format', 'json', '-'],
    'the fixed standard input goes to standard output: write the report to a file, as in --format json=report.json',
  ],
])('options that contradict each other are refused: %j', async (args, message) => {
  const cwd = fresh({ 'a.json': broken });
  const { code, out, err } = await roomlint(['check', ...args, 'a.json'], { cwd, input: broken });
  expect(err).toBe(`roomlint: ${message}\n`);
  expect(out).toBe('');
  expect(code).toBe(2);
  expect(readFileSync(join(cwd, 'a.json'), 'utf8')).toBe(broken);
  expect(existsSync(join(cwd, 'report.json'))).toBe(false);
});
