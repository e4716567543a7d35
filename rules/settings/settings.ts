import { FOREIGN_SETTINGS } from '../../src/model/catalog/catalog.js';
import {
  defineRule,
  hasMember,
  isObject,
  type JsonValue,
  keyAt,
  member,
  quoteValue,
  textField,
} from '../kit.js';
import { encodedTwice, HELD_JSON, noObject, putIntoString, unreadable } from '../wording/held-json.js';

const WHAT = 'roomSettingsExtraData';

export const extraDataJson = defineRule({
  id: 'settings/extra-data-json',
  level: 'error',
  kinds: {
    'not-a-string': HELD_JSON['not-a-string'],
    'not-json': HELD_JSON['not-json'],
    empty: HELD_JSON.empty,
  },
  sentence: 'roomSettingsExtraData is a string holding JSON',
  fix: 'mixed',
  summary: 'roomSettingsExtraData is a string that holds JSON',
  source: 'game-management API, part 2, room-data snapshot: known settings keys',
  owns: [{ record: 'settings', keyword: 'type', field: [WHAT] }],
  on: {
    embedded(embedded, report) {
      if (embedded.role !== WHAT) return;
      if (embedded.text !== undefined) {
        const found = unreadable(embedded, () => WHAT);
        if (found !== undefined) report(found);
        return;
      }
      const { place } = embedded;
      const { value } = embedded.reading;
      report({
        kind: 'not-a-string',
        at: place,
        values: { what: WHAT, value, content: 'JSON' },
        fix: typeof value === 'object' && value !== null ? putIntoString(place, 'it') : undefined,
      });
    },
  },
});

const LIST = 'numericParameters';

interface Variable {
  readonly index: number;
  readonly value: JsonValue;
}

export const variables = defineRule({
  id: 'settings/variables',
  level: 'off',
  catalog: { level: 'warning' },
  kinds: {
    'encoded-twice': HELD_JSON['encoded-twice'],
    'no-object': HELD_JSON['no-object'],
    'not-a-list': ({ list }: { list: JsonValue }) =>
      `${LIST} is ${quoteValue(list)}: write a list such as [{"N":"coins","VT":0}], or [] for none`,
    'not-an-object': ({ index, value }: Variable) =>
      `variable ${index} in ${LIST} is ${quoteValue(value)}: write an object such as {"N":"coins","VT":0}`,
    'no-name': ({ index }: { index: number }) => `variable ${index} in ${LIST} has no N: write its name`,
    'no-number': ({ index, value }: Variable) =>
      `VT of variable ${index} in ${LIST} is ${quoteValue(value)}: write a whole number`,
  },
  fix: 'safe',
  summary: 'roomSettingsExtraData holds an object, and its variables have a name and a type',
  source: 'public material of the platform, room settings',
  on: {
    embedded(text, report) {
      if (text.role !== WHAT || text.text === undefined || text.reading.kind !== 'value') return;
      const { value } = text.reading;
      // settings/extra-data-json reports what is not JSON.
      const found = encodedTwice(text, () => WHAT) ?? noObject(text, () => WHAT);
      if (found !== undefined) report(found);
      const list = member(value, LIST);
      if (list === undefined) return;
      const at = text.place.inside().at(LIST);
      if (!Array.isArray(list)) {
        report({ kind: 'not-a-list', at, values: { list } });
        return;
      }
      for (const [index, variable] of list.entries()) {
        const place = at.at(index);
        const value = member(variable, 'VT');
        if (!isObject(variable))
          report({ kind: 'not-an-object', at: place, values: { index, value: variable } });
        else if (textField(variable, 'N') === undefined)
          report({ kind: 'no-name', at: place, values: { index } });
        else if (value !== undefined && !Number.isInteger(value))
          report({ kind: 'no-number', at: place.at('VT'), values: { index, value } });
      }
    },
  },
});

export const foreignKey = defineRule({
  id: 'settings/foreign-key',
  level: 'off',
  catalog: { level: 'info' },
  kinds: {
    'made-up': ({ key }: { key: string }) =>
      key === 'skybox'
        ? `${quoteValue(key)} is not a known setting: write it in roomSettingsExtraData, as skyBoxDayTextureUrl`
        : `${quoteValue(key)} is not a known setting: no published room has it, so check in the game that it does something`,
  },
  summary: 'The settings have no keys that are known to be made up',
  source: 'public material of the platform, room settings',
  on: {
    snapshot(snapshot, report) {
      const settings = snapshot.section('settings');
      if (!isObject(settings)) return;
      for (const key of FOREIGN_SETTINGS)
        if (hasMember(settings, key))
          report({ kind: 'made-up', at: keyAt(snapshot.place.along(['settings', key])), values: { key } });
    },
  },
});
