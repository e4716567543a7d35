import { beforeAll, describe, expect, test } from 'vitest';
import * as library from '../src/index.js';
import { checkFile, loadConfig } from '../src/node.js';
import { room } from './example-room.js';
import { valueRows } from './table-rows.js';

/** The library as JavaScript sees it, which passes anything. */
// biome-ignore lint/suspicious/noExplicitAny: wrong arguments on purpose
const js = library as any;
// biome-ignore lint/suspicious/noExplicitAny: wrong arguments on purpose
const node = { checkFile, loadConfig } as any;
const bytes = new TextEncoder().encode(room());
const two = new Uint8Array(2);
const { findings, ...result } = library.checkSnapshot(bytes);
const play = new js.SnapshotPlay(bytes);
const editor = (): typeof js => new js.JsonEditor(bytes);

/** Functions and classes whose first argument is bytes, and those whose second is as well. */
const FIRST =
  'checkSnapshot repairSnapshot compareSnapshots importSnapshot planImport describeImport mergeSnapshot ' +
  'simulateSnapshot analyseSnapshot graphSnapshot outlineSnapshot applySplices placeAt spanOf positionsAt ' +
  'offsetsAt describeAt completionsAt references renameQuest rekeyItem SnapshotPlay JsonEditor TextPlaces ' +
  'SnapshotDocument';
const SECOND = 'compareSnapshots importSnapshot planImport describeImport mergeSnapshot credentialMask';

function call(name: string, ...given: readonly unknown[]): unknown {
  return /^[A-Z]/.test(name) ? new js[name](...given) : js[name](...given);
}

describe('what is not the bytes of a file', () => {
  const gone = new Uint8Array(8);
  structuredClone(gone, { transfer: [gone.buffer] });
  const NEEDS = 'roomlint needs the bytes of a file as a Uint8Array, not';
  const GONE = 'but those of this Uint8Array are gone: its ArrayBuffer was transferred or resized';
  const GIVEN: readonly (readonly [given: unknown, message: string])[] = [
    ['{}', `${NEEDS} a string: pass new TextEncoder().encode(text)`],
    [undefined, `${NEEDS} undefined`],
    [null, `${NEEDS} null`],
    [[123, 125], `${NEEDS} an Array`],
    [new ArrayBuffer(2), `${NEEDS} an ArrayBuffer: pass new Uint8Array(buffer)`],
    [new SharedArrayBuffer(2), `${NEEDS} a SharedArrayBuffer: pass new Uint8Array(buffer)`],
    [new Uint16Array(2), `${NEEDS} an Uint16Array`],
    [Promise.resolve(bytes), `${NEEDS} a Promise: await it`],
    [{ [Symbol.toStringTag]: 'Uint8Array', length: 2 }, `${NEEDS} an Uint8Array`],
    [gone, `roomlint needs the bytes of a file, ${GONE}`],
  ];

  test.each(GIVEN)('is refused by every function: %j', async (given, message) => {
    const error = new TypeError(message);
    for (const name of FIRST.split(' ')) expect(() => call(name, given), name).toThrow(error);
    for (const name of SECOND.split(' ')) expect(() => call(name, bytes, given), name).toThrow(error);
    await expect(js.checkSnapshotAsync(given)).rejects.toThrow(error);
  });

  test('is not a Buffer, a part of one, or shared memory', () => {
    const shared = new Uint8Array(new SharedArrayBuffer(bytes.length));
    shared.set(bytes);
    for (const given of [Buffer.from(room()), Buffer.from(`[[${room()}]]`).subarray(2, -2), shared])
      expect(library.checkSnapshot(given).findings).toEqual(findings);
  });
});

type Row = [message: string, name: string, given: readonly unknown[]];
test.each(
  [TypeError, RangeError].flatMap((type) =>
    valueRows<Row>('arguments.md', `A ${type.name} says`).map((row) => [type, ...row] as const),
  ),
)('%o says: %s', (type, message, name, given) => {
  const others = given.map((each) => (each === 'BYTES' ? bytes : each));
  expect(() => call(name, bytes, ...others)).toThrow(new type(message));
});

test.each(
  Object.entries<() => unknown>({
    'options must be an object, not 7': () => play.script([], 7),
    'lines must be an array of strings, not "click 2"': () => play.after('click 2'),
    'quest must be a string, not undefined': () => play.analysis(),
    'finding.fix must be an object with edits (an array), not 1': () => js.fixDiff(result, { fix: 1 }),
    'repair must be an object with before (an object), after (an object) and splices (an array), not an object':
      () => js.repairDiff({}),
    'at must be a JSON Pointer, or an array of them, not an Array': () => editor().embed([]),
    'value must be a JSON value or a Spelled, not NaN': () => editor().insert('/settings/a', Number.NaN),
    'beside must be an object with before or after, not "a"': () => editor().insert('/settings/a', 1, 'a'),
    'result must be an object with findings (an array) and shownBytes (the bytes of a file as a Uint8Array), not an Array':
      () => js.textReport(findings),
    'record must be one of the kinds of records, not "item"': () => js.findSchemaFaults('item', {}),
    'config at /rules must be a JSON value, not a Map': () => js.repairSnapshot(bytes, { rules: new Map() }),
  }),
)('a TypeError says: %s', (message, wrong) => {
  expect(wrong).toThrow(new TypeError(message));
});

const WRONG_SIGNAL = 'options.signal must be an AbortSignal, not an object';
test.each<[message: string, wrong: () => Promise<unknown>]>([
  [WRONG_SIGNAL, () => js.checkSnapshotAsync(bytes, {}, { signal: {} })],
  [WRONG_SIGNAL, () => js.checkSnapshotAsync(bytes, {}, { signal: { aborted: false } })],
  ['path must be a string, not undefined', () => node.checkFile()],
  ['there is no option "plugin": did you mean "plugins"?', () => node.checkFile('a', { plugin: false })],
])('a promise is rejected with: %s', async (message, wrong) => {
  await expect(wrong()).rejects.toThrow(new TypeError(message));
});

test('the ends of a range are in it', () => {
  expect(js.offsetsAt(two, js.positionsAt(two, [0, 2]))).toEqual([0, 2]);
  for (const seed of [0, 4294967295]) expect(js.simulateSnapshot(bytes, 'click 2', { seed }).seed).toBe(seed);
});

describe('a value that is written', () => {
  const settingsAfter = (value: unknown): unknown =>
    JSON.parse(new TextDecoder().decode(editor().replace('/settings', value).result())).settings;
  const circular: Record<string, unknown> = {};
  circular.a = [circular];

  test.each<[said: string, value: unknown]>([
    ['value must be a JSON value or a Spelled, not 3n', 3n],
    ['value must be a JSON value or a Spelled, not a Date', new Date(0)],
    ['value at /a/1 must be a JSON value or a Spelled, not NaN', { a: [1, Number.NaN] }],
    ['value at /0 must be a JSON value or a Spelled, not undefined', new Array(1)],
    ['value at /a/0 must be a JSON value or a Spelled, not an object that contains itself', circular],
  ])('must be JSON: %s', (message, value) => {
    expect(() => editor().replace('/settings', value)).toThrow(new TypeError(message));
  });

  test('may be nested 1,000 levels deep and no deeper, and hold an object twice', () => {
    const nested = (levels: number): unknown => JSON.parse('['.repeat(levels) + ']'.repeat(levels));
    const twice = { a: 1 };
    for (const value of [nested(1_000), [twice, twice]])
      expect(JSON.stringify(settingsAfter(value))).toBe(JSON.stringify(value));
    const error = new RangeError('value must not be nested more than 1,000 levels deep');
    for (const levels of [1_001, 50_000]) expect(() => settingsAfter(nested(levels))).toThrow(error);
  });
});

describe('bytes and options of checkSnapshotAsync', () => {
  // The first check waits for the thread.
  beforeAll(() => library.checkSnapshotAsync(bytes));

  test('may be changed and transferred while it works', async () => {
    const broken = new TextEncoder().encode(room().replace('"AutoStart": false', '"AutoStart": true'));
    const expected = library.checkSnapshot(broken).findings;
    const [changed, transferred] = [broken.slice(), broken.slice()];
    const checks = [library.checkSnapshotAsync(changed), library.checkSnapshotAsync(transferred)];
    changed.fill(0x20);
    structuredClone(transferred, { transfer: [transferred.buffer] });
    expect(expected).toHaveLength(1);
    for (const { findings: found } of await Promise.all(checks)) expect(found).toEqual(expected);
  });
});
