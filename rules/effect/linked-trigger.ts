import { TRIGGER_NAMES } from '../../src/model/catalog/catalog.js';
import { DOCUMENTED_TYPES, meantType } from '../../src/model/schema/index.js';
import {
  type Draft,
  defineRule,
  hasField,
  isObject,
  type JsonValue,
  keyAt,
  member,
  objectField,
  type Place,
  quoteValue,
  type Subscription,
} from '../kit.js';

export default defineRule({
  id: 'effect/linked-trigger',
  level: 'warning',
  kinds: ['event', 'delay-elsewhere', 'random-elsewhere'],
  fix: 'unsafe',
  summary:
    'The Trigger of a linked task is not an event and holds its Delay, and useRandom is beside linkedTasks',
  source: 'quest and task records, part 2, RunTriggersFromEffector, linkedTasks entry',
  subscriptions: ['linked-task'],
  on: {
    subscription(subscription, report) {
      const { record, place } = subscription;
      for (const draft of chainFieldsElsewhere(subscription)) report(draft);
      const trigger = objectField(record, 'Trigger');
      if (trigger === undefined) return;
      if (typeof trigger.$type === 'string' && isEvent(trigger.$type))
        report({
          at: keyAt(place.at('Trigger').at('$type')),
          kind: 'event',
          message: `a linked task runs when its chain fires, and the documents give it no event: to wait for ${quoteValue(trigger.$type)}, put it into a TaskTriggerSubscription`,
        });
      const delay = record.Delay;
      if (delay !== undefined && !hasField(trigger, 'Delay'))
        report({
          at: keyAt(place.at('Delay')),
          kind: 'delay-elsewhere',
          message: besideTrigger(delay),
        });
    },
  },
});

function besideTrigger(delay: JsonValue): string {
  const shown = typeof delay === 'number' ? quoteValue(delay) : 'seconds';
  return `Delay belongs in the Trigger of a linked task: move it there, as "Trigger": {"Delay": ${shown}}`;
}

/** useRandom in a linked task or in the subscription, and Delay beside linkedTasks. */
function chainFieldsElsewhere({ record, place, holder }: Subscription): readonly Draft[] {
  const found: Draft[] = [];
  const chainPlace = place.parent?.parent;
  const effect = holder && chainPlace && valueIn(holder, chainPlace);
  if (holder === undefined || chainPlace === undefined || !isObject(effect)) return found;
  if (typeof record.useRandom === 'boolean' && !hasField(effect, 'useRandom'))
    found.push(randomElsewhere(record.useRandom, place, chainPlace, 'a linked task', place.step === 0));
  // Fields outside the linked tasks are reported once, with the first one.
  if (place.step !== 0) return found;
  const isOwn = chainPlace.parent === holder.place;
  if (isOwn && typeof holder.record.useRandom === 'boolean' && !hasField(effect, 'useRandom'))
    found.push(randomElsewhere(holder.record.useRandom, holder.place, chainPlace, 'the subscription', true));
  const trigger = objectField(record, 'Trigger');
  if (typeof effect.Delay === 'number' && (trigger === undefined || !hasField(trigger, 'Delay')))
    found.push({
      at: keyAt(chainPlace.at('Delay')),
      kind: 'delay-elsewhere',
      message: `Delay is beside linkedTasks: move it into the Trigger of each linked task, as "Trigger": {"Delay": ${quoteValue(effect.Delay)}}`,
    });
  return found;
}

/** The value at a place in a subscription. */
function valueIn(holder: Subscription, place: Place): JsonValue | undefined {
  if (place === holder.place) return holder.record;
  const around = place.parent && valueIn(holder, place.parent);
  if (Array.isArray(around)) return around[Number(place.step)];
  return isObject(around) ? member(around, String(place.step)) : undefined;
}

/** @param isFirst of the linked tasks, only the first has the fix */
function randomElsewhere(
  value: boolean,
  from: Place,
  chainPlace: Place,
  where: string,
  isFirst: boolean,
): Draft {
  const at = from.at('useRandom');
  return {
    at: keyAt(at),
    kind: 'random-elsewhere',
    message: `useRandom is in ${where}: move it beside linkedTasks`,
    fix: isFirst
      ? {
          safety: 'unsafe',
          description: 'move useRandom beside linkedTasks',
          edits: [
            {
              kind: 'insert',
              into: chainPlace,
              key: 'useRandom',
              json: { kind: 'json', json: String(value) },
            },
            { kind: 'remove', place: at, discards: true },
          ],
        }
      : undefined,
  };
}

/** Whether a `$type` is that of an event that is known, or almost. Any other may mean something in a linked task. */
function isEvent(type: string): boolean {
  return DOCUMENTED_TYPES.has(type) || TRIGGER_NAMES.has(type) || meantType('trigger', type) !== undefined;
}
