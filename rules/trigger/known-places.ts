import type { KnownTrigger } from '../../src/model/catalog/catalog.js';
import { triggerOf } from '../../src/model/snapshot/trigger.js';
import { defineRule, type Place, type Snapshot, type Subscription } from '../kit.js';
import { knownPrefabOf, worksAnywhere, worksOnlyOn } from '../wording/works-on.js';

export const triggerPrefab = defineRule({
  id: 'trigger/prefab',
  level: 'off',
  catalog: { level: 'warning' },
  kinds: { 'other-prefab': worksOnlyOn },
  fix: 'none',
  summary: 'Triggers are used on prefabs on which they work',
  source: 'public material of the platform, triggers',
  on: {
    subscription(subscription, report, { snapshot }) {
      const placed = placedTrigger(subscription, snapshot);
      const on = placed?.known.on;
      if (placed === undefined || on === undefined || on.includes(placed.prefab)) return;
      const { type, at } = placed;
      if (type === 'OnEnterEvent') return;
      const item = snapshot.labels.text(subscription.itemKey);
      report({ kind: 'other-prefab', at, values: { type, on, item } });
    },
  },
});

export const visibleItem = defineRule({
  id: 'trigger/visible-item',
  level: 'off',
  catalog: { level: 'warning' },
  kinds: {
    invisible: ({ type, item }: { type: string; item: string }) =>
      `${type} does not work on ${item}, which players cannot see: move it to a visible item`,
  },
  fix: 'none',
  summary: 'Triggers of the pointer are used on visible items',
  source: 'public material of the platform, triggers',
  on: {
    subscription(subscription, report, { snapshot }) {
      const placed = placedTrigger(subscription, snapshot);
      if (placed?.known.never.includes(placed.prefab) !== true) return;
      const { type, at } = placed;
      report({ kind: 'invisible', at, values: { type, item: snapshot.labels.text(subscription.itemKey) } });
    },
  },
});

/** A trigger of which it is known where it works, on an item whose prefab is known. */
interface PlacedTrigger {
  readonly type: string;
  readonly known: KnownTrigger;
  readonly prefab: string;
  /** The place of its type. */
  readonly at: Place;
}

function placedTrigger(subscription: Subscription, snapshot: Snapshot): PlacedTrigger | undefined {
  const trigger = triggerOf(subscription);
  if (trigger === undefined) return undefined;
  const { type, known, place } = trigger;
  if (type === undefined || known === undefined || worksAnywhere(known)) return undefined;
  const prefab = knownPrefabOf(subscription.itemKey, snapshot);
  return prefab === undefined ? undefined : { type, known, prefab, at: place.at('$type') };
}
