import {
  type Draft,
  defineRule,
  fixIn,
  integerField,
  type JsonObject,
  keyAt,
  objectField,
  quoteValue,
  readKeys,
  removeMember,
  room,
  type Subscription,
  task,
  tasksOf,
  throughout,
  transitionCode,
} from '../kit.js';
import { exchangedStates } from './exchanged-states.js';

const withState = (state: number): string => task('2', 1, { TargetState: state });
const atNotActive = (): string => task('2', 1, { TargetState: undefined });
/** The room with the TargetState of a task between Name and TaskTriggerId. */
const withStateLater = (): string =>
  room((changed) => {
    const tasks = tasksOf(changed, '2');
    const { TargetState = null, TaskTriggerId = null, ...others } = tasks[1] ?? {};
    tasks[1] = { ...others, TargetState, TaskTriggerId };
  });
const STATES = 'write 1 (Active) or 2 (Completed), or leave it out for "Not Active"';

/** A state in the Effector of a subscription that has none itself. */
function stateInEffector({ record, place }: Subscription): Draft | undefined {
  const effect = objectField(record, 'Effector');
  const state = effect && integerField(effect, 'TargetState');
  if (state !== 1 && state !== 2) return undefined;
  const at = place.at('Effector').at('TargetState');
  return throughout('inside', {
    at: keyAt(at),
    message: 'TargetState is in the Effector: move it one level up, into the subscription',
    fix: {
      safety: 'unsafe',
      description: 'move TargetState into the subscription',
      edits: [
        { kind: 'insert', into: place, key: 'TargetState', json: { kind: 'json', json: String(state) } },
        { kind: 'remove', place: at, discards: true },
      ],
    },
  });
}

export default defineRule({
  id: 'subscription/target-state',
  level: 'error',
  fix: 'mixed',
  summary: 'TargetState of an effector subscription is 1, 2 or absent, and not in its Effector',
  source: 'quest and task records, part 2, TaskEffectorSubscription',
  why: 'The effect fires when its quest enters the state in TargetState: 1 is Active, 2 is Completed, and without TargetState it is Not Active. The documents list no other value, and 0 is never written.',
  subscriptions: ['effector'],
  // The first one with a transition code may have it from a trigger.
  state: (): { first: Draft | undefined } => ({ first: undefined }),
  on: {
    subscription(subscription, report, { state: held }) {
      const { record, place } = subscription;
      const state = integerField(record, 'TargetState');
      if (state === undefined) {
        const inside = stateInEffector(subscription);
        if (inside !== undefined) report(inside);
        return;
      }
      if (state === 1 || state === 2) return;
      const at = place.at('TargetState');
      if (state === 0) {
        report(
          throughout('0', {
            at,
            message: 'TargetState 0 is never written: leave TargetState out for "Not Active"',
            fix: canRemove(record)
              ? fixIn(subscription, removeMember(at, 'safe', 'remove TargetState'))
              : undefined,
          }),
        );
        return;
      }
      const isCode = transitionCode(state) !== undefined;
      const what = isCode ? 'a transition code, for triggers and linked tasks only' : 'not a quest state';
      const message = `TargetState ${quoteValue(state)} is ${what}: ${STATES}`;
      const draft = throughout(isCode ? 'code' : 'no state', { at, message });
      if (isCode && held.first === undefined) held.first = draft;
      else report(draft);
    },
    snapshotEnd(_snapshot, report, { state: { first }, eachSubscription }) {
      if (first === undefined) return;
      const exchanged = exchangedStates(eachSubscription);
      if (exchanged === undefined) {
        report(first);
        return;
      }
      const { effector, trigger } = exchanged;
      const [state, other] = [effector, trigger].map(({ record }) => quoteValue(record.TargetState ?? null));
      const what = trigger.kind === 'linked-task' ? 'a linked task' : 'a trigger';
      report({
        ...first,
        message: `TargetState ${state} is a transition code, and ${what} has the state ${other}: exchange the two values`,
        related: [{ at: trigger.place.at('TargetState'), message: `the TargetState of ${what}` }],
      });
    },
  },
  examples: () => ({
    good: [
      { title: 'effects on Active and Completed', text: room() },
      { title: 'an effect on Not Active', text: atNotActive() },
    ],
    bad: [
      {
        title: 'a state in the Effector',
        text: task('2', 1, {
          Effector: { $type: 'HideObjectEvent', TargetState: 2 },
          TargetState: undefined,
        }),
        at: '/logic/2#/Tasks/1/Effector/TargetState',
        marks: '\\"TargetState\\"',
        message: 'TargetState is in the Effector: move it one level up, into the subscription',
        fixed: withStateLater(),
      },
      {
        title: 'Not Active written as 0',
        text: withState(0),
        at: '/logic/2#/Tasks/1/TargetState',
        marks: '0',
        message: 'TargetState 0 is never written: leave TargetState out for "Not Active"',
        fixed: atNotActive(),
      },
      {
        title: 'a transition code',
        text: withState(121),
        at: '/logic/2#/Tasks/1/TargetState',
        marks: '121',
        message: `TargetState 121 is a transition code, for triggers and linked tasks only: ${STATES}`,
      },
      {
        title: 'the states of an effector and of a trigger, exchanged',
        text: room(({ logic }) => {
          const [trigger, effector] = (logic['2']?.Tasks ?? []) as JsonObject[];
          Object.assign(trigger ?? {}, { TargetState: 1 });
          Object.assign(effector ?? {}, { TargetState: 111 });
        }),
        at: '/logic/2#/Tasks/1/TargetState',
        marks: '111',
        message:
          'TargetState 111 is a transition code, and a trigger has the state 1: exchange the two values',
      },
      {
        title: 'a number that is not a state',
        text: withState(3),
        at: '/logic/2#/Tasks/1/TargetState',
        marks: '3',
        message: `TargetState 3 is not a quest state: ${STATES}`,
      },
    ],
  }),
});

/** Whether no other field of the record would then be taken for TargetState. */
function canRemove({ TargetState: _state, ...others }: JsonObject): boolean {
  return readKeys('effector-subscription', others).slips.every(({ field }) => field !== 'TargetState');
}
