import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findSchemaFaults } from '../../src/index.js';
import { isObject, type JsonObject, type JsonType, type JsonValue, jsonType } from '../../src/json/value.js';
import { RECORD_NAMES, type RecordName } from '../../src/schema/index.js';
import { runs } from '../runs.js';
import { changed, type Path, VALID } from './valid-records.js';

/** Fields whose value is one of a few; a random one would be a fault. */
const FIXED = /(^|\/)(\$type|Status|Group|type|delete)$/;
/** Fields whose faults are other rules' findings, or nobody's. */
const OWNED: Partial<Record<RecordName, readonly string[]>> = {
  snapshot: ['logic/7'],
  effect: ['anything'],
  settings: ['roomSettingsExtraData'],
  'logic-value': ['col', 'e', 'c'],
};
/** Fields that hold other records, or collections of them. */
const OTHER_RECORDS =
  /^(Effector|Trigger|DirectEffector|settings|roomTasks|Tasks|Requirements|linkedTasks|roomItems|quests)$/;
/** Names that some record knows, though not every example has them. */
const KNOWN_ELSEWHERE = [
  'DirectEffector',
  'TaskTriggerId',
  'Rewards',
  'SuccessMsg',
  'extraData',
  'Delay',
].concat(['Id', 'Name', 'TargetState', 'useRandom']);

/** What the documents need of each record. */
const VECTORS = ['pos', 'rot', 'scale', 'modelsize', 'modelCenter'];
const NEEDED: Readonly<Record<string, readonly string[]>> = {
  'room-tasks': ['Tasks'],
  'room-item': ['rot/w', ...VECTORS.flatMap((vector) => ['x', 'y', 'z'].map((name) => `${vector}/${name}`))],
  'quest-entry': Object.keys(VALID['quest-entry']).filter(
    (name) => !KNOWN_ELSEWHERE.slice(2, 4).includes(name),
  ),
  requirement: ['delete', 'amount', 'type', 'id'],
  'effector-subscription': ['$type', 'Effector', 'Id', 'Name', 'TaskTriggerId'],
  'trigger-subscription-quest': ['$type', 'Trigger', 'Id', 'TargetState', 'Name'],
  'trigger-subscription-basic': ['$type', 'Trigger'],
  'linked-task': ['Trigger', 'Id', 'TargetState', 'Name', 'TaskTriggerId'],
  trigger: ['$type'],
  effect: ['$type'],
  'run-triggers-from-effector': ['linkedTasks'],
};

/** Every known field of the valid example, down to where another record begins. */
function fields(record: JsonValue, path: Path = []): Path[] {
  if (OTHER_RECORDS.test(path.join('/'))) return [path];
  const steps = Array.isArray(record) ? [...record.keys()] : isObject(record) ? Object.keys(record) : [];
  const inner = steps.flatMap((step) => fields((record as JsonObject)[step] ?? null, [...path, step]));
  return path.length > 0 ? [path, ...inner] : inner;
}

const valueAt = (record: JsonValue, path: Path): JsonValue =>
  path.reduce<JsonValue>((value, step) => (value as JsonObject)[step] ?? null, record);

/** Another value of the same type that the documents allow. */
function anotherOf(value: JsonValue, pointer: string): fc.Arbitrary<JsonValue> {
  if (FIXED.test(pointer)) return fc.constant(value);
  if (typeof value === 'string') return fc.string({ unit: 'binary' });
  if (typeof value === 'boolean') return fc.boolean();
  if (typeof value !== 'number') return fc.constant(value);
  if (pointer === 'amount') return fc.integer({ min: 1 });
  return Number.isInteger(value) ? fc.nat() : fc.double({ min: 0, noNaN: true });
}

/** A record as valid as the example, with other values and further fields. */
function validRecord(record: RecordName): fc.Arbitrary<JsonValue> {
  const example = VALID[record];
  const leaves = fields(example).filter((path) => typeof valueAt(example, path) !== 'object');
  const known = new Set([...Object.keys(example), ...KNOWN_ELSEWHERE]);
  const name = fc.string({ minLength: 1 }).filter((each) => !known.has(each));
  const unknown = fc.dictionary(name, fc.jsonValue({ maxDepth: 2 }) as fc.Arbitrary<JsonValue>, {
    maxKeys: 3,
  });
  const values = fc.tuple(...leaves.map((path) => anotherOf(valueAt(example, path), path.join('/'))));
  return fc.tuple(unknown, values).map(([extra, replacements]) => {
    const valid = leaves.reduce<JsonValue>(
      (made, path, index) => changed(made, path, replacements[index]),
      example,
    );
    return { ...extra, ...(valid as JsonObject) };
  });
}

const SAMPLES: Readonly<Record<JsonType, fc.Arbitrary<JsonValue>>> = {
  null: fc.constant(null),
  boolean: fc.boolean(),
  number: fc.double({ noNaN: true }),
  string: fc.string(),
  array: fc.array(fc.jsonValue() as fc.Arbitrary<JsonValue>, { maxLength: 3 }),
  object: fc.dictionary(fc.string(), fc.jsonValue() as fc.Arbitrary<JsonValue>, { maxKeys: 3 }),
};

function ofAnotherType(value: JsonValue): fc.Arbitrary<JsonValue> {
  const types = (Object.keys(SAMPLES) as JsonType[]).filter((type) => type !== jsonType(value));
  return fc.oneof(...types.map((type) => SAMPLES[type]));
}

const shown = (record: RecordName, value: JsonValue) =>
  findSchemaFaults(record, value).map(({ path, part }) => [path, part]);

describe.each(RECORD_NAMES.filter((record) => record !== 'subscription'))('a random valid %s', (record) => {
  const targets = fields(VALID[record]).filter((path) => OWNED[record]?.includes(path.join('/')) !== true);
  const needed = (NEEDED[record] ?? []).map((pointer) => pointer.split('/'));

  test('has no fault, and one once a known field is of another type, or a needed one is gone', () => {
    const mutation = fc
      .tuple(validRecord(record), fc.constantFrom(...targets))
      .chain(([valid, path]) =>
        fc.tuple(fc.constant(valid), fc.constant(path), ofAnotherType(valueAt(valid, path))),
      );
    fc.assert(
      fc.property(mutation, fc.nat(), ([valid, path, value], index) => {
        expect(findSchemaFaults(record, valid)).toEqual([]);
        expect(shown(record, changed(valid, path, value))).toEqual([[path, 'value']]);
        const gone = needed[index % Math.max(needed.length, 1)];
        if (gone !== undefined)
          expect(shown(record, changed(valid, gone, undefined))).toEqual([[gone.slice(0, -1), 'record']]);
      }),
      { numRuns: runs(200, 60) },
    );
  });
});
