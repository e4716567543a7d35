import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { rulePack } from '../../rules/index.js';
import { COMMAND, roomlint, temporaryFolder } from './run-roomlint.js';

const folder = temporaryFolder();

describe('roomlint rules', () => {
  test('lists one rule per line', async () => {
    const { code, out } = await roomlint(['rules']);
    expect(code).toBe(0);
    for (const id of rulePack.keys()) expect(out).toMatch(new RegExp(`(^|\\s)${id}\\s`, 'm'));
    expect(out.trim().split('\n')).toHaveLength(rulePack.size);
  });

  test('prints the same as JSON, with sources, reasons and options', async () => {
    const rules = JSON.parse((await roomlint(['rules', '--json'])).out) as {
      id: string;
      source: string;
      why: string;
    }[];
    expect(rules.map(({ id }) => id)).toEqual([...rulePack.keys()]);
    expect(rules.every(({ source, why }) => source.length > 0 && why.endsWith('.'))).toBe(true);
    expect(rules.find(({ id }) => id === 'quest/no-auto-start')?.why).toBe(
      'AutoStart does not activate a quest. The quest stays in Not Active until a trigger changes it.',
    );
  });
});

describe('roomlint schema', () => {
  const schemas = readdirSync(fileURLToPath(new URL('../../schemas', import.meta.url)));

  test('lists the records, and prints each file unchanged', async () => {
    const records = (await roomlint(['schema'])).out.trim().split('\n');
    expect(records).toEqual(schemas.map((name) => name.replace('.schema.json', '')).sort());
    const path = fileURLToPath(new URL('../../schemas/requirement.schema.json', import.meta.url));
    expect((await roomlint(['schema', 'requirement'])).out).toBe(readFileSync(path, 'utf8'));
  });

  test('suggests a record for a mistyped one', async () => {
    const { code, err } = await roomlint(['schema', 'requirment']);
    expect(code).toBe(2);
    expect(err).toBe('roomlint: unknown record "requirment": did you mean requirement?\n');
  });
});

test('a pipe that is closed early ends the command quietly, with the exit code of what it found', async () => {
  const lines = Array.from({ length: 20_000 }, (_, index) => `"${index}": {"pos": 1}`).join(',\n');
  const file = folder.write('many.json', `{"roomItems": {${lines}}}`);
  const child = spawn(process.execPath, [COMMAND, file], { stdio: ['ignore', 'pipe', 'pipe'] });
  let complaints = '';
  child.stderr.on('data', (text) => {
    complaints += text;
  });
  child.stdout.once('data', () => child.stdout.destroy());
  const [code] = await once(child, 'exit');
  expect({ code, complaints }).toEqual({ code: 1, complaints: '' });
});

describe('words that other tools have', () => {
  test.each([
    ['lint', 'roomlint check'],
    ['fix', 'roomlint check --fix'],
    ['version', 'roomlint --version'],
    ['diff', 'roomlint roundtrip'],
    ['roundtrp', 'roomlint roundtrip'],
    ['simulat', 'roomlint simulate'],
    ['play', 'roomlint simulate'],
  ])('%s exits with 2 and suggests %s', async (word, meant) => {
    const { code, err } = await roomlint([word], { cwd: folder.path });
    expect([code, err]).toEqual([2, `roomlint: ${word}: no such file (did you mean "${meant}"?)\n`]);
  });

  test('"help <command>" is its help', async () => {
    for (const name of ['check', 'roundtrip', 'simulate', 'graph', 'show', 'explain', 'rules', 'schema'])
      expect(await roomlint(['help', name])).toEqual(await roomlint([name, '--help']));
  });

  test('the help of a command that checks nothing has no exit code for findings', async () => {
    expect((await roomlint(['explain', '--help'])).out).toMatch(/\nExit codes:\n {2}0 {2}printed\n {2}2 {2}/);
  });
});

test.each(['check', 'plan', 'roundtrip', 'simulate', 'graph', 'show', 'serve', 'upload'])(
  'the help of %s has no gap between two options, however long a line is',
  async (command) => {
    const { code, out } = await roomlint([command, '--help']);
    expect(code).toBe(0);
    expect(out).not.toMatch(/\n {2}[^\n]*\n\n {2,}-/);
  },
);

test.each([
  ...[
    'check',
    'plan',
    'pull',
    'push',
    'restore',
    'backups',
    'status',
    'roundtrip',
    'simulate',
    'graph',
    'show',
  ],
  ...[
    'init',
    'scrub',
    'merge-reports',
    'serve',
    'view',
    'mcp',
    'lsp',
    'upload',
    'explain',
    'rules',
    'schema',
  ],
])('the help of %s has no line that was broken in the wrong place', async (command) => {
  const [details = '', exits = ''] = (await roomlint([command, '--help'])).out.split(/^Exit codes:$/m);
  // A paragraph that is too wide leaves one word on a line of its own.
  expect(details).not.toMatch(/^\S.{90,}\n\S{1,12}\n\S/m);
  expect(exits).not.toMatch(/^ {2}[^\d ]/m);
});
