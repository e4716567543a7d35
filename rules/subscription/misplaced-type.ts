import { DOCUMENTED_TYPES, type TypeKind } from '../../src/model/schema/index.js';
import type { OtherTask } from '../../src/model/snapshot/records.js';
import { defineRule, objectField, textField } from '../kit.js';

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

interface Misplaced {
  readonly type: string;
  readonly kind: TypeKind;
  readonly expected: string;
}

export default defineRule({
  id: 'subscription/misplaced-type',
  level: 'error',
  kinds: {
    misplaced: ({ type, kind, expected }: Misplaced) =>
      `${type} is ${KINDS[kind].name}, not ${expected}: move it to ${KINDS[kind].home}`,
  },
  sentence: 'Effector holds an effect, Trigger a trigger event, and Tasks subscriptions',
  fix: 'none',
  summary: 'Subscriptions belong in Tasks, effects in Effector, triggers in Trigger',
  source: 'quest and task records, part 2, TaskEffectorSubscription and TaskTriggerSubscription',
  on: {
    effect({ type, place, subscription: { place: around } }, report) {
      // The documents do not say what belongs deeper inside an effect.
      if (type === undefined || place.step !== 'Effector' || place.parent !== around) return;
      const values = misplaced(type, 'an effect');
      if (values !== undefined) report({ kind: 'misplaced', at: place.at('$type'), values });
    },
    subscription({ record, place }, report) {
      const trigger = objectField(record, 'Trigger');
      const values = misplaced(trigger && textField(trigger, '$type'), 'a trigger');
      if (values !== undefined) report({ kind: 'misplaced', at: place.at('Trigger').at('$type'), values });
    },
    snapshot({ otherTasks }, report) {
      for (const { type, list, place } of otherTasks) {
        const values = misplaced(type, ELEMENTS[list]);
        if (values !== undefined) report({ kind: 'misplaced', at: place.at('$type'), values });
      }
    },
  },
  // effect/linked-trigger reports an event in a linked task.
  subscriptions: ['quest-trigger', 'basic-trigger', 'undecided-trigger'],
});

/** What a type is in the place of another kind; undefined where that is not documented. */
function misplaced(type = '', expected: string): Misplaced | undefined {
  const kind = DOCUMENTED_TYPES.get(type);
  return kind === undefined || KINDS[kind].name === expected ? undefined : { type, kind, expected };
}
