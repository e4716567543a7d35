import {
  chain,
  defineRule,
  found,
  hasField,
  type JsonValue,
  keyAt,
  objectField,
  quoteValue,
  room,
  throughout,
} from '../kit.js';

const MESSAGE = 'a linked task does not wait for an event: remove "$type" from its Trigger (Delay may stay)';

function besideTrigger(delay: JsonValue): string {
  const shown = typeof delay === 'number' ? quoteValue(delay) : 'seconds';
  return `Delay belongs in the Trigger of a linked task: move it there, as "Trigger": {"Delay": ${shown}}`;
}

export default defineRule({
  id: 'effect/linked-trigger',
  level: 'warning',
  fix: 'none',
  summary: 'The Trigger of a linked task is not an event, and holds its Delay',
  source: 'quest and task records, part 2, RunTriggersFromEffector, linkedTasks entry',
  why: 'A linked task runs when its chain fires: immediately, or after the Delay in its Trigger. It does not wait for an event. Other fields beside Delay are not documented and are left alone.',
  kinds: ['linked-task'],
  on: {
    subscription({ record, place }, report) {
      const trigger = objectField(record, 'Trigger');
      if (trigger === undefined) return;
      if (hasField(trigger, '$type'))
        report(throughout('$type', { at: keyAt(place.at('Trigger').at('$type')), message: MESSAGE }));
      const delay = record.Delay;
      if (delay !== undefined && !hasField(trigger, 'Delay'))
        report(throughout('Delay', { at: keyAt(place.at('Delay')), message: besideTrigger(delay) }));
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
        findings: found('/logic/3#/Tasks/1/Effector/linkedTasks/0/Trigger/$type', '\\"$type\\"', MESSAGE),
      },
      {
        title: 'a Delay beside the Trigger',
        text: chain({}, [{ Trigger: {}, Delay: 5 }]),
        findings: found(
          '/logic/3#/Tasks/1/Effector/linkedTasks/0/Delay',
          '\\"Delay\\"',
          'Delay belongs in the Trigger of a linked task: move it there, as "Trigger": {"Delay": 5}',
        ),
      },
    ],
  }),
});
