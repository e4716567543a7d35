import { describe, expect, test } from 'vitest';
import { isObject, type JsonObject, type JsonValue } from '../../src/json/value.js';
import { room } from '../example-room.js';
import { lintPreset, placeOf } from '../lint-example.js';

/* Each value of the example room, replaced or removed: one finding, at that value, of the rule that owns it. */

type Path = readonly (string | number)[];

/** The example room with its logic as objects. */
function opened(): JsonObject {
  const snapshot = JSON.parse(room()) as JsonObject;
  const logic = snapshot.logic as JsonObject;
  for (const [key, text] of Object.entries(logic)) logic[key] = JSON.parse(text as string) as JsonValue;
  return snapshot;
}

/** The same room as it is in a file. */
function closed(snapshot: JsonObject): string {
  const { logic } = snapshot;
  if (!isObject(logic)) return JSON.stringify(snapshot);
  const texts = Object.entries(logic).map(([key, value]) => [
    key,
    isObject(value) ? JSON.stringify(value) : value,
  ]);
  return JSON.stringify({ ...snapshot, logic: Object.fromEntries(texts) });
}

function pathsIn(value: JsonValue, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const parts = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  const inner = parts.flatMap(([step, part]) => pathsIn(part, [...path, step]));
  return path.length === 0 ? inner : [path, ...inner];
}

/** The example room with one value replaced, or removed. */
function changed(path: Path, value: JsonValue | undefined): string {
  const snapshot = opened();
  const holder = path
    .slice(0, -1)
    .reduce<JsonValue>((part, step) => (part as JsonObject)[step] ?? null, snapshot);
  const last = path.at(-1) ?? '';
  if (value === undefined) delete (holder as JsonObject)[last];
  else (holder as JsonObject)[last] = value;
  return closed(snapshot);
}

function placeOfPath(path: Path): string {
  const inLogic = path[0] === 'logic' && path.length > 2;
  const [outer, inner] = inLogic ? [path.slice(0, 2), path.slice(2)] : [path, []];
  const pointer = outer.map((step) => `/${step}`).join('');
  return inLogic ? `${pointer}#${inner.map((step) => `/${step}`).join('')}` : pointer;
}

/** Values that other rules look after, and those that no document describes. */
const OWNED: readonly (readonly [pattern: RegExp, rule: string | undefined])[] = [
  [/^\/logic\/\d$/, 'logic/json-string'],
  [/roomSettingsExtraData$/, 'settings/extra-data-json'],
  [/^\/logic\/3#\/(?:col|e|c)$/, 'logic/field-types'],
  [/\/DirectEffector\/Effector\/nt$/, 'effect/parameters'],
  [/\/DirectEffector\/(?:Effector\/c|TargetState|Name)$/, undefined],
];
/** Lists of anything, or of records: an element of another type is the fault. */
const OPEN_LISTS = /\/(?:Rewards|ViewNodes)$|^\/roomTasks\/Tasks$/;
const RECORD_LISTS = /\/(?:Requirements|Tasks|linkedTasks)$/;

const PATHS = pathsIn(opened());

/** What is found, without what the rules of pairs find at the other entry of a quest. */
const found = (text: string): string[] =>
  lintPreset('all', text)
    .findings.filter(({ rule }) => !rule.startsWith('quest/pair-'))
    .map((finding) => `${finding.rule} ${placeOf(finding)}`);

test.each<{ readonly value: JsonValue }>([{ value: null }, { value: ['x'] }])(
  'a value of the wrong type, at any place, is one finding at that value: $value',
  ({ value }) => {
    for (const path of PATHS) {
      const at = placeOfPath(path);
      if (Array.isArray(value) && OPEN_LISTS.test(at)) continue;
      const element = Array.isArray(value) && RECORD_LISTS.test(at) ? '/0' : '';
      const owned = OWNED.find(([pattern]) => pattern.test(at));
      const rule = owned === undefined ? 'schema' : owned[1];
      expect(found(changed(path, value))).toEqual(rule === undefined ? [] : [`${rule} ${at}${element}`]);
    }
  },
);

describe('a missing field is one finding, at the record that lacks it', () => {
  const RECORDS =
    /^\/quests\/\w+$|\/Requirements\/\d$|\/linkedTasks\/\d$|^\/roomItems\/\d\/(?:pos|rot|scale)$/;
  /** What the documents need of subscriptions of both kinds. */
  const NEEDED: Readonly<Record<string, readonly string[]>> = {
    '/logic/2#/Tasks/0': ['$type', 'Trigger', 'Id', 'Name', 'TargetState'],
    '/logic/2#/Tasks/1': ['$type', 'Effector', 'Id', 'Name', 'TaskTriggerId'],
  };

  test('of quest entries, requirements, linked tasks, vectors and subscriptions', () => {
    let count = 0;
    for (const path of PATHS) {
      const [record, field] = [placeOfPath(path.slice(0, -1)), String(path.at(-1))];
      const isNeeded = RECORDS.test(record) && !['Rewards', 'SuccessMsg'].includes(field);
      if (!isNeeded && NEEDED[record]?.includes(field) !== true) continue;
      expect(found(changed(path, undefined)), `${record} without ${field}`).toEqual([`schema ${record}`]);
      count++;
    }
    expect(count).toBeGreaterThan(100);
  });
});
