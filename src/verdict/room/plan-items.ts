import { isObject } from '../../bytes/json/value.js';
import { parentOf } from '../../model/snapshot/item-parents.js';
import { itemLabel, type NamedItem } from '../../model/snapshot/labels.js';
import type { ImportSteps } from './import.js';
import { questIdsIn } from './quest-ids.js';

/** An item that the import removes, and what depends on it. */
export interface RemovedItem extends NamedItem {
  /** Keys of the items that have it as their parent: those that stay, and those that go as well. */
  readonly children: { readonly staying: readonly string[]; readonly removed: readonly string[] };
  /** Whether its logic is removed too. */
  readonly logic: boolean;
  /** Names of the quests that its logic refers to. */
  readonly quests: readonly string[];
}

const NO_CHILDREN: RemovedItem['children'] = { staying: [], removed: [] };

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
      const record = records.get(child);
      const parent = isObject(record) ? parentOf(record) : undefined;
      if (parent === undefined || !gone.has(parent)) continue;
      const known = childrenOf.get(parent) ?? { staying: [], removed: [] };
      childrenOf.set(parent, known);
      known[kind].push(child);
    }
  };
  addChildren(after, after.keys, 'staying');
  addChildren(items, gone, 'removed');
  return keys.map((key) => {
    const item = items.get(key);
    const ids = questIdsIn(logic.get(key), isObject(item) ? item.extraData : undefined);
    const names = ids.map((id) => {
      const quest = quests.get(id);
      return isObject(quest) && typeof quest.Name === 'string' ? quest.Name : id;
    });
    return {
      key,
      ...itemLabel(item, logic.get(key)),
      children: childrenOf.get(key) ?? NO_CHILDREN,
      logic: logic.has(key),
      quests: names.length < 2 ? names : [...new Set(names)],
    };
  });
}
