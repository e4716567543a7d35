import { isObject } from '../json/value.js';
import { parentOf } from '../snapshot/item-parents.js';
import type { ImportSteps } from './import.js';
import { type ItemName, itemName } from './names.js';
import { questIdsIn } from './quest-ids.js';

/** An item that the import removes, and what depends on it. */
export interface RemovedItem extends ItemName {
  /** Keys of the items that have it as their parent: those that stay, and those that go as well. */
  readonly children: { readonly staying: readonly string[]; readonly removed: readonly string[] };
  /** Whether its logic is removed too. */
  readonly logic: boolean;
  /** Names of the quests that its logic refers to. */
  readonly quests: readonly string[];
}

export function removedItems({ room, snapshot }: ImportSteps, keys: readonly string[]): RemovedItem[] {
  if (keys.length === 0) return [];
  const items = room.section('roomItems');
  const after = snapshot.section('roomItems');
  const logic = room.section('logic');
  const quests = room.section('quests');
  const gone = new Map(keys.map((key) => [key, { staying: [] as string[], removed: [] as string[] }]));
  const addChildren = (records: typeof items, childrenStay: boolean): void => {
    for (const child of records.keys) {
      if (!childrenStay && !gone.has(child)) continue;
      const record = records.get(child);
      const parent = isObject(record) ? parentOf(record) : undefined;
      const children = parent === undefined ? undefined : gone.get(parent);
      children?.[childrenStay ? 'staying' : 'removed'].push(child);
    }
  };
  addChildren(after, true);
  addChildren(items, false);
  return keys.map((key) => {
    const item = items.get(key);
    const ids = questIdsIn(logic.get(key), isObject(item) ? item.extraData : undefined);
    const names = ids.map((id) => {
      const quest = quests.get(id);
      return isObject(quest) && typeof quest.Name === 'string' ? quest.Name : id;
    });
    return {
      ...itemName(key, item),
      children: gone.get(key) ?? { staying: [], removed: [] },
      logic: logic.has(key),
      quests: [...new Set(names)],
    };
  });
}
