import { DOCUMENTED_TYPES, defineRule, type JsonObject, room, task, throughout } from '../kit.js';
import { isSound, misnamed, wrongParameters } from './wrong-parameters.js';

const SPOT = { position: [0, 1, 0], rotation: [0, 0, 0, 1], scale: [1, 1, 1], duration: 1 };

const effect = (Effector: JsonObject): string => task('2', 1, { Effector });

export default defineRule({
  id: 'effect/parameters',
  level: 'off',
  catalog: { level: 'warning' },
  kinds: { missing: {}, 'other-type': {}, 'other-name': {} },
  fix: 'unsafe',
  summary: 'Effects have the parameters that they need',
  source: 'public material of the platform, effects',
  why: 'An effect without a parameter that it needs does nothing, or not what was meant. Of the effects that the documents describe, schema checks the parameters and this rule their names.',
  on: {
    effect({ type, known, record, place }, report) {
      if (type === undefined || known === undefined || isSound(known, record)) return;
      const wrong = DOCUMENTED_TYPES.has(type)
        ? misnamed(type, known.slips, record, place)
        : wrongParameters(type, known, record, place);
      for (const { slip, draft } of wrong) report(throughout(`${type} ${slip}`, draft));
    },
  },
  examples: () => ({
    good: [
      { title: 'an effect with its parameters', text: room() },
      { title: 'an effect that needs none', text: effect({ $type: 'ShowOutline' }) },
    ],
    bad: [
      {
        title: 'a parameter in another letter case',
        text: effect({ $type: 'PlaySoundOnce', url: 'https://sounds.example/' }),
        at: '/logic/2#/Tasks/1/Effector/url',
        marks: '\\"url\\"',
        message: 'this PlaySoundOnce has url: rename it to Url',
        fixed: effect({ $type: 'PlaySoundOnce', Url: 'https://sounds.example/' }),
      },
      {
        title: 'the parameter of another effect',
        text: effect({ $type: 'StopSound', Url: 'https://sounds.example/' }),
        at: '/logic/2#/Tasks/1/Effector/Url',
        marks: '\\"Url\\"',
        message: 'this StopSound has Url: rename it to url',
        fixed: effect({ $type: 'StopSound', url: 'https://sounds.example/' }),
      },
      {
        title: 'where a copy belongs, as for the item itself',
        text: effect({ $type: 'DuplicateItem', _transformState: SPOT }),
        at: '/logic/2#/Tasks/1/Effector/_transformState',
        marks: '\\"_transformState\\"',
        message: 'this DuplicateItem has _transformState: rename it to TS',
        fixed: effect({ $type: 'DuplicateItem', TS: SPOT }),
      },
      {
        title: 'where an item moves, as for a copy',
        text: effect({ $type: 'MoveToSpot', TS: SPOT }),
        at: '/logic/2#/Tasks/1/Effector/TS',
        marks: '\\"TS\\"',
        message: 'this MoveToSpot has TS: rename it to _transformState',
        fixed: effect({ $type: 'MoveToSpot', _transformState: SPOT }),
      },
      {
        title: 'a parameter that is missing',
        text: effect({ $type: 'NotificationPillEvent', c: 'FFFFFF' }),
        at: '/logic/2#/Tasks/1/Effector',
        marks: '\\"Effector\\"',
        message: 'this NotificationPillEvent has no nt: add it as a string',
      },
      {
        title: 'two parameters that are missing',
        text: effect({ $type: 'NPCMessageEvent' }),
        at: '/logic/2#/Tasks/1/Effector',
        marks: '\\"Effector\\"',
        message: 'this NPCMessageEvent has no n and no m: add them',
      },
      {
        title: 'a number in quotes',
        text: effect({ $type: 'ChangePlayerHealth', healthChange: '5' }),
        at: '/logic/2#/Tasks/1/Effector/healthChange',
        marks: '\\"5\\"',
        message: 'healthChange of this ChangePlayerHealth is "5": write a number',
      },
    ],
  }),
});
