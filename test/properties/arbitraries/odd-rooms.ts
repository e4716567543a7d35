import fc from 'fast-check';
import type { JsonObject, JsonValue } from '../../../src/json/value.js';

/* Random pairs of rooms with shared keys, printed at random by a printer that shares no code. */

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
  0,
  1,
  2,
  -1.5,
  1e21,
  'a',
  'ü',
  '\ud83d\ude00',
  '\n"\\/',
  '',
  true,
  false,
  null,
);
const odd = fc.letrec<{ value: JsonValue }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    scalar,
    fc.array(tie('value'), { maxLength: 2 }),
    record(fc.constantFrom('x', 'y', '0'), tie('value'), 2),
  ),
})).value;

function record(
  key: fc.Arbitrary<string>,
  value: fc.Arbitrary<JsonValue>,
  maxKeys: number,
): fc.Arbitrary<JsonObject> {
  return fc.array(fc.tuple(key, value), { maxLength: maxKeys }).map((entries) => {
    const object: JsonObject = {};
    for (const [name, each] of entries)
      Object.defineProperty(object, name, {
        value: each,
        writable: true,
        enumerable: true,
        configurable: true,
      });
    return object;
  });
}

const held = fc.oneof(
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
const item = fc
  .tuple(
    fields(['prefabName', 'pos', 'parentItemID', 'hoverTitle', 'mystery', 'instanceId'], odd),
    fc.option(fc.oneof({ weight: 5, arbitrary: held }, { weight: 1, arbitrary: odd }), {
      freq: 3,
      nil: undefined,
    }),
  )
  .map(([value, extraData]): JsonValue => (extraData === undefined ? value : { ...value, extraData }));
const questEntry = fields(['EntryId', 'Name', 'Status', 'Group', 'Rewards', 'mystery'], odd);

const room = fc
  .record(
    {
      roomItems: record(itemKey, fc.oneof({ weight: 9, arbitrary: item }, { weight: 1, arbitrary: odd }), 5),
      settings: fields(['roomBase', 'isNight', 'roomSettingsExtraData', 'mystery'], fc.oneof(odd, held)),
      roomTasks: record(fc.constantFrom('Tasks', 'mystery'), odd, 2),
      quests: record(questKey, questEntry, 4),
      logic: record(itemKey, fc.oneof({ weight: 9, arbitrary: held }, { weight: 1, arbitrary: odd }), 5),
      unfamiliar: odd,
    },
    { requiredKeys: [] },
  )
  .map((value) => value as JsonObject);

export const randomRoom: fc.Arbitrary<RandomRoom> = fc
  .tuple(room, fc.infiniteStream(fc.nat(11)))
  .map(([value, choices]) => printed(value, choices));

/** Two rooms, the second often the first without some sections, items or quests, and with changes. */
export const randomPair: fc.Arbitrary<readonly [RandomRoom, RandomRoom]> = fc
  .tuple(room, room, fc.infiniteStream(fc.nat(11)), fc.infiniteStream(fc.nat(11)), fc.nat(3))
  .map(([one, other, a, b, kind]) => {
    const second = kind === 0 ? other : kind === 1 ? one : mixed(one, other, b);
    return [printed(one, a), printed(second, b)];
  });

function mixed(one: JsonObject, other: JsonObject, choices: fc.Stream<number>): JsonObject {
  const result: JsonObject = {};
  for (const [key, value] of Object.entries(one)) {
    const choice = next(choices);
    if (choice < 2) continue;
    const theirs = Object.hasOwn(other, key) ? other[key] : undefined;
    const descend = typeof value === 'object' && value !== null && !Array.isArray(value);
    const mine = choice < 4 && theirs !== undefined ? theirs : value;
    const both = typeof theirs === 'object' && theirs !== null && !Array.isArray(theirs);
    const made = descend && both && choice > 5 ? mixed(value, theirs, choices) : mine;
    Object.defineProperty(result, key, { value: made, writable: true, enumerable: true, configurable: true });
  }
  for (const [key, value] of Object.entries(other))
    if (!Object.hasOwn(one, key) && next(choices) < 4)
      Object.defineProperty(result, key, { value, writable: true, enumerable: true, configurable: true });
  return result;
}

function next(choices: fc.Stream<number>): number {
  return choices.next().value ?? 0;
}

function printed(value: JsonObject, choices: fc.Stream<number>): RandomRoom {
  const mark = next(choices) === 0 ? '\ufeff' : '';
  return {
    value,
    bytes: new TextEncoder().encode(mark + space(choices) + print(value, choices) + space(choices)),
  };
}

function print(value: JsonValue, choices: fc.Stream<number>): string {
  const gap = (): string => space(choices);
  if (Array.isArray(value)) return `[${value.map((each) => gap() + print(each, choices) + gap()).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const members = Object.keys(value).map(
      (key) =>
        `${gap()}${printString(key, choices)}${gap()}:${gap()}${print(value[key] ?? null, choices)}${gap()}`,
    );
    return `{${members.join(',') || gap()}}`;
  }
  if (typeof value === 'string') return printString(value, choices);
  if (typeof value === 'number' && Number.isInteger(value) && Math.abs(value) < 10)
    return next(choices) < 2 ? `${value}.0` : `${value}`;
  return JSON.stringify(value);
}

function printString(text: string, choices: fc.Stream<number>): string {
  const plain = JSON.stringify(text);
  if (next(choices) > 1) return plain;
  return plain.replace(/[^\x20-\x7e]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

function space(choices: fc.Stream<number>): string {
  return ['', '', '', '', '', '', '', ' ', ' ', '\n  ', '\r\n', '\t'][next(choices)] ?? '';
}
