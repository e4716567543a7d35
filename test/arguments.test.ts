import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import * as library from '../src/index.js';
import { checkFile, loadConfig } from '../src/node.js';
import { FIND_KEY, room } from './example-room.js';

/** The library as JavaScript sees it, which passes anything. */
// biome-ignore lint/suspicious/noExplicitAny: wrong arguments on purpose
const js = library as any;
// biome-ignore lint/suspicious/noExplicitAny: wrong arguments on purpose
const node = { checkFile, loadConfig } as any;
const bytes = new TextEncoder().encode(room());
const { findings, ...result } = library.checkSnapshot(bytes);

const BYTES_MESSAGE = 'roomlint needs the bytes of a file as a Uint8Array, not';

/** Calls every export that takes bytes with something else. */
const CALLS: Readonly<Record<string, (given: unknown) => unknown>> = {
  checkSnapshot: (given) => js.checkSnapshot(given),
  repairSnapshot: (given) => js.repairSnapshot(given),
  'compareSnapshots, before': (given) => js.compareSnapshots(given, bytes),
  'compareSnapshots, after': (given) => js.compareSnapshots(bytes, given),
  'importSnapshot, room': (given) => js.importSnapshot(given, bytes),
  'importSnapshot, snapshot': (given) => js.importSnapshot(bytes, given),
  'planImport, room': (given) => js.planImport(given, bytes),
  'planImport, snapshot': (given) => js.planImport(bytes, given),
  'describeImport, room': (given) => js.describeImport(given, bytes),
  'describeImport, snapshot': (given) => js.describeImport(bytes, given),
  'mergeSnapshot, room': (given) => js.mergeSnapshot(given, bytes),
  'mergeSnapshot, snapshot': (given) => js.mergeSnapshot(bytes, given),
  simulateSnapshot: (given) => js.simulateSnapshot(given, 'click 2'),
  analyseSnapshot: (given) => js.analyseSnapshot(given),
  graphSnapshot: (given) => js.graphSnapshot(given),
  outlineSnapshot: (given) => js.outlineSnapshot(given),
  credentialMask: (given) => js.credentialMask(bytes, given),
  SnapshotPlay: (given) => new js.SnapshotPlay(given),
  applySplices: (given) => js.applySplices(given, []),
  JsonEditor: (given) => new js.JsonEditor(given),
  TextPlaces: (given) => new js.TextPlaces(given),
  SnapshotDocument: (given) => new js.SnapshotDocument(given),
  placeAt: (given) => js.placeAt(given, 0),
  spanOf: (given) => js.spanOf(given, { pointer: '' }),
  positionsAt: (given) => js.positionsAt(given, [0]),
  offsetsAt: (given) => js.offsetsAt(given, [{ line: 1, column: 1 }]),
  describeAt: (given) => js.describeAt(given, 0),
  completionsAt: (given) => js.completionsAt(given, 0),
  references: (given) => js.references(given),
  renameQuest: (given) => js.renameQuest(given, 'a', '0_b'),
  rekeyItem: (given) => js.rekeyItem(given, '1', '2'),
};

const NO_BYTES: readonly (readonly [given: unknown, said: string])[] = [
  ['{}', 'a string: pass new TextEncoder().encode(text)'],
  [undefined, 'undefined'],
  [null, 'null'],
  [7, '7'],
  [{}, 'an object'],
  [[123, 125], 'an Array'],
  [new ArrayBuffer(2), 'an ArrayBuffer: pass new Uint8Array(buffer)'],
  [new SharedArrayBuffer(2), 'a SharedArrayBuffer: pass new Uint8Array(buffer)'],
  [new DataView(new ArrayBuffer(2)), 'a DataView'],
  [new Uint16Array(2), 'an Uint16Array'],
  [Promise.resolve(bytes), 'a Promise: await it'],
  [{ [Symbol.toStringTag]: 'Uint8Array', length: 2 }, 'an Uint8Array'],
];

describe.each(Object.entries(CALLS))('%s', (_name, call) => {
  test('says what it was given instead of bytes', () => {
    for (const [given, said] of NO_BYTES)
      expect(() => call(given)).toThrow(new TypeError(`${BYTES_MESSAGE} ${said}`));
  });

  test('does not take bytes that were transferred for an empty file', () => {
    const gone = new Uint8Array(8);
    structuredClone(gone, { transfer: [gone.buffer] });
    expect(() => call(gone)).toThrow(
      new TypeError(
        'roomlint needs the bytes of a file, but those of this Uint8Array are gone: its ArrayBuffer was transferred or resized',
      ),
    );
  });
});

test('checkSnapshotAsync and drawSnapshot reject what is not bytes', async () => {
  const expected = new TypeError(`${BYTES_MESSAGE} null`);
  await expect(js.checkSnapshotAsync(null)).rejects.toThrow(expected);
  await expect(js.drawSnapshot(null, () => {})).rejects.toThrow(expected);
});

test('bytes may be a Buffer, a part of one, and shared', () => {
  const text = room();
  const shared = new Uint8Array(new SharedArrayBuffer(bytes.length));
  shared.set(bytes);
  const padded = Buffer.from(`[[${text}]]`);
  for (const given of [Buffer.from(text), padded.subarray(2, -2), shared])
    expect(library.checkSnapshot(given).findings).toEqual(findings);
});

const { length } = bytes;
const document = new js.SnapshotDocument(bytes);
const places = new js.TextPlaces(bytes);
const play = new js.SnapshotPlay(bytes);
const editor = (): typeof js => new js.JsonEditor(bytes);

describe('an argument of another type', () => {
  test.each<[message: string, call: () => unknown]>([
    ...Object.entries<() => unknown>({
      'options must be an object, not null': () => js.checkSnapshot(bytes, {}, null),
      'options.known must be an object with baseline and file, not "a"': () =>
        js.checkSnapshot(bytes, {}, { known: 'a' }),
      'options.known must be an object with baseline and file, not an object': () =>
        js.repairSnapshot(bytes, {}, { known: {} }),
      'options must be an object, not true': () => js.repairSnapshot(bytes, {}, true),
      'options.unsafe must be true or false, not "yes"': () =>
        js.repairSnapshot(bytes, {}, { unsafe: 'yes' }),
      'options.only must be a function, not an Array': () => js.repairSnapshot(bytes, {}, { only: [] }),
      'options.keep must be "bytes", "values" or "unknown", not "byte"': () =>
        js.compareSnapshots(bytes, bytes, { keep: 'byte' }),
      'options.allow must be an array of strings, not "/a"': () =>
        js.compareSnapshots(bytes, bytes, { allow: '/a' }),
      'script must be a string, not an Array': () => js.simulateSnapshot(bytes, ['click 2']),
      'seed must be a whole number from 0 to 4294967295, not "1"': () =>
        js.simulateSnapshot(bytes, '', { seed: '1' }),
      'options.focus must be a string, not 1': () => js.graphSnapshot(bytes, { focus: 1 }),
      'depth must be a whole number from 0, not null': () => js.graphSnapshot(bytes, { depth: null }),
      'options.item must be a string, not 2': () => js.outlineSnapshot(bytes, {}, { item: 2 }),
      'splices must be an array of objects with start, end and text, not an Array': () =>
        js.applySplices(bytes, new Array(1)),
      'finding.fix must be an object with edits, not 1': () => js.fixDiff(result, { fix: 1 }),
      'options must be an object, not a Map': () => js.checkSnapshot(bytes, {}, new Map()),
      'at must be a JSON Pointer, or an array of them, not an Array': () => editor().remove(new Array(1)),
      'an offset must be a whole number from 0 to 2, not undefined': () =>
        js.positionsAt(new Uint8Array(2), new Array(1)),
      'lines must be an array of strings, not "click 2"': () => play.after('click 2'),
      'options must be an object, not 7': () => play.script([], 7),
      'options.byId must be true or false, not 1': () => play.script([], { byId: 1 }),
      'quest must be a string, not undefined': () => play.analysis(),
      'splices must be an array of objects with start, end and text, not undefined': () =>
        js.applySplices(bytes),
      'json must be a string, not true': () => js.replaceValue(js.Place.root, true, 'safe', 'write true'),
      'json must be a string, not 1': () => js.overwriteValue(js.Place.root, 1, 'write 1'),
      'an offset must be a whole number from 0 to 2, not "1"': () => js.placeAt(new Uint8Array(2), '1'),
      'place must be an object, not "/a"': () => js.spanOf(bytes, '/a'),
      'place.pointer must be a string, not undefined': () => js.spanOf(bytes, {}),
      'place.embedded must be an array of strings, not "/a"': () =>
        places.spanOf({ pointer: '', embedded: '/a' }),
      'place.part must be "key" or "value", not "name"': () => places.spanOf({ pointer: '', part: 'name' }),
      'offsets must be an array, not 1': () => js.positionsAt(bytes, 1),
      'positions must be an array of objects, not an object': () =>
        js.offsetsAt(bytes, { line: 1, column: 1 }),
      'line must be a whole number from 1, not "1"': () => js.offsetsAt(bytes, [{ line: '1', column: 1 }]),
      [`an offset must be a whole number from 0 to ${length}, not undefined`]: () => document.describeAt(),
      [`an offset must be a whole number from 0 to ${length}, not null`]: () => document.completionsAt(null),
      [`an offset must be a whole number from 0 to ${length}, not an object`]: () => document.referredAt({}),
      'id must be a string, not 1': () => js.renameQuest(bytes, 1, '0_b'),
      'name must be a string, not undefined': () => js.renameQuest(bytes, FIND_KEY),
      'key must be a string, not 2': () => js.rekeyItem(bytes, 2, '5'),
      'newKey must be a string, not 5': () => js.rekeyItem(bytes, '2', 5),
      'at must be a JSON Pointer, or an array of them, not 1': () => editor().remove(1),
      'key must be a string, not 1': () => editor().rename('/settings', 1),
      'value must be a JSON value or a Spelled, not undefined': () => editor().replace('/settings'),
      'value must be a JSON value or a Spelled, not NaN': () => editor().insert('/settings/a', Number.NaN),
      'beside must be an object with before or after, not "a"': () => editor().insert('/settings/a', 1, 'a'),
      'json must be a string, not 1.5': () => new js.Spelled(1.5),
      'result must be an object with findings and shownBytes, not an Array': () => js.textReport(findings),
      'options.path must be a string, not 1': () => js.textReport({ ...result, findings }, { path: 1 }),
      'finding must be an object, not undefined': () => js.fixDiff(result),
      'repair must be an object with before, after and splices, not an object': () => js.repairDiff({}),
      'record must be one of the kinds of records, not "item"': () => js.findSchemaFaults('item', {}),
    }),
    ...Object.entries<() => unknown>({
      'options must be an object, not null': () => js.outlineSnapshot(bytes, {}, null),
      'splices must be an array of objects with start, end and text, not an Array': () =>
        js.applySplices(bytes, [{ start: 1 }]),
      'at must be a JSON Pointer, or an array of them, not an Array': () => editor().embed([]),
    }),
    ...Object.entries<() => unknown>({
      'options must be an object, not null': () => js.fixDiff(result, { fix: { edits: [] } }, null),
    }),
  ])('%s', (message, call) => {
    expect(call).toThrow(new TypeError(message));
  });

  test.each(
    Object.entries<() => Promise<unknown>>({
      'options.signal must be an AbortSignal, not an object': () =>
        js.checkSnapshotAsync(bytes, {}, { signal: {} }),
      'options must be an object, not null': () => js.checkSnapshotAsync(bytes, {}, null),
      'layOut must be a function, not undefined': () => js.drawSnapshot(bytes),
      'what layOut gives must be an object, not undefined': () => js.drawSnapshot(bytes, () => {}),
      'options.title must be a string, not 1': () => js.drawSnapshot(bytes, () => {}, { title: 1 }),
      'path must be a string, not undefined': () => node.checkFile(),
      'path must be a string, not an Uint8Array': () => node.loadConfig(bytes),
      'options.config must be a string or false, not true': () => node.loadConfig('a.json', { config: true }),
      'options.plugins must be true or false, not 0': () => node.checkFile('a.json', { plugins: 0 }),
      'options.bytes must be the bytes of a file as a Uint8Array, not "{}"': () =>
        node.checkFile('a.json', { bytes: '{}' }),
      'options must be an object, not "a"': () => node.loadConfig('a.json', 'a'),
    }),
  )('%s', async (message, call) => {
    await expect(call()).rejects.toThrow(new TypeError(message));
  });
});

describe('an option that a function does not have', () => {
  test.each(
    Object.entries<() => unknown>({
      'there is no option "knwon": did you mean "known"?': () => js.checkSnapshot(bytes, {}, { knwon: {} }),
      'there is no option "signal": use known': () => js.checkSnapshot(bytes, {}, { signal: undefined }),
      'there is no option "safe": did you mean "unsafe"?': () =>
        js.repairSnapshot(bytes, {}, { safe: false }),
      'there is no option "kep": did you mean "keep"?': () => js.compareSnapshots(bytes, bytes, { kep: 1 }),
      'there is no option "Depth": did you mean "depth"?': () => js.graphSnapshot(bytes, { Depth: 1 }),
      'there is no option "quests": did you mean "quest"?': () =>
        js.outlineSnapshot(bytes, {}, { quests: 1 }),
      'there is no option "sead": did you mean "seed"?': () => js.simulateSnapshot(bytes, '', { sead: 1 }),
      'there is no option "byId": use seed': () => play.after([], { byId: true }),
      'there is no option "byID": did you mean "byId"?': () => play.script([], { byID: true }),
      'there is no option "width": use path or columns': () =>
        js.textReport({ ...result, findings }, { width: 1 }),
      'there is no option "columns": use path or longestLine': () =>
        js.fixDiff(result, { fix: { edits: [] } }, { columns: 1 }),
      'there is no option "__proto__": use known': () =>
        js.checkSnapshot(bytes, {}, JSON.parse('{"__proto__":1}')),
    }),
  )('%s', (message, call) => {
    expect(call).toThrow(new TypeError(message));
  });

  test.each(
    Object.entries<() => Promise<unknown>>({
      'there is no option "singal": did you mean "signal"?': () =>
        js.checkSnapshotAsync(bytes, {}, { singal: 1 }),
      'there is no option "titel": did you mean "title"?': () =>
        js.drawSnapshot(bytes, () => {}, { titel: '' }),
      'there is no option "plugin": did you mean "plugins"?': () =>
        node.checkFile('a.json', { plugin: false }),
      'there is no option "bytes": use cwd, config or plugins': () => node.loadConfig('a.json', { bytes }),
    }),
  )('%s', async (message, call) => {
    await expect(call()).rejects.toThrow(new TypeError(message));
  });
});

describe('what JSON cannot hold', () => {
  const circular: Record<string, unknown> = {};
  circular.a = [circular];
  test.each<[said: string, value: unknown]>([
    ['value must be a JSON value or a Spelled, not 3n', 3n],
    ['value must be a JSON value or a Spelled, not a Map', new Map()],
    ['value must be a JSON value or a Spelled, not a Date', new Date(0)],
    ['value at /a must be a JSON value or a Spelled, not undefined', { a: undefined }],
    ['value at /a/1 must be a JSON value or a Spelled, not NaN', { a: [1, Number.NaN] }],
    ['value at /0 must be a JSON value or a Spelled, not undefined', new Array(1)],
    ['value at /a must be a JSON value or a Spelled, not a function', { a: () => 1 }],
    ['value at /a/0 must be a JSON value or a Spelled, not an object that contains itself', circular],
  ])('%s', (message, value) => {
    expect(() => editor().replace('/settings', value)).toThrow(new TypeError(message));
    expect(() => editor().insert('/settings/new', value)).toThrow(new TypeError(message));
  });

  test('a value may be nested 1,000 levels deep and no deeper', () => {
    const nested = (levels: number): unknown => JSON.parse('['.repeat(levels) + ']'.repeat(levels));
    const written = editor().replace('/settings', nested(1_000)).result();
    expect(JSON.parse(new TextDecoder().decode(written)).settings).toEqual(nested(1_000));
    for (const levels of [1_001, 50_000])
      expect(() => editor().replace('/settings', nested(levels))).toThrow(
        new RangeError('value must not be nested more than 1,000 levels deep'),
      );
  });

  test('an object may be in a value twice', () => {
    const twice = { a: 1 };
    const written = editor().replace('/settings', [twice, twice]).result();
    expect(JSON.parse(new TextDecoder().decode(written)).settings).toEqual([twice, twice]);
  });

  test.each(
    Object.entries<() => unknown>({
      'config must be a JSON value, not a Map': () => js.checkSnapshot(bytes, new Map()),
      'config at /rules must be a JSON value, not a Map': () =>
        js.repairSnapshot(bytes, { rules: new Map() }),
      'config at /extends must be a JSON value, not a symbol': () =>
        js.outlineSnapshot(bytes, { extends: Symbol('a') }),
      'value must be a JSON value, not a Map': () => js.findSchemaFaults('room-item', new Map()),
      'definition must be an object, not null': () => js.defineRule(null),
    }),
  )('%s', (message, call) => {
    expect(call).toThrow(new TypeError(message));
  });

  test('settings of a config may be undefined', () => {
    expect(js.checkSnapshot(bytes, { extends: undefined, rules: {} }).findings).toEqual(findings);
  });
});

describe('bytes and options of checkSnapshotAsync', () => {
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

  test('are read once, and errors of their getters are passed on', async () => {
    const [signal] = [new AbortController().signal];
    let reads = 0;
    const counting = {
      get signal() {
        return ++reads > 1 ? 'another' : signal;
      },
    };
    expect((await js.checkSnapshotAsync(bytes, {}, counting)).findings).toEqual(findings);
    expect(reads).toBe(1);
    const throwing = Object.defineProperty({}, 'known', {
      enumerable: true,
      get: () => {
        throw new Error('from a getter');
      },
    });
    expect(() => js.checkSnapshot(bytes, {}, throwing)).toThrow(new Error('from a getter'));
  });

  test('may be frozen', async () => {
    const config = Object.freeze({ extends: 'recommended', rules: Object.freeze({}) });
    const { findings: found } = await js.checkSnapshotAsync(bytes, config, Object.freeze({}));
    expect(found).toEqual(findings);
  });

  test('take a signal of another realm, as test runners with contexts of their own have', async () => {
    const signal = runInNewContext(
      '({ throwIfAborted() {}, addEventListener() {}, removeEventListener() {} })',
    );
    await expect(js.checkSnapshotAsync(bytes, {}, { signal })).resolves.toMatchObject({ findings: [] });
  });

  test('are refused by a signal that was aborted before', async () => {
    const signal = AbortSignal.abort();
    await expect(js.checkSnapshotAsync(bytes, {}, { signal })).rejects.toMatchObject({ name: 'AbortError' });
  });
});

test.each<[message: string, call: () => unknown]>([
  ...Object.entries<() => unknown>({
    'line must be a whole number from 1, not 0': () => js.offsetsAt(bytes, [{ line: 0, column: 1 }]),
    'column must be a whole number from 1, not NaN': () =>
      js.offsetsAt(bytes, [{ line: 1, column: Number.NaN }]),
    'depth must be a whole number from 0, not 0.5': () => js.graphSnapshot(bytes, { depth: 0.5 }),
    'start must be a whole number from 0, not 0.5': () =>
      js.applySplices(bytes, [{ start: 0.5, end: 1, text: '' }]),
    'end must be a whole number from 0, not NaN': () =>
      js.applySplices(bytes, [{ start: 0, end: Number.NaN, text: '' }]),
    'the text for bytes 0 to 0 has an unpaired surrogate, which UTF-8 cannot hold': () =>
      js.applySplices(bytes, [{ start: 0, end: 0, text: '\ud800' }]),
    'seed must be a whole number from 0 to 4294967295, not -1': () =>
      js.simulateSnapshot(bytes, '', { seed: -1 }),
    'seed must be a whole number from 0 to 4294967295, not NaN': () => play.after([], { seed: Number.NaN }),
    'columns must be a whole number from 1, not 0': () =>
      js.textReport({ ...result, findings }, { columns: 0 }),
    'longestLine must be a whole number from 1, not -5': () =>
      js.fixDiff(result, { fix: { edits: [] } }, { longestLine: -5 }),
  }),
  ...[-1, Number.NaN, 1.5, 3, Number.POSITIVE_INFINITY].flatMap((at): [string, () => unknown][] => {
    const message = `an offset must be a whole number from 0 to 2, not ${at}`;
    const two = new Uint8Array(2);
    return [
      [message, () => js.placeAt(two, at)],
      [message, () => js.positionsAt(two, [0, at])],
      [message, () => js.describeAt(two, at)],
      [message, () => js.completionsAt(two, at)],
      [message, () => new js.SnapshotDocument(two).referredAt(at)],
    ];
  }),
])('a number out of its range: %s', (message, call) => {
  expect(call).toThrow(new RangeError(message));
});

test.each([null, 7, 'strict', [], { preset: 3 }])(
  'the config %j is a ConfigError that says why',
  (config) => {
    expect(() => js.checkSnapshot(bytes, config)).toThrow(library.ConfigError);
    expect(() => js.checkSnapshot(bytes, config)).toThrow(/must be|unknown/);
  },
);
