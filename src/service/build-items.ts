import type { BuildItem } from '../api/schemas.js';
import type { Inventory, Metadata } from './store.js';

/** What can be placed: these words in any spelling. The document shows no value of `type`. */
const PLACEABLE = /model|audio|image|texture/i;

/** What can be placed in a room: the items attached to it, then those of its lists, each once. */
export function attachedItems({ items, lists }: Inventory, metadata: Metadata): BuildItem[] {
  const byId = new Map(items.map((item) => [item.id, item]));
  const attachedLists = new Set(idsIn(metadata.AttachedLists));
  const ids = new Set([
    ...idsIn(metadata.AttachedItems),
    ...[...attachedLists].flatMap((id) => lists.find((list) => list.id === id)?.items ?? []),
  ]);
  return [...ids].flatMap((id) => {
    const item = byId.get(id);
    return item !== undefined && isPlaceable(item) ? [item] : [];
  });
}

function isPlaceable({ type, glb, audio }: BuildItem): boolean {
  return PLACEABLE.test(type) || glb !== null || audio !== null;
}

/** Metadata may be any JSON: values other than ids attach nothing. */
function idsIn(attached: unknown): readonly string[] {
  return Array.isArray(attached) ? attached.filter((id) => typeof id === 'string') : [];
}
