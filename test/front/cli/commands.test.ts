import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { describe, expect, test } from 'vitest';
import { isObject, type JsonObject, type JsonValue } from '../../../src/bytes/json/value.js';
import { COMMANDS } from '../../../src/front/cli/commands.js';
import { publishedSchemas } from '../../../src/world/files/package-files.js';
import { room } from '../../example-room.js';
import { snapshotOf } from '../../model/flow/rooms.js';
import { roomlint, temporaryFolder } from './run-roomlint.js';

/* What the pages of test/cases/commands cannot show of some commands. */

const folder = temporaryFolder();
const { path: cwd } = folder;
folder.write('before.json', room());

test.each([...COMMANDS.keys()])(
  'the help of %s has no gap between two options, and no line that was broken in the wrong place',
  async (command) => {
    const { code, out } = await roomlint([command, '--help']);
    expect([code, await roomlint(['help', command])]).toEqual([0, expect.objectContaining({ out })]);
    expect(out).not.toMatch(/\n {2}[^\n]*\n\n {2,}-/);
    expect(out).not.toMatch(/\[(boolean|string)\]/);
    expect(Math.max(...out.split('\n').map((line) => line.length))).toBeLessThanOrEqual(110);
    const [details = '', exits = ''] = out.split(/^Exit codes:$/m);
    // A paragraph that is too wide leaves one word on a line of its own.
    expect(details).not.toMatch(/^\S.{90,}\n\S{1,12}\n\S/m);
    expect(exits).not.toMatch(/^ {2}[^\d ]/m);
  },
);

describe('schema --bundle', () => {
  const bundle = async (record: string): Promise<JsonObject> =>
    JSON.parse((await roomlint(['schema', '--bundle', record])).out);

  /** What is at a reference inside a schema. */
  const resolve = (schema: JsonObject, reference: string): JsonValue | undefined =>
    reference
      .split('/')
      .slice(1)
      .reduce<JsonValue | undefined>((found, step) => (isObject(found) ? found[step] : undefined), schema);

  test('prints each record as one schema that refers to nothing outside', async () => {
    for (const record of publishedSchemas()) {
      const schema = await bundle(record);
      const text = JSON.stringify(schema);
      const references = [...text.matchAll(/"\$ref":"([^"]*)"/g)].map(([, to = '']) => to);
      const dangling = references.filter((to) => !to.startsWith('#') || resolve(schema, to) === undefined);
      expect([record, dangling, text.includes('"$id"')]).toEqual([record, [], false]);
    }
  });

  test('accepts a sound snapshot, and finds what rules find: fixed values, ids, Names and codes', async () => {
    const ajv = new Ajv2020({ strict: true, strictRequired: false, strictTypes: false });
    // Editors show these beside the values; other validators pass them over.
    ajv.addKeyword('enumDescriptions');
    formats.default(ajv);
    const validate = ajv.compile(await bundle('snapshot'));
    const garden = readFileSync(new URL('../../../examples/garden.json', import.meta.url), 'utf8');
    expect(validate(JSON.parse(garden))).toBe(true);
    for (const change of [{ AutoStart: true }, { Enabled: false }, { Name: 'find_key' }, { id: 'quest' }]) {
      const changed = JSON.parse(garden);
      Object.assign(changed.quests.mlh4k2p9x7q1ab, change);
      validate(changed);
      const place = `/quests/mlh4k2p9x7q1ab/${Object.keys(change)[0]}`;
      expect(validate.errors?.map(({ instancePath }) => instancePath)).toEqual([place]);
    }
    expect(validate(JSON.parse(garden.replaceAll('mlh4k2p9x7q1ab', 'QUEST')))).toBe(false);
  });
});

test('graph --format svg is a picture that asks no other host', async () => {
  const { out } = await roomlint(['graph', 'before.json', '--format', 'svg'], { cwd });
  expect(out).toMatch(/^<svg [\s\S]*0_find_key[\s\S]*1_open_door[\s\S]*<\/svg>\n$/);
  expect(out).not.toMatch(/<script|https?:\/\/(?!www\.w3\.org\/)|(?:href|src)=/);
});

test('graph --format svg refuses a room of which Graphviz would draw for minutes', async () => {
  const quests = Array.from({ length: 2_001 }, () => ({}));
  folder.write('large.json', JSON.stringify(snapshotOf({ quests })));
  const { code, out, err } = await roomlint(['graph', 'large.json', '--format', 'svg'], { cwd });
  expect([code, out]).toEqual([2, '']);
  expect(err).toContain('2001 quests and 0 edges are too many for a picture: draw the part around one quest');
});
