import { describe, expect, test } from 'vitest';
import { isObject, type JsonObject, type JsonValue } from '../../src/json/value.js';
import { lintPreset, placeOf } from '../lint-example.js';
import { damagedRoom } from '../properties/arbitraries/damage/damaged-room.js';
import { ROOMS } from '../properties/arbitraries/damage/rooms.js';
import { randomOf } from '../properties/arbitraries/json.js';
import { runs } from '../runs.js';

const PAIRS = Array.from({ length: runs(10_000, 40) }, (_, seed) => seed);

const SECTIONS = ['roomItems', 'quests', 'logic'] as const;
const OTHER_VALUES: readonly JsonValue[] = [null, 0, 1, 2, 111, -1, '', 'x', '0_x', true, false, [], {}, [1]];

type Pick = <T>(all: readonly T[]) => T | undefined;

function picking(seed: number): Pick {
  const next = randomOf(seed);
  return (all) => all[Math.floor(next() * all.length)];
}

/** Makes one slip in one record; gives where, or undefined if it changed nothing. */
function slip(root: JsonObject, pick: Pick): string | undefined {
  const section = pick(SECTIONS) ?? 'logic';
  const records = root[section];
  if (!isObject(records ?? null)) return undefined;
  const key = pick(Object.keys(records as JsonObject)) ?? '';
  const value = (records as JsonObject)[key];
  if (section === 'logic') {
    if (typeof value !== 'string') return undefined;
    const logic = parsed(value);
    const task = isObject(logic) && Array.isArray(logic.Tasks) ? pick(logic.Tasks) : undefined;
    if (!isObject(task ?? null)) return undefined;
    // Another Id ends what is wrong with two subscriptions that share it.
    change(task as JsonObject, pick, ['Id']);
    (records as JsonObject)[key] = JSON.stringify(logic);
  } else {
    if (!isObject(value ?? null)) return undefined;
    // What makes two entries one quest decides what the other one is compared with.
    change(value as JsonObject, pick, ['EntryId', 'Status', 'Name', 'id']);
  }
  return `/${section}/${key}`;
}

function change(record: JsonObject, pick: Pick, kept: readonly string[]): void {
  const field = pick(Object.keys(record).filter((each) => !kept.includes(each))) ?? '';
  const value = record[field] ?? null;
  const how = pick(['left out', 'misspelled', 'another value']);
  if (how === 'another value') record[field] = pick(OTHER_VALUES) ?? null;
  else delete record[field];
  if (how === 'misspelled') record[`${field}x`] = value;
}

function parsed(text: string): JsonValue {
  try {
    return JSON.parse(text) as JsonValue;
  } catch {
    return null;
  }
}

/** Where a record is, with what is one thing with it: the twin of a quest entry, the logic of an item. */
function placesOfRecord(root: JsonValue, changed: string): string[] {
  const [, section, key = ''] = changed.split('/');
  if (section !== 'quests') return [`/roomItems/${key}`, `/logic/${key}`];
  const quests = isObject(root) && isObject(root.quests ?? null) ? (root.quests as JsonObject) : {};
  const entryId = idOf(quests[key]);
  const twins = Object.keys(quests).filter((each) => entryId !== undefined && idOf(quests[each]) === entryId);
  return [changed, ...twins.map((each) => `/quests/${each}`)];
}

function idOf(entry: JsonValue | undefined): JsonValue | undefined {
  return isObject(entry ?? null) ? (entry as JsonObject).EntryId : undefined;
}

/** The errors of a text by rule and place. @param all also the further places of one finding */
function errorsOf(text: string, all: boolean): string[] {
  return lintPreset('recommended', text)
    .findings.filter(({ level }) => level === 'error')
    .flatMap((finding) =>
      (all ? [finding, ...finding.related] : [finding]).map((each) => `${finding.rule} ${placeOf(each)}`),
    );
}

describe('a slip in one record', () => {
  test('removes no error in another', { timeout: 1_800_000 }, () => {
    for (const seed of PAIRS) {
      const pick = picking(seed);
      const before = damagedRoom(pick(ROOMS) ?? '', seed).readable;
      const root = parsed(before);
      const changed = isObject(root) ? slip(root, pick) : undefined;
      if (changed === undefined) continue;
      const after = new Set(errorsOf(JSON.stringify(root), true));
      const places = placesOfRecord(parsed(before), changed);
      const lost = errorsOf(JSON.stringify(parsed(before)), false).filter((error) => {
        const [rule = '', place = ''] = error.split(' ');
        const isInside = places.some(
          (each) => place === each || place.startsWith(`${each}/`) || place.startsWith(`${each}#`),
        );
        // What a play of the whole room shows depends on every record.
        return !isInside && !rule.startsWith('flow/') && !after.has(error);
      });
      expect(lost, `seed ${seed}, ${changed}`).toEqual([]);
    }
  });
});
