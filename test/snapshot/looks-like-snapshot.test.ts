import { describe, expect, test } from 'vitest';
import type { JsonValue } from '../../src/json/value.js';
import { holdsSnapshot, namesSnapshot } from '../../src/lint/holds-snapshot.js';
import { hasSnapshotRecord, looksLikeSnapshot } from '../../src/snapshot/looks-like-snapshot.js';
import { holdsSection } from '../../src/snapshot/snapshot-shape.js';
import { room } from '../example-room.js';

const tasks = '{"Tasks":[]}';
const quest = { AutoStart: false, EntryId: 'x' };
const item = { 2: { prefabName: 'GLB', pos: {} } };

/** Whether it looks like a snapshot, has a record that belongs to no other program, and a section or a near miss. */
test.each<[value: JsonValue, looks: boolean, isCertain: boolean, hasSection: boolean]>([
  [JSON.parse(room()) as JsonValue, true, true, true],
  [{ roomItems: item }, true, true, true],
  [{ roomItems: {} }, true, false, true],
  [{ roomItems: [] }, true, false, true],
  [{ roomTasks: null, other: 1 }, true, false, true],
  [{ quests: { a: quest } }, true, true, true],
  [{ quests: [quest] }, true, true, true],
  [{ quests: {} }, true, false, true],
  [{ Quests: { a: quest } }, true, true, true],
  [{ items: item }, true, true, true],
  [{ roomTask: { Tasks: [] } }, true, true, true],
  [{ logic: { 4: tasks } }, true, true, true],
  [{ logic: { 4: JSON.stringify(tasks) } }, true, true, true],
  [{ logic: { 4: { Tasks: [] } } }, true, false, true],
  [{ settings: { tasksRefresh: true } }, true, false, true],
  [{ settings: { tasksRefresh: true, isNight: false } }, true, true, true],
  [{ quests: { a: { AutoStart: true } } }, false, false, true],
  [{ quests: [{ id: '1', Name: 'a', Description: 'b', Rewards: [] }] }, false, false, true],
  [{ logic: { and: [{ '<': [{ var: 'x' }, 1] }] } }, false, false, true],
  [
    { settings: { title: 'Settings' }, quests: { title: '{n} quests' }, logic: { a: '{n}' } },
    false,
    false,
    true,
  ],
  [{ folders: [], settings: {} }, false, false, true],
  [{ Quests: {}, Logic: { and: [] }, roomtasks: [] }, false, false, false],
  [{ login: { user: 'a' }, guests: { a: { id: 1 } } }, false, false, false],
  [{ items: { 2: { name: 'hammer' } } }, false, false, false],
  [{ data: { roomItems: {} } }, false, false, false],
  [[{ roomItems: {} }], false, false, false],
  [{}, false, false, false],
  [null, false, false, false],
])('%j: %j, %j, %j', (value, looks, isCertain, hasSection) => {
  expect([looksLikeSnapshot(value), hasSnapshotRecord(value), holdsSection(value)]).toEqual([
    looks,
    isCertain,
    hasSection,
  ]);
});

const holds = (text: string | Uint8Array): boolean => holdsSnapshot(Buffer.from(text));

describe('bytes that are not JSON hold a snapshot if a section is among their top-level keys', () => {
  test.each<[string, boolean]>([
    ['{"roomItems": {"1": {', true],
    ['{"a": {"b": [1, 2]}, "settings": {},}', true],
    ['{ // the "quests": of it\n "rules": {} }', false],
    ["{a: 1, 'quests': {}}", true],
    ['```json\n{"logic": {"4": "{}"}}\n```', true],
    ['\ufeff{"logic": ', true],
    ['{"data": {"quests": {}},}', false],
    ['{"name": "quests",}', false],
    ['["quests": 1]', false],
    ['\n"quests": {"a": {}}}', true],
    ['quests: 1', false],
    ['{{\n"quests": {}}', true],
    ['{"data": {{"quests": {}}}', false],
    ['{"a": {}}, "quests": {}}', true],
    ['{\n"roomItems: {\n"2": {}}}', true],
    ['{\nroomItems": {\n"2": {}}}', true],
    ['{\n"name": "quests\n}', false],
    ['', false],
    ['['.repeat(100_000), false],
  ])('%s: %j', (text, expected) => {
    expect(holds(text)).toBe(expected);
  });
});

describe('a snapshot that was changed as a whole is still one', () => {
  const text = JSON.stringify({ roomItems: { '2': { prefabName: 'GLB' } }, quests: {} }, undefined, 2);
  const lines = (change: (line: string) => string): string => text.split('\n').map(change).join('\n');

  test.each<[string, string | Uint8Array]>([
    ['UTF-16', Buffer.from(`\ufeff${text}`, 'utf16le')],
    ['UTF-32', Uint8Array.from([0xff, 0xfe, 0, 0, ...[...text].flatMap((c) => [c.charCodeAt(0), 0, 0, 0])])],
    ['escaped for HTML', text.replaceAll('"', '&quot;')],
    ['quotes doubled', `"${text.replaceAll('"', '""')}"`],
    ['quotes escaped', text.replaceAll('"', '\\"')],
    ['terminal colours', lines((line) => `\u001b[32m${line}\u001b[0m`)],
    ['a prefix against scripts', `)]}',\n${text}`],
    ['equals signs', text.replaceAll(':', ' =')],
    ['arrows', text.replaceAll(':', ' =>')],
    ['full-width colons', text.replaceAll(':', '：')],
    ['timestamps', lines((line) => `2026-01-01T00:00:00Z ${line}`)],
    ['numbered lines', lines((line) => `12: ${line}`)],
    ['marks of a diff', lines((line) => `+${line}`)],
    ['the head of a log', `[info] downloaded\n${text}`],
    ['an open list', `[\n${text},\n`],
    ['an open object around it', `{"meta": {"a": 1, ${text.slice(1)}`],
    ['objects in square brackets', text.replaceAll('{', '[').replaceAll('}', ']')],
    ['no colons', text.replaceAll(':', '')],
    ['capital letters', text.toUpperCase().replace('{}', '{},')],
    ['an encoded address', encodeURIComponent(text)],
    ['XML', '<room><roomItems>{}</roomItems><quests>{}</quests></room>'],
    ['names and values in lists', text.replaceAll('": ', '", ').replace('{', '[').slice(0, -1)],
    ['the middle of a line', '": 1}, "parentItemID": 0}}, "logic": "{ \\"TaskTriggerId'],
    ['blocks of zero bytes', `${'\0'.repeat(64)}${text}${'\0'.repeat(64)}`],
    ['a string in a string', JSON.stringify(JSON.stringify(text))],
    ['a string that holds a broken one', JSON.stringify(`${text.slice(0, -3)},`)],
    ['a list of one', `[${room()}]`],
  ])('%s', (_, changed) => {
    expect(holds(changed)).toBe(true);
  });

  test.each([
    ['a list of two', `[${room()}, {}]`],
    ['a list of one that could belong to another program', '[{"quests":{}}]'],
    ['a string that mentions it', '"the roomItems: and quests: of a room"'],
    ['an empty list', '[]'],
    ['a list of words', '["roomItems", "quests",]'],
    ['words of a spelling checker', '{ // words\n"words": ["roomItems", "quests"] }'],
    ['one name with a value', 'roomItems: 1'],
  ])('but not %s', (_, other) => {
    expect(holds(other)).toBe(false);
  });

  test('is named only by a section at the top, or by names that no other program has', () => {
    for (const named of ['{ "roomItems": { "2": ', '{ // comment\n "settings": {}, }'])
      expect([named, namesSnapshot(Buffer.from(named))]).toEqual([named, true]);
    for (const other of ['{ "a": { "quests": {} }, ', '[\n{"settings": {}, "quests": {}, "logic": {}', ''])
      expect([other, namesSnapshot(Buffer.from(other))]).toEqual([other, false]);
  });
});
