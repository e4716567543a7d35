import { expect, test } from 'vitest';
import { rulePack } from '../../rules/index.js';
import { tryParseJson } from '../../src/bytes/json/parse-json.js';
import { isObject, type PlainJson, type PlainObject, plainJson } from '../../src/bytes/json/value.js';
import { createLinter } from '../../src/verdict/lint/linter.js';
import { pureSha256 } from '../../src/verdict/lint/pure-sha256.js';
import { activeRules, lintPreset, placeOf, settingsFor, toBytes } from '../lint-example.js';
import { damagedRoom } from '../properties/arbitraries/damage/damaged-room.js';
import { lostMarks, roomWithHeldJson } from '../properties/arbitraries/damage/marked-room.js';
import { pick } from '../properties/arbitraries/damage/open-json.js';
import { ROOMS } from '../properties/arbitraries/damage/rooms.js';
import { type Random, randomBelow } from '../properties/arbitraries/json.js';
import { runs } from '../runs.js';
import { repairStrictly } from '../verdict/lint/repair-strictly.js';
import { faultsOfRepairs } from './repairs.js';

const roomOf = (seed: number): string => ROOMS[seed % ROOMS.length] ?? '';

test.each(['safe', 'unsafe'])(
  '%s fixes keep unknown fields, come to an end and reveal no new fault',
  (safety) => {
    const first = safety === 'safe' ? 0 : 1;
    for (let seed = first; seed < runs(6_000); seed += 2)
      expect(faultsOfRepairs(roomOf(seed), seed, [first === 1]), `seed ${seed}`).toEqual([]);
  },
);

test('JSON in a string is lost by no safe fix, and by unsafe fixes of two fields only, if it is an object or a list', () => {
  const linter = createLinter(rulePack, activeRules(rulePack, settingsFor('all')), pureSha256);
  for (let seed = 0; seed < runs(6_000); seed++) {
    const unsafe = seed % 2 === 1;
    const marked = roomWithHeldJson(roomOf(seed), seed, unsafe ? 'containers' : 'any');
    const { after } = repairStrictly(linter, toBytes(marked.text), { unsafe });
    const lost = lostMarks(marked, new TextDecoder().decode(after.bytes));
    // Fixes of these two declare it.
    const declared = unsafe ? ['TemplateName', 'Name'] : [];
    expect(
      lost.filter((field) => !declared.includes(field)),
      `seed ${seed}`,
    ).toEqual([]);
  }
});

const OTHER_VALUES: readonly PlainJson[] = [null, 0, 1, 2, 111, -1, '', 'x', '0_x', true, false, [], {}, [1]];
/** Another Id ends what is wrong with two subscriptions that share it, and these fields make two entries one quest. */
const KEPT = ['Id', 'EntryId', 'Status', 'Name', 'id'];

const objectAt = (value: PlainJson | undefined): PlainObject =>
  isObject(value ?? null) ? (value as PlainObject) : {};

/** A room after one slip in one record, with the place of that record; undefined where nothing is changed. */
function slipIn(
  text: string,
  random: Random,
): { readonly after: string; readonly changed: string } | undefined {
  const root = objectAt(plainJson(tryParseJson(text)));
  const section = pick(['roomItems', 'quests', 'logic'], random);
  const records = objectAt(root[section]);
  const key = pick(Object.keys(records), random) ?? '';
  const logic = section === 'logic' ? objectAt(plainJson(tryParseJson(String(records[key])))) : undefined;
  const tasks = Array.isArray(logic?.Tasks) ? logic.Tasks : [];
  const record = objectAt(logic === undefined ? records[key] : pick(tasks, random));
  const holdsId = (field: string): boolean => JSON.stringify(record[field]).includes('"Id"');
  const fields = Object.keys(record).filter((each) => !KEPT.includes(each) && !holdsId(each));
  const field = pick(fields, random);
  if (field === undefined) return undefined;
  const value = record[field] ?? null;
  const how = pick(['left out', 'misspelled', 'another value'], random);
  if (how === 'another value') record[field] = pick(OTHER_VALUES, random);
  else delete record[field];
  if (how === 'misspelled') record[`${field}x`] = value;
  if (logic !== undefined) records[key] = JSON.stringify(logic);
  return { after: JSON.stringify(root), changed: `/${section}/${key}` };
}

/** Where a record is, with what is one thing with it: the twin of a quest entry, the logic of an item. */
function placesOfRecord(text: string, changed: string): string[] {
  const [, section, key = ''] = changed.split('/');
  if (section !== 'quests') return [`/roomItems/${key}`, `/logic/${key}`];
  const quests = objectAt(objectAt(plainJson(tryParseJson(text))).quests);
  const idOf = (each: string): PlainJson | undefined => objectAt(quests[each]).EntryId;
  const twins = Object.keys(quests).filter((each) => idOf(key) !== undefined && idOf(each) === idOf(key));
  return [changed, ...twins.map((each) => `/quests/${each}`)];
}

/** The errors of a text by rule and place. @param all also the further places of one finding */
function errorsOf(text: string, all: boolean): string[] {
  return lintPreset('recommended', text)
    .findings.filter(({ level }) => level === 'error')
    .flatMap((finding) =>
      (all ? [finding, ...finding.related] : [finding]).map((each) => `${finding.rule} ${placeOf(each)}`),
    );
}

test('a slip in one record removes no error in another', () => {
  for (let seed = 0; seed < runs(10_000); seed++) {
    const random = randomBelow(seed);
    const before = damagedRoom(pick(ROOMS, random), seed).readable;
    const slip = slipIn(before, random);
    if (slip === undefined) continue;
    const after = new Set(errorsOf(slip.after, true));
    const places = placesOfRecord(before, slip.changed);
    const lost = errorsOf(JSON.stringify(tryParseJson(before)), false).filter((error) => {
      const [rule = '', place = ''] = error.split(' ');
      const isInside = places.some(
        (each) => place.startsWith(each) && /^(?:[/#]|$)/.test(place.slice(each.length)),
      );
      // What a play of the whole room shows depends on every record.
      return !isInside && !rule.startsWith('flow/') && !after.has(error);
    });
    expect(lost, `seed ${seed}, ${slip.changed}`).toEqual([]);
  }
});
