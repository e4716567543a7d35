import type { GraphEdge, GraphFocus } from './graph-parts.js';

/** The quests that are at most so many links away, in either direction. */
export function questsWithin(
  edges: readonly GraphEdge[],
  { quests, depth }: GraphFocus,
): ReadonlySet<number> {
  const next = new Map<number, number[]>();
  const link = (one: number, other: number): void => {
    const known = next.get(one);
    if (known === undefined) next.set(one, [other]);
    else known.push(other);
  };
  for (const { from, to } of edges) {
    if (from.kind !== 'quest' || to === 'all') continue;
    link(from.quest, to);
    link(to, from.quest);
  }
  const found = new Set(quests);
  let front = [...found];
  for (let away = 0; away < depth && front.length > 0; away++) {
    const reached: number[] = [];
    for (const quest of front) {
      for (const other of next.get(quest) ?? []) {
        if (found.has(other)) continue;
        found.add(other);
        reached.push(other);
      }
    }
    front = reached;
  }
  return found;
}
