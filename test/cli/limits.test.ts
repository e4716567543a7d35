import { truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../src/json/value.js';
import { idOf, onClick, snapshotOf } from '../flow/rooms.js';
import { many, spread } from '../runs.js';
import { type Run, roomlint, temporaryFolder } from './run-roomlint.js';

/* Files that are too large or too deep for what a command does with them. */

const { path: cwd, fresh } = temporaryFolder();
const ROOM = '{"roomItems":{"1":{"prefabName":"A"}},"quests":{"a":{"Name":"0_a"}},"settings":{}}';
writeFileSync(join(cwd, 'room.json'), ROOM);
const run = (...args: readonly string[]): Promise<Run> => roomlint(args, { cwd });
const listOf = (count: number, element: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => element(index)).join();
/** Some cases take seconds. */
const AT_NIGHT = process.env.FULL_RUNS !== undefined;
const RECORDS = listOf(500_001, (index) => `"${index}":0`);

test('a file that is larger than an import takes is neither planned nor compared', async () => {
  writeFileSync(join(cwd, 'large.json'), '{}');
  truncateSync(join(cwd, 'large.json'), 52_428_801);
  const err = 'roomlint: large.json: larger than 52,428,800 bytes, the most that an import accepts\n';
  for (const args of [
    ['plan', 'room.json', 'large.json'],
    ['roundtrip', 'large.json'],
    ['roundtrip', 'room.json', 'large.json'],
  ])
    expect(await run(...args)).toEqual({ code: 2, out: '', err });
});

describe('a plan ends with 2 and one message', () => {
  const levels = many(1_000_000, 30_000);
  test.each([
    ['very many open arrays', '['.repeat(levels), 'the JSON ends inside a list'],
    [
      'arrays in a section',
      `{"quests":${'['.repeat(levels)}${']'.repeat(levels)}}`,
      'more than 256 levels deep',
    ],
    ['objects', `${'{"quests":'.repeat(levels)}1${'}'.repeat(levels)}`, 'more than 256 levels deep'],
    [
      'a section very many times',
      `{${'"quests":{},'.repeat(20_000)}"quests":{}}`,
      'it has quests 20001 times',
    ],
  ])('for %s, in either file', async (_what, text, message) => {
    writeFileSync(join(cwd, 'hostile.json'), text);
    for (const files of [
      ['room.json', 'hostile.json'],
      ['hostile.json', 'room.json'],
    ]) {
      const { code, out, err } = await run('plan', ...files);
      expect([code, out, err.trimEnd().split('\n')]).toEqual([2, '', [expect.stringContaining(message)]]);
    }
  });
});

test.runIf(AT_NIGHT)('a plan names at most half a million records', async () => {
  writeFileSync(join(cwd, 'hostile.json'), `{"roomItems":{${RECORDS}}}`);
  const why = 'its roomItems section has more than 500,000 records, the most that a plan can name';
  expect(await run('plan', 'room.json', 'hostile.json')).toMatchObject({
    code: 2,
    err: expect.stringContaining(why),
  });
});

describe('roundtrip', () => {
  const CROWDED: readonly (readonly [why: string, text: string])[] = [
    ['"quests" has 500,001 records', `{"quests":{${RECORDS}}}`],
    ['it has 500,001 sections or elements', `{${RECORDS}}`],
    ['"mlh2" in "quests" has 500,001 fields', `{"quests":{"mlh1":{},"mlh2":{${RECORDS}}}}`],
  ];
  test.each(spread(CROWDED, 1))('does not compare a file of which %s', async (why, text) => {
    writeFileSync(join(cwd, 'crowded.json'), text);
    const err = `roomlint: crowded.json: not compared: ${why}, and roundtrip compares at most 500,000\n`;
    expect(await run('roundtrip', 'room.json', 'crowded.json')).toEqual({ code: 2, out: '', err });
  });

  test.runIf(AT_NIGHT)(
    'compares more credentials than can be masked only where both files have the same bytes',
    async () => {
      const keys = listOf(100_001, (index) => `"x-access-key: ${100_000_000 + index}"`);
      writeFileSync(join(cwd, 'keys.json'), `{"settings":{"a":[${keys}]}}`);
      const err =
        'roomlint: keys.json: not compared: it contains more than 100,000 credentials: remove them\n';
      expect(await run('roundtrip', 'keys.json', 'room.json')).toEqual({ code: 2, out: '', err });
      expect((await run('roundtrip', 'keys.json', 'keys.json')).code).toBe(0);
    },
  );

  test('cuts the place of a difference a thousand levels deep', async () => {
    const nested = (inside: string): string => '['.repeat(1_000) + inside + ']'.repeat(1_000);
    writeFileSync(join(cwd, 'deep.json'), nested('1'));
    writeFileSync(join(cwd, 'deeper.json'), nested('2'));
    const { out } = await run('roundtrip', 'deep.json', 'deeper.json');
    const place = `${'/0'.repeat(40)}…${'/0'.repeat(40)}`;
    expect(out).toContain(`    ${place} at deep.json:1:1001 → deeper.json:1:1001\n`);
  });

  test('lists the first ten thousand differences as JSON, and counts the others', async () => {
    for (const value of [1, 2])
      writeFileSync(
        join(cwd, `${value}.json`),
        `{"roomItems":{${listOf(10_003, (id) => `"${id}":{"mine":${value}}`)}}}`,
      );
    const report = JSON.parse((await run('roundtrip', '--format', 'json', '1.json', '2.json')).out);
    expect([report.differences.length, report.omitted]).toEqual([10_000, 3]);
  });
});

describe('graph', () => {
  test('refuses to repeat a quest id of a megabyte in hundreds of edges', async () => {
    const links = Array.from({ length: 250 }, (_, index) => ({ quest: index + 1, code: 111 }));
    const quests = Array.from({ length: 251 }, () => ({}));
    const room = snapshotOf({ quests, tasks: [{ at: 1, quest: 0, effect: { links } }] });
    const input = JSON.stringify(room).replaceAll(idOf(0), 'm'.repeat(1_000_000));
    const { code, out, err } = await roomlint(['graph', '--format', 'json', '-'], { input });
    expect([code, out.length, err]).toEqual([
      2,
      0,
      expect.stringContaining('the graph is too large for JSON'),
    ]);
  });

  test('stays within the limits of Mermaid, and says what it leaves out', async () => {
    const tasks = Array.from({ length: 600 }, (_, index) => onClick(index + 2, 0, 111));
    const input = JSON.stringify(snapshotOf({ quests: [{}], tasks }));
    const { out, err } = await roomlint(['graph', '-'], { input });
    expect([out.match(/-->/g)?.length, err]).toEqual([
      500,
      'roomlint: too large for Mermaid: 0 quests and 100 edges left out. Use --focus QUEST, or --format dot\n',
    ]);
    expect((await roomlint(['graph', '-f', 'dot', '-'], { input })).out.match(/->/g)).toHaveLength(600);
    const quests = Array.from({ length: 900 }, (_, index) => ({
      change: { Name: `${index}_${'"'.repeat(70)}` },
    }));
    const long = await roomlint(['graph', '-'], { input: JSON.stringify(snapshotOf({ quests })) });
    expect(long.out.length).toBeLessThanOrEqual(50_000);
    expect(long.out).toMatch(/%% left out: \d+ quests, 0 edges\n/);
  });

  test('draws no picture of more than 2,000 quests', async () => {
    const quests = Array.from({ length: 2_001 }, () => ({}));
    const input = JSON.stringify(snapshotOf({ quests }));
    const { code, out, err } = await roomlint(['graph', '-f', 'svg', '-'], { input });
    const why = '2,001 quests are too many for a picture, which has 2,000 at most';
    expect([code, out, err]).toEqual([2, '', expect.stringContaining(why)]);
  });
});

describe('show fits a screen', () => {
  const LONG = many(200_000, 20_000);
  const room = (items: JsonObject, quests: number, name: (index: number) => string): JsonObject => {
    const made = snapshotOf({
      quests: Array.from({ length: quests }, (_, index) => ({
        change: { Name: name(index) },
        requires: index === 0 ? [] : [{ quest: index - 1, amount: 1 }],
      })),
    });
    return { ...made, roomItems: items };
  };
  const itemsOf = (count: number, item: (at: number) => JsonObject): JsonObject =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [at, item(at)]));
  const loud = { prefabName: 'x\u0007\n'.repeat(LONG), hoverTitle: 'y\u202e'.repeat(LONG) };

  test.each([
    ['quests that require each other', () => room({ 1: { prefabName: 'GLB' } }, 300, (at) => `${at}_q`)],
    ['very long names', () => room({ 1: loud }, 6, (at) => `${at}_${'\n#'.repeat(LONG)}`)],
    [
      'very many prefabs',
      () =>
        room(
          itemsOf(2_000, (at) => ({ prefabName: `P${at}` })),
          3,
          (at) => `${at}_q`,
        ),
    ],
    [
      'one label',
      () =>
        room(
          itemsOf(5_000, () => ({ prefabName: 'P', hoverTitle: 'T' })),
          0,
          String,
        ),
    ],
  ])('with %s', async (_title, make) => {
    const { code, out } = await roomlint(['show', '-', '--no-config'], { input: JSON.stringify(make()) });
    const lines = out.trimEnd().split('\n');
    expect([code, lines.length < 60, lines.filter((line) => [...line].length > 113)]).toEqual([0, true, []]);
    expect(out.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u202e]/u);
  });
});

test('the format for assistants stays short for many files, and says how to see the rest', async () => {
  const items = `{"roomItems":{${listOf(100, (key) => `"${key}":{"prefabName":${key},"placed":"yes"}`)}}}`;
  const files = Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`${index}.json`, items]));
  const { out } = await roomlint(['--format', 'agent', '.'], { cwd: fresh(files) });
  expect(Buffer.byteLength(out)).toBeLessThan(9_000);
  expect(out).toMatch(/… \d+ more: --only RULE narrows it down, --format json lists all\n/);
  expect(out).toContain('20 of 20 files checked');
});
