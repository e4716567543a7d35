import { sameValue } from '../../bytes/json/equality.js';
import { arrayField, member, numberField, textField } from '../../bytes/json/members.js';
import { Place } from '../../bytes/json/place.js';
import { isObject, type JsonValue } from '../../bytes/json/value.js';
import { addTo, getOrInsert } from '../../bytes/text/add-to.js';
import { completePair, mainEntry, type Quest, type QuestEntry } from '../snapshot/quest-entry.js';
import { bareName } from '../snapshot/quest-values.js';
import type { QuestIndex } from '../snapshot/quests.js';
import { questReference, type Subscription } from '../snapshot/records.js';
import type { FlowQuest, FlowRequirement, Influence, InfluenceKind, QuestGroup } from './model.js';

/** The quests of a file, and what of them cannot be read. */
export interface ReadQuests {
  readonly quests: readonly FlowQuest[];
  readonly influences: readonly Influence[];
  /** The quests with a Name, without its number. */
  readonly withBareName: ReadonlyMap<string, readonly number[]>;
  /** The quest that a subscription names in TaskTriggerId. */
  readonly numberOf: (subscription: Subscription) => number | undefined;
}

/** The fields that say how a quest plays. Where two entries disagree on one, it is unknown which counts. */
const PLAYED = ['Group', 'Enabled', 'RepeatableLimit', 'FinishTime', 'Requirements', 'TriggeredByInventory'];

export function entriesOf(quest: Quest): readonly QuestEntry[] {
  return 'entries' in quest ? quest.entries : [quest];
}

/** Finds the number of a quest by the id of an entry. */
type NumberOf = (id: string | undefined) => number | undefined;

/**
 * Reads the quests of a file, in the order of their first entries.
 * @param index undefined for a file without `quests`
 */
export function readQuests(index: QuestIndex | undefined): ReadQuests {
  if (index === undefined)
    return { quests: [], influences: [], withBareName: new Map(), numberOf: () => undefined };
  const numbers = new Map<Quest, number>();
  const byEntry = new Map<QuestEntry, number>();
  for (const entry of index.entries)
    byEntry.set(
      entry,
      getOrInsert(numbers, index.questOf(entry), () => numbers.size),
    );
  const withId: NumberOf = (id) => {
    const entry = id === undefined ? undefined : index.entry(id);
    return entry && byEntry.get(entry);
  };
  const quests = [...numbers].map(([quest, number]) => readQuest(quest, number, withId));
  const influences = quests.flatMap(({ index: number, isSound, quest, requirements }) => {
    const kinds: InfluenceKind[] = [];
    if (!isSound) kinds.push('entries');
    if (entriesOf(quest).some(({ record }) => member(record, 'TriggeredByInventory') === true))
      kinds.push('inventory');
    if (requirements.some((each) => each.quest === undefined)) kinds.push('requirement');
    return kinds.map((kind) => ({ kind, quests: [number] }));
  });
  const withBareName = new Map<string, number[]>();
  for (const each of quests) addTo(withBareName, each.bareName, each.index);
  const numberOf = (subscription: Subscription): number | undefined => withId(questReference(subscription));
  return { quests, influences, withBareName, numberOf };
}

function readQuest(quest: Quest, index: number, numberOf: NumberOf): FlowQuest {
  const entry = ('entries' in quest ? mainEntry(quest) : quest) ?? NO_ENTRY;
  const entries = entriesOf(quest);
  const { record } = entry;
  const name = textField(record, 'Name') ?? entry.key;
  return {
    index,
    id: entry.key,
    name,
    bareName: bareName(name),
    quest,
    entry,
    group: groupOf(textField(record, 'Group')),
    enabled: entries.some((each) => member(each.record, 'Enabled') !== false),
    limit: limitOf(entry, 'RepeatableLimit'),
    finishTime: limitOf(entry, 'FinishTime'),
    requirements: requirementsOf(entry, index, numberOf),
    isSound: isSound(quest),
  };
}

/** A pair has at least one entry; this only satisfies the type. */
const NO_ENTRY: QuestEntry = { key: '', record: {}, name: undefined, place: Place.root, status: undefined };

function groupOf(group: string | undefined): QuestGroup {
  return group === 'multiplayer' || group === 'nonPersistent' ? group : 'persistent';
}

/** 0 means no limit in both fields (quest and task records, part 2, quest entry fields). */
function limitOf({ record }: QuestEntry, field: 'RepeatableLimit' | 'FinishTime'): number {
  const limit = numberField(record, field);
  return limit === undefined || !(limit > 0) ? Number.POSITIVE_INFINITY : limit;
}

const NOTHING_REQUIRED: readonly FlowRequirement[] = Object.freeze([]);

function requirementsOf(entry: QuestEntry, from: number, numberOf: NumberOf): readonly FlowRequirement[] {
  const requirements = arrayField(entry.record, 'Requirements') ?? [];
  // Most quests require nothing.
  if (requirements.length === 0) return NOTHING_REQUIRED;
  const place = entry.place.at('Requirements');
  return requirements.flatMap((record, at) => {
    if (!isObject(record)) return [];
    const quest = numberOf(textField(record, 'id'));
    const amount = numberField(record, 'amount') ?? 1;
    const finite = Math.max(-Number.MAX_VALUE, Math.min(amount, Number.MAX_VALUE));
    return [{ from, quest, amount: finite, place: place.at(at) }];
  });
}

function isSound(quest: Quest): boolean {
  if (!('entries' in quest) || completePair(quest) === undefined) return false;
  const [one, other] = quest.entries;
  return (
    one !== undefined &&
    other !== undefined &&
    PLAYED.every((field) => isSame(member(one.record, field), member(other.record, field)))
  );
}

function isSame(one: JsonValue | undefined, other: JsonValue | undefined): boolean {
  return one === undefined || other === undefined ? one === other : sameValue(one, other);
}
