import { integerField } from '../../bytes/json/members.js';
import { isObject, type JsonValue } from '../../bytes/json/value.js';
import type { Members } from './sections.js';

interface Visit<Node> {
  readonly node: Node;
  next: number;
}

/**
 * The groups of nodes that can all reach each other, and single nodes that lead to themselves: strongly
 * connected components by Tarjan's algorithm, with explicit stacks for chains of any length.
 */
export function cycleGroups<Node>(next: ReadonlyMap<Node, readonly Node[]>): Node[][] {
  const order = new Map<Node, number>();
  const low = new Map<Node, number>();
  const closed = new Set<Node>();
  const open: Node[] = [];
  const found: Node[][] = [];
  for (const root of next.keys()) {
    if (order.has(root)) continue;
    const path: Visit<Node>[] = [];
    const enter = (node: Node): void => {
      low.set(node, order.size);
      order.set(node, order.size);
      open.push(node);
      path.push({ node, next: 0 });
    };
    enter(root);
    for (let visit = path.at(-1); visit !== undefined; visit = path.at(-1)) {
      const { node } = visit;
      const to = next.get(node)?.[visit.next++];
      if (to !== undefined) {
        if (!order.has(to)) enter(to);
        else if (!closed.has(to)) low.set(node, Math.min(low.get(node) ?? 0, order.get(to) ?? 0));
        continue;
      }
      path.pop();
      const before = path.at(-1)?.node;
      if (before !== undefined) low.set(before, Math.min(low.get(before) ?? 0, low.get(node) ?? 0));
      if (low.get(node) !== order.get(node)) continue;
      const group = open.splice(open.lastIndexOf(node));
      for (const member of group) closed.add(member);
      if (group.length > 1 || next.get(node)?.includes(node) === true) found.push(group);
    }
  }
  return found;
}

/** The field that names an item's parent (game-management API, part 2, item record fields). */
export const PARENT_FIELD = 'parentItemID';

/** The key of an item's parent; undefined where it has none. That 0 means none is public observation. */
export function parentOf(record: JsonValue | undefined): string | undefined {
  const parent = integerField(record, PARENT_FIELD);
  return parent === undefined || parent === 0 ? undefined : String(parent);
}

/** Items that are each other's parents, by key: each cycle from child to parent. */
export function findParentCycles({ keys, values }: Members): readonly (readonly string[])[] {
  const parents = new Map<string, string>();
  for (const [index, key] of keys.entries()) {
    const record = values[index];
    const parent = isObject(record) ? parentOf(record) : undefined;
    if (parent !== undefined) parents.set(key, parent);
  }
  // Most parents have none themselves.
  const next = [...parents].flatMap(([key, parent]) =>
    parents.has(parent) ? [[key, [parent]] as const] : [],
  );
  return next.length === 0 ? [] : cycleGroups(new Map(next));
}
