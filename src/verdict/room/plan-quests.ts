import { isObject, type JsonValue, member } from '../../bytes/json/value.js';
import { addTo } from '../../bytes/text/add-to.js';
import { arrayField, textField } from '../../model/snapshot/fields.js';
import type { ImportSteps } from './import.js';
import { questIdsIn } from './quest-ids.js';

/** A quest entry, by the names that creators use. */
export interface QuestName {
  readonly key: string;
  readonly name?: string;
  readonly status?: string;
  readonly entryId?: string;
  readonly group?: string;
}

export function questName(key: string, entry: JsonValue | undefined): QuestName {
  if (!isObject(entry)) return { key };
  const fields = {
    name: textField(entry, 'Name'),
    status: textField(entry, 'Status'),
    entryId: textField(entry, 'EntryId'),
    group: textField(entry, 'Group'),
  };
  return { key, ...Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) };
}

/** What players lose with a quest, by its Group (quest and task records, group semantics). */
export type LostProgress =
  /** Each player's own, saved between sessions. */
  | 'saved'
  /** One for all players, saved between sessions. */
  | 'shared'
  /** Of the current session only. */
  | 'session'
  /** The documents do not know its Group. */
  | 'not-shown';

/** A quest entry that the import removes, and what depends on it. */
export interface RemovedQuest extends QuestName {
  readonly progress: LostProgress;
  /** Keys of the items whose logic refers to it after the import. */
  readonly usedBy: readonly string[];
  /** Keys of the quest entries that require it after the import. */
  readonly requiredBy: readonly string[];
}

const PROGRESS: Readonly<Record<string, LostProgress>> = {
  '': 'saved',
  multiplayer: 'shared',
  nonPersistent: 'session',
};

export function removedQuests(steps: ImportSteps, keys: readonly string[]): RemovedQuest[] {
  if (keys.length === 0) return [];
  const quests = steps.room.section('quests');
  const users = itemsByQuest(steps);
  const requiring = questsByRequirement(steps);
  return keys.map((key) => {
    const name = questName(key, quests.get(key));
    const known =
      name.group !== undefined && Object.hasOwn(PROGRESS, name.group) ? PROGRESS[name.group] : undefined;
    return {
      ...name,
      progress: known ?? 'not-shown',
      usedBy: users.get(key) ?? [],
      requiredBy: requiring.get(key) ?? [],
    };
  });
}

/** Which items refer to which quest after the import. */
function itemsByQuest({ items, room, snapshot }: ImportSteps): Map<string, string[]> {
  const after = items === undefined ? room : snapshot;
  const records = after.section('roomItems');
  const logic = after.section('logic');
  const users = new Map<string, string[]>();
  for (const key of new Set([...records.keys, ...logic.keys])) {
    const item = records.get(key);
    const ids = questIdsIn(logic.get(key), isObject(item) ? member(item, 'extraData') : undefined);
    for (const id of ids) addTo(users, id, key);
  }
  return users;
}

function questsByRequirement({ snapshot }: ImportSteps): Map<string, string[]> {
  const requiring = new Map<string, string[]>();
  const quests = snapshot.section('quests');
  for (const key of quests.keys) {
    const entry = quests.get(key);
    for (const requirement of (isObject(entry) && arrayField(entry, 'Requirements')) || []) {
      const id = isObject(requirement) ? textField(requirement, 'id') : undefined;
      if (id !== undefined) addTo(requiring, id, key);
    }
  }
  return requiring;
}
