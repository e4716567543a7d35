import {
  type Draft,
  defineRule,
  integerField,
  isObject,
  type JsonObject,
  type Place,
  quoteValue,
  textField,
} from '../kit.js';
import { heldObjectFault } from '../wording/held-json.js';

const HOLDER = 'roomSettingsExtraData';
const LIST = 'numericParameters';

export default defineRule({
  id: 'settings/variables',
  level: 'off',
  catalog: { level: 'warning' },
  kinds: ['encoded-twice', 'no-object', 'not-a-list', 'not-an-object', 'no-name', 'no-number'],
  fix: 'safe',
  summary: 'roomSettingsExtraData holds an object, and its variables have a name and a type',
  source: 'public material of the platform, room settings',
  on: {
    embedded(text, report) {
      if (text.role !== HOLDER || text.text === undefined || text.reading.kind !== 'value') return;
      const { value } = text.reading;
      // settings/extra-data-json reports what is not JSON.
      const fault = heldObjectFault(text, () => HOLDER);
      if (fault !== undefined) report(fault);
      if (isObject(value)) for (const draft of faultsOf(value, text.place)) report(draft);
    },
  },
});

function faultsOf(extraData: JsonObject, holder: Place): readonly Draft[] {
  const found: Draft[] = [];
  const list = extraData[LIST];
  if (list === undefined) return found;
  const at = holder.inside().at(LIST);
  if (!Array.isArray(list)) {
    found.push({
      at,
      kind: 'not-a-list',
      message: `${LIST} is ${quoteValue(list)}: write a list of variables`,
    });
    return found;
  }
  for (const [index, variable] of list.entries()) {
    const place = at.at(index);
    if (!isObject(variable))
      found.push({
        at: place,
        kind: 'not-an-object',
        message: `variable ${index} in ${LIST} is ${quoteValue(variable)}: write an object such as {"N":"coins","VT":0}`,
      });
    else if (textField(variable, 'N') === undefined)
      found.push({
        at: place,
        kind: 'no-name',
        message: `variable ${index} in ${LIST} has no N: write its name`,
      });
    else if (variable.VT !== undefined && integerField(variable, 'VT') === undefined)
      found.push({
        at: place.at('VT'),
        kind: 'no-number',
        message: `VT of variable ${index} in ${LIST} is ${quoteValue(variable.VT)}: write a whole number`,
      });
  }
  return found;
}
