import type { RoomSpec, TaskSpec } from './rooms.js';

/*
 * Plays small rooms without chains, chance and time in every way, for one player. Written from the tables of the documents and
 * sharing nothing with src/flow, so that the two can be held against each other. Rooms of quests that players have for themselves: where
 * some are multiplayer, a second player may reach more.
 */

const REQUIRED: Record<number, number | undefined> = { 111: 0, 121: 1, 131: 2, 161: 1, 171: 2, 181: 0 };
const NEXT: Record<number, number> = {
  101: 0,
  111: 1,
  121: 2,
  131: 1,
  141: 2,
  151: 1,
  161: 0,
  171: 0,
  181: 2,
};

/** Every quest and state that some play enters, as `quest:state`. */
export function everythingThatCanHappen(room: RoomSpec): ReadonlySet<string> {
  const entered = new Set(room.quests.map((_, quest) => `${quest}:0`));
  const clicks = new Map<string, TaskSpec[]>();
  for (const task of room.tasks ?? []) {
    if (!('on' in task)) throw new Error('no effects here');
    const key = `${task.item} ${task.on}`;
    clicks.set(key, [...(clicks.get(key) ?? []), task]);
  }
  const start = room.quests.map(() => [0, 0]);
  const seen = new Set([JSON.stringify(start)]);
  const open = [start];
  for (const state of open) {
    const after = [
      reloaded(room, state),
      ...[...clicks.values()].map((tasks) => clicked(room, state, tasks, entered)),
    ];
    for (const next of after) {
      const key = JSON.stringify(next);
      if (seen.has(key)) continue;
      seen.add(key);
      open.push(next);
    }
  }
  return entered;
}

function clicked(
  room: RoomSpec,
  before: number[][],
  tasks: readonly TaskSpec[],
  entered: Set<string>,
): number[][] {
  const state = structuredClone(before);
  for (const task of tasks) {
    if (!('code' in task)) continue;
    const quest = room.quests[task.quest]!;
    const own = state[task.quest]!;
    const required = REQUIRED[task.code];
    const next = NEXT[task.code]!;
    if (quest.enabled === false || (required !== undefined && before[task.quest]![0] !== required)) continue;
    if (own[0] === next) continue;
    if (next === 1 && quest.requires?.some(({ quest: other, amount }) => state[other]![1]! < amount))
      continue;
    if (next === 2 && quest.limit !== 0 && own[1]! >= (quest.limit ?? 0)) continue;
    own[0] = next;
    // No requirement asks for more than three.
    if (next === 2) own[1] = Math.min(3, own[1]! + 1);
    entered.add(`${task.quest}:${next}`);
  }
  return state;
}

function reloaded(room: RoomSpec, before: number[][]): number[][] {
  return before.map(([state, done], index) => {
    const { group, enabled } = room.quests[index]!;
    const resets = enabled !== false && (room.tasksRefresh === true || group === 'nonPersistent');
    return [resets ? 0 : state!, done!];
  });
}
