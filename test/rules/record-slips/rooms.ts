import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { snapshotChunks } from '../../../.ci/bench/snapshot-generator.js';
import { room } from '../../../rules/example-room.js';
import { isObject, type JsonObject, type JsonValue } from '../../../src/json/value.js';

/** A room whose logic is parsed, so that a slip can change it anywhere. */
export interface OpenRoom {
  [section: string]: JsonValue;
  roomItems: Record<string, JsonObject>;
  settings: JsonObject;
  roomTasks: JsonObject;
  quests: Record<string, JsonObject>;
  logic: Record<string, JsonObject>;
}

export const openRoom = (text: string): OpenRoom => {
  const snapshot = JSON.parse(text) as OpenRoom;
  snapshot.logic = Object.fromEntries(
    Object.entries(snapshot.logic).map(([key, value]) => [
      key,
      JSON.parse(value as unknown as string) as JsonObject,
    ]),
  );
  return snapshot;
};

/** Logic values become strings again; what a slip put into `logic` besides stays as it is. */
export function textOf(open: OpenRoom, isRaw: (key: string) => boolean = () => false): string {
  const { logic } = open;
  if (!isObject(logic)) return JSON.stringify(open, null, 2);
  const closed = Object.fromEntries(
    Object.entries(logic).map(([key, value]) => [
      key,
      isObject(value) && ('Tasks' in value || 'tasks' in value || 'ViewNodes' in value) && !isRaw(key)
        ? JSON.stringify(value)
        : value,
    ]),
  );
  return JSON.stringify({ ...open, logic: closed }, null, 2);
}

/** Clean rooms: the example room, one of the README, rooms of the benchmark and towns. */
export function cleanRooms(): readonly string[] {
  const garden = fileURLToPath(new URL('../../../examples/garden.json', import.meta.url));
  return [
    room(),
    readFileSync(garden, 'utf8'),
    snapshotChunks({ bytes: 160_000, seed: 5, layout: 'indented' }).join(''),
    town(3),
    town(7),
    town(12),
  ];
}

const uuid = (kind: number, number: number): string =>
  `${String(kind).padStart(4, '0')}${String(number).padStart(4, '0')}-1d2f-4a6b-8c4d-9e0f1a2b3c4d`;
const idOf = (quest: number, suffix = 'qa'): string => `mlh5m8${String(quest).padStart(4, '0')}x7${suffix}`;
const nameOf = (quest: number): string => `${quest}_${WORDS[quest % WORDS.length] ?? ''}_${quest}`;
const WORDS = ['find key', 'open_door', 'light', 'bridge', 'collect', 'boss'];

/** A room with so many quests, each of which needs the one before it and is started at an item of its own. */
function town(count: number): string {
  const roomItems: Record<string, JsonObject> = {};
  const quests: Record<string, JsonObject> = {};
  const logic: JsonObject = {};
  for (let quest = 0; quest < count; quest++) {
    const shared = {
      Description: 'created in unity',
      Group: ['', 'multiplayer', 'nonPersistent'][quest % 3] ?? '',
      DisplayGroup: `Chapter ${quest}`,
      Enabled: true,
      RepeatableLimit: 0,
      FinishTime: quest * 10,
      AutoStart: false,
      TriggeredByInventory: false,
      Requirements: quest === 0 ? [] : [{ delete: false, amount: 1, type: 'quest', id: idOf(quest - 1) }],
      Creator: 'Qm4RtY8uWx2ZaB6cDe0FgH3jKl7N',
      TemplateName: '',
      Tracked: quest % 2 === 0,
      Visible: quest % 2 === 0,
      ExtraText: '',
    };
    const entry = (id: string, Status: string): JsonObject =>
      structuredClone({ EntryId: uuid(1, quest), id, Name: nameOf(quest), Status, ...shared });
    quests[idOf(quest)] = entry(idOf(quest), 'inProgress');
    const done = idOf(quest, 'qb');
    quests[done] = { ...entry(done, 'completed'), Rewards: [], SuccessMsg: `Done ${quest}` };
    const key = String(10 + quest);
    roomItems[key] = item(quest, quest % 2 === 0 ? 'Trigger' : 'GLB', quest === 0 ? 0 : 10);
    const reference = { Name: nameOf(quest), TaskTriggerId: idOf(quest) };
    const event = quest % 2 === 0 ? 'OnEnterEvent' : 'OnClickEvent';
    const next = (quest + 1) % count;
    logic[key] = JSON.stringify({
      Tasks: [
        trigger(event, uuid(2, quest), 111, reference),
        trigger('OnExitEvent', uuid(3, quest), 121, reference),
        effector({ $type: 'HideObjectEvent' }, uuid(4, quest), 1, reference),
        {
          $type: 'TaskTriggerSubscription',
          Trigger: { $type: 'OnClickEvent' },
          DirectEffector: {
            Effector: { $type: 'NotificationPillEvent', nt: `Item ${key}`, c: 'FFFFFF' },
            Id: uuid(5, quest),
            TargetState: 2,
            Name: '',
          },
          Id: uuid(6, quest),
          TargetState: 2,
          Name: '',
        },
        effector(
          {
            $type: 'RunTriggersFromEffector',
            linkedTasks: [
              {
                Trigger: { Delay: 5 },
                Id: uuid(7, quest),
                TargetState: 101,
                Name: nameOf(next),
                TaskTriggerId: idOf(next),
              },
            ],
          },
          uuid(8, quest),
          2,
          reference,
        ),
        {
          $type: 'TaskEffectorSubscription',
          Effector: { $type: 'FunctionEffector', V: `$TN{${nameOf(quest).replace(/^\d+_/, '')}} + 1.0` },
          Id: uuid(9, quest),
          ...reference,
        },
      ],
      ViewNodes: [],
    });
  }
  return JSON.stringify(
    {
      roomItems,
      settings: { roomBase: 'BlankScene', tasksRefresh: false },
      roomTasks: { Tasks: [] },
      quests,
      logic,
    },
    null,
    2,
  );
}

function item(index: number, prefabName: string, parentItemID: number): JsonObject {
  return {
    prefabName,
    pos: { x: index, y: 0, z: 0 },
    rot: { x: 0, y: 0, z: 0, w: 1 },
    scale: { x: 1, y: 1, z: 1 },
    contentString: '',
    parentItemID,
    placed: true,
  };
}

function trigger(type: string, Id: string, TargetState: number, quest: JsonObject): JsonObject {
  return { $type: 'TaskTriggerSubscription', Trigger: { $type: type }, Id, TargetState, ...quest };
}

function effector(Effector: JsonObject, Id: string, TargetState: number, quest: JsonObject): JsonObject {
  return { $type: 'TaskEffectorSubscription', Effector, Id, TargetState, ...quest };
}
