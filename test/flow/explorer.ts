import type { QuestSpec, RoomSpec, TaskSpec } from './rooms.js';

/* Plays small rooms without chains, chance or time in every way, from the tables of the documents alone. */

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

/** The state and completions of each quest: those that players have for themselves, and those of the room. */
type Progress = readonly (readonly [state: number, done: number])[];

interface Situation {
  readonly shared: Progress;
  readonly owns: readonly Progress[];
  readonly current: number;
  readonly isAway: boolean;
}

export interface Explored {
  /** Every quest and state that some play enters, as `quest:state`, with the fewest steps that it takes. */
  readonly fewest: ReadonlyMap<string, number>;
  /** There were more situations than it looked at: everything in fewer steps than this was seen. */
  readonly cutAt: number | undefined;
}

/** Steps are a click, reload, leave, join or change of player. @param onceStays never leaves Completed */
export function everythingThatCanHappen(
  room: RoomSpec,
  players = 1,
  { most = 3_000, onceStays = true }: { most?: number; onceStays?: boolean } = {},
): Explored {
  const fewest = new Map(room.quests.map((_, quest) => [`${quest}:0`, 0]));
  const events = [...eventsOf(room).values()];
  const none = room.quests.map(() => [0, 0] as const);
  let front: Situation[] = [{ shared: none, owns: [none], current: 0, isAway: false }];
  const seen = new Set(front.map(keyOf));
  for (let steps = 1; front.length > 0; steps++) {
    const next: Situation[] = [];
    const add = (situation: Situation): void => {
      const key = keyOf(situation);
      if (seen.has(key)) return;
      seen.add(key);
      next.push(situation);
    };
    const enter = (fact: string): void => {
      if (!fewest.has(fact)) fewest.set(fact, steps);
    };
    for (const situation of front) {
      if (situation.isAway) {
        add({ ...situation, isAway: false });
        continue;
      }
      for (const tasks of events) add(clicked(room, situation, tasks, onceStays, enter));
      add(reset(room, situation, 'reload'));
      // A page reload resets all that leaving does.
      if (room.tasksRefresh === true) add(reset(room, situation, 'leave'));
      for (let player = 0; player <= situation.owns.length && player < players; player++)
        add({
          ...situation,
          owns: Object.assign([...situation.owns], { [player]: situation.owns[player] ?? none }),
          current: player,
        });
    }
    if (seen.size > most) return { fewest, cutAt: steps };
    front = next;
  }
  return { fewest, cutAt: undefined };
}

function eventsOf(room: RoomSpec): ReadonlyMap<string, readonly TaskSpec[]> {
  const events = new Map<string, TaskSpec[]>();
  for (const task of room.tasks ?? []) {
    if (!('on' in task)) throw new Error('no effects here');
    const key = `${task.item} ${task.on}`;
    events.set(key, [...(events.get(key) ?? []), task]);
  }
  return events;
}

/** Players who do nothing now are interchangeable. */
function keyOf({ shared, owns, current, isAway }: Situation): string {
  const keys = owns.map((own) => JSON.stringify(own));
  const others = keys.filter((_, player) => player !== current).sort();
  return `${JSON.stringify(shared)} ${isAway} ${keys[current]} ${others.join()}`;
}

const isShared = ({ group }: QuestSpec): boolean => group === 'multiplayer';

function clicked(
  room: RoomSpec,
  situation: Situation,
  tasks: readonly TaskSpec[],
  onceStays: boolean,
  enter: (fact: string) => void,
): Situation {
  const { shared: sharedBefore, owns, current } = situation;
  const own = owns[current]!.map(([state, done]) => [state, done] as [number, number]);
  const shared = sharedBefore.map(([state, done]) => [state, done] as [number, number]);
  const progressOf = (quest: number) => (isShared(room.quests[quest]!) ? shared : own)[quest]!;
  const stateBefore = (quest: number) =>
    (isShared(room.quests[quest]!) ? sharedBefore : owns[current]!)[quest]![0];
  for (const task of tasks) {
    if (!('code' in task)) continue;
    const quest = room.quests[task.quest]!;
    const progress = progressOf(task.quest);
    const required = REQUIRED[task.code];
    const next = NEXT[task.code]!;
    if (quest.enabled === false || (required !== undefined && stateBefore(task.quest) !== required)) continue;
    if (progress[0] === next) continue;
    if (onceStays && progress[0] === 2 && isShared(quest) && quest.limit === 1) continue;
    if (next === 1 && quest.requires?.some(({ quest: other, amount }) => progressOf(other)[1] < amount))
      continue;
    if (next === 2 && quest.limit !== 0 && progress[1] >= (quest.limit ?? 0)) continue;
    progress[0] = next;
    if (next === 2) progress[1] = Math.min(mostThatMatters(room, task.quest), progress[1] + 1);
    enter(`${task.quest}:${next}`);
  }
  return { ...situation, shared, owns: owns.map((each, player) => (player === current ? own : each)) };
}

/** Completions beyond what its limit and requirements ask for change nothing. */
function mostThatMatters(room: RoomSpec, quest: number): number {
  const amounts = room.quests.flatMap(({ requires = [] }) =>
    requires.filter((each) => each.quest === quest).map(({ amount }) => amount),
  );
  return Math.max(room.quests[quest]!.limit ?? 0, ...amounts, 0);
}

function reset(room: RoomSpec, situation: Situation, how: 'reload' | 'leave'): Situation {
  const after = (progress: Progress): Progress =>
    progress.map(([state, done], index) => {
      const { group, enabled } = room.quests[index]!;
      const resets = group === 'nonPersistent' || (how === 'reload' && room.tasksRefresh === true);
      return [resets && enabled !== false ? 0 : state, done];
    });
  const { shared, owns, current } = situation;
  return {
    shared: how === 'reload' ? after(shared) : shared,
    owns: owns.map((own, player) => (player === current ? after(own) : own)),
    current,
    isAway: how === 'leave',
  };
}
