import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { expect, test } from 'vitest';
import { publishedSchemas } from '../../src/files/published-schemas.js';
import { isObject, type JsonObject, type JsonValue } from '../../src/json/value.js';
import { roomlint } from './run-roomlint.js';

const GARDEN = readFileSync(new URL('../../examples/garden.json', import.meta.url), 'utf8');

async function bundle(record: string): Promise<JsonObject> {
  return JSON.parse((await roomlint(['schema', '--bundle', record])).out);
}

/** What is at a reference inside a schema. */
function resolve(schema: JsonObject, reference: string): JsonValue | undefined {
  const steps = reference.split('/').slice(1);
  return steps.reduce<JsonValue | undefined>(
    (found, step) => (isObject(found) ? found[step] : undefined),
    schema,
  );
}

test('schema --bundle prints each record as one schema that refers to nothing outside', async () => {
  for (const record of publishedSchemas()) {
    const schema = await bundle(record);
    const text = JSON.stringify(schema);
    const references = [...text.matchAll(/"\$ref":"([^"]*)"/g)].map(([, to = '']) => to);
    const dangling = references.filter((to) => !to.startsWith('#') || resolve(schema, to) === undefined);
    expect([record, dangling, text.includes('"$id"')]).toEqual([record, [], false]);
  }
});

test('a bundle accepts a sound snapshot, and finds what rules find: fixed values, ids, Names and codes', async () => {
  const ajv = new Ajv2020({ strict: true, strictRequired: false, strictTypes: false });
  // Editors show these beside the values; other validators pass them over.
  ajv.addKeyword('enumDescriptions');
  formats.default(ajv);
  const validate = ajv.compile(await bundle('snapshot'));
  const faults = (value: unknown): readonly string[] =>
    validate(value) ? [] : (validate.errors ?? []).map(({ instancePath }) => instancePath);
  expect(faults(JSON.parse(GARDEN))).toEqual([]);
  for (const [field, value] of [
    ['AutoStart', true],
    ['Enabled', false],
    ['Name', 'find_key'],
    ['id', 'quest'],
  ] as const) {
    const room = JSON.parse(GARDEN);
    room.quests.mlh4k2p9x7q1ab[field] = value;
    expect(faults(room)).toEqual([`/quests/mlh4k2p9x7q1ab/${field}`]);
  }
  expect(faults(JSON.parse(GARDEN.replaceAll('mlh4k2p9x7q1ab', 'QUEST')))).not.toEqual([]);
});
