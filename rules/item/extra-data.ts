import { hasContent } from '../../src/bytes/json/members.js';
import { findRepeatedLogic } from '../../src/model/snapshot/repeated-logic.js';
import { defineRule, isObject, type JsonValue, keyAt, listed, member } from '../kit.js';
import {
  BrokenTexts,
  brokenJson,
  encodedTwice,
  HELD_JSON,
  misheldLogic,
  putIntoString,
} from '../wording/held-json.js';

/** As many names of members are listed. */
const MAX_NAMES = 5;

export const logicKeyClash = defineRule({
  id: 'item/logic-key-clash',
  level: 'info',
  kinds: {
    differs: ({ item, unequal }: { item: string; unequal: readonly string[] }) => {
      const what =
        unequal.length === 0
          ? 'both extraData and a logic entry'
          : `other values for ${listed(unequal, 'and', MAX_NAMES)} in extraData than in logic`;
      return `${item} has ${what}, and the documents do not say which of them an import keeps: keep only the right one`;
    },
  },
  summary: 'extraData and logic of an item do not contradict each other',
  source: 'game-management API, part 2, room-data snapshot: logic is merged into extraData',
  on: {
    item({ key, record, place }, report, { snapshot }) {
      const logic = snapshot.section('logic');
      const extraData = member(record, 'extraData');
      if (extraData === undefined || !isObject(logic)) return;
      const entry = member(logic, key);
      const unequal = entry === undefined ? undefined : difference(extraData, entry);
      if (unequal === undefined) return;
      report({
        kind: 'differs',
        at: keyAt(place.at('extraData')),
        values: { item: snapshot.labels.text(key), unequal },
        related: [{ at: keyAt(snapshot.place.at('logic').at(key)), message: 'its entry in logic' }],
      });
    },
  },
});

/** The members in which extraData contradicts a logic entry, none if it is something else; or undefined. */
function difference(extraData: JsonValue, entry: JsonValue): readonly string[] | undefined {
  const repeated = findRepeatedLogic(extraData, entry);
  if (repeated === undefined) return hasContent(extraData) ? [] : undefined;
  return repeated.unequal.length === 0 ? undefined : repeated.unequal;
}

export const extraDataJson = defineRule({
  id: 'item/extra-data-json',
  level: 'warning',
  kinds: {
    'not-a-string': ({ what, isList }: { what: string; isList: boolean }) =>
      `${what} is ${isList ? 'a list' : 'an object'}: put it into a string`,
    'not-json': HELD_JSON['not-json'],
    'encoded-twice': HELD_JSON['encoded-twice'],
    subscription: HELD_JSON.subscription,
  },
  fix: 'mixed',
  summary: 'extraData is a string, and any JSON in it is valid and encoded once',
  source: 'game-management API, part 2, room-data snapshot: logic is merged into extraData',
  state: () => new BrokenTexts(),
  on: {
    embedded(embedded, report, { snapshot: { labels }, state: texts }) {
      if (embedded.role !== 'extraData') return;
      const { place } = embedded;
      const what = (): string => `extraData of ${labels.text(String(place.parent?.step))}`;
      if (embedded.text === undefined) {
        const { value } = embedded.reading;
        if (typeof value !== 'object' || value === null) return;
        const values = { what: what(), isList: Array.isArray(value) };
        report({ kind: 'not-a-string', at: place, values, fix: putIntoString(place, 'it') });
        return;
      }
      // The documents do not say what the string holds, so anything but an object is accepted.
      const isMeantAsJson = /^\s*(?:\{\s*["}]|\[\s*[[{"\]])/.test(embedded.text);
      const found =
        embedded.reading.kind === 'broken' && isMeantAsJson
          ? brokenJson(embedded, what(), texts)
          : (misheldLogic(embedded, what) ?? encodedTwice(embedded, what));
      if (found !== undefined) report(found);
    },
  },
});
