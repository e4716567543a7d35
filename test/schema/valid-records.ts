import type { JsonObject } from '../../src/json/value.js';
import type { RecordName } from '../../src/schema/index.js';

const requirement = { delete: false, amount: 1, type: 'quest', id: 'mlhaaaaaaaaaaa' };

const questEntry = {
  EntryId: '0c6a2f0e-8f5c-4c6b-9d0f-2f1d7e6a5b4c',
  id: 'mlhbbbbbbbbbbb',
  Name: '0_collect',
  Description: 'created in editor',
  Status: 'inProgress',
  Group: '',
  DisplayGroup: 'Garden',
  Enabled: true,
  RepeatableLimit: 0,
  FinishTime: 12.5,
  AutoStart: false,
  TriggeredByInventory: false,
  Requirements: [requirement],
  Creator: 'owner-1',
  TemplateName: '',
  Tracked: true,
  Visible: true,
  ExtraText: '',
};
const questEntryCompleted = { ...questEntry, Status: 'completed', Rewards: [], SuccessMsg: 'Well done' };

const moveToSpot = {
  $type: 'MoveToSpot',
  _transformState: { position: [0, 1.5, -2], rotation: [0, 0, 0, 1], scale: [1, 1, 1], duration: 0 },
};
const linkedTask = {
  Trigger: { Delay: 0.5 },
  Id: '1d7b3a1f-9a6d-4d7c-8e1a-3a2e8f7b6c5d',
  TargetState: 111,
  Name: '1_open',
  TaskTriggerId: 'mlhccccccccccc',
};
const runTriggers = { $type: 'RunTriggersFromEffector', linkedTasks: [linkedTask], useRandom: false };

const effectorSubscription = {
  $type: 'TaskEffectorSubscription',
  Effector: moveToSpot,
  Id: '2e8c4b2a-ab7e-4e8d-9f2b-4b3f9a8c7d6e',
  TargetState: 2,
  Name: '0_collect',
  TaskTriggerId: 'mlhbbbbbbbbbbb',
};
const questTrigger = {
  $type: 'TaskTriggerSubscription',
  Trigger: { $type: 'OnClickEvent' },
  Id: '3f9d5c3b-bc8f-4f9e-8a3c-5c4aab9d8e7f',
  TargetState: 121,
  Name: '0_collect',
  TaskTriggerId: 'mlhbbbbbbbbbbb',
};
const directEffector = { Effector: { $type: 'ShowObjectEvent' }, Id: '4aae6d4c-cd9a-4aaf-9b4d-6d5bbcae9f8a' };
const basicTrigger = {
  $type: 'TaskTriggerSubscription',
  Trigger: { $type: 'OnClickEvent', Delay: 0 },
  DirectEffector: directEffector,
};
const logicValue = {
  Tasks: [effectorSubscription, questTrigger, basicTrigger, { $type: 'SomethingNew', x: 1 }],
  ViewNodes: [],
  col: 'FF0000',
  e: 0.5,
  c: true,
};

const roomItem = {
  prefabName: 'ResizableCube',
  pos: { x: 1, y: 2, z: 3 },
  rot: { x: 0, y: 0, z: 0, w: 1 },
  scale: { x: 1, y: 1, z: 1 },
  modelsize: { x: 0, y: 0, z: 0 },
  modelCenter: { x: 0, y: 0, z: 0 },
  contentString: '',
  parentItemID: 0,
  placed: true,
  locked: false,
  superLocked: false,
  interactivityType: 0,
  interactivityURL: '',
  hoverTitle: '',
  hoverBodyContent: '',
  ImageInteractivityDetails: {},
  sessionData: '',
  instanceId: '',
  currentEditornetId: 0,
};
const settings = {
  roomBase: 'Plain',
  isNight: false,
  chatDisabled: false,
  tasksRefresh: true,
  roomSettingsExtraData: '{"fog":{}}',
};
const roomTasks = { Tasks: [] };

/** One valid example of each record, with all its documented fields. */
export const VALID: Readonly<Record<RecordName, JsonObject>> = {
  snapshot: {
    roomItems: { '7': roomItem },
    settings,
    roomTasks,
    quests: { mlhbbbbbbbbbbb: questEntry, mlhddddddddddd: { ...questEntryCompleted, id: 'mlhddddddddddd' } },
    logic: { '7': JSON.stringify(logicValue) },
  },
  'room-item': roomItem,
  settings,
  'room-tasks': roomTasks,
  'quest-entry': questEntry,
  'quest-entry-in-progress': questEntry,
  'quest-entry-completed': questEntryCompleted,
  requirement,
  'logic-value': logicValue,
  subscription: { $type: 'SomethingNew' },
  'effector-subscription': effectorSubscription,
  'trigger-subscription': questTrigger,
  'trigger-subscription-basic': basicTrigger,
  'trigger-subscription-quest': questTrigger,
  'direct-effector': directEffector,
  'linked-task': linkedTask,
  'linked-task-trigger': { Delay: 2 },
  trigger: { $type: 'OnEnterEvent' },
  effect: { $type: 'SomeEffect', anything: null },
  'move-to-spot': moveToSpot,
  'hide-object': { $type: 'HideObjectEvent' },
  'show-object': { $type: 'ShowObjectEvent' },
  'run-triggers-from-effector': runTriggers,
};

export const VALID_REPORT = {
  version: 1,
  files: [
    {
      path: 'rooms/garden.json',
      bytes: 18231,
      findings: [
        {
          rule: 'subscription/target-state',
          kind: 'zero',
          level: 'error',
          message: 'TargetState 0 is never written',
          pointer: '/logic/4',
          embedded: ['/Tasks/0/TargetState'],
          start: { offset: 640, line: 21, column: 18 },
          end: { offset: 641, line: 21, column: 19 },
          related: [
            {
              message: 'the quest',
              pointer: '/quests/mlhbbbbbbbbbbb',
              embedded: [],
              start: { offset: 1, line: 1, column: 2 },
              end: { offset: 2, line: 1, column: 3 },
            },
          ],
          fix: {
            safety: 'safe',
            description: 'remove TargetState',
            edits: [{ start: 638, end: 653, text: '' }],
          },
          fingerprint: '0123456789abcdef0123456789abcdef',
        },
      ],
    },
    { path: 'rooms/gone.json', error: 'no such file' },
  ],
  summary: { files: 2, errors: 1, warnings: 0, infos: 0, fixable: 1 },
};
