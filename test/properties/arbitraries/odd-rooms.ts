import fc from 'fast-check';
import { tryParseJson } from '../../../src/json/parse-json.js';
import { isObject, type JsonObject, type JsonValue, member } from '../../../src/json/value.js';
import { modelOf, print, randomOf } from './json.js';

/* Pairs of rooms with shared keys: odd ones in any spelling, and those of creators after edits. */

export interface RandomRoom {
  readonly value: JsonObject;
  readonly bytes: Uint8Array;
}

const itemKey = fc.constantFrom('1', '2', '3', '10', '__proto__', 'a/b', 'é', '"');
const questKey = fc.constantFrom(
  'mlhaaaaaaaaaaa',
  'mlhbbbbbbbbbbb',
  'mlhcccccccccccc',
  'mlhdddddddddddd',
  'constructor',
);
const scalar = fc.constantFrom<JsonValue>(
  ...[0, 1, 2, -1.5, 1e21],
  ...['a', 'ü', '😀', '\n"\\/', ''],
  ...[true, false, null],
);
const odd = fc.letrec<{ value: JsonValue }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    scalar,
    fc.array(tie('value'), { maxLength: 2 }),
    record(fc.constantFrom('x', 'y', '0'), tie('value'), 2),
  ),
})).value;

/** With any keys: `__proto__` becomes a member as well. */
function record(
  key: fc.Arbitrary<string>,
  value: fc.Arbitrary<JsonValue>,
  maxLength: number,
): fc.Arbitrary<JsonObject> {
  return fc.array(fc.tuple(key, value), { maxLength }).map(Object.fromEntries);
}

const oddLogic = fc.oneof(
  {
    weight: 6,
    arbitrary: record(fc.constantFrom('Tasks', 'ViewNodes', 'col', 'mystery', 'ü'), odd, 3).map((value) =>
      JSON.stringify(value),
    ),
  },
  { weight: 1, arbitrary: fc.constantFrom('', ' { } ', '{"col": "red",  "e":1.0}', '[]', 'broken') },
);
const fields = (names: readonly string[], values: fc.Arbitrary<JsonValue>) =>
  record(fc.constantFrom(...names), values, 4);
const oddItem = fc
  .tuple(
    fields(['prefabName', 'pos', 'parentItemID', 'hoverTitle', 'mystery', 'instanceId'], odd),
    fc.option(fc.oneof({ weight: 5, arbitrary: oddLogic }, { weight: 1, arbitrary: odd }), {
      freq: 3,
      nil: undefined,
    }),
  )
  .map(([value, extraData]): JsonValue => (extraData === undefined ? value : { ...value, extraData }));
const questEntry = fields(['EntryId', 'Name', 'Status', 'Group', 'Rewards', 'mystery'], odd);

const oddRoom = fc
  .record(
    {
      roomItems: record(
        itemKey,
        fc.oneof({ weight: 9, arbitrary: oddItem }, { weight: 1, arbitrary: odd }),
        5,
      ),
      settings: fields(['roomBase', 'isNight', 'roomSettingsExtraData', 'mystery'], fc.oneof(odd, oddLogic)),
      roomTasks: record(fc.constantFrom('Tasks', 'mystery'), odd, 2),
      quests: record(questKey, questEntry, 4),
      logic: record(itemKey, fc.oneof({ weight: 9, arbitrary: oddLogic }, { weight: 1, arbitrary: odd }), 5),
      unfamiliar: odd,
    },
    { requiredKeys: [] },
  )
  .map((value) => value as JsonObject);

/** Printed with random white space and spelling, and now and then with a byte-order mark. */
function printed(value: JsonObject, seed: number): RandomRoom {
  const random = randomOf(seed);
  const { bytes } = print(modelOf(value, random), seed);
  return { value, bytes: random() < 0.1 ? Uint8Array.of(0xef, 0xbb, 0xbf, ...bytes) : bytes };
}

export const randomRoom: fc.Arbitrary<RandomRoom> = fc
  .tuple(oddRoom, fc.nat())
  .map(([value, seed]) => printed(value, seed));

const choices = fc.infiniteStream(fc.nat(9));

/** Two rooms, the second mostly the first without some sections, items or quests, and with changes. */
export const randomPair: fc.Arbitrary<readonly [RandomRoom, RandomRoom]> = fc
  .tuple(oddRoom, oddRoom, choices, fc.nat(3), fc.nat(), fc.nat())
  .map(([one, other, stream, kind, seed, otherSeed]) => {
    const second = kind === 0 ? other : kind === 1 ? one : mixed(one, other, nextOf(stream));
    return [printed(one, seed), printed(second as JsonObject, kind === 1 ? seed : otherSeed)];
  });

const vector = fc.record({ x: fc.nat(3), y: fc.constantFrom(0, 1.5, 99), z: fc.nat(3) });
const uuid = (n: number): string => `00000000-0000-4000-8000-00000000000${n}`;
const questId = fc.constantFrom('mlhaaaaaaaaaaa', 'mlhbbbbbbbbbbb');
const code = fc.constantFrom(101, 111, 121, 181);
const task = (linked: fc.Arbitrary<JsonValue[]>): fc.Arbitrary<JsonValue> =>
  fc.oneof(
    fc.record({
      $type: fc.constant('TaskTriggerSubscription'),
      Trigger: fc.record({ $type: fc.constantFrom('OnClickEvent', 'OnEnterEvent') }),
      Id: fc.nat(5).map(uuid),
      TargetState: code,
      TaskTriggerId: questId,
    }),
    fc.record(
      {
        $type: fc.constant('TaskEffectorSubscription'),
        Id: fc.nat(5).map(uuid),
        Effector: fc.record({ $type: fc.constant('RunTriggersFromEffector'), linkedTasks: linked }),
        TargetState: fc.constantFrom(1, 2),
        TaskTriggerId: questId,
      },
      { requiredKeys: ['$type', 'Id', 'Effector'] },
    ),
  );
const unique = (values: fc.Arbitrary<JsonValue>, maxLength: number): fc.Arbitrary<JsonValue[]> =>
  fc.oneof(
    {
      weight: 9,
      arbitrary: fc.uniqueArray(values, { maxLength, selector: (each) => (each as JsonObject).Id }),
    },
    { weight: 1, arbitrary: fc.array(values, { maxLength }) },
  );
const linkedTask = fc.record({
  Trigger: fc.constant({}),
  Id: fc.nat(5).map(uuid),
  TargetState: code,
  TaskTriggerId: questId,
});
const text = (value: unknown): string => JSON.stringify(value);
const logic = fc.oneof(
  {
    weight: 12,
    arbitrary: fc
      .record({
        Tasks: unique(task(unique(linkedTask, 3)), 4),
        ViewNodes: fc.array(fc.nat(2), { maxLength: 3 }),
      })
      .map(text),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '',
      'broken',
      '{"a":1,"a":2}',
      '{"a":2,"a":1}',
      '{"Tasks": []}',
      '{"Tasks":[ ]}',
      '{"n":1.0}',
      '{"n":1}',
      '[]',
    ),
  },
  { weight: 1, arbitrary: fc.constant(`{"deep":${'['.repeat(300)}${']'.repeat(300)}}`) },
);
const item = fc.record(
  {
    prefabName: fc.constantFrom('GLB', 'Trigger'),
    pos: vector,
    hoverTitle: fc.constantFrom('Chest', 'Door'),
    parentItemID: fc.nat(3),
    extraData: logic,
    mystery: fc.jsonValue({ maxDepth: 2 }) as fc.Arbitrary<JsonValue>,
  },
  { requiredKeys: ['prefabName'] },
);
const entry = fc.record(
  {
    EntryId: fc.nat(1).map(uuid),
    Name: fc.constantFrom('0_find_key', '1_open'),
    RepeatableLimit: fc.nat(2),
    Requirements: fc.array(fc.record({ type: fc.constant('quest'), amount: fc.nat(2), id: questId }), {
      maxLength: 2,
    }),
    ExtraText: fc.oneof(fc.constant(''), fc.record({ a: fc.nat(2), b: fc.nat(2) }).map(text)),
  },
  { requiredKeys: [] },
);
const settings = fc.record(
  {
    isNight: fc.boolean(),
    roomSettingsExtraData: fc
      .record({ tags: fc.nat(2), EventData: fc.record({ names: fc.array(fc.nat(2)) }).map(text) })
      .map(text),
  },
  { requiredKeys: [] },
);
const keyed = (keys: readonly string[], value: fc.Arbitrary<JsonValue>): fc.Arbitrary<JsonValue> =>
  fc.dictionary(fc.constantFrom(...keys), value);

const editableRoom: fc.Arbitrary<JsonObject> = fc.record(
  {
    roomItems: keyed(['1', '2', 'a/b', '~'], item as fc.Arbitrary<JsonValue>),
    settings: settings as fc.Arbitrary<JsonValue>,
    roomTasks: fc.record({ Tasks: unique(task(fc.constant([])), 2) }) as fc.Arbitrary<JsonValue>,
    quests: keyed(['mlhaaaaaaaaaaa', 'mlhbbbbbbbbbbb'], entry as fc.Arbitrary<JsonValue>),
    logic: keyed(['1', '2', 'a/b', '~'], logic),
  },
  { requiredKeys: [] },
) as fc.Arbitrary<JsonObject>;

/** Two rooms, of which the second has parts of the first and parts of a third. */
export const editedPair: fc.Arbitrary<readonly [JsonObject, JsonObject]> = fc
  .tuple(editableRoom, editableRoom, choices)
  .map(([one, other, stream]) => [one, mixed(one, other, nextOf(stream)) as JsonObject]);

function nextOf(stream: fc.Stream<number>): () => number {
  return () => stream.next().value ?? 0;
}

/** A value with some parts of another. */
function mixed(one: JsonValue, other: JsonValue | undefined, next: () => number): JsonValue {
  if (other === undefined) return one;
  const [held, otherHeld] = [heldIn(one), heldIn(other)];
  if (held !== undefined && otherHeld !== undefined && next() > 1)
    return JSON.stringify(mixed(held, otherHeld, next));
  if (Array.isArray(one) && Array.isArray(other)) {
    const made = one.flatMap((each, at) => (next() === 0 ? [] : [mixed(each, other[at], next)]));
    for (const each of other) if (next() === 0) made.splice(next(), 0, each);
    return next() === 0 ? made.reverse() : made;
  }
  if (
    typeof one !== 'object' ||
    typeof other !== 'object' ||
    one === null ||
    other === null ||
    Array.isArray(one) ||
    Array.isArray(other)
  )
    return next() < 3 ? other : one;
  const mine = Object.entries(one).flatMap(([key, value]) =>
    next() === 0 ? [] : [[key, mixed(value, member(other, key), next)] as const],
  );
  const theirs = Object.entries(other).filter(([key]) => !Object.hasOwn(one, key) && next() < 3);
  return Object.fromEntries([...mine, ...theirs]);
}

/** The JSON object that a string holds. Random texts may begin like one. */
function heldIn(value: JsonValue): JsonValue | undefined {
  const held = typeof value === 'string' ? tryParseJson(value) : undefined;
  return isObject(held) ? held : undefined;
}
