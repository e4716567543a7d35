import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findSyntaxFaults } from '../../../src/json/syntax/syntax.js';
import { roomlint, temporaryFolder } from '../../cli/run-roomlint.js';
import { lintExample } from '../../lint-example.js';

const folder = temporaryFolder();
const MILLION = 1_000_000;
const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

/** The rules of the findings, each with how often it speaks. */
function counted(bytes: Uint8Array): Record<string, number> {
  const { findings, crashes } = lintExample(bytes);
  expect(crashes).toEqual([]);
  const counts: Record<string, number> = {};
  for (const { rule } of findings) counts[rule] = (counts[rule] ?? 0) + 1;
  return counts;
}

describe('a million', () => {
  test('lists within each other are one finding', () => {
    expect(counted(encode('['.repeat(MILLION) + ']'.repeat(MILLION)))).toEqual({ 'text/depth': 1 });
  });

  test('lists that are not closed are two: too deep, and cut off', () => {
    expect(counted(encode('['.repeat(MILLION)))).toEqual({ 'text/depth': 1, 'text/syntax': 1 });
  });

  test('objects within each other are one finding', () => {
    expect(counted(encode(`${'{"a":'.repeat(MILLION)}1${'}'.repeat(MILLION)}`))).toEqual({ 'text/depth': 1 });
  });

  test('lists within each other in a string that holds JSON are one finding, and the rest is checked', () => {
    const inner = '['.repeat(MILLION) + ']'.repeat(MILLION);
    expect(counted(encode(`{"settings":{"roomSettingsExtraData":"${inner}","a":1,"a":2}}`))).toMatchObject({
      'text/depth': 1,
      'text/duplicate-key': 1,
    });
  });

  test('equal keys are a finding for each but the first', () => {
    const text = `{"settings":{${'"a":1,'.repeat(MILLION - 1)}"a":1}}`;
    expect(counted(encode(text))).toEqual({ 'text/duplicate-key': MILLION - 1 });
  });

  test('keys of one object are none', () => {
    const members = Array.from({ length: MILLION }, (_, index) => `"${index * 7}":1`);
    expect(counted(encode(`{"settings":{"a":{${members.join(',')}}}}`))).toEqual({});
  });

  test('records of a section are one finding: nothing else is checked', () => {
    for (const record of ['{}', '"{"', '1']) {
      const members = Array.from({ length: MILLION }, (_, index) => `"${index}":${record}`);
      for (const section of ['roomItems', 'quests', 'logic'])
        expect(counted(encode(`{"${section}":{${members.join(',')}}}`))).toEqual({ 'text/size': 1 });
    }
  });
});

describe('50 MB', () => {
  const size = 50 * MILLION - 100;
  const around = (content: string): Uint8Array => encode(`{"settings":{"note":"${content}"}}`);

  test.each([
    ['escapes', '\\u00e9', {}],
    ['escaped quotes', '\\"', {}],
    ['backslashes', '\\\\', {}],
    ['pairs of surrogates', '\\ud83d\\ude00', {}],
    ['halves of pairs', '\\ud83d', { 'text/lone-surrogate': 1 }],
    ['letters of three bytes', '庭', {}],
    ['question marks', '?', {}],
    ['addresses', 'http://a?b ', {}],
  ])('of %s in one string', (_, piece, expected) => {
    expect(counted(around(piece.repeat(size / Buffer.byteLength(piece))))).toEqual(expected);
  });

  test('of white space before one value', () => {
    expect(counted(encode(`{"settings":{"isNight":${' '.repeat(size)}false}}`))).toEqual({});
  });

  test('of one number', () => {
    expect(counted(encode(`{"settings":{"a":${'9'.repeat(size)}}}`))).toEqual({ 'text/unsafe-number': 1 });
  });

  test.each(['"\n', '[', '{"a":', '/*', '“', '"a"b ', "'\\'", 'NaN ', '\0', '\u00a0'])(
    'of %j again and again has a few syntax faults',
    (piece) => {
      const bytes = encode(piece.repeat(size / Buffer.byteLength(piece)));
      expect(findSyntaxFaults(bytes).length).toBeGreaterThan(0);
    },
  );
});

describe('the command survives', () => {
  test('a comparison of files that are nested a hundred thousand levels deep, and cuts the place', async () => {
    const nested = (inside: string): string => '['.repeat(100_000) + inside + ']'.repeat(100_000);
    for (const [name, inside] of [
      ['deep.json', '1'],
      ['deeper.json', '2'],
    ] as const)
      writeFileSync(join(folder.path, name), nested(inside));
    const { code, out } = await roomlint(['roundtrip', 'deep.json', 'deeper.json'], { cwd: folder.path });
    expect(code).toBe(1);
    expect(out).toContain(
      `    ${'/0'.repeat(40)}…${'/0'.repeat(40)} at deep.json:1:100001 → deeper.json:1:100001\n`,
    );
  });

  test('a config that is nested a hundred thousand levels deep', async () => {
    folder.write('deep.config.json', '['.repeat(100_000) + ']'.repeat(100_000));
    const { code, err } = await roomlint(['--config', 'deep.config.json', '.'], { cwd: folder.path });
    expect([code, err]).toEqual([2, expect.stringContaining(':1:1 nested too deeply to be read\n')]);
  });
});
