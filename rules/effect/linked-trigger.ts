import {
  chain,
  counted,
  DOCUMENTED_TYPES,
  type Draft,
  defineRule,
  hasField,
  isObject,
  type JsonValue,
  keyAt,
  meantType,
  member,
  objectField,
  type Place,
  quoteValue,
  room,
  type Subscription,
  TRIGGER_NAMES,
  throughout,
} from '../kit.js';

const OTHER_ID = '3c6a4e50-b5d7-4809-9324-a5c6e70891bc';
const MESSAGE = 'a linked task does not wait for an event: remove "$type" from its Trigger (Delay may stay)';

function besideTrigger(delay: JsonValue): string {
  const shown = typeof delay === 'number' ? quoteValue(delay) : 'seconds';
  return `Delay belongs in the Trigger of a linked task: move it there, as "Trigger": {"Delay": ${shown}}`;
}

/** useRandom in a linked task or in the subscription, and Delay beside linkedTasks. */
function* chainFieldsElsewhere({ record, place, holder }: Subscription): Generator<Draft> {
  const chainPlace = place.parent?.parent;
  const effect = holder && chainPlace && valueIn(holder, chainPlace);
  if (holder === undefined || chainPlace === undefined || !isObject(effect)) return;
  if (typeof record.useRandom === 'boolean' && !hasField(effect, 'useRandom'))
    yield randomElsewhere(record.useRandom, place, chainPlace, 'a linked task', place.step === 0);
  // Fields outside the linked tasks are reported once, with the first one.
  if (place.step !== 0) return;
  const isOwn = chainPlace.parent === holder.place;
  if (isOwn && typeof holder.record.useRandom === 'boolean' && !hasField(effect, 'useRandom'))
    yield randomElsewhere(holder.record.useRandom, holder.place, chainPlace, 'the subscription', true);
  const trigger = objectField(record, 'Trigger');
  if (typeof effect.Delay === 'number' && (trigger === undefined || !hasField(trigger, 'Delay')))
    yield throughout('Delay in chain', {
      at: keyAt(chainPlace.at('Delay')),
      kind: 'delay-elsewhere',
      message: `Delay is beside linkedTasks: move it into the Trigger of each linked task, as "Trigger": {"Delay": ${quoteValue(effect.Delay)}}`,
    });
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
  return throughout('useRandom', {
    at: keyAt(at),
    kind: 'random-elsewhere',
    cause: JSON.stringify(chainPlace.paths),
    message: ({ drafts }) =>
      `useRandom is in ${drafts === 1 ? where : counted(drafts, 'linked task')}: move it beside linkedTasks`,
    again: { message: 'the same here' },
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
  });
}

/** Whether a `$type` is that of an event that is known, or almost. Any other may mean something in a linked task. */
function isEvent(type: string): boolean {
  return DOCUMENTED_TYPES.has(type) || TRIGGER_NAMES.has(type) || meantType('trigger', type) !== undefined;
}

export default defineRule({
  id: 'effect/linked-trigger',
  level: 'warning',
  kinds: { event: {}, 'delay-elsewhere': {}, 'random-elsewhere': {} },
  fix: 'unsafe',
  summary:
    'The Trigger of a linked task is not an event and holds its Delay, and useRandom is beside linkedTasks',
  source: 'quest and task records, part 2, RunTriggersFromEffector, linkedTasks entry',
  why: 'A linked task runs when its chain fires: immediately, or after the Delay in its Trigger. It does not wait for an event. Other fields beside Delay are not documented and are left alone.',
  subscriptions: ['linked-task'],
  on: {
    subscription(subscription, report) {
      const { record, place } = subscription;
      for (const draft of chainFieldsElsewhere(subscription)) report(draft);
      const trigger = objectField(record, 'Trigger');
      if (trigger === undefined) return;
      if (typeof trigger.$type === 'string' && isEvent(trigger.$type))
        report(
          throughout('$type', {
            at: keyAt(place.at('Trigger').at('$type')),
            kind: 'event',
            message: MESSAGE,
          }),
        );
      const delay = record.Delay;
      if (delay !== undefined && !hasField(trigger, 'Delay'))
        report(
          throughout('Delay', {
            at: keyAt(place.at('Delay')),
            kind: 'delay-elsewhere',
            message: besideTrigger(delay),
          }),
        );
    },
  },
  examples: () => ({
    good: [
      { title: 'a linked task that runs after a delay', text: room() },
      { title: 'a linked task that runs immediately', text: chain({}, [{ Trigger: {} }]) },
      { title: 'an unfamiliar field beside Delay', text: chain({}, [{ Trigger: { Delay: 5, RTime: 1 } }]) },
    ],
    bad: [
      {
        title: 'a linked task with an event',
        text: chain({}, [{ Trigger: { $type: 'OnClickEvent', Delay: 5 } }]),
        at: '/logic/3#/Tasks/1/Effector/linkedTasks/0/Trigger/$type',
        marks: '\\"$type\\"',
        message: MESSAGE,
      },
      {
        title: 'useRandom in a linked task',
        text: chain({}, [
          { Trigger: {}, useRandom: true },
          { Trigger: {}, Id: OTHER_ID },
        ]),
        at: '/logic/3#/Tasks/1/Effector/linkedTasks/0/useRandom',
        marks: '\\"useRandom\\"',
        message: 'useRandom is in a linked task: move it beside linkedTasks',
        fixed: chain({ useRandom: true }, [{ Trigger: {} }, { Trigger: {}, Id: OTHER_ID }]),
      },
      {
        title: 'a Delay in the chain',
        text: chain({ Delay: 5 }, [{ Trigger: {} }]),
        at: '/logic/3#/Tasks/1/Effector/Delay',
        marks: '\\"Delay\\"',
        message:
          'Delay is beside linkedTasks: move it into the Trigger of each linked task, as "Trigger": {"Delay": 5}',
      },
      {
        title: 'a Delay beside the Trigger',
        text: chain({}, [{ Trigger: {}, Delay: 5 }]),
        at: '/logic/3#/Tasks/1/Effector/linkedTasks/0/Delay',
        marks: '\\"Delay\\"',
        message: 'Delay belongs in the Trigger of a linked task: move it there, as "Trigger": {"Delay": 5}',
      },
    ],
  }),
});
