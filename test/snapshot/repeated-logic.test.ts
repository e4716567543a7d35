import { expect, test } from 'vitest';
import { analyseSnapshot, checkSnapshot, repairSnapshot } from '../../src/index.js';

const ID = '3f1d7a52-5c0e-4f7a-9c7a-8d1f7f2f4b10';
const encode = (value: unknown): Uint8Array => new TextEncoder().encode(JSON.stringify(value, null, 2));

const task = (targetState: number): object => ({
  $type: 'TaskTriggerSubscription',
  Trigger: { $type: 'OnClickEvent' },
  Id: ID,
  TargetState: targetState,
  Name: '0_find_key',
  TaskTriggerId: 'mlh1a2b3c4d5e6f',
});

function rulesFound(logic: object, extraData: object): string[] {
  const item = { prefabName: 'GLB', pos: {}, rot: {}, scale: {}, extraData: JSON.stringify(extraData) };
  const room = { roomItems: { 7: item }, logic: { 7: JSON.stringify(logic) } };
  return checkSnapshot(encode(room)).findings.map(({ rule, pointer }) => `${rule} ${pointer}`);
}

test('a task that logic and extraData both have is one subscription, with one finding', () => {
  const both = { Tasks: [task(3)] };
  const found = rulesFound(both, { ...both, note: 1 });
  expect(found.filter((one) => one.includes('transition-code'))).toEqual([
    'subscription/transition-code /logic/7',
  ]);
  expect(found.filter((one) => one.includes('id-unique') || one.includes('logic-key-clash'))).toEqual([]);
});

test('members in another order are the same task', () => {
  const { $type, ...rest } = task(121) as Record<string, unknown>;
  expect(rulesFound({ Tasks: [task(121)] }, { Tasks: [{ ...rest, $type }] })).not.toContain(
    'subscription/id-unique /logic/7',
  );
});

test('tasks that differ are reported once at extraData, and each is checked', () => {
  const found = rulesFound({ Tasks: [task(121), task(3)] }, { Tasks: [task(121)] });
  expect(found).toContain('item/logic-key-clash /roomItems/7/extraData');
  expect(found.filter((one) => one.includes('transition-code'))).toEqual([
    'subscription/transition-code /logic/7',
  ]);
});

test('a fix changes both copies of a task, so that they stay one', () => {
  const effector = {
    $type: 'TaskEffectorSubscription',
    Effector: { $type: 'HideObjectEvent' },
    Id: ID,
    TargetState: 0,
    Name: '0_find_key',
    TaskTriggerId: 'mlh1a2b3c4d5e6f',
  };
  const { TargetState: _zero, ...fixed } = effector;
  const logic = JSON.stringify({ Tasks: [effector] });
  const item = { prefabName: 'GLB', extraData: logic };
  const repair = repairSnapshot(encode({ roomItems: { 7: item }, logic: { 7: logic } }));
  const room = JSON.parse(new TextDecoder().decode(repair.after.bytes));
  const expected = JSON.stringify({ Tasks: [fixed] });
  expect(room.logic[7]).toBe(expected);
  expect(room.roomItems[7].extraData).toBe(expected);
});

test('a room with its logic in both places plays as one with its logic in one of them', async () => {
  const { readFile } = await import('node:fs/promises');
  const plain = JSON.parse(await readFile(new URL('../../examples/garden.json', import.meta.url), 'utf8'));
  const both = structuredClone(plain);
  for (const [key, text] of Object.entries(both.logic))
    if (both.roomItems[key] !== undefined) both.roomItems[key].extraData = text;
  const only = structuredClone(both);
  only.logic = {};
  expect(analyseSnapshot(encode(both))).toEqual(analyseSnapshot(encode(plain)));
  expect(
    JSON.stringify(analyseSnapshot(encode(only))).replaceAll(/\/roomItems\/(\d+)\/extraData/g, '/logic/$1'),
  ).toBe(JSON.stringify(analyseSnapshot(encode(plain))));
});

test('logic that is nested a million levels deep in both places is no reason to crash', () => {
  const deep = `{"Tasks":[${'['.repeat(1_000_000)}${']'.repeat(1_000_000)}]}`;
  const room = { roomItems: { 7: { prefabName: 'GLB', extraData: deep } }, logic: { 7: deep } };
  const { crashes, findings } = checkSnapshot(encode(room));
  expect(crashes).toEqual([]);
  expect(findings.map(({ rule }) => rule)).toContain('text/depth');
});
