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
