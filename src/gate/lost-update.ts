import type { Part, PartChange, ThreeWay } from '../room/three-way.js';

/**
 * The changes of others that an import of my snapshot would undo. What both sides have changed in the same way is not among them. What others
 * have changed in a section that my snapshot leaves out is: I have not seen it.
 */
export function undoneChanges({ theirs, mine, conflicts }: ThreeWay): PartChange[] {
  const settled = new Set(mine.map(({ part }) => nameOf(part)));
  for (const part of conflicts) settled.delete(nameOf(part));
  return theirs.filter(({ part }) => !settled.has(nameOf(part)));
}

function nameOf(part: Part): string {
  return part.kind === 'tasks' ? part.kind : `${part.kind}/${part.key}`;
}
