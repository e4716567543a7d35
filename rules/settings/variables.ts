import { defineRule, integerField, isObject, type JsonValue, quoteValue, textField } from '../kit.js';
import { encodedTwice, HELD_JSON, noObject } from '../wording/held-json.js';

const HOLDER = 'roomSettingsExtraData';
const LIST = 'numericParameters';

interface Variable {
  readonly index: number;
  readonly value: JsonValue;
}

export default defineRule({
  id: 'settings/variables',
  level: 'off',
  catalog: { level: 'warning' },
  kinds: {
    'encoded-twice': HELD_JSON['encoded-twice'],
    'no-object': HELD_JSON['no-object'],
    'not-a-list': ({ list }: { list: JsonValue }) =>
      `${LIST} is ${quoteValue(list)}: write a list of variables`,
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
      if (text.role !== HOLDER || text.text === undefined || text.reading.kind !== 'value') return;
      const { value } = text.reading;
      // settings/extra-data-json reports what is not JSON.
      const found = encodedTwice(text, () => HOLDER) ?? noObject(text, () => HOLDER);
      if (found !== undefined) report(found);
      const list = isObject(value) ? value[LIST] : undefined;
      if (list === undefined) return;
      const at = text.place.inside().at(LIST);
      if (!Array.isArray(list)) {
        report({ kind: 'not-a-list', at, values: { list } });
        return;
      }
      for (const [index, variable] of list.entries()) {
        const place = at.at(index);
        if (!isObject(variable))
          report({ kind: 'not-an-object', at: place, values: { index, value: variable } });
        else if (textField(variable, 'N') === undefined)
          report({ kind: 'no-name', at: place, values: { index } });
        else if (variable.VT !== undefined && integerField(variable, 'VT') === undefined)
          report({ kind: 'no-number', at: place.at('VT'), values: { index, value: variable.VT } });
      }
    },
  },
});
