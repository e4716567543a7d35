import { arrayField, textField } from '../../bytes/json/members.js';
import { getOrInsert } from '../../bytes/text/add-to.js';
import type { QuestEntry } from './quest-entry.js';
import { isQuestIdShaped } from './quest-values.js';
import type { QuestIndex } from './quests.js';
import { questReference, type Subscription } from './records.js';

/** Ids of inProgress entries that are gone, each with the completed entry that is left of its quest. */
export type LostIds = ReadonlyMap<string, QuestEntry>;

/**
 * Finds the ids that missing inProgress entries had. The evidence is an unknown id that most subscriptions
 * with the Name of the quest use, or, if only one quest has no inProgress entry, the only unknown id in
 * requirements.
 *
 * @param isKnown whether some quest has this id
 */
export function findLostIds(
  quests: QuestIndex,
  isKnown: (id: string) => boolean,
  eachSubscription: (visit: (subscription: Subscription) => void) => void,
): LostIds {
  const left = new Map<string, QuestEntry>();
  for (const entry of quests.pairFaults.alone) {
    const name = textField(entry.record, 'Name');
    // Of two quests with this Name, only one can have had the id.
    if (entry.status === 'completed' && name !== undefined && !left.has(name)) left.set(name, entry);
  }
  if (left.size === 0) return new Map();
  const used = new Map<string, Map<string, number>>();
  eachSubscription((subscription) => {
    const id = questReference(subscription);
    const name = textField(subscription.record, 'Name');
    if (id === undefined || name === undefined || !left.has(name) || isKnown(id)) return;
    const ids = getOrInsert(used, name, () => new Map());
    ids.set(id, (ids.get(id) ?? 0) + 1);
  });
  const lost = new Map<string, QuestEntry>();
  for (const [name, entry] of left) {
    const id = usualId(used.get(name) ?? new Map());
    if (id !== undefined && !lost.has(id)) lost.set(id, entry);
  }
  const [only, ...more] = left.values();
  if (only === undefined || more.length > 0 || used.size > 0) return lost;
  const [id, ...others] = unknownRequirements(quests, isKnown);
  return id !== undefined && others.length === 0 && isQuestIdShaped(id) ? new Map([[id, only]]) : lost;
}

/** The id that more than half of the references use. */
function usualId(ids: ReadonlyMap<string, number>): string | undefined {
  let all = 0;
  for (const count of ids.values()) all += count;
  for (const [id, count] of ids) if (count * 2 > all && isQuestIdShaped(id)) return id;
  return undefined;
}

function unknownRequirements(quests: QuestIndex, isKnown: (id: string) => boolean): Set<string> {
  const unknown = new Set<string>();
  for (const { record } of quests.entries)
    for (const requirement of arrayField(record, 'Requirements') ?? []) {
      const id = textField(requirement, 'id');
      if (id !== undefined && !isKnown(id)) unknown.add(id);
    }
  return unknown;
}
