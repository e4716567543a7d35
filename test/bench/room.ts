/** A room as JSON.parse gives it, with only the fields that the tests look at. */
export interface Room {
  readonly roomItems: Record<string, Item>;
  readonly settings: { roomSettingsExtraData: string; tasksRefresh: boolean };
  readonly roomTasks: { Tasks: unknown[] };
  readonly quests: Record<string, QuestEntry>;
  readonly logic: Record<string, string>;
}

interface Item {
  readonly prefabName: string;
  readonly parentItemID: number;
  readonly contentString: string;
  readonly rot: { x: number; y: number; z: number; w: number };
}

export interface QuestEntry {
  readonly EntryId: string;
  readonly id: string;
  readonly Name: string;
  readonly Status: 'inProgress' | 'completed';
  readonly Creator: string;
  readonly RepeatableLimit: number;
  readonly Requirements: { delete: boolean; amount: number; type: string; id: string }[];
}

export interface Link {
  readonly Id: string;
  readonly Name: string;
  readonly TaskTriggerId: string;
  readonly TargetState: number;
  readonly Trigger: { $type?: string; Delay?: number };
}

interface Effector {
  readonly $type: string;
  readonly V?: string;
  readonly linkedTasks?: Link[];
  readonly useRandom?: boolean;
  readonly _transformState?: { rotation: [number, number, number, number] };
}

export type Task =
  | {
      readonly $type: 'TaskEffectorSubscription';
      readonly Id: string;
      readonly Name: string;
      readonly TaskTriggerId: string;
      readonly TargetState?: number;
      readonly Effector: Effector;
    }
  | (Link & {
      readonly $type: 'TaskTriggerSubscription';
      readonly DirectEffector?: { readonly Id: string; readonly Effector: Effector };
    });

export interface PlacedTask {
  readonly itemKey: string;
  readonly prefab: string | undefined;
  readonly task: Task;
}

export function tasksOf(room: Room): PlacedTask[] {
  return Object.entries(room.logic).flatMap(([itemKey, text]) => {
    const logic: { Tasks: Task[] } = JSON.parse(text);
    return logic.Tasks.map((task) => ({ itemKey, prefab: room.roomItems[itemKey]?.prefabName, task }));
  });
}

export function effectorOf(task: Task): Effector | undefined {
  return task.$type === 'TaskEffectorSubscription' ? task.Effector : task.DirectEffector?.Effector;
}

export const linksOf = (task: Task): Link[] => effectorOf(task)?.linkedTasks ?? [];

/** Quest-advancing triggers: those that name a quest. */
export function advancesOf(task: Task): Link[] {
  return task.$type === 'TaskTriggerSubscription' && task.TaskTriggerId !== undefined ? [task] : [];
}

const CODES: Record<number, { from: readonly number[]; to: number }> = {
  101: { from: [0, 1, 2], to: 0 },
  111: { from: [0], to: 1 },
  121: { from: [1], to: 2 },
  131: { from: [2], to: 1 },
  141: { from: [0, 1, 2], to: 2 },
  151: { from: [0, 1, 2], to: 1 },
  161: { from: [1], to: 0 },
  171: { from: [2], to: 0 },
  181: { from: [0], to: 2 },
};

/** Every state (`<quest id> <state>`) that a player can bring about, expressions left out of account. */
export function reachableStates(room: Room): Set<string> {
  const moves = tasksOf(room).flatMap(({ task }) => [
    ...advancesOf(task).map((link) => ({ link, after: undefined })),
    ...(task.$type === 'TaskEffectorSubscription'
      ? linksOf(task).map((link) => ({ link, after: `${task.TaskTriggerId} ${task.TargetState ?? 0}` }))
      : []),
  ]);
  const reached = new Set(Object.keys(room.quests).map((id) => `${id} 0`));
  for (let before = -1; before !== reached.size; ) {
    before = reached.size;
    for (const { link, after } of moves) {
      const code = CODES[link.TargetState];
      const id = link.TaskTriggerId;
      if (code === undefined) throw new Error(`no transition code: ${link.TargetState}`);
      if (after !== undefined && !reached.has(after)) continue;
      if (!code.from.some((state) => reached.has(`${id} ${state}`))) continue;
      const required = room.quests[id]?.Requirements ?? [];
      if (!required.every((requirement) => reached.has(`${requirement.id} 2`))) continue;
      reached.add(`${id} ${code.to}`);
    }
  }
  return reached;
}

/** The state that a transition code needs; undefined when any will do. */
export function requiredState(code: number): number | undefined {
  const from = CODES[code]?.from ?? [];
  return from.length === 1 ? from[0] : undefined;
}
