import fc from 'fast-check';
import { tryParseJson } from '../../../src/json/parse-json.js';
import { isObject, type JsonObject, type JsonValue } from '../../../src/json/value.js';

/* Rooms of creators, and the same after edits of fields, tasks, requirements, settings and held strings. */

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
  .tuple(editableRoom, editableRoom, fc.infiniteStream(fc.nat(9)))
  .map(([one, other, choices]) => [one, mixed(one, other, () => choices.next().value ?? 0) as JsonObject]);

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
  const made: JsonObject = {};
  for (const [key, value] of Object.entries(one)) if (next() > 0) made[key] = mixed(value, other[key], next);
  for (const [key, value] of Object.entries(other)) if (!(key in one) && next() < 3) made[key] = value;
  return made;
}

/** The JSON object that a string holds. Random texts may begin like one. */
function heldIn(value: JsonValue): JsonValue | undefined {
  const held = typeof value === 'string' ? tryParseJson(value) : undefined;
  return isObject(held) ? held : undefined;
}
