import { expect, test } from 'vitest';
import { tryParseJson } from '../../src/json/parse-json.js';
import { isObject, type JsonObject, type JsonValue } from '../../src/json/value.js';
import { lintPreset, placeOf } from '../lint-example.js';
import { damagedRoom } from '../properties/arbitraries/damage/damaged-room.js';
import { ROOMS } from '../properties/arbitraries/damage/rooms.js';
import { randomOf } from '../properties/arbitraries/json.js';
import { runs } from '../runs.js';

const OTHER_VALUES: readonly JsonValue[] = [null, 0, 1, 2, 111, -1, '', 'x', '0_x', true, false, [], {}, [1]];
/** Another Id ends what is wrong with two subscriptions that share it, and these fields make two entries one quest. */
const KEPT = ['Id', 'EntryId', 'Status', 'Name', 'id'];

type Pick = <T>(all: readonly T[]) => T | undefined;

const objectAt = (value: JsonValue | undefined): JsonObject =>
  isObject(value ?? null) ? (value as JsonObject) : {};

/** A room after one slip in one record, with the place of that record; undefined where nothing is changed. */
function slipIn(text: string, pick: Pick): { readonly after: string; readonly changed: string } | undefined {
  const root = objectAt(tryParseJson(text));
  const section = pick(['roomItems', 'quests', 'logic']) ?? '';
  const records = objectAt(root[section]);
  const key = pick(Object.keys(records)) ?? '';
  const logic = section === 'logic' ? objectAt(tryParseJson(String(records[key]))) : undefined;
  const record = objectAt(
    logic === undefined ? records[key] : pick(Array.isArray(logic.Tasks) ? logic.Tasks : []),
  );
  const field = pick(Object.keys(record).filter((each) => !KEPT.includes(each)));
  if (field === undefined) return undefined;
  const value = record[field] ?? null;
  const how = pick(['left out', 'misspelled', 'another value']);
  if (how === 'another value') record[field] = pick(OTHER_VALUES) ?? null;
  else delete record[field];
  if (how === 'misspelled') record[`${field}x`] = value;
  if (logic !== undefined) records[key] = JSON.stringify(logic);
  return { after: JSON.stringify(root), changed: `/${section}/${key}` };
}

/** Where a record is, with what is one thing with it: the twin of a quest entry, the logic of an item. */
function placesOfRecord(text: string, changed: string): string[] {
  const [, section, key = ''] = changed.split('/');
  if (section !== 'quests') return [`/roomItems/${key}`, `/logic/${key}`];
  const quests = objectAt(objectAt(tryParseJson(text)).quests);
  const idOf = (each: string): JsonValue | undefined => objectAt(quests[each]).EntryId;
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

test('a slip in one record removes no error in another', { timeout: 1_800_000 }, () => {
  for (let seed = 0; seed < runs(10_000, 40); seed++) {
    const next = randomOf(seed);
    const pick: Pick = (all) => all[Math.floor(next() * all.length)];
    const before = damagedRoom(pick(ROOMS) ?? '', seed).readable;
    const slip = slipIn(before, pick);
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
