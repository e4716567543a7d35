import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { checkSnapshot, checkSnapshotAsync } from '../src/index.js';
import { room } from './example-room.js';
import { randomRoom } from './properties/arbitraries/named-rooms.js';
import { runs } from './runs.js';

/* checkSnapshotAsync finds what checkSnapshot finds, and lets others work after each small step. */

afterEach(() => void vi.restoreAllMocks());
const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

/** What a check has found, without what is worked out on request. */
function seen({ findings, crashes, isStopped, unchecked, shownBytes }: ReturnType<typeof checkSnapshot>) {
  return { findings, crashes, isStopped, unchecked, shown: new TextDecoder().decode(shownBytes) };
}

const damage = fc.record({
  kind: fc.constantFrom('none', 'cut', 'insert', 'replace'),
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  text: fc.constantFrom('"', '{', '}', ',', '\\', '\u0000', '"x-access-key": "abcdefgh",', '[1,', '\ufeff'),
});

test('it finds the same in any room, damaged or not', async () => {
  await fc.assert(
    fc.asyncProperty(randomRoom, damage, async ({ names, print }, { kind, at, text }) => {
      const whole = print(names);
      const offset = Math.floor(at * whole.length);
      const rest = kind === 'cut' ? [] : whole.subarray(offset + (kind === 'replace' ? 1 : 0));
      const added = kind === 'cut' ? [] : encode(text);
      const bytes =
        kind === 'none' ? whole : Uint8Array.from([...whole.subarray(0, offset), ...added, ...rest]);
      expect(seen(await checkSnapshotAsync(bytes))).toEqual(seen(checkSnapshot(bytes)));
    }),
    { numRuns: runs(1000, 20) },
  );
});

type Sections = Record<'roomItems' | 'logic', Record<string, never>>;
const changed = (change: (sections: Sections) => void): string => {
  const sections = JSON.parse(room());
  change(sections);
  return JSON.stringify(sections);
};
const CROWD = changed(({ roomItems }) => {
  const item = { prefabName: 'GLB', pos: { x: 1, y: 'a', z: 2 } };
  for (let key = 100; key < 160; key++) Object.assign(roomItems, { [key]: { ...item, [`field${key}`]: 7 } });
});

test.each([
  ['cut off', CROWD.slice(0, -2_000)],
  ['with a credential', CROWD.replace('{', '{"x-access-key": "abcdefgh", ')],
  ['without commas', CROWD.replaceAll('},"', '}"')],
])('it stops wherever it is in a room %s', async (_name, text) => {
  // So much time is over whenever somebody looks that others may work after each step.
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 1000));
  const bytes = encode(text);
  const stopsAt = (turn: number) => ({
    turns: 0,
    throwIfAborted() {
      if (++this.turns === turn) throw new DOMException('stopped', 'AbortError');
    },
  });
  const all = stopsAt(Number.POSITIVE_INFINITY);
  expect(seen(await checkSnapshotAsync(bytes, {}, { signal: all }))).toEqual(seen(checkSnapshot(bytes)));
  expect(all.turns).toBeGreaterThan(20);
  for (let turn = 1; turn <= all.turns; turn += Math.ceil(all.turns / 15)) {
    const signal = stopsAt(turn);
    await expect(checkSnapshotAsync(bytes, {}, { signal })).rejects.toMatchObject({ name: 'AbortError' });
    expect(signal.turns).toBe(turn);
  }
});

/** So many bytes or characters at most are read in one step. */
const MOST = 1_100_000;
const listOf = (count: number, element: (index: number) => unknown): string =>
  JSON.stringify(Array.from({ length: count }, (_, index) => element(index)));
const withLogic = (value: string): string => changed(({ logic }) => Object.assign(logic, { 2: value }));
/** Files in which one value is most of the file. */
test.each<[what: string, make: () => string]>([
  [
    'a logic with a deep list',
    () => withLogic(`{"extra":${'['.repeat(100)}${listOf(600_000, () => 1)}${']'.repeat(100)}}`),
  ],
  ['half a character', () => `{"roomItems":{"2":{"hoverTitle":"${'\\ud83d'.repeat(400_000)}"}}}`],
])('it reads a part of the file at a time: %s', async (_name, make) => {
  const bytes = encode(make());
  const expected = JSON.stringify(checkSnapshot(bytes).findings);
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
  const { findings } = await checkSnapshotAsync(bytes);
  expect(most).toBeLessThan(MOST);
  vi.restoreAllMocks();
  expect(JSON.stringify(findings) === expected).toBe(true);
});
