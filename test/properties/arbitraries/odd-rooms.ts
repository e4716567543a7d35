import fc from 'fast-check';
import { member } from '../../../src/bytes/json/members.js';
import { tryParseJson } from '../../../src/bytes/json/parse-json.js';
import { isObject, type PlainJson, type PlainObject, plainJson } from '../../../src/bytes/json/value.js';
import { damagedRoom } from './damage/damaged-room.js';
import { ROOMS } from './damage/rooms.js';
import { modelOf, print, randomOf } from './json.js';

/* Pairs of rooms with shared keys: odd ones in any spelling, and those of creators after edits. */

export interface RandomRoom {
  readonly value: PlainObject;
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
const scalar = fc.constantFrom<PlainJson>(
  ...[0, 1, 2, -1.5, 1e21],
  ...['a', 'ü', '😀', '\n"\\/', ''],
  ...[true, false, null],
);
const odd = fc.letrec<{ value: PlainJson }>((tie) => ({
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
  value: fc.Arbitrary<PlainJson>,
  maxLength: number,
): fc.Arbitrary<PlainObject> {
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
const fields = (names: readonly string[], values: fc.Arbitrary<PlainJson>) =>
  record(fc.constantFrom(...names), values, 4);
const oddItem = fc
  .tuple(
    fields(['prefabName', 'pos', 'parentItemID', 'hoverTitle', 'mystery', 'instanceId'], odd),
    fc.option(fc.oneof({ weight: 5, arbitrary: oddLogic }, { weight: 1, arbitrary: odd }), {
      freq: 3,
      nil: undefined,
    }),
  )
  .map(([value, extraData]): PlainJson => (extraData === undefined ? value : { ...value, extraData }));
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
  .map((value) => value as PlainObject);

/** Printed with random white space and spelling, and now and then with a byte-order mark. */
function printed(value: PlainObject, seed: number): RandomRoom {
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
    return [printed(one, seed), printed(second as PlainObject, kind === 1 ? seed : otherSeed)];
  });

/** A room of the examples with two or three faults, and the same one with others. */
export const editedPair: fc.Arbitrary<readonly [PlainObject, PlainObject]> = fc
  .tuple(fc.nat(), fc.nat())
  .map((seeds) => {
    const room = ROOMS[seeds[0] % ROOMS.length] ?? '{}';
    return seeds.map((seed) => JSON.parse(damagedRoom(room, seed).readable) as PlainObject) as [
      PlainObject,
      PlainObject,
    ];
  });

function nextOf(stream: fc.Stream<number>): () => number {
  return () => stream.next().value ?? 0;
}

/** A value with some parts of another. */
function mixed(one: PlainJson, other: PlainJson | undefined, next: () => number): PlainJson {
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
    next() === 0 ? [] : [[key, mixed(value, plainJson(member(other, key)), next)] as const],
  );
  const theirs = Object.entries(other).filter(([key]) => !Object.hasOwn(one, key) && next() < 3);
  return Object.fromEntries([...mine, ...theirs]);
}

/** The JSON object that a string holds. Random texts may begin like one. */
function heldIn(value: PlainJson): PlainJson | undefined {
  const held = typeof value === 'string' ? plainJson(tryParseJson(value)) : undefined;
  return isObject(held) ? held : undefined;
}
