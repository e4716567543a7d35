import { isItemTasks } from '../../src/model/snapshot/item-logic.js';
import { QUEST_STATES, type QuestState, targetState } from '../../src/model/snapshot/quest-states.js';
import { defineRule, type QuestEntry, questLabel, quoteValue, recordAt, type Snapshot } from '../kit.js';
import { begin, type Notes, note, type Seen } from './states-of-tasks.js';

interface Values {
  readonly labels: Snapshot['labels'];
  readonly item: string;
  /** The entry of the quest, or what names it where there is none. */
  readonly quest: QuestEntry | string;
  readonly state: QuestState;
}

export default defineRule({
  id: 'subscription/one-per-state',
  level: 'warning',
  lenient: { level: 'off' },
  catalog: { level: 'off', isRelaxing: true },
  kinds: {
    several: ({ labels, item, quest, state }: Values) =>
      `${labels.text(item)} has more than one effect for ${typeof quest === 'string' ? quoteValue(quest) : questLabel(quest)} in the state ${QUEST_STATES[state]}, and the documents give it one: check in the game that all of them run`,
  },
  fix: 'none',
  summary: 'An item has at most one effector subscription for each state of a quest',
  source:
    'quest and task records, part 2, TaskEffectorSubscription: up to three for a quest, one for each state',
  state: (): Notes => {
    const seen = (): Seen => ({ first: undefined, byQuest: new Map() });
    return { tasks: undefined, seen: [seen(), seen(), seen()], repeated: [] };
  },
  subscriptions: ['effector'],
  on: {
    subscription(subscription, _report, { snapshot: { quests }, state: notes }) {
      const tasks = subscription.place.parent;
      const state = targetState(subscription.record);
      if (tasks === undefined || state === undefined || !isItemTasks(tasks)) return;
      if (notes.tasks !== tasks) begin(notes, tasks);
      const seen = notes.seen[state];
      if (seen.first === undefined) {
        seen.first = subscription;
        return;
      }
      if (seen.byQuest.size === 0) note(seen.first, state, notes, quests);
      note(subscription, state, notes, quests);
    },
    snapshot(snapshot, report, { state: { repeated } }) {
      for (const { id, quest, state, later, first, item, identity } of repeated) {
        // Unknown ids have findings of their own, and may be meant for different quests. The id of an entry
        // that is missing is known.
        const isKnown = snapshot.knowsQuest(id) || snapshot.lostQuestIds.has(id);
        if (snapshot.quests !== undefined && !isKnown) continue;
        report({
          kind: 'several',
          at: recordAt(later),
          identity,
          values: { labels: snapshot.labels, item, quest, state },
          related: [{ at: recordAt(first), message: 'the first subscription to this state' }],
        });
      }
    },
  },
});
