import { readKeys } from '../../src/model/schema/index.js';
import { isItemTasks } from '../../src/model/snapshot/item-logic.js';
import {
  QUEST_STATES,
  type QuestState,
  TRANSITION_CODES,
  type TransitionCode,
  targetState,
} from '../../src/model/snapshot/quest-states.js';
import {
  defineRule,
  fixIn,
  hasMember,
  integerField,
  type JsonObject,
  listed,
  type Place,
  type QuestEntry,
  type QuestIndex,
  questLabel,
  quoteValue,
  recordAt,
  removeMember,
  type Snapshot,
  type Subscription,
  textField,
  transitionCode,
  withoutMember,
} from '../kit.js';

/** How an effect waits for each state. */
const WAYS = ['leave it out for Not Active', 'write 1 for Active', 'write 2 for Completed'] as const;

export const effectorState = defineRule({
  id: 'subscription/target-state',
  level: 'error',
  kinds: {
    zero: 'TargetState is 0: remove it for Not Active, or write 1 for Active or 2 for Completed',
    code: ({ state, to }: { state: number; to: 0 | 1 | 2 }) =>
      `TargetState ${state} is a transition code, for triggers and linked tasks only: ${WAYS[to]}`,
    'no-state': ({ state }: { state: number }) =>
      `TargetState ${state} is not a quest state: write 1 for Active or 2 for Completed, or ${WAYS[0]}`,
  },
  sentence: 'TargetState of an effector subscription is 1, 2 or left out; it is never written as 0',
  fix: 'mixed',
  reveals: ['subscription/one-per-state'],
  summary: 'TargetState of an effector subscription is 1, 2 or absent',
  source: 'quest and task records, part 2, TaskEffectorSubscription',
  subscriptions: ['effector'],
  on: {
    subscription(subscription, report) {
      const { record, place } = subscription;
      const state = integerField(record, 'TargetState');
      if (state === undefined || state === 1 || state === 2) return;
      const at = place.at('TargetState');
      const code = transitionCode(state);
      if (state === 0) {
        const fix = removeMember(at, 'safe', 'remove TargetState');
        report({ kind: 'zero', at, fix: canRemove(record) ? fixIn(subscription, fix) : undefined });
      } else if (code === undefined) report({ kind: 'no-state', at, values: { state } });
      else report({ kind: 'code', at, values: { state, to: code.to } });
    },
  },
});

/** Whether no other field of the record would then be taken for TargetState. */
function canRemove(record: JsonObject): boolean {
  const others = withoutMember(record, 'TargetState');
  return readKeys('effector-subscription', others).slips.every(({ field }) => field !== 'TargetState');
}

export const advancingCode = defineRule({
  id: 'subscription/transition-code',
  level: 'error',
  kinds: {
    state: ({ code }: { code: number }) =>
      `TargetState ${quoteValue(code)} is a state, not a transition code: to make the quest ${QUEST_STATES[code]}, write ${listed(waysTo(code).map(way), 'or')}`,
    'no-code': ({ code }: { code: number }) =>
      `TargetState ${quoteValue(code)} is not a transition code: write 111 to activate the quest, 121 to complete it or 101 to reset it (the others are 131, 141, 151, 161, 171 and 181)`,
  },
  sentence: 'TargetState of triggers and linked tasks is one of the transition codes',
  summary: 'TargetState of a quest-advancing trigger or a linked task is a transition code',
  source: 'quest and task records, part 3, transition codes',
  subscriptions: ['quest-trigger', 'linked-task'],
  on: {
    subscription({ record, place }, report) {
      const code = integerField(record, 'TargetState');
      if (code === undefined || transitionCode(code) !== undefined) return;
      const kind = waysTo(code).length === 0 ? 'no-code' : 'state';
      report({ kind, at: place.at('TargetState'), values: { code } });
    },
  },
});

function waysTo(state: number): readonly TransitionCode[] {
  return TRANSITION_CODES.filter(({ to }) => to === state);
}

function way({ code, from }: TransitionCode): string {
  return `${code} (from ${from === 'any' ? 'any state' : QUEST_STATES[from]})`;
}

interface Values {
  readonly labels: Snapshot['labels'];
  readonly item: string;
  /** The entry of the quest, or what names it where there is none. */
  readonly quest: QuestEntry | string;
  readonly state: QuestState;
}

export const onePerState = defineRule({
  id: 'subscription/one-per-state',
  level: 'warning',
  lenient: { level: 'off' },
  catalog: { level: 'off', isRelaxing: true },
  kinds: {
    several: ({ labels, item, quest, state }: Values) =>
      `${labels.text(item)} has more than one effect for ${typeof quest === 'string' ? quoteValue(quest) : questLabel(quest)} in the state ${QUEST_STATES[state]}, and the documents give it one: check in the game that all of them run`,
  },
  summary: 'An item has at most one effector subscription for each state of a quest',
  source:
    'quest and task records, part 2, TaskEffectorSubscription: up to three for a quest, one for each state',
  state: (): Notes => ({ tasks: undefined, seen: new Map(), repeated: [] }),
  subscriptions: ['effector'],
  on: {
    subscription(subscription, _report, { snapshot: { quests }, state: notes }) {
      const tasks = subscription.place.parent;
      const state = targetState(subscription.record);
      const id = textField(subscription.record, 'TaskTriggerId') ?? '';
      // A written 0 has a finding of its own.
      const isSound = state !== undefined && (state > 0 || !hasMember(subscription.record, 'TargetState'));
      if (tasks === undefined || !isSound || id === '' || !isItemTasks(tasks)) return;
      if (notes.tasks !== tasks) notes.seen.clear();
      notes.tasks = tasks;
      const entry = quests?.entry(id);
      const key = `${state} ${quests === undefined || entry === undefined ? id : questKey(entry, quests)}`;
      const first = notes.seen.get(key);
      if (first === undefined) notes.seen.set(key, subscription);
      else notes.repeated.push({ id, state, later: subscription, first });
    },
    snapshot(snapshot, report, { state: { repeated } }) {
      for (const { id, state, later, first } of repeated) {
        // Unknown ids have findings of their own, and may be meant for different quests. The id of an entry
        // that is missing is known.
        const isKnown = snapshot.knowsQuest(id) || snapshot.lostQuestIds.has(id);
        if (snapshot.quests !== undefined && !isKnown) continue;
        const quest = snapshot.quests?.entry(id) ?? textField(later.record, 'Name') ?? id;
        // By the id that it refers to, which stays when the key of the quest is changed.
        const named = textField(first.record, 'TaskTriggerId');
        report({
          kind: 'several',
          at: recordAt(later.place),
          identity: JSON.stringify([later.place.parent?.paths, named, state]),
          values: { labels: snapshot.labels, item: later.itemKey, quest, state },
          related: [{ at: recordAt(first.place), message: 'the first subscription to this state' }],
        });
      }
    },
  },
});

interface Notes {
  /** The list of tasks that is being read. */
  tasks: Place | undefined;
  /** Its first subscription for each quest and state. */
  readonly seen: Map<string, Subscription>;
  readonly repeated: Repeated[];
}

/** A second subscription of one item for a quest and state. */
interface Repeated {
  readonly id: string;
  readonly state: QuestState;
  readonly later: Subscription;
  readonly first: Subscription;
}

/** One key for both entries of a quest. */
function questKey(entry: QuestEntry, quests: QuestIndex): string {
  const quest = quests.questOf(entry);
  return ('inProgress' in quest ? quest.inProgress[0]?.key : undefined) ?? entry.key;
}
