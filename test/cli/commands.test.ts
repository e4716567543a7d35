import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { rulePack } from '../../rules/index.js';
import { COMMAND, roomlint, temporaryFolder } from './run-roomlint.js';

const folder = temporaryFolder();

describe('roomlint rules', () => {
  test('lists every rule on a line of its own', () => {
    const { code, out } = roomlint(['rules']);
    expect(code).toBe(0);
    for (const id of rulePack.keys()) expect(out).toMatch(new RegExp(`(^|\\s)${id}\\s`, 'm'));
    expect(out.trim().split('\n')).toHaveLength(rulePack.size);
  });

  test('gives the same as JSON, with sources and options', () => {
    const rules = JSON.parse(roomlint(['rules', '--json']).out) as { id: string; source: string }[];
    expect(rules.map(({ id }) => id)).toEqual([...rulePack.keys()]);
    expect(rules.every(({ source }) => source.length > 0)).toBe(true);
  });
});

describe('roomlint schema', () => {
  const schemas = readdirSync(fileURLToPath(new URL('../../schemas', import.meta.url)));

  test('lists the records, and prints each one as it is', () => {
    const records = roomlint(['schema']).out.trim().split('\n');
    expect(records).toEqual(schemas.map((name) => name.replace('.schema.json', '')).sort());
    const path = fileURLToPath(new URL('../../schemas/requirement.schema.json', import.meta.url));
    expect(roomlint(['schema', 'requirement']).out).toBe(readFileSync(path, 'utf8'));
  });

  test('suggests a record for a mistyped one', () => {
    const { code, err } = roomlint(['schema', 'requirment']);
    expect(code).toBe(2);
    expect(err).toBe('roomlint: there is no record "requirment": did you mean requirement?\n');
  });
});

describe('a pipe that is closed early', () => {
  test('ends the command quietly, with the exit code of what it found', async () => {
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
});

describe('words that other tools have', () => {
  test.each([
    ['lint', 'roomlint check'],
    ['fix', 'roomlint check --fix'],
    ['version', 'roomlint --version'],
    ['diff', 'roomlint roundtrip'],
    ['roundtrp', 'roomlint roundtrip'],
  ])('%s ends with 2 and names %s', (word, meant) => {
    const { code, err } = roomlint([word], { cwd: folder.path });
    expect([code, err]).toEqual([2, `roomlint: ${word}: there is no such file (did you mean "${meant}"?)\n`]);
  });

  test('"help <command>" is its help', () => {
    for (const name of ['check', 'roundtrip', 'explain', 'rules', 'schema'])
      expect(roomlint(['help', name])).toEqual(roomlint([name, '--help']));
  });

  test('the help of a command that checks nothing has no exit code for findings', () => {
    expect(roomlint(['explain', '--help']).out).toMatch(/\nExit codes\n {2}0 {2}it was told\n {2}2 {2}/);
  });
});
