import {
  ANIMATION_FIELDS,
  ANIMATION_NAMES,
  type Draft,
  defineRule,
  type JsonObject,
  overwriteValue,
  type Place,
  quoteValue,
  textField,
  throughout,
} from '../kit.js';
import { addItem, effects } from './examples.js';

const emote = (animationName: string): string => effects({ $type: 'PlayerEmote', animationName });
const character = (a: string): string =>
  effects({ $type: 'ShowOutline' }, undefined, (changed) =>
    addItem(changed, '5', 'GLBNPC', { n: 'Maria', a }, 'https://models.example/'),
  );

export default defineRule({
  id: 'reference/animation',
  level: 'off',
  catalog: { level: 'warning' },
  kinds: { misspelled: {} },
  fix: 'unsafe',
  summary: 'Animations are spelled as the platform spells them',
  source: 'public material of the platform, characters and effects for animations',
  why: 'An animation is chosen by its name. The model of a character may have animations of its own, so only names that resemble one of the platform are reported.',
  on: {
    effect({ type, record, place }, report) {
      const field = ANIMATION_FIELDS.get(type ?? '');
      const draft = field && misspelled(record, field, place);
      if (draft) report(draft);
    },
    itemLogic: ({ prefab, value, place }, report) => {
      const field = ANIMATION_FIELDS.get(prefab?.name ?? '');
      const draft = field && misspelled(value, field, place);
      if (draft) report(draft);
    },
  },
  examples: () => ({
    good: [
      { title: 'an animation of the platform', text: emote('Slide n Jive') },
      { title: 'an animation of a model', text: emote('Idle_02') },
      { title: 'a character without an animation', text: character('') },
    ],
    bad: [
      {
        title: 'another letter case',
        text: emote('wave'),
        at: '/logic/2#/Tasks/1/Effector/animationName',
        marks: '\\"wave\\"',
        message: '"wave" is not a known animation: write "Wave"',
        fixed: emote('Wave'),
      },
      {
        title: 'a missing letter, on a character',
        text: character('Chiken'),
        at: '/logic/5#/a',
        marks: '\\"Chiken\\"',
        message: '"Chiken" is not a known animation: write "Chicken"',
        fixed: character('Chicken'),
      },
    ],
  }),
});

function misspelled(record: JsonObject, field: string, place: Place): Draft | undefined {
  const name = textField(record, field);
  const meant = name === undefined ? undefined : ANIMATION_NAMES.meant(name);
  if (name === undefined || meant === undefined) return undefined;
  const [spelled, right] = [quoteValue(name), quoteValue(meant)];
  const at = place.at(field);
  return throughout(spelled, {
    at,
    message: `${spelled} is not a known animation: write ${right}`,
    fix: overwriteValue(at, JSON.stringify(meant), `write ${right}`),
  });
}
