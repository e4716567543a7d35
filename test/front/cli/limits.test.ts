import { truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { onClick, snapshotOf } from '../../model/flow/rooms.js';
import { many } from '../../runs.js';
import { type Run, roomlint, temporaryFolder } from './run-roomlint.js';

/* Files that are too large or too deep for what a command does with them. */

const { path: cwd } = temporaryFolder();
const ROOM = '{"roomItems":{"1":{"prefabName":"A"}},"quests":{"a":{"Name":"0_a"}},"settings":{}}';
writeFileSync(join(cwd, 'room.json'), ROOM);
const run = (...args: readonly string[]): Promise<Run> => roomlint(args, { cwd });

test('a file that is larger than an import takes is neither planned nor compared', async () => {
  writeFileSync(join(cwd, 'large.json'), '{}');
  truncateSync(join(cwd, 'large.json'), 52_428_801);
  const err = 'roomlint: large.json: it is larger than 52,428,800 bytes, the most that an import accepts\n';
  for (const args of [
    ['plan', 'room.json', 'large.json'],
    ['roundtrip', 'large.json'],
    ['roundtrip', 'room.json', 'large.json'],
  ])
    expect(await run(...args)).toEqual({ code: 2, out: '', err });
});

test('graph stays within the edges that Mermaid takes, and says what it leaves out', async () => {
  const tasks = Array.from({ length: 600 }, (_, index) => onClick(index + 2, 0, 111));
  const input = JSON.stringify(snapshotOf({ quests: [{}], tasks }));
  const { out, err } = await roomlint(['graph', '-'], { input });
  expect([out.match(/-->/g)?.length, err]).toEqual([
    500,
    'roomlint: too large for Mermaid: 0 quests and 100 edges left out. Use --focus QUEST, or --format dot\n',
  ]);
  expect((await roomlint(['graph', '-f', 'dot', '-'], { input })).out.match(/->/g)).toHaveLength(600);
});

test('graph stays within the length of a text that Mermaid takes', async () => {
  const quests = Array.from({ length: 900 }, (_, index) => ({
    change: { Name: `${index}_${'"'.repeat(70)}` },
  }));
  const long = await roomlint(['graph', '-'], { input: JSON.stringify(snapshotOf({ quests })) });
  expect(long.out.length).toBeLessThanOrEqual(50_000);
  expect(long.out).toMatch(/%% left out: \d+ quests, 0 edges\n/);
});

test('show stays short, whatever names and however many quests a room has', async () => {
  const long = many(200_000, 1_000);
  const loud = { prefabName: 'x\u0007\n'.repeat(long), hoverTitle: 'y\u202e'.repeat(long) };
  const made = snapshotOf({
    quests: Array.from({ length: 100 }, (_, index) => ({
      change: { Name: `${index}_${index < 6 ? '\n#'.repeat(long) : 'q'}` },
      requires: index === 0 ? [] : [{ quest: index - 1, amount: 1 }],
    })),
  });
  const prefabs = Array.from({ length: 200 }, (_, index) => [index + 2, { prefabName: `P${index}` }]);
  const input = JSON.stringify({ ...made, roomItems: { 1: loud, ...Object.fromEntries(prefabs) } });
  const { code, out } = await roomlint(['show', '-'], { input });
  const lines = out.trimEnd().split('\n');
  expect([code, lines.length < 100, lines.filter((line) => [...line].length > 500)]).toEqual([0, true, []]);
  expect(out.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u202e]/u);
});
