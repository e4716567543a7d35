import { isObject, type JsonValue } from '../json/value.js';
import { hasField, textField } from './fields.js';
import type { QuestEntries } from './quest-entries.js';
import type { CompletePair } from './quest-entry.js';
import type { QuestIndex } from './quests.js';
import type { Subscription, SubscriptionKind } from './records.js';

/** The kinds that may refer to a quest. A basic trigger does not; with a TaskTriggerId it would be undecided. */
export const QUEST_KINDS: readonly SubscriptionKind[] = [
  'effector',
  'quest-trigger',
  'undecided-trigger',
  'linked-task',
];

/**
 * The quest id in the TaskTriggerId of a subscription of these kinds (quest and task records, part 2); undefined where there
 * is none, or where another rule reports it.
 */
export function questReference({ kind, record }: Subscription): string | undefined {
  const id = textField(record, 'TaskTriggerId');
  // An empty id beside DirectEffector should not be there at all; trigger-form reports it.
  return id === '' && kind === 'undecided-trigger' ? undefined : id;
}

/** Whether the section groups quests by Status instead of listing entries by id, so that their ids are unknown. */
export function areGroupedByStatus({ section }: QuestEntries): boolean {
  const keys = Object.keys(section);
  return (
    keys.length > 0 &&
    keys.every((key) => key === 'inProgress' || key === 'completed') &&
    keys.every((key) => typeof section[key] === 'object' && !hasQuestFields(section[key]))
  );
}

function hasQuestFields(value: JsonValue | undefined): boolean {
  return isObject(value) && textField(value, 'EntryId') !== undefined;
}

/** Whether the Status of the two entries is swapped: what belongs to the completed entry is on the inProgress one alone. */
export function isStatusSwapped({ inProgress, completed }: CompletePair): boolean {
  const fields = ['Rewards', 'SuccessMsg'];
  return (
    fields.every((field) => hasField(inProgress.record, field)) &&
    !fields.some((field) => hasField(completed.record, field))
  );
}

/**
 * The ids of missing inProgress entries, as references use them: of each completed entry that is alone, the unknown id
 * that most references beside its Name have. The missing entry is the fault, not the references.
 *
 * @param unknown the references to ids that `quests` does not have
 */
export function missingEntryIds(
  quests: QuestIndex,
  unknown: readonly { readonly id: string; readonly name: string | undefined }[],
): ReadonlySet<string> {
  const uses = new Map<string, Map<string, number>>();
  for (const { key, status, record } of quests.pairFaults.alone) {
    const name = textField(record, 'Name');
    if (status !== 'completed' || name === undefined) continue;
    if (quests.byName.onlyWithName(name)?.key === key) uses.set(name, new Map());
  }
  for (const { id, name } of unknown) {
    const ids = name === undefined ? undefined : uses.get(name);
    if (id !== '') ids?.set(id, (ids.get(id) ?? 0) + 1);
  }
  const missing = new Set<string>();
  for (const ids of uses.values()) {
    const [most] = [...ids].sort(([, a], [, b]) => b - a);
    if (most !== undefined) missing.add(most[0]);
  }
  return missing;
}
