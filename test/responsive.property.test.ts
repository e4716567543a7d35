import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { checkSnapshot, checkSnapshotAsync } from '../src/index.js';
import { room } from './example-room.js';
import { randomRoom } from './properties/arbitraries/named-rooms.js';
import { runs } from './runs.js';

const damage = fc.record({
  kind: fc.constantFrom('none', 'cut', 'insert', 'replace'),
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  text: fc.constantFrom('"', '{', '}', ',', '\\', '\u0000', '"x-access-key": "abcdefgh",', '[1,', '\ufeff'),
});

function damaged(
  bytes: Uint8Array,
  { kind, at, text }: { kind: string; at: number; text: string },
): Uint8Array {
  if (kind === 'none') return bytes;
  const offset = Math.floor(at * bytes.length);
  const added = kind === 'cut' ? new Uint8Array() : new TextEncoder().encode(text);
  const rest = kind === 'cut' ? new Uint8Array() : bytes.subarray(offset + (kind === 'replace' ? 1 : 0));
  return Uint8Array.from([...bytes.subarray(0, offset), ...added, ...rest]);
}

/** A signal that stops the check when it is asked for the n-th time. */
function stopsAt(turn: number): { throwIfAborted(): void; turns: number } {
  const stopped = new DOMException('stopped', 'AbortError');
  return {
    turns: 0,
    throwIfAborted() {
      if (++this.turns === turn) throw stopped;
    },
  };
}

type Checked = ReturnType<typeof checkSnapshot>;
/** What a check has found, without what is worked out on request. */
function seen({ findings, crashes, isStopped, unchecked, shownBytes }: Checked): unknown {
  return { findings, crashes, isStopped, unchecked, shown: new TextDecoder().decode(shownBytes) };
}

/** Others may work after each step: so much time is over whenever somebody looks. */
function withSlowClock(): void {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 1000));
}

/** A room for each of the ways that a text goes. */
function crowd(): Record<string, unknown> {
  const whole = JSON.parse(room());
  for (let key = 100; key < 160; key++)
    whole.roomItems[key] = { prefabName: 'GLB', pos: { x: 1, y: 'a', z: 2 }, [`field${key}`]: key % 7 };
  return whole;
}
const TEXT = JSON.stringify(crowd());

/** A room with many quests, none of which can start. */
function manyQuests(): string {
  const whole = JSON.parse(room());
  const { quests } = whole as { quests: Record<string, Record<string, unknown>> };
  const pair = Object.values(quests).slice(0, 2);
  for (let number = 10; number < 85; number++)
    for (const entry of pair) {
      const id = `mlh4k2p9${number}${entry.Status === 'completed' ? 'c' : 'p'}`;
      quests[id] = {
        ...entry,
        id,
        Name: `${number}_quest`,
        EntryId: `5b9c3e7a-1d2f-4a6b-8c4d-9e0f1a2b3${number}`,
      };
    }
  return JSON.stringify(whole);
}
const ROOMS = {
  'with many findings': TEXT,
  'cut off': TEXT.slice(0, -2_000),
  'with a credential': TEXT.replace('{', '{"x-access-key": "abcdefgh", '),
  'with quests that never start': manyQuests(),
  'with duplicate keys': room().replaceAll('"prefabName"', '"prefabName":1,"prefabName"'),
  'of another language': room().replaceAll('"', "'").replaceAll('true', 'True'),
  'without commas': TEXT.replaceAll('},"', '}"'),
};

afterEach(() => void vi.restoreAllMocks());

describe('checkSnapshotAsync', () => {
  test('finds what checkSnapshot finds in any room, damaged or not', async () => {
    await fc.assert(
      fc.asyncProperty(randomRoom, damage, async ({ names, print }, how) => {
        const bytes = damaged(print(names), how);
        expect(seen(await checkSnapshotAsync(bytes))).toEqual(seen(checkSnapshot(bytes)));
      }),
      { numRuns: runs(1000, 20) },
    );
  });

  test.each(Object.entries(ROOMS))('stops wherever it is in a room %s', async (_name, text) => {
    withSlowClock();
    const bytes = new TextEncoder().encode(text);
    const all = stopsAt(Number.POSITIVE_INFINITY);
    expect(seen(await checkSnapshotAsync(bytes, {}, { signal: all }))).toEqual(seen(checkSnapshot(bytes)));
    expect(all.turns).toBeGreaterThan(20);
    for (let turn = 1; turn <= all.turns; turn += Math.ceil(all.turns / 15)) {
      const signal = stopsAt(turn);
      await expect(checkSnapshotAsync(bytes, {}, { signal })).rejects.toMatchObject({ name: 'AbortError' });
      expect(signal.turns).toBe(turn);
    }
  });
});
