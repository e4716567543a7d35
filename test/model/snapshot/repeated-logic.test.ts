import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { PlainObject } from '../../../src/bytes/json/value.js';
import { analyseSnapshot, checkSnapshot } from '../../../src/index.js';
import { Snapshot } from '../../../src/model/snapshot/snapshot.js';

const encode = (value: unknown): Uint8Array => new TextEncoder().encode(JSON.stringify(value, null, 2));

test('a room with its logic in both places plays as one with its logic in one of them', () => {
  const plain = JSON.parse(readFileSync(new URL('../../../examples/garden.json', import.meta.url), 'utf8'));
  const both = structuredClone(plain);
  for (const [key, text] of Object.entries(both.logic))
    if (both.roomItems[key] !== undefined) both.roomItems[key].extraData = text;
  const moved = JSON.stringify(analyseSnapshot(encode({ ...both, logic: {} })));
  expect(analyseSnapshot(encode(both))).toEqual(analyseSnapshot(encode(plain)));
  expect(moved.replaceAll(/\/roomItems\/(\d+)\/extraData/g, '/logic/$1')).toBe(
    JSON.stringify(analyseSnapshot(encode(plain))),
  );
});

test('logic that is nested very deep in both places is no reason to crash', () => {
  const deep = `{"Tasks":[${'['.repeat(50_000)}${']'.repeat(50_000)}]}`;
  const room = { roomItems: { 7: { prefabName: 'GLB', extraData: deep } }, logic: { 7: deep } };
  const { crashes, findings } = checkSnapshot(encode(room));
  expect(crashes).toEqual([]);
  expect(findings.map(({ rule }) => rule)).toContain('text/depth');
});

test('a large string is not taken for another one of the same length', () => {
  const logic = (name: string): string =>
    JSON.stringify({ Tasks: [{ $type: 'Other', e: `$TN{${name}}` }], filler: 'x'.repeat(1_000_000) });
  const snapshot = new Snapshot({
    quests: {},
    roomItems: {},
    logic: { '2': logic('find_key'), '3': logic('open_eye') },
  } as PlainObject);
  snapshot.walk({});
  expect(snapshot.expressions.map(({ name }) => name)).toEqual(['find_key', 'open_eye']);
});
