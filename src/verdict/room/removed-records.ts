import { arrayField, integerField, member, objectField, textField } from '../../bytes/json/members.js';
import { tryParseJson } from '../../bytes/json/parse-json.js';
import type { JsonValue } from '../../bytes/json/value.js';
import { addTo, getOrInsert } from '../../bytes/text/add-to.js';
import { parentOf } from '../../model/snapshot/cycle-groups.js';
import { itemLabel, type NamedItem } from '../../model/snapshot/labels.js';
import type { ImportSteps } from './import.js';

/* The quests and items that an import removes, with what depends on them: progress, triggers, children. */

/** A quest entry, by the names that creators use. */
export interface QuestName {
  readonly key: string;
  readonly name?: string;
  readonly status?: string;
  readonly entryId?: string;
  readonly group?: string;
}

/** The names of an entry, as far as it has them. */
export function questName(key: string, entry: JsonValue | undefined): QuestName {
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

/** The quest entries of these keys, as they are removed. */
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
    const ids = questIdsIn(logic.get(key), member(item, 'extraData'));
    for (const id of ids) addTo(users, id, key);
  }
  return users;
}

function questsByRequirement({ snapshot }: ImportSteps): Map<string, string[]> {
  const requiring = new Map<string, string[]>();
  const quests = snapshot.section('quests');
  for (const key of quests.keys) {
    const entry = quests.get(key);
    for (const requirement of arrayField(entry, 'Requirements') ?? []) {
      const id = textField(requirement, 'id');
      if (id !== undefined) addTo(requiring, id, key);
    }
  }
  return requiring;
}

const QUEST_ID = /"TaskTriggerId"\s*:\s*"([^"\\]+)"/g;

/** The quest ids that some strings name as TaskTriggerId, also where they are not JSON. */
function questIdsIn(...strings: readonly (JsonValue | undefined)[]): string[] {
  const ids = new Set<string>();
  for (const string of strings) {
    if (typeof string !== 'string') continue;
    for (const [, id = ''] of string.matchAll(QUEST_ID)) ids.add(id);
  }
  return [...ids];
}

/** An item that the import removes, and what depends on it. */
export interface RemovedItem extends NamedItem {
  /** Keys of the items that have it as their parent: those that stay, and those that go as well. */
  readonly children: { readonly staying: readonly string[]; readonly removed: readonly string[] };
  /** Whether its logic is removed too. */
  readonly logic: boolean;
  /** Names of the quests that its logic refers to. */
  readonly quests: readonly string[];
  /** What its triggers do to quests, as far as its logic can be read. */
  readonly triggers: readonly ItemTrigger[];
}

/** A trigger of an item that moves a quest. */
export interface ItemTrigger {
  /** The `$type` of the event. */
  readonly event: string;
  /** The transition code. */
  readonly code: number;
  /** The Name of the quest, or else its id. */
  readonly quest: string;
}

/** The triggers in a logic value. */
function triggersIn(logic: JsonValue | undefined, nameOf: (id: string) => string): ItemTrigger[] {
  const value = typeof logic === 'string' ? tryParseJson(logic) : undefined;
  return (arrayField(value, 'Tasks') ?? []).flatMap((task) => {
    const event = textField(objectField(task, 'Trigger'), '$type');
    const code = integerField(task, 'TargetState');
    const id = textField(task, 'TaskTriggerId');
    if (event === undefined || code === undefined || id === undefined) return [];
    return { event, code, quest: nameOf(id) };
  });
}

const NO_CHILDREN: RemovedItem['children'] = { staying: [], removed: [] };

/** The items of these keys, as they are removed. */
export function removedItems({ room, snapshot }: ImportSteps, keys: readonly string[]): RemovedItem[] {
  if (keys.length === 0) return [];
  const items = room.section('roomItems');
  const after = snapshot.section('roomItems');
  const logic = room.section('logic');
  const quests = room.section('quests');
  const gone = new Set(keys);
  const childrenOf = new Map<string, { readonly staying: string[]; readonly removed: string[] }>();
  const addChildren = (
    records: typeof items,
    children: Iterable<string>,
    kind: 'staying' | 'removed',
  ): void => {
    for (const child of children) {
      const parent = parentOf(records.get(child));
      if (parent === undefined || !gone.has(parent)) continue;
      getOrInsert(childrenOf, parent, () => ({ staying: [], removed: [] }))[kind].push(child);
    }
  };
  addChildren(after, after.keys, 'staying');
  addChildren(items, gone, 'removed');
  const nameOf = (id: string): string => textField(quests.get(id), 'Name') ?? id;
  return keys.map((key) => {
    const item = items.get(key);
    const ids = questIdsIn(logic.get(key), member(item, 'extraData'));
    return {
      key,
      ...itemLabel(item, logic.get(key)),
      children: childrenOf.get(key) ?? NO_CHILDREN,
      logic: logic.has(key),
      quests: [...new Set(ids.map(nameOf))],
      triggers: triggersIn(logic.get(key), nameOf),
    };
  });
}
