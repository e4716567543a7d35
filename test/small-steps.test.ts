import { afterEach, expect, test, vi } from 'vitest';
import { checkSnapshot, checkSnapshotAsync } from '../src/index.js';
import { room } from './example-room.js';

/** So many bytes or characters at most are read in one step. */
const MOST = 1_100_000;
const MANY = 8_000;

const list = (count: number, element: (index: number) => unknown): string =>
  JSON.stringify(Array.from({ length: count }, (_, index) => element(index)));
const inRoom = (change: (value: Record<string, Record<string, never>>) => void): string => {
  const value = JSON.parse(room());
  change(value);
  return JSON.stringify(value);
};
const subscription = (index: number): unknown => ({
  $type: 'EffectorSubscription',
  Id: `0f6d2a4e-7b1c-4c3d-9e5f-2a8b${String(index).padStart(8, '0')}`,
  TaskTriggerId: 'mlh4k2p9x7q1ab',
  Name: '0_other',
  TargetState: 0,
  Effector: { $type: 'ShowToastMessage', message: 'x'.repeat(100) },
});

/** Files in which one value is most of the file. */
const SHAPES: Record<string, () => string> = {
  'a logic of very many subscriptions': () =>
    inRoom(({ logic }) => Object.assign(logic ?? {}, { 2: `{"Tasks":${list(MANY, subscription)}}` })),
  'a logic with a deep list': () =>
    inRoom(({ logic }) =>
      Object.assign(logic ?? {}, {
        2: `{"Tasks":[],"extra":${'['.repeat(100)}${list(600_000, () => 1)}${']'.repeat(100)}}`,
      }),
    ),
  'a list that is no room': () => list(60_000, (id) => ({ id, tags: ['a', 'b'] })),
  'a long string with half a character': () =>
    `{"roomItems":{"2":{"hoverTitle":"${'\\ud83d'.repeat(400_000)}"}}}`,
  'a long key': () => `{"roomItems":{"${'k'.repeat(900_000)}":{"prefabName":1}},"quests":[]}`,
};

/** The length of what was handed to one call of a method, at most. */
function watchCalls(): () => number {
  let most = 0;
  const watch = (object: object, name: string): void => {
    const methods = object as Record<string, (...given: unknown[]) => unknown>;
    const original = methods[name] as (...given: unknown[]) => unknown;
    vi.spyOn(methods, name).mockImplementation(function (this: unknown, ...given) {
      most = Math.max(most, (given[0] as string | Uint8Array | undefined)?.length ?? 0);
      return original.apply(this, given);
    });
  };
  watch(JSON, 'parse');
  watch(TextDecoder.prototype, 'decode');
  watch(TextEncoder.prototype, 'encode');
  return () => most;
}

afterEach(() => void vi.restoreAllMocks());

test.each(Object.entries(SHAPES))(
  '%s is read a part at a time, with the same findings',
  async (_name, make) => {
    const bytes = new TextEncoder().encode(make());
    const expected = JSON.stringify(checkSnapshot(bytes).findings);
    const most = watchCalls();
    const { findings } = await checkSnapshotAsync(bytes);
    expect(most()).toBeLessThan(MOST);
    vi.restoreAllMocks();
    expect(JSON.stringify(findings) === expected).toBe(true);
  },
);
