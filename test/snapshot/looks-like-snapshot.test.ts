import { describe, expect, test } from 'vitest';
import type { JsonValue } from '../../src/json/value.js';
import { holdsSnapshot, namesSnapshot } from '../../src/lint/holds-snapshot.js';
import { hasSnapshotRecord, looksLikeSnapshot } from '../../src/snapshot/looks-like-snapshot.js';
import { room } from '../example-room.js';

const tasks = '{"Tasks":[]}';
const quest = { AutoStart: false, EntryId: 'x' };

describe('a value looks like a snapshot', () => {
  test.each<[string, JsonValue]>([
    ['with items', { roomItems: {} }],
    ['with an array of items', { roomItems: [] }],
    ['with roomTasks', { roomTasks: null, other: 1 }],
    ['with a quest of two documented fields', { quests: { a: quest } }],
    ['with such quests in a list', { quests: [quest] }],
    ['with logic as a string', { logic: { 4: tasks } }],
    ['with logic encoded twice', { logic: { 4: JSON.stringify(tasks) } }],
    ['with logic as an object', { logic: { 4: { Tasks: [] } } }],
    ['with one documented setting', { settings: { tasksRefresh: true } }],
    ['with an empty section alone', { quests: {} }],
    ['with a section in other letters', { Quests: { a: quest } }],
    ['with a section one letter off', { roomTask: { Tasks: [] } }],
    ['with items under the name "items"', { items: { 1: { prefabName: 'Cube', pos: {} } } }],
  ])('%s', (_name, value) => {
    expect(looksLikeSnapshot(value)).toBe(true);
  });

  test.each<[string, JsonValue]>([
    ['a list', [{ roomItems: {} }]],
    ['nothing', {}],
    ['null', null],
    ['the quests of another game', { quests: { a: { AutoStart: true } } }],
    ['quests with common fields only', { quests: [{ id: '1', Name: 'a', Description: 'b', Rewards: [] }] }],
    ['the rules of a rule engine', { logic: { and: [{ '<': [{ var: 'x' }, 1] }] } }],
    [
      'translations',
      { settings: { title: 'Settings' }, quests: { title: '{n} quests' }, logic: { a: '{n}' } },
    ],
    ['the settings of an editor', { folders: [], settings: {} }],
    ['a misspelled section without records', { Quests: {}, Logic: { and: [] }, roomtasks: [] }],
    ['another name of its own', { login: { user: 'a' }, guests: { a: { id: 1 } } }],
    ['a snapshot inside something else', { data: { roomItems: {} } }],
  ])('but not %s', (_name, value) => {
    expect(looksLikeSnapshot(value)).toBe(false);
  });
});

test.each<[JsonValue, boolean]>([
  [JSON.parse(room()) as JsonValue, true],
  [{ quests: { a: quest } }, true],
  [{ quests: { a: { AutoStart: true } } }, false],
  [{ roomItems: { 1: { prefabName: 'Cube', pos: {} } } }, true],
  [{ roomItems: { 1: { prefabName: 'Cube' } } }, false],
  [{ settings: { tasksRefresh: true, isNight: false } }, true],
  [{ settings: { tasksRefresh: true } }, false],
  [{ logic: { 4: tasks } }, true],
  [{ logic: { and: [1], Tasks: [] } }, false],
])('a record that certainly belongs to a snapshot: %j: %s', (value, expected) => {
  expect(hasSnapshotRecord(value)).toBe(expected);
});

describe('bytes that are not JSON hold a snapshot if a section is among their top-level keys', () => {
  const utf16 = Uint8Array.from(Buffer.from('\ufeff{"quests": {}}', 'utf16le'));
  test.each<[string, string | Uint8Array, boolean]>([
    ['cut off', '{"roomItems": {"1": {', true],
    ['a comma at the end', '{"a": {"b": [1, 2]}, "settings": {},}', true],
    ['a comment', '{ // the "quests": of it\n "rules": {} }', false],
    ['no quotes', "{a: 1, 'quests': {}}", true],
    ['a code fence', '```json\n{"logic": {"4": "{}"}}\n```', true],
    ['a byte-order mark', '\ufeff{"logic": ', true],
    ['UTF-16', utf16, true],
    ['deeper down only', '{"data": {"quests": {}},}', false],
    ['as a value', '{"name": "quests",}', false],
    ['in a list', '["quests": 1]', false],
    ['settings of an editor', '{\n  // comment\n  "editor.tabSize": 2,\n}', false],
    ['no bracket before everything', '\n"quests": {"a": {}}}', true],
    ['a name before everything', 'quests: 1', false],
    ['a bracket twice', '{{\n"quests": {}}', true],
    ['a bracket twice deeper down', '{"data": {{"quests": {}}}', false],
    ['a bracket closed too early', '{"a": {}}, "quests": {}}', true],
    ['a key without its last quote', '{\n"roomItems: {\n"2": {}}}', true],
    ['a key without its first quote', '{\nroomItems": {\n"2": {}}}', true],
    ['a value without its last quote', '{\n"name": "quests\n}', false],
    ['nothing', '', false],
    ['many brackets', '['.repeat(100_000), false],
  ])('%s', (_name, text, expected) => {
    expect(holdsSnapshot(typeof text === 'string' ? new TextEncoder().encode(text) : text)).toBe(expected);
  });
});

test.each<[JsonValue, boolean]>([
  [{ roomItems: { '2': { prefabName: 'GLB', pos: {} } } }, true],
  [{ items: { '2': { prefabName: 'GLB', pos: {} } } }, true],
  [{ quests: { a: { AutoStart: true } } }, false],
  [{ quests: { a: { AutoStart: true, Status: 'completed' } } }, true],
  [{ settings: { isNight: true } }, false],
  [{ settings: { isNight: true, roomBase: '' } }, true],
  [{ logic: { '2': '{"Tasks":[],"ViewNodes":[]}' } }, true],
  [{ logic: { and: [1, 2] } }, false],
  [{ logic: 'x > 1' }, false],
])('%j certainly is a snapshot: %j', (root, expected) => {
  expect(hasSnapshotRecord(root)).toBe(expected);
});

describe('a snapshot that was changed as a whole is still one', () => {
  const text = JSON.stringify({ roomItems: { '2': { prefabName: 'GLB' } }, quests: {} }, undefined, 2);
  const lines = (change: (line: string) => string): string => text.split('\n').map(change).join('\n');
  test.each([
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
    ['UTF-32', Uint8Array.from([0xff, 0xfe, 0, 0, ...[...text].flatMap((c) => [c.charCodeAt(0), 0, 0, 0])])],
    ['blocks of zero bytes', `${'\0'.repeat(64)}${text}${'\0'.repeat(64)}`],
  ])('%s', (_, changed) => {
    expect(holdsSnapshot(Buffer.from(changed))).toBe(true);
  });

  test.each<[string, JsonValue, boolean]>([
    ['a string that holds it', text, true],
    ['a string in a string', JSON.stringify(text), true],
    ['a string that holds a broken one', `${text.slice(0, -3)},`, true],
    ['a list of one', [JSON.parse(room()) as JsonValue], true],
    ['a list of two', [JSON.parse(room()) as JsonValue, {}], false],
    ['a list of one that could belong to another program', [{ quests: {} }], false],
    ['a string that mentions it', 'the roomItems: and quests: of a room', false],
    ['an empty list', [], false],
  ])('as a value: %s', (_, value, expected) => {
    expect(holdsSnapshot(Buffer.from(JSON.stringify(value)))).toBe(expected);
  });

  test.each([
    ['a list of words', '["roomItems", "quests",]'],
    ['words of a spelling checker', '{ // words\n"words": ["roomItems", "quests"] }'],
    ['one name', 'the roomItems of a room'],
    ['one name with a value', 'roomItems: 1'],
    ['common names with values', '[\n{"settings": {}, "quests": {}, "logic": {}'],
  ])('but not %s', (_, other) => {
    expect(namesSnapshot(new TextEncoder().encode(other))).toBe(false);
  });
});

test.each([
  ['{ "roomItems": { "2": ', true],
  ['{ // comment\n "settings": {}, }', true],
  ['{ "a": { "quests": {} }, ', false],
  ['{ "a": "quests", ', false],
  ['', false],
  ['quests: 1', false],
])('a text that is not JSON: %j names a section at its top level: %j', (text, expected) => {
  expect(namesSnapshot(new TextEncoder().encode(text))).toBe(expected);
});
