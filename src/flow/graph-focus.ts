import { addTo } from '../text/add-to.js';
import { edgeEnds, type FlowEdge } from './edges.js';
import type { GraphFocus } from './graph-parts.js';

/** The quests that are at most so many links away, in either direction. */
export function questsWithin(edges: readonly FlowEdge[], { quests, depth }: GraphFocus): ReadonlySet<number> {
  const next = new Map<number, number[]>();
  for (const edge of edges) {
    const { from, to } = edgeEnds(edge);
    if (from === undefined || to === 'all') continue;
    addTo(next, from, to);
    addTo(next, to, from);
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
