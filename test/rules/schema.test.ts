import { describe, expect, test } from 'vitest';
import { JsonEditor } from '../../src/bytes/json/edit/json-editor.js';
import type { PlainJson } from '../../src/bytes/json/value.js';
import { room } from '../example-room.js';
import { lintPreset, placeOf, toBytes } from '../lint-example.js';

/* Each value of the example room, replaced or removed: one finding, at that value, of the rule that owns it. */

/** The places in a room, without the room itself: `/logic/2#/Tasks/0` is in a string. */
function placesIn(value: PlainJson, at = ''): string[] {
  if (/^\/logic\/\d+$/.test(at)) return [at, ...placesIn(JSON.parse(String(value)) as PlainJson, `${at}#`)];
  if (typeof value !== 'object' || value === null) return [at];
  const inner = Object.entries(value).flatMap(([step, part]) => placesIn(part, `${at}/${step}`));
  return /^$|#$/.test(at) ? inner : [at, ...inner];
}

/** The example room with the value at a place replaced, or removed. */
function changed(place: string, value: PlainJson | undefined): string {
  const editor = new JsonEditor(toBytes(room()));
  const at = place.split('#') as [string, ...string[]];
  if (value === undefined) editor.remove(at);
  else editor.replace(at, value);
  return Buffer.from(editor.result()).toString();
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

const PLACES = placesIn(JSON.parse(room()) as PlainJson);

/** What is found, without what the rules of pairs find at the other entry of a quest. */
const found = (text: string): string[] =>
  lintPreset('all', text)
    .findings.filter(({ rule }) => !rule.startsWith('quest/pair-'))
    .map((finding) => `${finding.rule} ${placeOf(finding)}`);

describe.each<PlainJson>([null, [['x']]])(
  'a value of the wrong type is one finding at that value: %j',
  (value) => {
    const places = PLACES.filter((at) => !(Array.isArray(value) && OPEN_LISTS.test(at)));
    test.each(places)('%s', (at) => {
      const element = Array.isArray(value) && RECORD_LISTS.test(at) ? '/0' : '';
      const owned = OWNED.find(([pattern]) => pattern.test(at));
      const rule = owned === undefined ? 'schema' : owned[1];
      expect(found(changed(at, value))).toEqual(rule === undefined ? [] : [`${rule} ${at}${element}`]);
    });
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

  const FIELDS = PLACES.filter((place) => {
    const [, record = '', field = ''] = /^(.*)\/(.*)$/.exec(place) ?? [];
    const isNeeded = RECORDS.test(record) && !['Rewards', 'SuccessMsg'].includes(field);
    return isNeeded || NEEDED[record]?.includes(field) === true;
  });

  test.each(FIELDS)('%s', (place) => {
    expect(found(changed(place, undefined))).toEqual([`schema ${place.replace(/\/[^/]*$/, '')}`]);
  });
});
