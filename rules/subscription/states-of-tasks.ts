import type { QuestState } from '../../src/model/snapshot/quest-states.js';
import { type Place, type QuestEntry, type QuestIndex, type Subscription, textField } from '../kit.js';

/** The subscriptions to one state in the current list of tasks. */
export interface Seen {
  /** Most lists have only one. Its quest is looked up when a second one follows. */
  first: Subscription | undefined;
  /** The first subscription of each quest, filled from the second subscription on. */
  readonly byQuest: Map<string, Subscription>;
}

/** The current list of tasks, and the repetitions found so far. */
export interface Notes {
  /** The list of the current item. */
  tasks: Place | undefined;
  readonly seen: Readonly<Record<QuestState, Seen>>;
  readonly repeated: Repeated[];
}

interface Repeated {
  readonly id: string;
  /** The entry of the quest, or what names it where there is none. */
  readonly quest: QuestEntry | string;
  readonly state: QuestState;
  readonly later: Place;
  readonly first: Place;
  readonly item: string;
  /** Names the item, the id of the quest and the state. */
  readonly identity: string;
}

/** Starts the list of another item. */
export function begin(notes: Notes, tasks: Place): void {
  notes.tasks = tasks;
  for (const state of [0, 1, 2] as const) {
    const seen = notes.seen[state];
    seen.first = undefined;
    if (seen.byQuest.size > 0) seen.byQuest.clear();
  }
}

/** Notes a subscription, and whether an earlier one has the same quest and state. */
export function note(
  subscription: Subscription,
  state: QuestState,
  { seen, repeated }: Notes,
  quests: QuestIndex | undefined,
): void {
  const { record, place } = subscription;
  const id = textField(record, 'TaskTriggerId');
  if (id === undefined || id === '') return;
  const entry = quests?.entry(id);
  let key = id;
  if (quests !== undefined && entry !== undefined) key = questKey(entry, quests);
  const first = seen[state].byQuest.get(key);
  if (first === undefined) {
    seen[state].byQuest.set(key, subscription);
    return;
  }
  const quest = entry ?? textField(record, 'Name') ?? id;
  // By the id that it refers to, which stays when the key of the quest is changed.
  const identity = JSON.stringify([place.parent?.paths, textField(first.record, 'TaskTriggerId'), state]);
  repeated.push({
    id,
    quest,
    state,
    later: place,
    first: first.place,
    item: subscription.itemKey,
    identity,
  });
}

/** One key for both entries of a quest. */
function questKey(entry: QuestEntry, quests: QuestIndex): string {
  const quest = quests.questOf(entry);
  return ('inProgress' in quest ? quest.inProgress[0]?.key : undefined) ?? entry.key;
}
