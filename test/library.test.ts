import { expect, test } from 'vitest';
import { room } from '../rules/example-room.js';
import { ConfigError, checkSnapshot, compareSnapshots, repairSnapshot } from '../src/index.js';

const bytes = new TextEncoder().encode(room().replace('"AutoStart": false', '"AutoStart": true'));

test('checkSnapshot gives the findings of a snapshot, with places and fixes', () => {
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

test('checkSnapshot refuses a config that cannot be meant, and says why', () => {
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

test.each([
  ['a text', '{}', 'this is a text: give new TextEncoder().encode(text)'],
  ['nothing', undefined, 'this is something else'],
])('every function refuses %s in the place of bytes, and says what to give', (_what, given, message) => {
  const bytes = given as unknown as Uint8Array;
  for (const call of [
    () => checkSnapshot(bytes),
    () => repairSnapshot(bytes),
    () => compareSnapshots(new Uint8Array(), bytes),
  ])
    expect(call).toThrow(new TypeError(`roomlint takes the bytes of a file, a Uint8Array, and ${message}`));
});

test('errors have their names', () => {
  expect(() => checkSnapshot(bytes, { rule: {} })).toThrow(expect.objectContaining({ name: 'ConfigError' }));
});
