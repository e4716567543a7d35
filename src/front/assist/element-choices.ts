import { elementShape, recordOfShape } from '../../model/schema/known-fields.js';
import type { Choice } from './choice.js';
import { referredEntries, typeChoices } from './choices.js';
import type { FieldContext } from './context.js';
import type { NamedEntry, RoomNames } from './room-names.js';

/** The records that may be written as elements of a list, each as a beginning. */
export function elementChoices({ shape }: FieldContext, names: RoomNames): readonly Choice[] {
  const ofQuests = (recordFor: (quest: NamedEntry) => Choice['value']): readonly Choice[] =>
    referredEntries(names).map((quest) => ({ kind: 'record', value: recordFor(quest), detail: quest.name }));
  switch (recordOfShape(elementShape(shape))) {
    case 'subscription':
      return typeChoices('subscription').map(({ value, detail }) => ({
        kind: 'record',
        value: { $type: value },
        detail,
      }));
    case 'requirement':
      return ofQuests(({ id }) => ({ delete: false, amount: 1, type: 'quest', id }));
    case 'linked-task':
      return ofQuests(({ id, name }) => ({
        Trigger: {},
        Id: '',
        TargetState: 111,
        Name: name,
        TaskTriggerId: id,
      }));
    default:
      return [];
  }
}
