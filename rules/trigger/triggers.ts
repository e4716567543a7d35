import { canonical } from '../../src/bytes/json/equality.js';
import type { KnownTrigger } from '../../src/model/catalog/catalog.js';
import { triggerOf } from '../../src/model/snapshot/effect.js';
import {
  defineRule,
  integerField,
  type JsonValue,
  keysOf,
  member,
  otherQuestLabel,
  type Place,
  quoteValue,
  type Snapshot,
  type Subscription,
  textField,
  transitionCode,
} from '../kit.js';
import { knownPrefabOf, worksAnywhere, worksOnlyOn } from '../wording/platform.js';

/** The item, or only its prefabName where that is misspelled. */
type EnterPlace = { readonly item: string } | { readonly prefab: string };

export const enterNeedsTriggerPrefab = defineRule({
  id: 'trigger/enter-needs-trigger-prefab',
  level: 'error',
  kinds: {
    'other-prefab': (values: EnterPlace) =>
      'item' in values
        ? `OnEnterEvent works only on items with the prefabName "Trigger", and not on ${values.item}: use OnClickEvent, or move this to a Trigger`
        : `OnEnterEvent does not work with the prefabName ${quoteValue(values.prefab)}: write "Trigger"`,
  },
  sentence: 'OnEnterEvent works only on items whose prefabName is Trigger',
  summary: 'OnEnterEvent is used only on items with the prefabName Trigger',
  source: 'quest and task records, part 2, TaskTriggerSubscription',
  // effect/linked-trigger reports an event in a linked task.
  subscriptions: ['quest-trigger', 'basic-trigger', 'undecided-trigger'],
  state: () => ({ misspelled: new Set<string>() }),
  on: {
    subscription({ record, place, itemKey }, report, { snapshot, state }) {
      if (member(member(record, 'Trigger'), '$type') !== 'OnEnterEvent') return;
      const prefab = snapshot.prefabOf(itemKey);
      if (prefab === undefined || prefab === 'Trigger') return;
      const prefabPlace = snapshot.place.along(['roomItems', itemKey, 'prefabName']);
      if (prefab.trim().toLowerCase() === 'trigger') {
        // What is wrong is the item, however many events wait there.
        if (state.misspelled.has(itemKey)) return;
        state.misspelled.add(itemKey);
        report({ kind: 'other-prefab', at: prefabPlace, values: { prefab } });
        return;
      }
      report({
        kind: 'other-prefab',
        at: place.at('Trigger').at('$type'),
        values: { item: snapshot.labels.text(itemKey) },
        related: [{ at: prefabPlace, message: 'the prefabName of the item' }],
      });
    },
  },
});

interface Twice {
  readonly item: string;
  readonly code: number;
  readonly quest: string;
  readonly type: string;
}

export const repeated = defineRule({
  id: 'trigger/repeated',
  level: 'warning',
  kinds: {
    twice: ({ item, code, quest, type }: Twice) =>
      `${item} sends ${code} to ${quest} twice on ${type}: ${code === 111 ? 'change this one to 121 to complete the quest' : 'give this one another code'}`,
  },
  summary: 'An event sends a code to a quest only once',
  source: 'quest and task records, part 3, transition codes',
  state: () => new Map<string, { readonly place: Place; readonly id: JsonValue | undefined }>(),
  subscriptions: ['quest-trigger'],
  on: {
    subscription(subscription, report, { state, snapshot: { labels, quests } }) {
      const trigger = triggerOf(subscription);
      if (trigger?.type === undefined) return;
      const { type, record } = trigger;
      const { itemKey, record: task, place } = subscription;
      const id = textField(task, 'TaskTriggerId');
      const code = integerField(task, 'TargetState') ?? Number.NaN;
      if (id === undefined || transitionCode(code) === undefined) return;
      const event = keysOf(record).length === 1 ? type : canonical(record);
      // The lengths keep two texts apart that would be one when joined.
      const sent = `${code} ${itemKey.length} ${id.length} ${itemKey}${id}${event}`;
      const first = state.get(sent);
      if (first === undefined) {
        state.set(sent, { place, id: member(task, 'Id') });
        return;
      }
      // subscription/id-unique reports a task that was pasted twice.
      if (first.id === member(task, 'Id')) return;
      const entry = quests?.entry(id);
      const quest = entry === undefined ? 'this quest' : otherQuestLabel(entry);
      report({
        kind: 'twice',
        at: place.at('TargetState'),
        values: { item: labels.text(itemKey), code, quest, type },
        related: [{ at: first.place.at('TargetState'), message: 'the first of the two' }],
      });
    },
  },
});

export const triggerPrefab = defineRule({
  id: 'trigger/prefab',
  level: 'off',
  catalog: { level: 'warning' },
  kinds: { 'other-prefab': worksOnlyOn },
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
      `${type} does not work on ${item}, which players cannot see: use OnEnterEvent, or move this to a visible item`,
  },
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
