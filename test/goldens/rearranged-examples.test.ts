import { test } from 'vitest';
import { rulePack } from '../../rules/index.js';
import { isObject, type JsonObject, type JsonValue } from '../../src/json/value.js';
import { findingsOf } from '../lint-example.js';
import { changeOf, numberOf, objectIn } from './finding-changes.js';
import { goldenFile } from './golden-file.js';

/*
 * rearranged-examples.txt holds what a check says otherwise of a bad example whose file lacks a section, or
 * has its logic in another form or place: lines with + come, lines with - go.
 */
const expectGolden = goldenFile('rearranged-examples.txt');
/** How many of the arrangements each example gets: the next ones in turn. */
const OF_EACH = 3;

type Arrange = (snapshot: Record<string, JsonValue>) => void;

const ARRANGEMENTS: readonly (readonly [what: string, arrange: Arrange])[] = [
  ['without roomItems', (snapshot) => delete snapshot.roomItems],
  ['without quests', (snapshot) => delete snapshot.quests],
  ['without logic', (snapshot) => delete snapshot.logic],
  ['logic in extraData', (snapshot) => toExtraData(snapshot, false)],
  ['logic as objects', (snapshot) => inObject(snapshot.logic, (value) => parsed(value))],
  ['logic in extraData as well', (snapshot) => toExtraData(snapshot, true)],
  ['without settings', (snapshot) => delete snapshot.settings],
  ['roomItems is a list', (snapshot) => asList(snapshot, 'roomItems')],
  ['without Names', (snapshot) => inObject(snapshot.quests, (entry) => without(entry, 'Name'))],
  ['without EntryIds', (snapshot) => inObject(snapshot.quests, (entry) => without(entry, 'EntryId'))],
];

function inObject(value: JsonValue | undefined, change: (member: JsonValue) => JsonValue): void {
  if (!isObject(value)) return;
  const members = value as Record<string, JsonValue>;
  for (const [key, member] of Object.entries(members)) members[key] = change(member);
}

function toExtraData({ roomItems, logic }: Record<string, JsonValue>, isKept: boolean): void {
  if (!isObject(roomItems) || !isObject(logic)) return;
  const [items, values] = [roomItems, logic] as [Record<string, JsonValue>, Record<string, JsonValue>];
  for (const [key, text] of Object.entries(values)) {
    const item = items[key];
    if (!isObject(item)) continue;
    Object.assign(item, { extraData: text });
    if (!isKept) delete values[key];
  }
}

function asList(snapshot: Record<string, JsonValue>, section: string): void {
  const value = snapshot[section];
  if (isObject(value)) snapshot[section] = Object.values(value);
}

function parsed(value: JsonValue): JsonValue {
  return typeof value === 'string' ? (objectIn(value) ?? value) : value;
}

function without(entry: JsonValue, field: string): JsonValue {
  if (!isObject(entry)) return entry;
  const { [field]: _gone, ...rest } = entry as JsonObject;
  return rest;
}

test.each([...rulePack.keys()])('what a check says otherwise is unchanged with other sections and other logic: the examples of %s', (id) => {
    const bad = rulePack.get(id)?.examples().bad ?? [];
    const sections = bad.flatMap(({ title, text }) => {
      const before = findingsOf(text);
      const first = numberOf(`${id} ${title}`);
      return Array.from({ length: OF_EACH }, (_, each) => {
        const [what, arrange] = ARRANGEMENTS[(first + each) % ARRANGEMENTS.length] ?? ['', () => undefined];
        const snapshot = objectIn(text) as Record<string, JsonValue> | undefined;
        if (snapshot === undefined) return '';
        arrange(snapshot);
        const change = changeOf(before, findingsOf(JSON.stringify(snapshot, null, 2)));
        return change === '' ? '' : `${title}; ${what}\n${change}`;
      });
    });
    expectGolden(id, sections.join(''));
  });
