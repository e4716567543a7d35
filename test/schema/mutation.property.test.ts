import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findSchemaFaults } from '../../src/index.js';
import { isObject, type JsonObject, type JsonType, type JsonValue, jsonType } from '../../src/json/value.js';
import { RECORD_NAMES, type RecordName } from '../../src/schema/index.js';
import { runs } from '../runs.js';
import { changed, type Path } from './change.js';
import { MISSING_FIELDS } from './fault-cases.js';
import { VALID } from './valid-records.js';

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
const NO_FIELDS_INSIDE =
  /^(Effector|Trigger|DirectEffector|settings|roomTasks|Tasks|Requirements|linkedTasks|roomItems|quests)$/;

/** Every known field of the valid example, down to where another record begins. */
function fields(record: JsonValue, path: Path = []): Path[] {
  const inside = path.join('/');
  if (NO_FIELDS_INSIDE.test(inside)) return [path];
  const steps = Array.isArray(record) ? [...record.keys()] : isObject(record) ? Object.keys(record) : [];
  return [
    ...(path.length > 0 ? [path] : []),
    ...steps.flatMap((step) => fields((record as JsonObject)[step] ?? null, [...path, step])),
  ];
}

function valueAt(record: JsonValue, path: Path): JsonValue {
  return path.reduce<JsonValue>((value, step) => (value as JsonObject)[step] ?? null, record);
}

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
  const leaves = fields(example).filter((path) => !isObject(valueAt(example, path)));
  const known = new Set([
    ...Object.keys(example),
    'DirectEffector',
    'TaskTriggerId',
    'Rewards',
    'SuccessMsg',
  ]);
  // Names that some record knows, though not this example, would no longer be unknown fields.
  for (const name of ['extraData', 'Delay', 'Id', 'Name', 'TargetState', 'useRandom']) known.add(name);
  const unknown = fc.dictionary(
    fc.string({ minLength: 1 }).filter((name) => !known.has(name)),
    fc.jsonValue({ maxDepth: 2 }) as fc.Arbitrary<JsonValue>,
    { maxKeys: 3 },
  );
  const values = fc.tuple(...leaves.map((path) => anotherOf(valueAt(example, path), path.join('/'))));
  return fc.tuple(unknown, values).map(([extra, replacements]) => {
    let valid: JsonValue = example;
    for (const [index, path] of leaves.entries()) {
      const value = replacements[index];
      if (!Array.isArray(value)) valid = changed(valid, path, value);
    }
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

const RECORDS = RECORD_NAMES.filter((record) => record !== 'subscription');

describe.each(RECORDS)('a random valid %s', (record) => {
  const owned = OWNED[record] ?? [];
  const targets = fields(VALID[record]).filter((path) => !owned.includes(path.join('/')));

  test('has no fault', () => {
    fc.assert(
      fc.property(validRecord(record), (valid) => {
        expect(findSchemaFaults(record, valid)).toEqual([]);
      }),
      { numRuns: runs(50, 20) },
    );
  });

  test('has exactly one fault once a known field is of another type', () => {
    const mutation = fc
      .tuple(validRecord(record), fc.constantFrom(...targets))
      .chain(([valid, path]) =>
        ofAnotherType(valueAt(valid, path)).map((value) => ({ path, mutant: changed(valid, path, value) })),
      );
    fc.assert(
      fc.property(mutation, ({ path, mutant }) => {
        const faults = findSchemaFaults(record, mutant);
        expect(faults.map((fault) => [fault.path, fault.part])).toEqual([[path, 'value']]);
      }),
      { numRuns: runs(200, 60) },
    );
  });
});

const REQUIRED = RECORDS.map(
  (record) =>
    [
      record,
      MISSING_FIELDS.filter(([name]) => name === record).map(([, pointer]) => pointer.split('/')),
    ] as const,
).filter(([, paths]) => paths.length > 0);

describe.each(REQUIRED)('a random valid %s', (record, paths) => {
  test('has exactly one fault once a required field is gone', () => {
    fc.assert(
      fc.property(validRecord(record), fc.constantFrom(...paths), (valid, path) => {
        const faults = findSchemaFaults(record, changed(valid, path, undefined));
        expect(faults.map((fault) => [fault.path, fault.part])).toEqual([[path.slice(0, -1), 'record']]);
      }),
      { numRuns: runs(50, 20) },
    );
  });
});

test('no message mentions schemas', () => {
  const anyRecord = fc.constantFrom(...RECORD_NAMES);
  const someRecord = fc.constantFrom<JsonValue>(...Object.values(VALID), null, [], 'x', 5);
  fc.assert(
    fc.property(anyRecord, someRecord, (record, value) => {
      for (const { message } of findSchemaFaults(record, value)) {
        expect(message).not.toMatch(/must match|schema|oneOf|instancePath|undefined|another value/i);
      }
    }),
    { numRuns: runs(1000) },
  );
});
