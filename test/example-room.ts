import type { JsonObject, JsonValue } from '../src/json/value.js';

/* The room of the examples, without findings: a key, a door, a zone in front of it and two quests. */

export const FIND_KEY = 'mlh4k2p9x7q1ab';
export const FIND_KEY_COMPLETED = 'mlh4k2p9z3w8cd';
export const OPEN_DOOR = 'mlh5m8r2t6y4ef';
export const OPEN_DOOR_COMPLETED = 'mlh5m8r2v1u7gh';

export interface ExampleRoom {
  roomItems: Record<string, JsonObject>;
  settings: JsonObject;
  roomTasks: JsonObject;
  quests: Record<string, JsonObject>;
  /** The values as they are inside their strings. */
  logic: Record<string, JsonObject>;
}

/** The text of the example room after `change`, indented by two spaces, with logic as strings. */
export function room(change: (room: ExampleRoom) => void = () => {}): string {
  const changed = exampleRoom();
  change(changed);
  return textOf(changed);
}

/** The same with a change to the finished snapshot: to its logic strings, or to whole sections. */
export function rawRoom(change: (snapshot: Record<string, JsonValue>) => void): string {
  const snapshot = JSON.parse(room()) as Record<string, JsonValue>;
  change(snapshot);
  return JSON.stringify(snapshot, null, 2);
}

/** Only the `quests` section of the example room, after `change`. */
export function questsOnly(change: (quests: Record<string, JsonObject>) => void = () => {}): string {
  const { quests } = exampleRoom();
  change(quests);
  return JSON.stringify({ quests }, null, 2);
}

function textOf(changed: ExampleRoom): string {
  const logic = Object.fromEntries(
    Object.entries(changed.logic).map(([key, value]) => [key, JSON.stringify(value)]),
  );
  return JSON.stringify({ ...changed, logic }, null, 2);
}

function exampleRoom(): ExampleRoom {
  return {
    roomItems: {
      '2': item('GLB', 0, 1, 4),
      '3': item('ResizableCube', 0, 1.5, 8),
      '4': item('Trigger', 0, 1, 7),
    },
    settings: {
      roomBase: 'BlankScene',
      isNight: false,
      tasksRefresh: false,
      roomSettingsExtraData: JSON.stringify({
        showNameTags: true,
        EventData: JSON.stringify({ itemNames: [] }),
      }),
    },
    roomTasks: { Tasks: [] },
    quests: {
      ...pair({
        entryId: '0f6d2a4e-7b1c-4c3d-9e5f-2a8b6c4d1e0f',
        name: '0_find_key',
        ids: [FIND_KEY, FIND_KEY_COMPLETED],
      }),
      ...pair({
        entryId: '5b9c3e7a-1d2f-4a6b-8c4d-9e0f1a2b3c4d',
        name: '1_open_door',
        ids: [OPEN_DOOR, OPEN_DOOR_COMPLETED],
        requires: FIND_KEY,
      }),
    },
    logic: {
      '2': {
        Tasks: [
          questTrigger('OnClickEvent', 'a3d1f5b7-2c4e-4f60-8a9b-1c3d5e7f9012', 181, '0_find_key', FIND_KEY),
          effector('HideObjectEvent', 'b4e2a6c8-3d5f-4071-9bac-2d4e6f801234', 2, '0_find_key', FIND_KEY),
        ],
        ViewNodes: [],
      },
      '3': {
        Tasks: [
          {
            $type: 'TaskEffectorSubscription',
            Effector: {
              $type: 'MoveToSpot',
              _transformState: {
                position: [0, 4.5, 8],
                rotation: [0, 0, 0, 1],
                scale: [3, 3, 0.2],
                duration: 2,
              },
            },
            Id: 'c5f3b7d9-4e60-4182-8cbd-3e5f70912345',
            TargetState: 1,
            Name: '1_open_door',
            TaskTriggerId: OPEN_DOOR,
          },
          {
            $type: 'TaskEffectorSubscription',
            Effector: {
              $type: 'RunTriggersFromEffector',
              linkedTasks: [
                {
                  Trigger: { Delay: 5 },
                  Id: 'd604c8ea-5f71-4293-9dce-4f6081a23456',
                  TargetState: 171,
                  Name: '1_open_door',
                  TaskTriggerId: OPEN_DOOR,
                },
              ],
            },
            Id: 'e715d9fb-6082-43a4-8edf-507192b34567',
            TargetState: 2,
            Name: '1_open_door',
            TaskTriggerId: OPEN_DOOR,
          },
        ],
        ViewNodes: [],
        col: '8B4513',
        e: 0,
        c: true,
      },
      '4': {
        Tasks: [
          questTrigger('OnEnterEvent', 'f826ea0c-7193-44b5-9fe0-6182a3c45678', 111, '1_open_door', OPEN_DOOR),
          questTrigger('OnExitEvent', '0937fb1d-82a4-45c6-80f1-7293b4d56789', 121, '1_open_door', OPEN_DOOR),
          {
            $type: 'TaskTriggerSubscription',
            Trigger: { $type: 'OnEnterEvent' },
            DirectEffector: {
              Effector: { $type: 'NotificationPillEvent', nt: 'You need the key', c: 'FFFFFF' },
              Id: '1a480c2e-93b5-46d7-9102-83a4c5e6789a',
              TargetState: 2,
              Name: '',
            },
            Id: '2b591d3f-a4c6-47e8-a213-94b5d6f789ab',
            TargetState: 2,
            Name: '',
          },
        ],
        ViewNodes: [],
      },
    },
  };
}

function item(prefabName: string, x: number, y: number, z: number): JsonObject {
  return {
    prefabName,
    pos: { x, y, z },
    rot: { x: 0, y: 0, z: 0, w: 1 },
    scale: { x: 1, y: 1, z: 1 },
    contentString: prefabName === 'GLB' ? 'https://models.example/' : '',
    parentItemID: 0,
    placed: true,
  };
}

interface PairParts {
  readonly entryId: string;
  readonly name: string;
  readonly ids: readonly [inProgress: string, completed: string];
  readonly requires?: string;
}

function pair({
  entryId,
  name,
  ids: [inProgress, completed],
  requires,
}: PairParts): Record<string, JsonObject> {
  const shared = {
    Description: 'created in unity',
    Group: '',
    DisplayGroup: '',
    Enabled: true,
    RepeatableLimit: 0,
    FinishTime: 0,
    AutoStart: false,
    TriggeredByInventory: false,
    Requirements: requires === undefined ? [] : [{ delete: false, amount: 1, type: 'quest', id: requires }],
    Creator: 'Qm4RtY8uWx2ZaB6cDe0FgH3jKl7N',
    TemplateName: '',
    Tracked: true,
    Visible: true,
    ExtraText: '',
  };
  const entry = (id: string, Status: string, rest: JsonObject): JsonObject =>
    structuredClone({ EntryId: entryId, id, Name: name, Status, ...shared, ...rest });
  return {
    [inProgress]: entry(inProgress, 'inProgress', {}),
    [completed]: entry(completed, 'completed', { Rewards: [], SuccessMsg: '' }),
  };
}

function questTrigger(type: string, id: string, code: number, name: string, quest: string): JsonObject {
  return {
    $type: 'TaskTriggerSubscription',
    Trigger: { $type: type },
    Id: id,
    TargetState: code,
    Name: name,
    TaskTriggerId: quest,
  };
}

function effector(type: string, id: string, state: number, name: string, quest: string): JsonObject {
  return {
    $type: 'TaskEffectorSubscription',
    Effector: { $type: type },
    Id: id,
    TargetState: state,
    Name: name,
    TaskTriggerId: quest,
  };
}
