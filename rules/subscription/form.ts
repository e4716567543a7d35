import {
  DOCUMENTED_TYPES,
  type OwnedComplaint,
  type RecordName,
  type TypeKind,
} from '../../src/model/schema/index.js';
import type { OtherTask } from '../../src/model/snapshot/records.js';
import { defineRule, hasMember, keyAt, objectField, quoteValue, recordAt, textField } from '../kit.js';
import { misspelledType, typeIsMisspelled } from '../wording/near-miss.js';

export const triggerForm = defineRule({
  id: 'subscription/trigger-form',
  level: 'error',
  kinds: {
    both: 'a trigger cannot have both DirectEffector and TaskTriggerId: keep DirectEffector to fire an effect, or TaskTriggerId to advance a quest',
    neither: ({ name, meant }: { readonly name: string | undefined; readonly meant: string | undefined }) =>
      `this trigger has neither TaskTriggerId nor DirectEffector: ${
        meant === undefined
          ? 'add TaskTriggerId to advance a quest, or DirectEffector to fire an effect'
          : `add TaskTriggerId ${quoteValue(meant)}, the id of ${quoteValue(name ?? '')}`
      }`,
    trigger: {
      level: 'warning',
      says: 'the documents give an effector subscription no Trigger: move it to a TaskTriggerSubscription',
    },
    effector: {
      level: 'warning',
      says: 'the documents give a trigger subscription no Effector: move it to a TaskEffectorSubscription',
    },
  },
  sentence:
    'a quest-advancing trigger has TaskTriggerId and no DirectEffector, and the basic form has DirectEffector and no TaskTriggerId',
  summary:
    'A trigger subscription has TaskTriggerId or DirectEffector, and only an effector subscription has Effector',
  source: 'quest and task records, part 2, TaskEffectorSubscription and TaskTriggerSubscription',
  owns: [
    ...oneOf('trigger-subscription-basic', 'DirectEffector', 'TaskTriggerId'),
    ...oneOf('trigger-subscription-quest', 'TaskTriggerId', 'DirectEffector'),
    // With both fields, or neither, the record has no form.
    { record: 'trigger-subscription', keyword: 'type', field: ['DirectEffector'] },
    { record: 'trigger-subscription', keyword: 'type', field: ['TaskTriggerId'] },
  ],
  subscriptions: ['effector', 'quest-trigger', 'basic-trigger', 'undecided-trigger'],
  on: {
    subscription({ kind, record, place }, report, { snapshot: { quests } }) {
      if (kind === 'effector') {
        // Without a $type nobody knows which of the two kinds was meant; schema asks for it.
        if (hasMember(record, 'Trigger') && hasMember(record, '$type'))
          report({ kind: 'trigger', at: keyAt(place.at('Trigger')) });
        return;
      }
      if (hasMember(record, 'Effector')) report({ kind: 'effector', at: keyAt(place.at('Effector')) });
      if (kind !== 'undecided-trigger') return;
      const related = [{ at: keyAt(place.at('TaskTriggerId')), message: 'TaskTriggerId' }];
      if (hasMember(record, 'DirectEffector'))
        report({ kind: 'both', at: keyAt(place.at('DirectEffector')), related });
      else {
        const name = textField(record, 'Name');
        const entry = name === undefined ? undefined : quests?.byName.onlyWithName(name);
        const meant = entry && quests?.inProgressId(entry);
        report({ kind: 'neither', at: recordAt(place), values: { name, meant } });
      }
    },
  },
});

/** In the form that has `own`, the field `other` must be absent, even if it is null. */
function oneOf(record: RecordName, own: string, other: string): OwnedComplaint[] {
  return [
    { record, keyword: 'required', field: [own] },
    { record, keyword: 'not', field: [other] },
    { record, keyword: 'type', field: [other] },
  ];
}

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

export const misplacedType = defineRule({
  id: 'subscription/misplaced-type',
  level: 'error',
  kinds: {
    misplaced: ({ type, kind, expected }: Misplaced) =>
      `${type} is ${KINDS[kind].name}, not ${expected}: move it to ${KINDS[kind].home}`,
  },
  sentence: 'Effector holds an effect, Trigger a trigger event, and Tasks subscriptions',
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
      const values = misplaced(textField(trigger, '$type'), 'a trigger');
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

export const unknownType = defineRule({
  id: 'subscription/unknown-type',
  level: 'warning',
  kinds: { misspelled: typeIsMisspelled },
  fix: 'unsafe',
  summary: 'The $type of a subscription is spelled as documented',
  source: 'quest and task records, part 2, TaskEffectorSubscription and TaskTriggerSubscription',
  on: {
    snapshot({ spellings }, report) {
      for (const miss of spellings.nearMisses)
        if (miss.kind === 'type' && miss.subject === 'subscription') report(misspelledType(miss));
    },
  },
});
