import fc from 'fast-check';
import type { JsonObject, JsonValue } from '../../../src/json/value.js';
import {
  anyValue,
  ITEM_FIELDS,
  LOGIC_FIELDS,
  number,
  objectOf,
  oddText,
  ownMembers,
  QUEST_FIELDS,
  SECTIONS,
  SETTINGS,
  TASK_FIELDS,
} from './own-members.js';

/*
 * Rooms in which no sentence of the documents is violated and every quest can be played, with all that the documents
 * leave open: keys of any form, own fields under every name that is documented elsewhere, own sections, drafts, copies,
 * odd texts. Written from the documents, without the tables of src/.
 */

const ODD_KEYS =
  '|#| 5|007|-1|1e5|1.5|2 (2)|3 - Copy|copy of 3|item_2|Item 4|total|sum|null|id|key|door|a/b~c|🗝️|quests|Tasks|pos|settings|__proto__|constructor|mlh4k2p9x7q1ab';
const itemKey = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: 1, max: 400 }).map(String) },
  { weight: 2, arbitrary: fc.constantFrom(...ODD_KEYS.split('|')) },
  { weight: 1, arbitrary: fc.string({ maxLength: 8 }) },
);

/** Fields of one kind by their names. */
const fieldsOf = <Value>(names: string, value: fc.Arbitrary<Value>): Record<string, fc.Arbitrary<Value>> =>
  Object.fromEntries(names.split(' ').map((name) => [name, value]));

const vector = (letters: string): fc.Arbitrary<JsonObject> =>
  fc
    .tuple(...[...letters].map(() => number))
    .map((numbers) => objectOf([...letters].map((letter, index) => [letter, numbers[index] ?? 0])));

const rotation = fc.constantFrom<JsonObject>(
  { x: 0, y: 0, z: 0, w: 1 },
  { x: 0, y: 1, z: 0, w: 0 },
  { w: -1, x: 0, y: 0, z: 0 },
  { x: 0.6, y: 0, z: 0, w: 0.8 },
);

const item = fc
  .record<Record<string, JsonValue>>(
    {
      prefabName: fc.constantFrom('GLB', 'ResizableCube', 'Trigger', 'Billboard', 'MyOwnPrefab', ''),
      rot: rotation,
      parentItemID: fc.constant(0),
      interactivityType: fc.integer({ min: 0, max: 9 }),
      currentEditornetId: fc.integer({ min: 0, max: 99 }),
      ImageInteractivityDetails: ownMembers([]),
      ...fieldsOf('pos scale modelsize modelCenter', vector('xyz')),
      ...fieldsOf('placed locked superLocked', fc.boolean()),
      ...fieldsOf(
        'contentString interactivityURL hoverTitle hoverBodyContent sessionData instanceId',
        oddText,
      ),
    } as Record<string, fc.Arbitrary<JsonValue>>,
    { requiredKeys: [] },
  )
  .chain((fields): fc.Arbitrary<JsonObject> => {
    // An item may lack any of its fields; then a field of its own must not look like one of those.
    const own = ownMembers([...ITEM_FIELDS, 'position', 'rotation', 'Item']);
    return own.map((members) => objectOf([...Object.entries(fields), ...Object.entries(members)]));
  });

const uuid = fc.uuid({ version: 4 });
const questId = fc
  .tuple(
    fc.array(fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz0123456789'), { minLength: 11, maxLength: 14 }),
  )
  .map(([letters]) => `mlh${letters.join('')}`);

interface QuestPlan {
  readonly name: string;
  readonly entryId: string;
  readonly ids: readonly [string, string];
  readonly fields: JsonObject;
  readonly own: JsonObject;
  readonly rewards: JsonValue[];
  readonly message: string;
  /** Nothing starts it, and nothing waits for it. */
  readonly isDraft: boolean;
  readonly requiresFirst: boolean;
}

const questPlans: fc.Arbitrary<QuestPlan[]> = fc
  .array(
    fc.record({
      word: fc.constantFrom('key', 'door', 'Find the Key', 'a_b', 'größe', '🗝️', '1', 'key (2)', 'The End!'),
      entryId: uuid,
      ids: fc.tuple(questId, questId),
      fields: fc.record({
        Group: fc.constantFrom('', 'nonPersistent', 'multiplayer'),
        DisplayGroup: oddText,
        RepeatableLimit: fc.constantFrom(0, 0, 1, 5),
        FinishTime: fc.constantFrom(0, 0, 30, 2.5),
        ...fieldsOf('TriggeredByInventory Tracked Visible', fc.boolean()),
        ExtraText: fc.constantFrom('', '{"nodes":[]}', '{ "a" : [1, "x"] }'),
      }),
      own: ownMembers([...QUEST_FIELDS, 'Quest'], 2),
      rewards: fc.array(
        anyValue.filter((value) => typeof value === 'object' && value !== null && !Array.isArray(value)),
        {
          maxLength: 2,
        },
      ),
      message: oddText,
      isDraft: fc.boolean(),
      requiresFirst: fc.boolean(),
    }),
    { maxLength: 4 },
  )
  .map((plans) => {
    const ids = new Set<string>();
    const words = new Set<string>();
    return plans
      .filter(({ word, ids: [one, other] }) => {
        const isFresh = one !== other && !ids.has(one) && !ids.has(other) && !words.has(word);
        ids.add(one).add(other);
        words.add(word);
        return isFresh;
      })
      .map(({ word, isDraft, ...plan }, index) => ({
        ...plan,
        name: `${index}_${word}`,
        // The first is played, and others may require it.
        isDraft: index > 0 && isDraft,
        requiresFirst: index > 0 && plan.requiresFirst && !isDraft,
      }));
  });

function entriesOf(plan: QuestPlan, first: QuestPlan): [string, JsonObject][] {
  const { name, entryId, ids, fields, own, rewards, message, requiresFirst, isDraft } = plan;
  const shared = {
    EntryId: entryId,
    Name: name,
    Description: 'created in unity',
    ...fields,
    ...(isDraft ? { FinishTime: 0 } : {}),
    Enabled: true,
    AutoStart: false,
    Requirements: requiresFirst ? [{ delete: false, amount: 1, type: 'quest', id: first.ids[0] }] : [],
    Creator: 'Qm4RtY8uWx2ZaB6cDe0FgH3jKl7N',
    TemplateName: '',
  };
  const [inProgress, completed] = ids;
  const with_ = (id: string, Status: string, more: JsonObject): JsonObject =>
    objectOf([...Object.entries({ ...shared, id, Status, ...more } as JsonObject), ...Object.entries(own)]);
  const entries: [string, JsonObject][] = [
    [inProgress, with_(inProgress, 'inProgress', {})],
    [
      completed,
      with_(completed, 'completed', { Rewards: isDraft ? [] : rewards, SuccessMsg: isDraft ? '' : message }),
    ],
  ];
  return Number.parseInt(entryId[0] ?? '0', 16) < 8 ? entries : entries.reverse();
}

const MOVE_FIELDS = ['position', 'rotation', 'scale', 'duration', 'nt'];
const effect: fc.Arbitrary<JsonObject> = fc
  .tuple(
    fc.oneof(
      fc.constantFrom<JsonObject>(
        { $type: 'HideObjectEvent' },
        { $type: 'ShowObjectEvent' },
        { $type: 'NotificationPillEvent', nt: 'hello' },
        { $type: 'MyEffect', position: 1 },
      ),
      fc
        .record(
          {
            position: fc.tuple(number, number, number),
            rotation: fc.constant([0, 0, 0, 1]),
            scale: fc.tuple(number, number, number),
            duration: fc.constantFrom(0, 2, 0.5),
          },
          { requiredKeys: ['position'] },
        )
        .map((state) => ({ $type: 'MoveToSpot', _transformState: state }) as unknown as JsonObject),
    ),
    ownMembers([...TASK_FIELDS, '_transformState', ...MOVE_FIELDS], 2),
  )
  .map(([known, own]) =>
    objectOf([...Object.entries(known), ...Object.entries(own).filter(([key]) => !(key in known))]),
  );

interface TaskIds {
  next(): string;
}

const ownTask: fc.Arbitrary<JsonObject> = ownMembers([...TASK_FIELDS, 'Task'], 2).map((own) => ({
  $type: 'MyOwnSubscription',
  ...own,
}));

/** The subscriptions with which a quest can be started, completed and seen, on one item. */
function tasksOf(
  plan: QuestPlan,
  effects: readonly JsonObject[],
  own: JsonObject,
  ids: TaskIds,
): JsonObject[] {
  const base = (): JsonObject => ({ Id: ids.next(), Name: plan.name, TaskTriggerId: plan.ids[0] });
  const trigger = (code: number): JsonObject => ({
    $type: 'TaskTriggerSubscription',
    Trigger: { $type: 'OnClickEvent' },
    ...base(),
    TargetState: code,
    ...own,
  });
  return [
    trigger(111),
    trigger(121),
    ...effects.slice(0, 3).map((Effector, state) => ({
      $type: 'TaskEffectorSubscription',
      Effector,
      ...base(),
      ...(state === 0 ? {} : { TargetState: state }),
      ...own,
    })),
  ];
}

const OWN_SECTIONS = 'myBackup meta items total notes editor _comment Tasks version Name room'.split(' ');

/** A room as a value. */
export const legalRoom: fc.Arbitrary<JsonObject> = fc
  .record({
    items: fc.array(fc.tuple(itemKey, item), { minLength: 1, maxLength: 5 }),
    quests: questPlans,
    effects: fc.array(effect, { maxLength: 3 }),
    ownOfTasks: ownMembers([...TASK_FIELDS, 'Task'], 2),
    ids: fc.uniqueArray(uuid, { minLength: 60, maxLength: 60 }),
    ownTasks: fc.array(ownTask, { maxLength: 2 }),
    ownLogic: ownMembers(LOGIC_FIELDS, 2),
    logicFields: fc.record(
      {
        ViewNodes: fc.array(anyValue, { maxLength: 2 }),
        col: fc.constant('8B4513'),
        e: number,
        c: fc.boolean(),
      },
      { requiredKeys: [] },
    ),
    roomTasks: fc.option(
      fc.tuple(fc.array(anyValue, { maxLength: 3 }), ownMembers(['Tasks', 'Task', ...SECTIONS])),
      { nil: undefined },
    ),
    settings: fc.option(
      fc.tuple(
        fc.record(
          {
            roomBase: oddText,
            isNight: fc.boolean(),
            chatDisabled: fc.boolean(),
            tasksRefresh: fc.constant(false),
            roomSettingsExtraData: anyValue.map((value) => JSON.stringify(value)),
          },
          { requiredKeys: [] },
        ),
        ownMembers([...SETTINGS, 'Settings']),
      ),
      { nil: undefined },
    ),
    own: fc.array(
      fc.tuple(
        fc.constantFrom(...OWN_SECTIONS),
        fc.oneof(anyValue, fc.constant('copy of items'), fc.constant('copy of quests')),
      ),
      { maxLength: 2 },
    ),
    copiesQuest: fc.boolean(),
    order: fc.shuffledSubarray(SECTIONS, { minLength: SECTIONS.length }),
  })
  .map((plan) => {
    const roomItems = objectOf(plan.items);
    const keys = Object.keys(roomItems);
    const [first] = plan.quests;
    const quests = objectOf(
      first === undefined ? [] : plan.quests.flatMap((quest) => entriesOf(quest, first)),
    );
    let next = 0;
    const ids = { next: () => plan.ids[next++] ?? '' };
    const logic = objectOf(
      keys.map((key, index): [string, JsonValue] => {
        const here = plan.quests.filter((quest, at) => !quest.isDraft && at % keys.length === index);
        const Tasks = here.flatMap((quest) => tasksOf(quest, plan.effects, plan.ownOfTasks, ids));
        return [
          key,
          JSON.stringify({ Tasks: [...Tasks, ...plan.ownTasks], ...plan.logicFields, ...plan.ownLogic }),
        ];
      }),
    );
    if (plan.copiesQuest && first !== undefined) {
      const holder = roomItems[keys[0] ?? ''] as JsonObject;
      holder.quest = Object.values(quests)[0] ?? null;
    }
    const sections: JsonObject = {
      roomItems,
      quests,
      logic,
      ...(plan.roomTasks && { roomTasks: { Tasks: plan.roomTasks[0], ...plan.roomTasks[1] } }),
      ...(plan.settings && { settings: { ...plan.settings[0], ...plan.settings[1] } as JsonObject }),
    };
    const copies = new Map<JsonValue, JsonValue>([
      ['copy of items', roomItems],
      ['copy of quests', quests],
    ]);
    return objectOf([
      ...plan.order.flatMap((name) => (name in sections ? [[name, sections[name] ?? null] as const] : [])),
      ...plan.own.map(([name, value]) => [name, copies.get(value) ?? value] as const),
    ]);
  });
