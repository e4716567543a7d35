import {
  defineRule,
  type JsonObject,
  Place,
  QUEST_STATES,
  type QuestEntry,
  type QuestIndex,
  type QuestState,
  questLabel,
  quoteValue,
  recordAt,
  room,
  type Subscription,
  task,
  textField,
} from '../kit.js';

/** The subscriptions to one state among the tasks that are being read. */
interface Seen {
  /** Most tasks have one: whom it is about matters when there is another. */
  first: Subscription | undefined;
  /** From the second on, by quest. */
  readonly byQuest: Map<string, Place>;
}

interface Notes {
  /** The list of the item whose subscriptions are being read. */
  tasks: Place | undefined;
  readonly seen: Readonly<Record<QuestState, Seen>>;
  readonly repeated: Repeated[];
}

interface Repeated {
  readonly id: string;
  readonly quest: string;
  readonly state: QuestState;
  readonly later: Place;
  readonly first: Place;
}

const withSecond = (state: JsonObject): string =>
  room(({ logic }) => {
    const tasks = logic['2']?.Tasks as JsonObject[];
    const { TargetState, ...effector } = structuredClone(tasks[1] ?? {});
    const Id = '4d7b3f51-c6e8-4a0b-8435-b6d7f819abcd';
    tasks.push({ ...effector, Id, Effector: { $type: 'ShowObjectEvent' }, ...state });
  });

export default defineRule({
  id: 'subscription/one-per-state',
  level: 'error',
  lenient: { level: 'off' },
  fix: 'none',
  summary: 'An item has one effector subscription for each state of a quest',
  source:
    'quest and task records, part 2, TaskEffectorSubscription: up to three for a quest, one for each state',
  why: 'An item subscribes to each state of a quest once. Which effect a second subscription to the same state has is not documented: the item may do one of the two things, or both.',
  state: (): Notes => {
    const seen = (): Seen => ({ first: undefined, byQuest: new Map() });
    return { tasks: undefined, seen: [seen(), seen(), seen()], repeated: [] };
  },
  kinds: ['effector'],
  subscription(subscription, _report, { snapshot: { quests }, state: notes }) {
    const tasks = subscription.place.parent;
    const state = stateOf(subscription.record);
    if (tasks === undefined || state === undefined || !isOfItem(tasks)) return;
    if (notes.tasks !== tasks) begin(notes, tasks);
    const seen = notes.seen[state];
    if (seen.first === undefined) {
      seen.first = subscription;
      return;
    }
    if (seen.byQuest.size === 0) note(seen.first, state, notes, quests);
    note(subscription, state, notes, quests);
  },
  snapshotEnd(snapshot, report, { state: { repeated } }) {
    for (const { id, quest, state, later, first } of repeated) {
      // An id that no quest has is wrong in both places, and said there. They may be meant for different quests.
      if (snapshot.quests !== undefined && !snapshot.knowsQuest(id)) continue;
      report({
        at: recordAt(later),
        message: `this item has an effect for ${quest} in the state ${QUEST_STATES[state]} already: keep one of them`,
        related: [{ at: recordAt(first), message: 'the first subscription to this state' }],
      });
    }
  },
  examples: () => ({
    good: [
      { title: 'effects for different states of a quest', text: withSecond({}) },
      {
        title: 'effects for the same state of a quest, on two items',
        text: task('3', 0, { TargetState: 2, Name: '0_find_key', TaskTriggerId: 'mlh4k2p9x7q1ab' }),
      },
    ],
    bad: [
      {
        title: 'a second effect for the same state',
        text: withSecond({ TargetState: 2 }),
        findings: [
          {
            at: '/logic/2#/Tasks/2',
            marks: '{',
            message:
              'this item has an effect for "0_find_key" in the state Completed already: keep one of them',
          },
        ],
      },
    ],
  }),
});

function begin(notes: Notes, tasks: Place): void {
  notes.tasks = tasks;
  for (const state of [0, 1, 2] as const) {
    const seen = notes.seen[state];
    seen.first = undefined;
    if (seen.byQuest.size > 0) seen.byQuest.clear();
  }
}

function note(
  { record, place }: Subscription,
  state: QuestState,
  { seen, repeated }: Notes,
  quests: QuestIndex | undefined,
): void {
  const id = textField(record, 'TaskTriggerId');
  if (id === undefined || id === '') return;
  const entry = quests?.entry(id);
  if (quests !== undefined && entry !== undefined && namesAnother(record, entry, quests)) return;
  const key = entry === undefined || quests === undefined ? id : questKey(entry, quests);
  const first = seen[state].byQuest.get(key);
  if (first === undefined) {
    seen[state].byQuest.set(key, place);
    return;
  }
  const quest = entry === undefined ? quoteValue(textField(record, 'Name') ?? id) : questLabel(entry);
  repeated.push({ id, quest, state, later: place, first });
}

/** The state that fires the effect; undefined where TargetState is wrong and has a finding. */
function stateOf(record: JsonObject): QuestState | undefined {
  const state = record.TargetState;
  if (state === undefined) return 0;
  return state === 1 || state === 2 ? state : undefined;
}

/** Whether a list is the Tasks of an item, and not part of an effect. */
function isOfItem(tasks: Place): boolean {
  const value = tasks.parent;
  if (tasks.step !== 'Tasks' || value === undefined) return false;
  // The root of the text in a string, or the value of a key of logic that should be a string.
  return value.step === undefined || value.parent?.parent === Place.root;
}

/** Whether Name is another quest's than the one in TaskTriggerId. The id may be what is wrong then, and has a finding. */
function namesAnother(record: JsonObject, entry: QuestEntry, quests: QuestIndex): boolean {
  const name = textField(record, 'Name');
  if (name === undefined || name === entry.record.Name) return false;
  return quests.byName.withName(name) !== undefined;
}

/** One key for both entries of a quest. */
function questKey(entry: QuestEntry, quests: QuestIndex): string {
  if (entry.status !== 'completed') return entry.key;
  const quest = quests.questOf(entry);
  return ('inProgress' in quest ? quest.inProgress[0]?.key : undefined) ?? entry.key;
}
