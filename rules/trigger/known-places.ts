import type { KnownTrigger } from '../../src/model/catalog/catalog.js';
import { triggerOf } from '../../src/model/snapshot/trigger.js';
import { defineRule, type RuleListeners, type Snapshot } from '../kit.js';
import { knownPrefabOf, worksAnywhere, worksOnlyOn } from '../wording/works-on.js';

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
function onTrigger(
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

export const triggerPrefab = defineRule({
  id: 'trigger/prefab',
  level: 'off',
  catalog: { level: 'warning' },
  kinds: ['other-prefab'],
  fix: 'none',
  summary: 'Triggers are used on prefabs on which they work',
  source: 'public material of the platform, triggers',
  on: onTrigger(({ type, known: { on }, prefab, itemKey }, { labels }) => {
    if (on === undefined || on.includes(prefab) || type === 'OnEnterEvent') return undefined;
    return worksOnlyOn(type, on, labels.text(itemKey));
  }),
});

export const visibleItem = defineRule({
  id: 'trigger/visible-item',
  level: 'off',
  catalog: { level: 'warning' },
  kinds: ['invisible'],
  fix: 'none',
  summary: 'Triggers of the pointer are used on visible items',
  source: 'public material of the platform, triggers',
  on: onTrigger(({ type, known: { never }, prefab, itemKey }, { labels }) => {
    if (!never.includes(prefab)) return undefined;
    return `${type} does not work on ${labels.text(itemKey)}, which players cannot see: move it to a visible item`;
  }),
});
