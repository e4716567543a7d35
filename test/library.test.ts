import { expect, test } from 'vitest';
import {
  analyseSnapshot,
  applySplices,
  ConfigError,
  checkSnapshot,
  checkSnapshotAsync,
  credentialMask,
  describeImport,
  graphDot,
  graphSnapshot,
  outlineSnapshot,
  repairSnapshot,
  SnapshotError,
  simulateSnapshot,
} from '../src/index.js';
import { broken as brokenText } from './example-changes.js';
import { room } from './example-room.js';
import { publishedValidator } from './model/schema/published-schemas.js';

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);
const [garden, broken, list] = [room(), brokenText, '[]'].map(encode) as [Uint8Array, Uint8Array, Uint8Array];
const SIGNATURE = '0123456789abcdef0123456789abcdef';
const SIGNED = `https://store.example/o/chest.glb?X-Amz-Signature=${SIGNATURE}`;

test('checkSnapshot takes a config, looks at no more bytes than it allows, and rejects an invalid one', () => {
  expect(checkSnapshot(broken, { rules: { 'quest/no-auto-start': 'off' } }).findings).toEqual([]);
  const rules = { 'text/size': ['error', { maxBytes: 100 }] };
  expect(checkSnapshot(broken, { rules }).findings.map(({ rule }) => rule)).toEqual(['text/size']);
  const wrong = (): unknown => checkSnapshot(broken, { rules: { 'quest/no-autostart': 'off' } });
  expect(wrong).toThrow('did you mean "quest/no-auto-start"?');
  expect(wrong).toThrow(ConfigError);
});

test('bytes that were changed are read anew', () => {
  const bytes = encode(JSON.stringify({ settings: { note: ' '.repeat(200_000) } }));
  expect(checkSnapshot(bytes).findings).toEqual([]);
  bytes.set(encode('x-access-key: Zx9Qw8Er7Ty6Ui5Op4'), 1_000);
  expect(checkSnapshot(bytes).findings.map(({ rule }) => rule)).toEqual(['text/secret']);
});

test('checkSnapshotAsync finds the same, also where there are no threads, and stops with an AbortError', async () => {
  expect(JSON.stringify(await checkSnapshotAsync(broken))).toBe(JSON.stringify(checkSnapshot(broken)));
  const controller = new AbortController();
  const checking = checkSnapshotAsync(broken, {}, { signal: controller.signal });
  controller.abort();
  await expect(checking).rejects.toMatchObject({ name: 'AbortError' });
  const signal = AbortSignal.abort();
  await expect(checkSnapshotAsync(broken, {}, { signal })).rejects.toMatchObject({ name: 'AbortError' });
  await expect(checkSnapshotAsync(broken, { rule: {} })).rejects.toThrow(ConfigError);
});

test('simulateSnapshot plays a script, and says which lines of another one cannot be played', () => {
  const report = simulateSnapshot(garden, 'click 2\nexpect 0_find_key completed\nexpect nothing');
  expect([report.passed, report.expectations, report.failed]).toEqual([false, 2, 1]);
  expect(report.runs[0]?.lines.map(({ result }) => result)).toEqual(['played', 'held', 'failed']);
  const faults = [{ line: 1, message: 'unknown item "22": did you mean "2"?' }];
  const error = expect.objectContaining({ name: 'ScriptError', faults });
  expect(() => simulateSnapshot(garden, 'click 22')).toThrow(error);
});

test('graphSnapshot and outlineSnapshot return what the published schemas say', () => {
  const graphs = [graphSnapshot(garden), graphSnapshot(garden, { focus: 'find_key', depth: 0 })] as const;
  const outlines = [{}, { item: '4' }, { quest: 'open_door' }].map((about) =>
    outlineSnapshot(garden, {}, about),
  );
  const isGraph = publishedValidator('graph-report.schema.json');
  for (const graph of graphs) expect([isGraph(graph), isGraph.errors]).toEqual([true, null]);
  const isOutline = publishedValidator('show-report.schema.json');
  for (const outline of outlines) expect([isOutline(outline), isOutline.errors]).toEqual([true, null]);
  expect(graphs.map(({ quests }) => quests.map(({ name }) => name))).toEqual([
    ['0_find_key', '1_open_door'],
    ['0_find_key'],
  ]);
  expect(outlineSnapshot(garden, {}, { item: 'Trigger' }).details?.keys).toEqual(['4']);
  expect(() => graphSnapshot(garden, { focus: '0_find_kee' })).toThrow('did you mean "0_find_key"?');
  expect(() => outlineSnapshot(garden, {}, { item: 'Triger' })).toThrow('did you mean "Trigger" (item 4)?');
  expect(() => outlineSnapshot(garden, {}, { item: '4', quest: '0_find_key' })).toThrow(RangeError);
});

test('graphDot is the graph for Graphviz, with credentials covered', () => {
  const signed = encode(room().replaceAll('_open_door', `_${SIGNED}`));
  const dot = graphDot(signed);
  for (const shown of ['digraph room {', '0_find_key']) expect(dot).toContain(shown);
  expect(dot).not.toContain(SIGNATURE);
  expect(graphDot(garden, { focus: '0_find_key', depth: 0 })).toContain('// left out: 1 quests');
});

test('what is no room is a SnapshotError', () => {
  const needing: (() => unknown)[] = [() => simulateSnapshot(list, ''), () => graphDot(list)];
  for (const wrong of [...needing, () => outlineSnapshot(list)]) expect(wrong).toThrow(SnapshotError);
});

test('analyseSnapshot returns the verdicts of each quest, and every play replays', () => {
  const quests = analyseSnapshot(garden);
  const reason = 'no trigger or linked task makes 0_find_key Active';
  const play = ['click 2', 'enter 4', 'fire 4 OnExitEvent'];
  expect(quests).toMatchObject([
    { name: '0_find_key', active: { verdict: 'impossible', reason } },
    { name: '1_open_door', completed: { verdict: 'reachable', play, seed: 1 } },
  ]);
  expect(simulateSnapshot(garden, [...play, 'expect 1_open_door completed'].join('\n')).passed).toBe(true);
});

test('describeImport says what an import changes, destroys and looks like, with masked credentials', () => {
  const nothing = { changes: [], notes: [], destroyed: [], looksLike: [] };
  expect(describeImport(broken, broken)).toEqual({ verdict: 'unchanged', ...nothing });
  const emptied = encode(JSON.stringify({ ...JSON.parse(room()), quests: {} }));
  expect(describeImport(garden, emptied)).toMatchObject({
    verdict: 'destroys',
    destroyed: ['0_find_key', '1_open_door'].map((name) => ({
      symbol: '-',
      text: expect.stringContaining(`quest "${name}"`),
    })),
    looksLike: [expect.stringMatching(/^quests is empty: /)],
  });
  const named = (url: string): Uint8Array => encode(room().replace('0_find_key', `0_${url}`));
  const words = JSON.stringify(describeImport(named(SIGNED), named(SIGNED.replaceAll('0', '7'))));
  expect([words.includes('***'), words.includes('456789abcdef')]).toEqual([true, false]);
});

test('credentialMask covers the credentials of files in all texts of a value, and what looks like one', () => {
  const cover = credentialMask(encode(JSON.stringify({ note: SIGNED })), encode('{}'));
  const value = { name: `sig ${SIGNATURE}`, parts: [SIGNATURE.slice(4, 20), 'chest', 7, null] };
  const covered = { name: 'sig ***', parts: ['***', 'chest', 7, null] };
  expect(cover({ ...value, deep: value })).toEqual({ ...covered, deep: covered });
  expect(value.name).toBe(`sig ${SIGNATURE}`);
  expect(credentialMask()('x-access-key: 0a1b2c3d4e5f60718293')).toBe('x-access-key: ***');
});

test('masking a credential does not change the bytes of the caller, also in a Buffer', () => {
  const text = '{ "settings": { "note": "x-access-key: 0a1b2c3d4e5f60718293" }, "roomItems": {} }';
  const bytes = Buffer.from(text);
  expect(checkSnapshot(bytes).findings.map(({ rule }) => rule)).toContain('text/secret');
  expect(bytes.toString()).toBe(text);
});

test('repairSnapshot with "only" repairs what is chosen, and leaves alone what then takes its place', () => {
  const twice = encode(room().replaceAll('"AutoStart": false', '"AutoStart": true'));
  const repaired = (only: (each: { readonly fingerprint: string }) => boolean): Uint8Array =>
    repairSnapshot(twice, {}, { unsafe: true, only }).after.bytes;
  const fixable = checkSnapshot(twice).findings.filter(({ fix }) => fix !== undefined);
  for (const { fingerprint, fix } of fixable)
    expect(repaired((each) => each.fingerprint === fingerprint)).toEqual(
      applySplices(twice, fix?.edits ?? []),
    );
  expect([fixable.length > 0, repaired(() => false)]).toEqual([true, twice]);
});
