import { DOCUMENTED_TYPES, type TypeKind } from '../../src/model/schema/index.js';
import type { OtherTask } from '../../src/model/snapshot/records.js';
import { type Draft, defineRule, objectField, type Place, textField } from '../kit.js';

/** What each kind is called in messages, and the place where it belongs. */
const KINDS: Readonly<Record<TypeKind, { readonly name: string; readonly home: string }>> = {
  'effector subscription': { name: 'a subscription', home: 'Tasks' },
  'trigger subscription': { name: 'a subscription', home: 'Tasks' },
  effect: { name: 'an effect', home: 'the Effector of a subscription' },
  trigger: { name: 'a trigger', home: 'the Trigger of a TaskTriggerSubscription' },
};

/** What belongs in each list. */
const ELEMENTS: Readonly<Record<OtherTask['list'], string>> = {
  Tasks: 'a subscription',
  linkedTasks: 'a linked task',
};

export default defineRule({
  id: 'subscription/misplaced-type',
  level: 'error',
  kinds: ['misplaced'],
  sentence: 'Effector holds an effect, Trigger a trigger event, and Tasks subscriptions',
  fix: 'none',
  summary: 'Subscriptions belong in Tasks, effects in Effector, triggers in Trigger',
  source: 'quest and task records, part 2, TaskEffectorSubscription and TaskTriggerSubscription',
  on: {
    effect({ type, place, subscription: { place: around } }, report) {
      // The documents do not say what belongs deeper inside an effect.
      if (type === undefined || place.step !== 'Effector' || place.parent !== around) return;
      const draft = misplaced(type, 'an effect', place);
      if (draft !== undefined) report(draft);
    },
    subscription({ record, place }, report) {
      const trigger = objectField(record, 'Trigger');
      const type = trigger && textField(trigger, '$type');
      const draft = type === undefined ? undefined : misplaced(type, 'a trigger', place.at('Trigger'));
      if (draft !== undefined) report(draft);
    },
    snapshot({ otherTasks }, report) {
      for (const { type, list, place } of otherTasks) {
        const draft = misplaced(type, ELEMENTS[list], place);
        if (draft !== undefined) report(draft);
      }
    },
  },
  // effect/linked-trigger reports an event in a linked task.
  subscriptions: ['quest-trigger', 'basic-trigger', 'undecided-trigger'],
});

/** What is wrong with a record in the place of another kind; undefined if that is not documented. */
function misplaced(type: string, expected: string, place: Place): Draft | undefined {
  const kind = DOCUMENTED_TYPES.get(type);
  if (kind === undefined || KINDS[kind].name === expected) return undefined;
  const { name, home } = KINDS[kind];
  return { at: place.at('$type'), message: `${type} is ${name}, not ${expected}: move it to ${home}` };
}
