import ELK from 'elkjs/lib/elk.bundled.js';
import { describe, expect, test, vi } from 'vitest';
import {
  analyseSnapshot,
  applySplices,
  ConfigError,
  checkSnapshot,
  checkSnapshotAsync,
  credentialMask,
  describeImport,
  drawSnapshot,
  graphSnapshot,
  type LayOut,
  outlineSnapshot,
  repairSnapshot,
  SnapshotError,
  simulateSnapshot,
} from '../src/index.js';
import { readTextInPieces } from '../src/lint/read-text.js';
import { room } from './example-room.js';
import { publishedValidator } from './schema/published-schemas.js';

const bytes = new TextEncoder().encode(room().replace('"AutoStart": false', '"AutoStart": true'));

test('checkSnapshot returns the findings of a snapshot, with places and fixes', () => {
  const { findings } = checkSnapshot(bytes);
  const autoStart = findings.find(({ rule }) => rule === 'quest/no-auto-start');
  expect(autoStart?.pointer).toMatch(/^\/quests\/.*\/AutoStart$/);
  expect(new TextDecoder().decode(bytes.subarray(autoStart?.start.offset, autoStart?.end.offset))).toBe(
    'true',
  );
  expect(autoStart?.fix?.edits.map(({ text }) => text)).toEqual(['false']);
});

test('checkSnapshot takes a config', () => {
  const rules = { 'quest/no-auto-start': 'off', 'quest/pair-symmetry': 'off' };
  expect(checkSnapshot(bytes, { rules }).findings).toEqual([]);
});

test('checkSnapshotAsync finds the same, and lets others work meanwhile', async () => {
  expect(JSON.stringify(await checkSnapshotAsync(bytes))).toBe(JSON.stringify(checkSnapshot(bytes)));
  const items = Object.fromEntries(
    Array.from({ length: 20_000 }, (_, index) => [index + 1, { prefabName: 7 }]),
  );
  const large = new TextEncoder().encode(JSON.stringify({ roomItems: items }));
  let turns = 0;
  const timer = setInterval(() => turns++, 1);
  const { findings } = await checkSnapshotAsync(large);
  clearInterval(timer);
  expect(findings.length).toBeGreaterThan(0);
  expect(turns).toBeGreaterThan(1);
});

/** About 10 MB, in which no record is large. */
function largeRoom(): Uint8Array {
  const item = { prefabName: 'GLB', hoverTitle: 'x'.repeat(900), pos: { x: 1, y: 'a', z: 2 } };
  const whole = JSON.parse(room());
  for (let key = 100; key < 10_100; key++) whole.roomItems[key] = item;
  return new TextEncoder().encode(JSON.stringify(whole));
}

test('no step of reading 10 MB parses or scans more than a part of it', () => {
  const large = largeRoom();
  const parsed: number[] = [];
  const parse = JSON.parse;
  const spy = vi.spyOn(JSON, 'parse').mockImplementation((text: string) => {
    parsed.push(text.length);
    return parse(text);
  });
  const steps = readTextInPieces(large, { maxBytes: 1e9, maxDepth: 100, maxRecords: 1e6 });
  let count = 0;
  for (let next = steps.next(); next.done !== true; next = steps.next()) count++;
  spy.mockRestore();
  expect(large.length).toBeGreaterThan(9_000_000);
  expect(Math.max(...parsed)).toBeLessThan(300_000);
  expect(count).toBeGreaterThan(40);
});

test('checkSnapshotAsync stops with an AbortError, at once or in the middle', async () => {
  const stopped = { name: 'AbortError' };
  await expect(checkSnapshotAsync(bytes, {}, { signal: AbortSignal.abort() })).rejects.toMatchObject(stopped);
  const items = Object.fromEntries(
    Array.from({ length: 20_000 }, (_, index) => [index + 1, { prefabName: 7 }]),
  );
  const controller = new AbortController();
  const large = new TextEncoder().encode(JSON.stringify({ roomItems: items }));
  const checking = checkSnapshotAsync(large, {}, { signal: controller.signal });
  controller.abort();
  await expect(checking).rejects.toMatchObject(stopped);
  await expect(checkSnapshotAsync(bytes, { rule: {} })).rejects.toThrow(ConfigError);
});

test('checkSnapshot rejects an invalid config with the reason', () => {
  expect(() => checkSnapshot(bytes, { rules: { 'quest/no-autostart': 'off' } })).toThrow(ConfigError);
  expect(() => checkSnapshot(bytes, { rules: { 'quest/no-autostart': 'off' } })).toThrow(
    'did you mean "quest/no-auto-start"?',
  );
});

test('checkSnapshot does not look at more bytes than text/size allows', () => {
  const rules = { 'text/size': ['error', { maxBytes: 100 }] };
  expect(checkSnapshot(bytes, { rules }).findings.map(({ rule }) => rule)).toEqual(['text/size']);
});

test('the fingerprint of a byte-order mark does not depend on the rest of the file', () => {
  const print = (text: string): string[] =>
    checkSnapshot(new TextEncoder().encode(text))
      .findings.filter(({ rule }) => rule === 'text/encoding')
      .map(({ fingerprint }) => fingerprint);
  expect(print(`\ufeff${room()}`)).toEqual(print('\ufeff{"settings": {}}'));
});

test('errors have their names', () => {
  expect(() => checkSnapshot(bytes, { rule: {} })).toThrow(expect.objectContaining({ name: 'ConfigError' }));
});

test('simulateSnapshot plays a script, and says which lines of another one cannot be played', () => {
  const garden = new TextEncoder().encode(room());
  const report = simulateSnapshot(garden, 'click 2\nexpect 0_find_key completed\nexpect nothing');
  expect([report.passed, report.expectations, report.failed]).toEqual([false, 2, 1]);
  expect(report.runs[0]?.lines.map(({ result }) => result)).toEqual(['played', 'held', 'failed']);
  const faults = [{ line: 1, message: 'unknown item "22": did you mean "2"?' }];
  expect(() => simulateSnapshot(garden, 'click 22')).toThrow(
    expect.objectContaining({ name: 'ScriptError', faults }),
  );
  expect(() => simulateSnapshot(new TextEncoder().encode('[]'), '')).toThrow(SnapshotError);
});

test('graphSnapshot returns what moves the quests, as the published schema says', () => {
  const garden = new TextEncoder().encode(room());
  const validate = publishedValidator('graph-report.schema.json');
  const graph = graphSnapshot(garden);
  expect(validate(graph), JSON.stringify(validate.errors)).toBe(true);
  expect(graph.quests.map(({ name }) => name)).toEqual(['0_find_key', '1_open_door']);
  const near = graphSnapshot(garden, { focus: 'find_key', depth: 0 });
  expect(near.quests.map(({ name }) => name)).toEqual(['0_find_key']);
  expect(near.leftOut.quests).toBe(1);
  expect(() => graphSnapshot(garden, { focus: '0_find_kee' })).toThrow('did you mean "0_find_key"?');
  expect(() => graphSnapshot(garden, { depth: -1 })).toThrow(
    new RangeError('depth must be a whole number from 0, not -1'),
  );
  expect(() => graphSnapshot(new TextEncoder().encode('[]'))).toThrow(SnapshotError);
});

test('drawSnapshot draws the quests with a layout that it is given, and covers credentials', async () => {
  const token = 'https://store.example/o/a.glb?X-Amz-Signature=0123456789abcdef0123456789abcdef';
  const garden = new TextEncoder().encode(room().replaceAll('_open_door', `_${token}`));
  const elk = new ELK.default();
  const layOut: LayOut = (graph) => elk.layout(structuredClone(graph) as Parameters<typeof elk.layout>[0]);
  const picture = await drawSnapshot(garden, layOut, { title: 'My quests' });
  expect(picture).toContain('<title>My quests</title>');
  expect(picture).toContain('0_find_key');
  expect(picture).not.toContain('0123456789abcdef');
  await expect(drawSnapshot(new TextEncoder().encode('[]'), layOut)).rejects.toThrow(SnapshotError);
});

test('outlineSnapshot returns a room at a glance, or all about one item or quest, as the published schema says', () => {
  const garden = new TextEncoder().encode(room());
  const validate = publishedValidator('show-report.schema.json');
  for (const about of [{}, { item: '4' }, { quest: 'open_door' }]) {
    const outline = outlineSnapshot(garden, {}, about);
    expect(validate(outline), JSON.stringify(validate.errors)).toBe(true);
  }
  expect(outlineSnapshot(garden).items.map(({ key }) => key)).toEqual(['2', '3', '4']);
  expect(outlineSnapshot(garden, {}, { item: 'Trigger' }).details?.keys).toEqual(['4']);
  expect(() => outlineSnapshot(garden, {}, { item: 'Triger' })).toThrow('did you mean "Trigger" (item 4)?');
  expect(() => outlineSnapshot(garden, {}, { item: '4', quest: '0_find_key' })).toThrow(RangeError);
  expect(() => outlineSnapshot(new TextEncoder().encode('[]'))).toThrow(SnapshotError);
  expect(() => outlineSnapshot(garden, { rules: 1 })).toThrow(ConfigError);
});

test('analyseSnapshot returns the verdicts of each quest, and every play replays', () => {
  const garden = new TextEncoder().encode(room());
  const quests = analyseSnapshot(garden);
  expect(quests.map(({ name }) => name)).toEqual(['0_find_key', '1_open_door']);
  expect(quests[0]?.active).toEqual({
    verdict: 'impossible',
    reason: 'no trigger or linked task makes 0_find_key Active',
  });
  expect(quests[1]?.completed).toEqual({
    verdict: 'reachable',
    play: ['click 2', 'enter 4', 'fire 4 OnExitEvent'],
    seed: 1,
    isShortest: false,
  });
  for (const { name, completed } of quests) {
    const play = completed.verdict === 'reachable' ? completed.play : [];
    expect(simulateSnapshot(garden, [...play, `expect ${name} completed`].join('\n')).passed).toBe(true);
  }
});

test('masking a credential does not change the bytes of the caller, also in a Buffer', () => {
  const text = '{ "settings": { "note": "x-access-key: 0a1b2c3d4e5f60718293" }, "roomItems": {} }';
  const bytes = Buffer.from(text);
  const { findings } = checkSnapshot(bytes);
  expect(findings.map(({ rule }) => rule)).toContain('text/secret');
  expect(bytes.toString()).toBe(text);
});

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

describe('describeImport', () => {
  const signed = (signature: string): Uint8Array => {
    const url = `https://store.example/o/chest.glb?X-Amz-Signature=${signature.repeat(16)}`;
    return encode(room().replace('"0_find_key"', JSON.stringify(`0_${url}`)));
  };

  test('says what an import changes, destroys and looks like, with names and masked credentials', () => {
    const { quests: _, ...rest } = JSON.parse(room());
    expect(describeImport(encode(room()), encode(JSON.stringify({ ...rest, quests: {} })))).toEqual({
      verdict: 'destroys',
      changes: [],
      notes: [],
      destroyed: ['0_find_key', '1_open_door'].map((name) => ({
        symbol: '-',
        text: expect.stringMatching(`^quest "${name}" \\(.* inProgress, .* completed\\)$`),
        details: expect.arrayContaining([expect.stringMatching(/^it has Enabled true, /)]),
      })),
      looksLike: [expect.stringMatching(/^quests is empty: /)],
    });
    const words = JSON.stringify(describeImport(signed('0a'), signed('0b')));
    expect(words).toContain('***');
    expect(words).not.toContain('0a0a');
  });

  test('says nothing of an import that changes nothing', () => {
    expect(describeImport(bytes, bytes)).toEqual({
      verdict: 'unchanged',
      changes: [],
      notes: [],
      destroyed: [],
      looksLike: [],
    });
  });
});

describe('credentialMask', () => {
  const SIGNATURE = '0123456789abcdef0123456789abcdef';
  const signed = encode(
    JSON.stringify({ note: `https://store.example/o/chest.glb?X-Amz-Signature=${SIGNATURE}` }),
  );

  test('covers the credentials of the files in all texts of a value, also parts of them, and nothing else', () => {
    const cover = credentialMask(signed, encode('{}'));
    const value = {
      name: `sig ${SIGNATURE}`,
      parts: [SIGNATURE.slice(4, 20), 'chest', 7, null],
      logic: { deep: SIGNATURE },
    };
    expect(cover(value)).toEqual({
      name: 'sig ***',
      parts: ['***', 'chest', 7, null],
      logic: { deep: '***' },
    });
    expect(value.logic.deep).toBe(SIGNATURE);
  });

  test('covers what looks like a credential, whatever the files hold', () => {
    expect(credentialMask()('x-access-key: 0a1b2c3d4e5f60718293')).toBe('x-access-key: ***');
  });

  test('refuses a file with more than 100,000 credentials, and anything but bytes', () => {
    const many = Array.from({ length: 100_001 }, (_, index) => `X-Amz-Signature=${index + 1_000_000}`);
    expect(() => credentialMask(encode(many.join(' ')))).toThrow(
      new RangeError('not shown: the file contains more than 100,000 credentials: remove them'),
    );
    expect(() => credentialMask('{}' as unknown as Uint8Array)).toThrow(TypeError);
  });
});

describe('repairSnapshot with "only"', () => {
  const twice = encode(room().replaceAll('"AutoStart": false', '"AutoStart": true'));
  const fixable = checkSnapshot(twice).findings.filter(({ fix }) => fix !== undefined);

  test('repairs the chosen finding, and leaves others alone that then take its place', () => {
    for (const { fingerprint, fix } of fixable) {
      const repair = repairSnapshot(
        twice,
        {},
        { unsafe: true, only: (each) => each.fingerprint === fingerprint },
      );
      expect(repair.after.bytes).toEqual(applySplices(twice, fix?.edits ?? []));
    }
    expect(fixable.length).toBeGreaterThan(0);
  });

  test('changes nothing when nothing is chosen', () => {
    const { splices, after } = repairSnapshot(twice, {}, { unsafe: true, only: () => false });
    expect([splices, after.bytes]).toEqual([[], twice]);
  });
});
