import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { broken } from '../broken-room.js';
import { items } from '../example-changes.js';
import { room } from '../example-room.js';
import type { Files } from '../temporary-folder.js';
import { COMMAND, ON_DISK, roomlint, temporaryFolder } from './run-roomlint.js';

const folder = temporaryFolder(ON_DISK);

const clean = room();
const warned = items({ 3: { parentItemID: 77 } });
const CRASHING_RULE = `export default { id: 'my/crash', level: 'error', lenient: { level: 'off' }, fix: 'none', summary: 's',
  source: 's', why: 'w', examples: () => ({ good: [{ text: '{}' }], bad: [{ text: '{}', expect: [] }] }),
  on: { item() { throw new Error('oh'); } } };`;
const isRoot = process.getuid?.() === 0;

interface Gate {
  readonly code: number | null;
  readonly imported: boolean;
  readonly said: string;
}

interface Environment {
  readonly input?: string | Uint8Array;
  readonly before?: (cwd: string) => void;
}

function folderWith(files: Files, before?: (cwd: string) => void): string {
  const cwd = folder.fresh(files);
  before?.(cwd);
  return cwd;
}

/** Runs roomlint as `roomlint … && import` would: how it ended, and whether the import would be made. */
async function gate(args: string, files: Files = {}, { input, before }: Environment = {}): Promise<Gate> {
  const cwd = folderWith(files, before);
  const words = [...args.matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g)].map(
    ([, one, two, three]) => one ?? two ?? three ?? '',
  );
  const { code, out, err } = await roomlint(words, { cwd, ...(input === undefined ? {} : { input }) });
  return { code, imported: code === 0, said: out + err };
}

/** Runs `roomlint … && import` by the shell, and says how that ended and whether the import was made. */
function shellGate(args: string, files: Files = {}, { input, before }: Environment = {}): Gate {
  const cwd = folderWith(files, before);
  const { GITHUB_ACTIONS: _actions, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(
    'sh',
    ['-c', `"${process.execPath}" "${COMMAND}" ${args} && touch imported`],
    { cwd, encoding: 'utf8', env, ...(input === undefined ? {} : { input }) },
  );
  return { code: status, imported: existsSync(join(cwd, 'imported')), said: stdout + stderr };
}

test.each([
  ['0: it is made', 'check candidate.json', { 'candidate.json': clean }, 0],
  ['1: it is not', 'check candidate.json', { 'candidate.json': broken }, 1],
  ['1: nor for closed standard input', 'check - <&-', {}, 1],
  ['2: nor for a folder on standard input', 'check - < .', { 'candidate.json': clean }, 2],
  [
    '3: nor for a crash',
    'check candidate.json',
    {
      'candidate.json': clean,
      'roomlint.config.json': '{ "plugins": ["./crash.mjs"], "rules": { "my/crash": "error" } }',
      'crash.mjs': CRASHING_RULE,
    },
    3,
  ],
])(
  'by the shell, the exit code decides whether the import is made: %s',
  (_what, args, files: Files, code) => {
    expect(shellGate(args, files)).toMatchObject({ code, imported: code === 0 });
  },
);

describe('roomlint check candidate.json && import it: the import is made', () => {
  test.each([
    ['of a clean snapshot', 'check candidate.json', { 'candidate.json': clean }],
    ['without the name of the command', 'candidate.json', { 'candidate.json': clean }],
    ['with warnings, as no limit is given', 'check candidate.json', { 'candidate.json': warned }],
    [
      'with as many warnings as are allowed',
      'check --max-warnings 1 candidate.json',
      { 'candidate.json': warned },
    ],
    ['with warnings that are hidden', 'check --quiet candidate.json', { 'candidate.json': warned }],
    ['after all errors are repaired', 'check --fix candidate.json', { 'candidate.json': broken }],
    [
      'with an error that the config accepts',
      'check candidate.json',
      { 'candidate.json': broken, 'roomlint.config.json': '{"rules":{"quest/no-auto-start":"warning"}}' },
    ],
    [
      'with an error that the command line accepts',
      'check --rule quest/no-auto-start:off candidate.json',
      { 'candidate.json': broken },
    ],
  ])('%s', async (_what, args, files: Record<string, string>) => {
    expect(await gate(args, files)).toMatchObject({ code: 0, imported: true });
  });

  test('of clean standard input', async () => {
    expect(await gate('check -', {}, { input: clean })).toMatchObject({ code: 0, imported: true });
  });

  test('with findings in the baseline', async () => {
    const cwd = folderWith({ 'candidate.json': broken });
    expect((await roomlint(['check', '--update-baseline', 'candidate.json'], { cwd })).code).toBe(0);
    const again = ['check', '--baseline', 'roomlint-baseline.json', 'candidate.json'];
    expect((await roomlint(again, { cwd })).code).toBe(0);
  });
});

describe('the import is not made, and the exit code is 1', () => {
  test.each([
    ['for an error', 'check candidate.json', { 'candidate.json': broken }],
    [
      'for an error that is not shown',
      'check --format json=report.json candidate.json',
      { 'candidate.json': broken },
    ],
    ['for an error among clean files', 'check .', { 'a.json': clean, 'b.json': broken, 'c.json': clean }],
    ['for a file that is not JSON', 'check candidate.json', { 'candidate.json': '{"roomItems":' }],
    ['for an empty file', 'check candidate.json', { 'candidate.json': '' }],
    [
      'for a file in another encoding',
      'check candidate.json',
      { 'candidate.json': Buffer.from(clean, 'utf16le') },
    ],
    ['for what would delete every item', 'check candidate.json', { 'candidate.json': '{"roomItems":{}}' }],
    [
      'for more warnings than are allowed',
      'check --max-warnings 0 candidate.json',
      { 'candidate.json': warned },
    ],
    [
      'for warnings that are hidden, too',
      'check --quiet --max-warnings 0 candidate.json',
      { 'candidate.json': warned },
    ],
    [
      'for repairs that are only shown and leave errors',
      'check --fix-dry-run candidate.json',
      { 'candidate.json': '{"roomItems":{}}' },
    ],
    [
      'for what no safe fix repairs',
      'check --fix candidate.json',
      { 'candidate.json': broken.replace('"Enabled": true', '"Enabled": false') },
    ],
    [
      'for a warning that the command line makes an error',
      'check --rule item/parent-exists:error candidate.json',
      { 'candidate.json': warned },
    ],
    [
      'for a file that is too large',
      'check --rule \'text/size:error:{"maxBytes":10}\' candidate.json',
      { 'candidate.json': clean },
    ],
  ])('%s', async (_what, args, files: Record<string, string | Uint8Array>) => {
    expect(await gate(args, files)).toMatchObject({ code: 1, imported: false });
  });

  test('for broken standard input', async () => {
    expect(await gate('check -', {}, { input: broken })).toMatchObject({ code: 1, imported: false });
  });
});

describe('the import is not made, the exit code is 2, and one line says why', () => {
  const files = { 'candidate.json': clean };
  test.each([
    ['a file that is not there', 'check candidat.json', 'candidat.json: no such file'],
    ['a pattern that selects nothing', "check 'rooms/**/*.json'", 'rooms/**/*.json: '],
    ['a folder without snapshots', 'check empty', 'empty: '],
    ['an option that is not there', 'check --fixx candidate.json', 'did you mean --fix?'],
    ['an option without its value', 'check candidate.json --preset', '--preset '],
    ['a preset that is not there', 'check --preset strict candidate.json', 'unknown preset "strict"'],
    ['a rule that is not there', 'check --rule quest/autostart:off candidate.json', 'quest/autostart'],
    ['a format that is not there', 'check --format xml candidate.json', 'unknown format "xml"'],
    [
      'two reports for standard output',
      'check --format json --format text candidate.json',
      'only one report can go to standard output',
    ],
    [
      'a report that cannot be written',
      'check --format json=candidate.json/x.json candidate.json',
      'candidate.json/x.json: part of the path is a file, not a folder',
    ],
    [
      'a report over what is checked',
      'check --format json=candidate.json candidate.json',
      'a report at candidate.json would overwrite a file that this run needs',
    ],
    ['a config that is not there', 'check --config my.json candidate.json', 'my.json'],
    ['a baseline that is not there', 'check --baseline known.json candidate.json', 'known.json'],
    ['--staged outside of a repository', 'check --staged', 'this folder is not in a git repository'],
    ['an empty path', 'check ""', 'the path is empty'],
    ['a command that is not there', 'chekc candidate.json', 'did you mean "roomlint check"?'],
  ])('for %s', async (_what, args, words) => {
    const run = await gate(args, files, { before: (cwd) => mkdirSync(join(cwd, 'empty')) });
    expect(run).toMatchObject({ code: 2, imported: false });
    expect(run.said).toContain(words);
    expect(run.said).not.toMatch(/\n\s+at /);
  });

  test('for a config with a fault, with its place', async () => {
    const faulty = { ...files, 'roomlint.config.json': '{\n  "rules": { "quest/no-auto-starts": "off" }\n}' };
    const run = await gate('check candidate.json', faulty);
    expect(run).toMatchObject({ code: 2, imported: false });
    expect(run.said).toMatch(
      /^nothing was checked\nroomlint: the config cannot be used:\n {2}roomlint\.config\.json:2:14 .*quest\/no-auto-start/,
    );
  });

  test('for one file of several that is not there, with the findings of the others', async () => {
    const run = await gate('check gone.json candidate.json', { 'candidate.json': broken });
    expect(run).toMatchObject({ code: 2, imported: false });
    expect(run.said).toContain('gone.json: no such file');
    expect(run.said).toContain('AutoStart has no effect');
  });

  test.skipIf(isRoot)('for a file that may not be read', async () => {
    const run = await gate('check candidate.json', files, {
      before: (cwd) => chmodSync(join(cwd, 'candidate.json'), 0),
    });
    expect(run).toMatchObject({ code: 2, imported: false });
  });

  test('for a working folder that is gone', () => {
    const cwd = folder.fresh();
    const script = `rmdir "${cwd}"; "${process.execPath}" "${COMMAND}" check candidate.json && touch imported`;
    const { status, stderr } = spawnSync('sh', ['-c', script], { cwd, encoding: 'utf8' });
    rmSync(cwd, { recursive: true, force: true });
    expect([status, stderr]).toEqual([
      2,
      'roomlint: the current folder no longer exists: change to another one\n',
    ]);
  });
});

test('the import is not made, and the exit code is 3 for a rule that crashes, with or without findings', async () => {
  const run = await gate('check candidate.json', {
    'candidate.json': broken,
    'roomlint.config.json': '{ "plugins": ["./crash.mjs"], "rules": { "my/crash": "error" } }',
    'crash.mjs': CRASHING_RULE,
  });
  expect(run).toMatchObject({ code: 3, imported: false });
  expect(run.said).toContain('the rule my/crash crashed on candidate.json. This is a bug in its plugin');
  expect(run.said).toContain('AutoStart has no effect');
});

test('a pipe that is not read to its end does not crash the command or change the exit code', () => {
  const many = room(({ roomItems }) => {
    for (let item = 100; item < 5_000; item++) roomItems[item] = { parentItemID: -1 };
  });
  const cwd = folder.fresh({ 'candidate.json': many });
  const script = `"${process.execPath}" "${COMMAND}" candidate.json | head -n 1; exit "\${PIPESTATUS[0]}"`;
  const { status, stdout, stderr } = spawnSync('bash', ['-c', script], { cwd, encoding: 'utf8' });
  expect([status, stdout.split('\n').length, stderr]).toEqual([expect.any(Number), 2, '']);
  expect(status).toBeLessThan(2);
});
