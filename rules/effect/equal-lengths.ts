import { arrayField, defineRule, type JsonObject, task } from '../kit.js';

const animation = (states: string[], _transformStates: JsonObject[]): string =>
  task('2', 1, { Effector: { $type: 'PortalsAnimation', states, _transformStates } });

export default defineRule({
  id: 'effect/equal-lengths',
  level: 'off',
  catalog: { level: 'warning' },
  kinds: { 'other-length': {} },
  fix: 'none',
  summary: 'Lists of one effect with an element for each step are equally long',
  source: 'public material of the platform, effects',
  why: 'Each step of an animation or of a path takes one element of each list.',
  on: {
    effect({ known, record, place }, report) {
      const lengths = (known?.equallyLong ?? []).flatMap((name) => {
        const list = arrayField(record, name);
        return list === undefined ? [] : [{ name, length: list.length }];
      });
      const [first] = lengths;
      const other = lengths.find(({ length }) => length !== first?.length);
      if (first === undefined || other === undefined) return;
      report({
        at: place.at(other.name),
        message: `${first.name} has ${first.length} and ${other.name} ${other.length} entries: give both one for each step`,
      });
    },
  },
  examples: () => ({
    good: [{ title: 'one of each for a step', text: animation(['0'], [{}]) }],
    bad: [
      {
        title: 'a step without a place',
        text: animation(['0', '1'], [{}]),
        at: '/logic/2#/Tasks/1/Effector/_transformStates',
        marks: '[{}]',
        message: 'states has 2 and _transformStates 1 entries: give both one for each step',
      },
    ],
  }),
});
