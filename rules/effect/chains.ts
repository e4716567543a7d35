import { childOf } from '../../src/bytes/json/members.js';
import { TRIGGER_NAMES } from '../../src/model/catalog/catalog.js';
import { CHAIN_TYPE, DOCUMENTED_TYPES, meantType } from '../../src/model/schema/index.js';
import {
  arrayField,
  defineRule,
  type FixDraft,
  hasMember,
  isObject,
  type JsonValue,
  type Kinds,
  keyAt,
  member,
  numberField,
  objectField,
  type Place,
  quoteValue,
  type Report,
  type Subscription,
  textField,
} from '../kit.js';

export const emptyChain = defineRule({
  id: 'effect/empty-chain',
  level: 'warning',
  kinds: {
    empty: 'this chain has no linked tasks, so it does nothing: add the linked tasks that it should run',
  },
  summary: 'RunTriggersFromEffector has linked tasks',
  source: 'quest and task records, part 2, RunTriggersFromEffector',
  on: {
    effect({ type, record, place }, report) {
      if (type !== CHAIN_TYPE || arrayField(record, 'linkedTasks')?.length !== 0) return;
      report({ kind: 'empty', at: place.at('linkedTasks') });
    },
  },
});

export const randomOfOne = defineRule({
  id: 'effect/random-of-one',
  level: 'info',
  kinds: {
    'only-one': 'useRandom has only one linked task to choose from, so that one always fires: add the others',
  },
  summary: 'useRandom has more than one linked task to choose from',
  source: 'quest and task records, part 2, RunTriggersFromEffector',
  on: {
    effect({ type, record, place }, report) {
      if (type !== CHAIN_TYPE || member(record, 'useRandom') !== true) return;
      const [only, ...others] = arrayField(record, 'linkedTasks') ?? [];
      // A list in the list may hold several.
      if (only === undefined || Array.isArray(only) || others.length > 0) return;
      report({ kind: 'only-one', at: place.at('useRandom') });
    },
  },
});

const KINDS = {
  event: ({ type }: { type: string }) =>
    `a linked task runs when its chain fires, and the documents give it no event: to wait for ${quoteValue(type)}, put it into a TaskTriggerSubscription`,
  'delay-elsewhere': ({ delay, beside }: { delay: JsonValue; beside: 'Trigger' | 'linkedTasks' }) => {
    const json = `"Trigger": {"Delay": ${typeof delay === 'number' ? quoteValue(delay) : 'seconds'}}`;
    return beside === 'Trigger'
      ? `Delay belongs in the Trigger of a linked task: move it there, as ${json}`
      : `Delay is beside linkedTasks: move it into the Trigger of each linked task, as ${json}`;
  },
  'random-elsewhere': ({ where }: { where: 'a linked task' | 'the subscription' }) =>
    `useRandom is in ${where}: move it beside linkedTasks`,
} as const satisfies Kinds;

export const linkedTrigger = defineRule({
  id: 'effect/linked-trigger',
  level: 'warning',
  kinds: KINDS,
  fix: 'unsafe',
  summary:
    'The Trigger of a linked task is not an event and holds its Delay, and useRandom is beside linkedTasks',
  source: 'quest and task records, part 2, RunTriggersFromEffector, linkedTasks entry',
  subscriptions: ['linked-task'],
  on: {
    subscription(subscription, report) {
      const { record, place } = subscription;
      reportChainFields(subscription, report);
      const trigger = objectField(record, 'Trigger');
      if (trigger === undefined) return;
      const type = textField(trigger, '$type');
      if (type !== undefined && isEvent(type))
        report({ kind: 'event', at: keyAt(place.at('Trigger').at('$type')), values: { type } });
      const delay = member(record, 'Delay');
      if (delay !== undefined && !hasMember(trigger, 'Delay')) {
        const values = { delay, beside: 'Trigger' } as const;
        report({ kind: 'delay-elsewhere', at: keyAt(place.at('Delay')), values });
      }
    },
  },
});

/** Reports useRandom in a linked task or in the subscription, and Delay beside linkedTasks. */
function reportChainFields({ record, place, holder }: Subscription, report: Report<typeof KINDS>): void {
  const chain = place.parent?.parent;
  const effect = holder && chain && valueIn(holder, chain);
  if (holder === undefined || chain === undefined || !isObject(effect)) return;
  // Fields outside the linked tasks are reported once, with the first one.
  const isFirst = place.step === 0;
  const reportRandom = (
    value: JsonValue | undefined,
    from: Place,
    where: 'a linked task' | 'the subscription',
  ): void => {
    if (typeof value !== 'boolean' || hasMember(effect, 'useRandom')) return;
    const at = from.at('useRandom');
    const fix = isFirst ? moveRandom(value, at, chain) : undefined;
    report({ kind: 'random-elsewhere', at: keyAt(at), values: { where }, fix });
  };
  reportRandom(member(record, 'useRandom'), place, 'a linked task');
  if (!isFirst) return;
  if (chain.parent === holder.place)
    reportRandom(member(holder.record, 'useRandom'), holder.place, 'the subscription');
  const trigger = objectField(record, 'Trigger');
  const delay = numberField(effect, 'Delay');
  if (delay === undefined || (trigger !== undefined && hasMember(trigger, 'Delay'))) return;
  const values = { delay, beside: 'linkedTasks' } as const;
  report({ kind: 'delay-elsewhere', at: keyAt(chain.at('Delay')), values });
}

/** The value at a place in a subscription. */
function valueIn(holder: Subscription, place: Place): JsonValue | undefined {
  if (place === holder.place) return holder.record;
  return place.parent && childOf(valueIn(holder, place.parent), place.step ?? '');
}

function moveRandom(value: boolean, from: Place, chain: Place): FixDraft {
  const json = { kind: 'json', json: String(value) } as const;
  return {
    safety: 'unsafe',
    description: 'move useRandom beside linkedTasks',
    edits: [
      { kind: 'insert', into: chain, key: 'useRandom', json },
      { kind: 'remove', place: from, discards: true },
    ],
  };
}

/** Whether a `$type` is that of an event that is known, or almost. Any other may mean something in a linked task. */
function isEvent(type: string): boolean {
  return DOCUMENTED_TYPES.has(type) || TRIGGER_NAMES.has(type) || meantType('trigger', type) !== undefined;
}

export const chainPlacement = defineRule({
  id: 'effect/chain-placement',
  level: 'info',
  lenient: { level: 'off' },
  catalog: { level: 'off', isRelaxing: true },
  kinds: {
    elsewhere:
      'RunTriggersFromEffector is outside an effector subscription, where the documents put it: check in the game that its linked tasks run',
  },
  summary: 'RunTriggersFromEffector is used in an effector subscription',
  source: 'quest and task records, part 2, RunTriggersFromEffector',
  on: {
    effect({ type, place, subscription }, report) {
      if (type !== CHAIN_TYPE || subscription.kind === 'effector') return;
      report({ kind: 'elsewhere', at: place.at('$type') });
    },
  },
});
