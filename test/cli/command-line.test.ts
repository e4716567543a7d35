import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { run } from '../../src/cli/run.js';
import { broken } from '../broken-room.js';
import { room } from '../example-room.js';
import { COMMAND, roomlint, spawnRoomlint, temporaryFolder } from './run-roomlint.js';

const folder = temporaryFolder();
const inFolder = { cwd: folder.path };
const { run: compiledRun } = createRequire(import.meta.url)(join(dirname(COMMAND), 'run.js')) as {
  run: typeof run;
};
folder.write('clean.json', room());
folder.write('broken.json', broken);

async function checked(...args: string[]): Promise<string[]> {
  const { out } = await roomlint([...args, '--format', 'json'], inFolder);
  return JSON.parse(out).files.map(({ path }: { path: string }) => path);
}

test.each([
  [['check', 'broken.json']],
  [['broken.json', '-f', 'json']],
  [['roundtrip', 'clean.json', 'broken.json']],
  [['explain', 'quest/enabled']],
  [['rules']],
  [['schema', 'requirement']],
  [['completion', 'bash']],
  [['--help']],
  [['check', '--help']],
  [['--get-yargs-completions', 'check', '--preset', '']],
  [['gone.json']],
  [['--fxi', 'broken.json']],
])('the compiled code does what the sources do: %j', async (args) => {
  const compiled = await roomlint(args, { ...inFolder, of: compiledRun });
  expect(compiled).toEqual(await roomlint(args, inFolder));
});

test('the compiled command does what its code does', async () => {
  expect(spawnRoomlint(['broken.json'], inFolder)).toEqual(await roomlint(['broken.json'], inFolder));
});

describe('paths', () => {
  test('that look like numbers, truth values, commands or quoted text are paths', async () => {
    for (const name of ['1e3', '007', '0x10', 'true', 'rules', "'quoted'"])
      writeFileSync(join(folder.path, name), room());
    expect(await checked('1e3', '007', '0x10')).toEqual(['007', '0x10', '1e3']);
    expect(await checked('--quiet', 'true', "'quoted'")).toEqual(["'quoted'", 'true']);
    expect(await checked('check', 'rules')).toEqual(['rules']);
    const { out } = await roomlint(['--format', 'json', '--', 'rules', 'check'], inFolder);
    expect(JSON.parse(out).files.map(({ path }: { path: string }) => path)).toEqual(['check', 'rules']);
  });

  test('"-" is standard input, also among other paths', async () => {
    const { out } = await roomlint(['check', 'clean.json', '-', '-f', 'json'], {
      ...inFolder,
      input: broken,
    });
    expect(JSON.parse(out).files.map(({ path }: { path: string }) => path)).toEqual([
      '<stdin>',
      'clean.json',
    ]);
  });
});

describe('options', () => {
  test('have short names', async () => {
    expect(await roomlint(['-v'])).toEqual(await roomlint(['--version']));
    expect(await roomlint(['-h'])).toEqual(await roomlint(['--help']));
    expect(await roomlint(['check', '-h'])).toEqual(await roomlint(['check', '--help']));
    const short = await roomlint(['-q', '-f', 'json', 'broken.json'], inFolder);
    expect(short).toEqual(await roomlint(['--quiet', '--format', 'json', 'broken.json'], inFolder));
    expect(await roomlint(['-f=json', 'clean.json'], inFolder)).toMatchObject({ code: 0 });
  });

  test('may be repeated only where that is meaningful', async () => {
    const rules = ['--rule', 'quest/no-auto-start:off', '--rule=quest/enabled:off'];
    expect(await roomlint([...rules, '--quiet', '--quiet', 'broken.json'], inFolder)).toMatchObject({
      code: 0,
    });
  });

  test('take a value that begins with "-"', async () => {
    const { out } = await roomlint(['-', '--stdin-filename', '-dash.json', '-f', 'json'], { input: room() });
    expect(JSON.parse(out).files[0].path).toBe('-dash.json');
  });

  test('--no-config is an option in its own right', async () => {
    folder.write('off.json', '{ "rules": { "quest/no-auto-start": "off" } }');
    expect(await roomlint(['--config', 'off.json', 'broken.json'], inFolder)).toMatchObject({ code: 0 });
    expect(await roomlint(['--no-config', 'broken.json'], inFolder)).toMatchObject({ code: 1 });
  });

  const AFTER = ' (a path that begins with "-" goes after "--")';
  test.each([
    [['--fxi'], `unknown option --fxi: did you mean --fix?${AFTER}`],
    [['-fix'], `unknown option -fix: did you mean --fix?${AFTER}`],
    [['-x'], `unknown option -x: \`roomlint check --help\` lists them${AFTER}`],
    [['--formt=json'], `unknown option --formt: did you mean --format?${AFTER}`],
    [['--no-quiet'], `unknown option --no-quiet: \`roomlint check --help\` lists them${AFTER}`],
    [['--__proto__'], `unknown option --__proto__: \`roomlint check --help\` lists them${AFTER}`],
    [['--constructor', 'x'], `unknown option --constructor: \`roomlint check --help\` lists them${AFTER}`],
    [['roundtrip', '--kep', 'values'], `unknown option --kep: did you mean --keep?${AFTER}`],
    [['--config', '--quiet'], '--config needs a value, as in --config team/roomlint.config.json'],
    [['--config='], '--config needs a value, as in --config team/roomlint.config.json'],
    [['-f'], '--format needs a value, as in --format json'],
    [['-q=1'], '--quiet takes no value'],
    [['--config', 'a', '--config', 'b'], '--config is given twice: give it once'],
    [['--max-warnings', 'NaN'], '--max-warnings must be a whole number of 0 or more, not "NaN"'],
    [['completion', 'tcsh'], 'unknown shell "tcsh": use bash, zsh or fish'],
    [['rules', 'x'], 'rules takes no path: remove "x"'],
    [['chekc'], 'chekc: no such file (did you mean "roomlint check"?)'],
  ])('%j exits with 2', async (args, message) => {
    const { code, err } = await roomlint(args, inFolder);
    expect([code, err]).toEqual([2, `roomlint: ${message}\n`]);
  });
});

describe('help', () => {
  test('lists the options by what they are for', async () => {
    const { out } = await roomlint(['check', '--help']);
    const groups = [...out.matchAll(/^([A-Z][\w ]+):$/gm)].map(([, name]) => name);
    expect(groups).toEqual([
      'Report',
      'Fixes',
      'Files',
      'Rules and config',
      'Baseline',
      'General',
      'Examples',
      'Exit codes',
    ]);
    expect(out).toContain('\n  -f, --format ');
    expect(out).not.toMatch(/\[(boolean|string)\]/);
    expect(Math.max(...out.split('\n').map((line) => line.length))).toBeLessThanOrEqual(110);
  });

  test('of roomlint lists the commands, and not the options of one of them', async () => {
    const { out } = await roomlint(['--help']);
    for (const name of [
      'check',
      'roundtrip',
      'simulate',
      'graph',
      'show',
      'explain',
      'rules',
      'schema',
      'completion',
    ])
      expect(out).toContain(`\n  roomlint ${name} `);
    expect(out).not.toContain('--baseline');
  });
});
