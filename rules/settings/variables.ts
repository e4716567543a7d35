import {
  type Draft,
  defineRule,
  found,
  integerField,
  isObject,
  type JsonValue,
  type Place,
  quoteValue,
  rawRoom,
  textField,
} from '../kit.js';

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
  fix: 'none',
  summary: 'Variables in roomSettingsExtraData have a name and a type',
  source: 'public material of the platform, room settings',
  why: 'A variable is declared as an object with its name N and its type VT, a number. Another form declares nothing.',
  on: {
    embeddedText({ role, reading, place }, report) {
      if (role !== 'roomSettingsExtraData' || reading.kind !== 'value') return;
      for (const draft of faultsOf(reading.value, place)) report(draft);
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
        findings: found(
          '/settings/roomSettingsExtraData#/numericParameters',
          '{}',
          'numericParameters is {}: write a list of variables',
        ),
      },
      {
        title: 'a variable that is only a name',
        text: withExtraData({ numericParameters: ['coins'] }),
        findings: found(
          '/settings/roomSettingsExtraData#/numericParameters/0',
          '\\"coins\\"',
          'variable 0 in numericParameters is "coins": write an object such as {"N":"coins","VT":0}',
        ),
      },
      {
        title: 'a variable without its name',
        text: withExtraData({ numericParameters: [{ N: 'coins' }, { VT: 0 }] }),
        findings: found(
          '/settings/roomSettingsExtraData#/numericParameters/1',
          '{\\"VT\\":0}',
          'variable 1 in numericParameters has no N: write its name',
        ),
      },
      {
        title: 'a type that is a word',
        text: withExtraData({ numericParameters: [{ N: 'coins', VT: 'int' }] }),
        findings: found(
          '/settings/roomSettingsExtraData#/numericParameters/0/VT',
          '\\"int\\"',
          'VT of variable 0 in numericParameters is "int": write a whole number',
        ),
      },
      {
        title: 'a list in place of the settings',
        text: withExtraData([]),
        findings: found(
          '/settings/roomSettingsExtraData',
          '"[]"',
          'roomSettingsExtraData holds a list: write an object',
        ),
      },
    ],
  }),
});

function* faultsOf(extraData: JsonValue, holder: Place): Generator<Draft> {
  if (!isObject(extraData)) {
    if (Array.isArray(extraData))
      yield { at: holder, message: 'roomSettingsExtraData holds a list: write an object' };
    return;
  }
  const list = extraData[LIST];
  if (list === undefined) return;
  const at = holder.inside().at(LIST);
  if (!Array.isArray(list)) {
    yield { at, message: `${LIST} is ${quoteValue(list)}: write a list of variables` };
    return;
  }
  for (const [index, variable] of list.entries()) {
    const place = at.at(index);
    if (!isObject(variable))
      yield {
        at: place,
        message: `variable ${index} in ${LIST} is ${quoteValue(variable)}: write an object such as {"N":"coins","VT":0}`,
      };
    else if (textField(variable, 'N') === undefined)
      yield { at: place, message: `variable ${index} in ${LIST} has no N: write its name` };
    else if (variable.VT !== undefined && integerField(variable, 'VT') === undefined)
      yield {
        at: place.at('VT'),
        message: `VT of variable ${index} in ${LIST} is ${quoteValue(variable.VT)}: write a whole number`,
      };
  }
}
