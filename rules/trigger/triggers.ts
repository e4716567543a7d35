import {
  type Draft,
  type JsonObject,
  type KnownTrigger,
  knownPrefabOf,
  type RuleListeners,
  type Snapshot,
} from '../kit.js';

/** A trigger on an item where it does not work. */
interface MisplacedTrigger {
  readonly type: string;
  readonly known: KnownTrigger;
  readonly itemKey: string;
}

/** Listens to triggers on items where they do not work: one finding for each item and `$type`. */
export function onTrigger(
  isMisplaced: (known: KnownTrigger, prefab: string, type: string) => boolean,
  draftOf: (trigger: MisplacedTrigger, snapshot: Snapshot) => Pick<Draft, 'message' | 'unless'>,
): RuleListeners<unknown, undefined> {
  return {
    trigger({ type, known, place, subscription: { itemKey } }, report, { snapshot }) {
      if (known === undefined || !known.isRestricted) return;
      const prefab = knownPrefabOf(itemKey, snapshot);
      if (prefab === undefined || !isMisplaced(known, prefab, type)) return;
      report({
        ...draftOf({ type, known, itemKey }, snapshot),
        at: place.at('$type'),
        cause: JSON.stringify([itemKey, type]),
        again: { message: 'here as well', most: 5 },
      });
    },
  };
}

/** A subscription for the examples that shows an outline when this event happens. */
export function basicTrigger($type: string): JsonObject {
  return {
    $type: 'TaskTriggerSubscription',
    Trigger: { $type },
    DirectEffector: {
      Effector: { $type: 'ShowOutline' },
      Id: '7c1d2e3f-4a5b-4c6d-8e7f-9a0b1c2d3e4f',
      TargetState: 2,
      Name: '',
    },
    Id: '8d2e3f4a-5b6c-4d7e-9f80-ab1c2d3e4f5a',
    TargetState: 2,
    Name: '',
  };
}
