import type { KnownTrigger } from '../../src/catalog/catalog.js';
import { triggerOf } from '../../src/snapshot/trigger.js';
import type { JsonObject, RuleListeners, Snapshot } from '../kit.js';
import { knownPrefabOf, worksAnywhere } from '../wording/works-on.js';

/** A known trigger on an item whose prefab is known. */
interface PlacedTrigger {
  readonly type: string;
  readonly known: KnownTrigger;
  readonly prefab: string;
  readonly itemKey: string;
}

/**
 * Listens to triggers of which it is known where they work.
 *
 * @param messageOf what is wrong; undefined where nothing is. One finding for each item and `$type`
 */
export function onTrigger(
  messageOf: (trigger: PlacedTrigger, snapshot: Snapshot) => string | undefined,
): RuleListeners<unknown, undefined> {
  return {
    subscription(subscription, report, { snapshot }) {
      const trigger = triggerOf(subscription);
      if (trigger === undefined) return;
      const { type, known, place } = trigger;
      const { itemKey } = subscription;
      if (type === undefined || known === undefined || worksAnywhere(known)) return;
      const prefab = knownPrefabOf(itemKey, snapshot);
      const message = prefab && messageOf({ type, known, prefab, itemKey }, snapshot);
      if (message === undefined) return;
      report({
        at: place.at('$type'),
        message,
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
