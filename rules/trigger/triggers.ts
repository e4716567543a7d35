import {
  type Draft,
  type JsonObject,
  type KnownTrigger,
  knownPrefabOf,
  logicPlaces,
  objectField,
  type Report,
  type RuleListeners,
  type Snapshot,
  textField,
  triggerNamed,
} from '../kit.js';

/** A known trigger on an item whose prefab is known. */
interface PlacedTrigger {
  readonly type: string;
  readonly known: KnownTrigger;
  readonly prefab: string;
  readonly itemKey: string;
  /** What findings about it share: one for each item and `$type`. */
  readonly about: Pick<Draft, 'at' | 'cause' | 'unless' | 'again'>;
}

/** Listens to triggers of which it is known where they work. */
export function onTrigger(
  judge: (trigger: PlacedTrigger, report: Report, snapshot: Snapshot) => void,
): RuleListeners<unknown, undefined> {
  return {
    subscription({ record, place, itemKey }, report, { snapshot }) {
      const trigger = objectField(record, 'Trigger');
      const type = trigger === undefined ? undefined : textField(trigger, '$type');
      const known = triggerNamed(type);
      if (type === undefined || known === undefined || worksAnywhere(known)) return;
      const prefab = knownPrefabOf(itemKey, snapshot);
      if (prefab === undefined) return;
      const about = {
        at: place.at('Trigger').at('$type'),
        cause: JSON.stringify([itemKey, type]),
        unless: logicPlaces(itemKey, snapshot),
        again: { message: 'here as well', most: 5 },
      };
      judge({ type, known, prefab, itemKey, about }, report, snapshot);
    },
  };
}

function worksAnywhere({ on, never }: KnownTrigger): boolean {
  return on === undefined && never.length === 0;
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
