import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { run } from '../../src/cli/run.js';
import { broken } from '../broken-room.js';
import { room } from '../example-room.js';
import { COMMAND, roomlint, temporaryFolder } from './run-roomlint.js';

const folder = temporaryFolder();
const inFolder = { cwd: folder.path };
const { run: compiledRun } = createRequire(import.meta.url)(join(dirname(COMMAND), 'run.js')) as {
  run: typeof run;
};
folder.write('clean.json', room());
folder.write('broken.json', broken);

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

describe('options', () => {
  test('take a value that begins with "-"', async () => {
    const { out } = await roomlint(['-', '--stdin-filename', '-dash.json', '-f', 'json'], { input: room() });
    expect(JSON.parse(out).files[0].path).toBe('-dash.json');
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
