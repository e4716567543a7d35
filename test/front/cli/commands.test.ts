import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { describe, expect, test } from 'vitest';
import { isObject, type JsonObject, type JsonValue } from '../../../src/bytes/json/value.js';
import { COMMANDS } from '../../../src/front/cli/commands.js';
import { publishedSchemas } from '../../../src/world/files/package-files.js';
import { room } from '../../example-room.js';
import { snapshotOf } from '../../model/flow/rooms.js';
import { valueRows } from '../../table-rows.js';
import { COMMAND, roomlint, spawnRoomlint, temporaryFolder } from './run-roomlint.js';

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

test('graph --format svg is a picture that asks no other host', () => {
  const { out } = spawnRoomlint(['graph', 'before.json', '--format', 'svg'], { cwd });
  expect(out).toMatch(/^<svg [\s\S]*0_find_key[\s\S]*1_open_door[\s\S]*<\/svg>\n$/);
  expect(out).not.toMatch(/<script|https?:\/\/(?!www\.w3\.org\/)|(?:href|src)=/);
});

test('graph --format svg refuses a room of which Graphviz would draw for minutes', () => {
  const quests = Array.from({ length: 2_001 }, () => ({}));
  folder.write('large.json', JSON.stringify(snapshotOf({ quests })));
  const { code, out, err } = spawnRoomlint(['graph', 'large.json', '--format', 'svg'], { cwd });
  expect([code, out]).toEqual([2, '']);
  expect(err).toContain('2001 quests and 0 edges are too many for a picture: draw the part around one quest');
});

test('roundtrip --through stops a tool that writes more than an import takes, and shows what it writes to standard error', () => {
  const endless = 'echo oh no >&2; cat /dev/zero | cat; echo done';
  const { code, out, err } = spawnRoomlint(['roundtrip', 'before.json', '--through', endless], { cwd });
  expect([code, out]).toEqual([2, '']);
  expect(err).toContain('oh no\n');
  expect(err).toContain(`roomlint: "${endless}": wrote more than 52,428,800 bytes\n`);
});

describe('completion', () => {
  const OFFERS = valueRows<[string, readonly string[]]>('front/cli/tables.md', 'Offers of bash');

  test('of bash offers what completes a line', () => {
    const command = folder.write('roomlint', `#!/bin/sh\nexec "${process.execPath}" "${COMMAND}" "$@"\n`);
    chmodSync(command, 0o755);
    const args = [fileURLToPath(new URL('press-tab.sh', import.meta.url)), ...OFFERS.map(([line]) => line)];
    const env = { ...process.env, PATH: `${cwd}${delimiter}${process.env.PATH}` };
    const { stdout, stderr } = spawnSync('bash', args, { cwd, encoding: 'utf8', env });
    const offers = stdout.split('end of the offers\n').map((text) => text.split('\n').filter(Boolean));
    expect([stderr, offers.slice(0, -1)]).toEqual(['', OFFERS.map(([, offered]) => offered)]);
  });

  test.each([
    ['zsh', /^#compdef roomlint\n/],
    ['fish', /complete -c roomlint -f -a /],
  ])(
    'of %s requests completions for the words typed so far, and is read without a complaint',
    async (shell, beginning) => {
      const { out } = await roomlint(['completion', shell]);
      expect(out).toMatch(beginning);
      for (const part of ['--get-yargs-completions', ':files']) expect(out).toContain(part);
      const paths = (process.env.PATH ?? '').split(delimiter);
      if (!paths.some((path) => existsSync(join(path, shell)))) return;
      // Not through standard input: Node gives a socket, and fish 3.6 cannot read one with -n.
      const script = folder.write(`completion.${shell}`, out);
      const { status, stderr } = spawnSync(shell, ['-n', script], { encoding: 'utf8', stdio: 'pipe' });
      expect([status, stderr]).toEqual([0, '']);
    },
  );
});
