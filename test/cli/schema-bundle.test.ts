import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { describe, expect, test } from 'vitest';
import { publishedSchemas } from '../../src/files/published-schemas.js';
import type { JsonObject } from '../../src/json/value.js';
import { roomlint } from './run-roomlint.js';

const GARDEN = readFileSync(new URL('../../examples/garden.json', import.meta.url), 'utf8');

async function bundle(record: string): Promise<JsonObject> {
  const { code, out } = await roomlint(['schema', '--bundle', record]);
  expect(code).toBe(0);
  return JSON.parse(out);
}

function compiled(schema: JsonObject): (value: unknown) => readonly string[] {
  const ajv = new Ajv2020({ strict: true, strictRequired: false, strictTypes: false });
  // Editors show these beside the values; other validators pass them over.
  ajv.addKeyword('enumDescriptions');
  formats.default(ajv);
  const validate = ajv.compile(schema);
  return (value) => (validate(value) ? [] : (validate.errors ?? []).map(({ instancePath }) => instancePath));
}

describe('roomlint schema --bundle', () => {
  test.each(publishedSchemas())('prints %s as one schema that refers to nothing outside', async (record) => {
    const schema = await bundle(record);
    const references = [...JSON.stringify(schema).matchAll(/"\$ref":"([^"]*)"/g)].map(([, to = '']) => to);
    expect(references.filter((to) => !to.startsWith('#'))).toEqual([]);
    expect(JSON.stringify(schema)).not.toContain('"$id"');
    expect(() => compiled(schema)).not.toThrow();
  });

  test('accepts a sound snapshot, and finds what rules find: fixed values, ids, Names and codes', async () => {
    const faults = compiled(await bundle('snapshot'));
    expect(faults(JSON.parse(GARDEN))).toEqual([]);
    const changed = (field: string, value: unknown): readonly string[] => {
      const room = JSON.parse(GARDEN);
      room.quests.mlh4k2p9x7q1ab[field] = value;
      return faults(room);
    };
    expect(changed('AutoStart', true)).toEqual(['/quests/mlh4k2p9x7q1ab/AutoStart']);
    expect(changed('Enabled', false)).toEqual(['/quests/mlh4k2p9x7q1ab/Enabled']);
    expect(changed('Name', 'find_key')).toEqual(['/quests/mlh4k2p9x7q1ab/Name']);
    expect(changed('id', 'quest')).toEqual(['/quests/mlh4k2p9x7q1ab/id']);
    const renamed = faults(JSON.parse(GARDEN.replaceAll('mlh4k2p9x7q1ab', 'QUEST')));
    expect(renamed).not.toEqual([]);
  });

  test('says what each code does', async () => {
    const stateOf = async (record: string): Promise<JsonObject> => {
      const { properties } = await bundle(record);
      return (properties as { readonly TargetState: JsonObject }).TargetState;
    };
    const { enum: codes, enumDescriptions: words } = await stateOf('trigger-subscription-quest');
    const index = (codes as readonly number[]).indexOf(181);
    expect((words as readonly string[])[index]).toBe('Not Active to Completed');
    const state = await stateOf('effector-subscription');
    expect(state).toMatchObject({ enum: [1, 2], enumDescriptions: ['Active', 'Completed'] });
  });

  test('needs a record', async () => {
    const { code, err } = await roomlint(['schema', '--bundle']);
    expect([code, err]).toEqual([
      2,
      'roomlint: --bundle needs a record, as in roomlint schema --bundle snapshot\n',
    ]);
  });
});
