import {
  type Draft,
  defineRule,
  heldObjectFault,
  integerField,
  isObject,
  type JsonObject,
  type JsonValue,
  type Place,
  quoteValue,
  rawRoom,
  textField,
} from '../kit.js';

const HOLDER = 'roomSettingsExtraData';
const LIST = 'numericParameters';

const withExtraData = (value: JsonValue): string =>
  rawRoom((snapshot) => {
    if (isObject(snapshot.settings ?? null))
      Object.assign(snapshot.settings ?? {}, { roomSettingsExtraData: JSON.stringify(value) });
  });

export default defineRule({
  id: 'settings/variables',
  level: 'off',
  catalog: { level: 'warning' },
  kinds: {
    'encoded-twice': {},
    'no-object': {},
    'not-json': {},
    empty: {},
    'not-a-list': {},
    'not-an-object': {},
    'no-name': {},
    'no-number': {},
  },
  fix: 'safe',
  summary: 'roomSettingsExtraData holds an object, and its variables have a name and a type',
  source: 'public material of the platform, room settings',
  why: 'A variable is declared as an object with its name N and its type VT, a number. Another form declares nothing.',
  on: {
    embeddedText(text, report) {
      if (text.role !== HOLDER || text.reading.kind !== 'value') return;
      const { value } = text.reading;
      // settings/extra-data-json reports what is not JSON.
      const fault = heldObjectFault(text, () => ({ what: HOLDER, whenEmpty: '' }));
      if (fault !== undefined) report(fault);
      if (isObject(value)) for (const draft of faultsOf(value, text.place)) report(draft);
    },
  },
  examples: () => ({
    good: [
      { title: 'variables with names', text: withExtraData({ numericParameters: [{ N: 'coins', VT: 0 }] }) },
    ],
    bad: [
      {
        title: 'variables as an object',
        text: withExtraData({ numericParameters: {} }),
        at: '/settings/roomSettingsExtraData#/numericParameters',
        marks: '{}',
        message: 'numericParameters is {}: write a list of variables',
      },
      {
        title: 'a variable that is only a name',
        text: withExtraData({ numericParameters: ['coins'] }),
        at: '/settings/roomSettingsExtraData#/numericParameters/0',
        marks: '\\"coins\\"',
        message: 'variable 0 in numericParameters is "coins": write an object such as {"N":"coins","VT":0}',
      },
      {
        title: 'a variable without its name',
        text: withExtraData({ numericParameters: [{ N: 'coins' }, { VT: 0 }] }),
        at: '/settings/roomSettingsExtraData#/numericParameters/1',
        marks: '{\\"VT\\":0}',
        message: 'variable 1 in numericParameters has no N: write its name',
      },
      {
        title: 'a type that is a word',
        text: withExtraData({ numericParameters: [{ N: 'coins', VT: 'int' }] }),
        at: '/settings/roomSettingsExtraData#/numericParameters/0/VT',
        marks: '\\"int\\"',
        message: 'VT of variable 0 in numericParameters is "int": write a whole number',
      },
      {
        title: 'a list in place of the settings',
        text: withExtraData([]),
        at: '/settings/roomSettingsExtraData',
        marks: '"[]"',
        message: 'roomSettingsExtraData holds a list: it must hold a JSON object, between { and }',
      },
      {
        title: 'no settings',
        text: withExtraData(null),
        at: '/settings/roomSettingsExtraData',
        marks: '"null"',
        message: 'roomSettingsExtraData holds null: it must hold a JSON object, between { and }',
      },
      {
        title: 'settings that are encoded twice',
        text: withExtraData('{"fog":{}}'),
        at: '/settings/roomSettingsExtraData',
        marks: JSON.stringify(JSON.stringify('{"fog":{}}')),
        message: 'roomSettingsExtraData is encoded twice: put its JSON object into a string only once',
        fixed: withExtraData({ fog: {} }),
      },
    ],
  }),
});

function* faultsOf(extraData: JsonObject, holder: Place): Generator<Draft> {
  const list = extraData[LIST];
  if (list === undefined) return;
  const at = holder.inside().at(LIST);
  if (!Array.isArray(list)) {
    yield { at, kind: 'not-a-list', message: `${LIST} is ${quoteValue(list)}: write a list of variables` };
    return;
  }
  for (const [index, variable] of list.entries()) {
    const place = at.at(index);
    if (!isObject(variable))
      yield {
        at: place,
        kind: 'not-an-object',
        message: `variable ${index} in ${LIST} is ${quoteValue(variable)}: write an object such as {"N":"coins","VT":0}`,
      };
    else if (textField(variable, 'N') === undefined)
      yield { at: place, kind: 'no-name', message: `variable ${index} in ${LIST} has no N: write its name` };
    else if (variable.VT !== undefined && integerField(variable, 'VT') === undefined)
      yield {
        at: place.at('VT'),
        kind: 'no-number',
        message: `VT of variable ${index} in ${LIST} is ${quoteValue(variable.VT)}: write a whole number`,
      };
  }
}
