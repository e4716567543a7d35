import { chmodSync, chownSync, lchownSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  belongsToAnotherUser,
  type ConfigFile,
  ConfigFileError,
  ConfigFiles,
} from '../../../src/world/files/config-file.js';
import { CONFIG_NAMES } from '../../../src/world/files/known-files.js';
import { valueRows } from '../../table-rows.js';
import { emptyFolder } from '../../temporary-folder.js';
import { smallPack } from '../../verdict/lint/small-pack.js';
import { asNobody } from './as-nobody.js';

const { path: folder, write } = emptyFolder();
const OFF = { level: 'off', options: undefined };

/** `path:line:column message` of each fault that reading a config ends with. */
async function faultsOf(reading: Promise<unknown>): Promise<string[]> {
  try {
    await reading;
    return [];
  } catch (error) {
    if (!(error instanceof ConfigFileError)) throw error;
    return error.faults.map(
      ({ path, line, column, message }) => `${path.replace(`${folder}/`, '')}:${line}:${column} ${message}`,
    );
  }
}

const nearest = (name = ''): Promise<ConfigFile | undefined> =>
  new ConfigFiles(smallPack).nearest(join(folder, name));
const faultsIn = (content: string | Uint8Array, name = 'c.json'): Promise<string[]> =>
  faultsOf(new ConfigFiles(smallPack).read(write(name, content)));

describe('the nearest config', () => {
  test.each(CONFIG_NAMES)('may be %s, in the folder of the file or above it', async (name) => {
    const config = '{ "rules": { "quest/enabled": "off" } }';
    const path = write(name, name === 'package.json' ? `{ "name": "x", "roomlint": ${config} }` : config);
    mkdirSync(join(folder, 'a/b'), { recursive: true });
    const found = await nearest('a/b');
    expect(found).toEqual({ path, folder, config: expect.anything(), pack: smallPack });
    expect(found?.config.rules.get('quest/enabled')).toEqual(OFF);
  });

  test('hides those further up, and in one folder the first in the list hides the others', async () => {
    write('roomlint.config.json', '{}');
    write('a/.roomlintrc', '{}');
    write('a/.roomlintrc.json', 'broken');
    write('a/package.json', '{ "roomlint": 5 }');
    expect((await nearest('a/b/c'))?.path).toBe(join(folder, 'a/.roomlintrc'));
    expect((await nearest())?.path).toBe(join(folder, 'roomlint.config.json'));
  });

  test('is neither a package.json that does not mention roomlint nor a script', async () => {
    const texts = ['{}', '[]', 'null', '"roomlint"', '{ "name": "roomlint" }', '{ broken'];
    for (const [index, text] of texts.entries()) {
      write(`${index}/package.json`, text);
      expect(await nearest(String(index))).toBeUndefined();
    }
    for (const name of ['roomlint.config.js', 'roomlint.config.mjs', '.roomlintrc.cjs', '.roomlintrc.yaml'])
      write(name, 'throw new Error("this was run")');
    expect(await nearest()).toBeUndefined();
  });

  test('that is empty, broken or unreadable is reported, not ignored', async () => {
    write('roomlint.config.json', '{}');
    write('empty/roomlint.config.json', '\n');
    write('package/package.json', '{ "roomlint": { "extends": "all" }');
    mkdirSync(join(folder, 'folder/roomlint.config.json'), { recursive: true });
    chmodSync(folder, 0o755);
    chmodSync(write('locked/roomlint.config.json', '{}'), 0o000);
    expect(await faultsOf(nearest('empty'))).toEqual([
      'empty/roomlint.config.json:1:1 the file is empty: write {} for the defaults',
    ]);
    expect(await faultsOf(nearest('package'))).toEqual([
      'package/package.json:1:35 invalid JSON: close brace expected',
    ]);
    mkdirSync(join(folder, 'link'));
    symlinkSync('gone.json', join(folder, 'link/roomlint.config.json'));
    symlinkSync('gone.json', join(folder, 'link/package.json'));
    expect(await faultsOf(nearest('link'))).toEqual(['link/roomlint.config.json:1:1 no such file']);
    expect(await faultsOf(nearest('folder'))).toEqual([
      'folder/roomlint.config.json:1:1 this is a folder, not a file',
    ]);
    expect(await asNobody(() => faultsOf(nearest('locked')))).toEqual([
      'locked/roomlint.config.json:1:1 you do not have permission to read it',
    ]);
  });
});

describe('a config file', () => {
  test('may contain comments and trailing commas, and begin with a byte-order mark', async () => {
    const text =
      '\uFEFF// ours\n{ /* strict */ "extends": ["all",], "rules": { "quest/enabled": "off", }, }\n';
    const { config } = await new ConfigFiles(smallPack).read(write('my.jsonc', text));
    expect(config).toMatchObject({ extends: ['all'], rules: new Map([['quest/enabled', OFF]]) });
  });

  test('in a package.json has its faults at their place there, and only its own', async () => {
    const text =
      '{ "name": "x", "name": "y",\n  "roomlint": { "rules": { "x": "off" } },\n  "rules": { "x": 1 } }';
    expect(await faultsIn(text, 'package.json')).toEqual([
      'package.json:2:28 unknown rule "x": `roomlint rules` lists them all',
    ]);
    expect(await faultsIn('{}', 'package.json')).toEqual([
      'package.json:1:1 this package.json has no "roomlint" field',
    ]);
  });

  test.each<[string | Uint8Array, ...faults: string[]]>([
    ...valueRows<[string | Uint8Array, ...faults: string[]]>(
      'world/files/tables.md',
      'Faults of a config file',
    ),
    [
      '{\n  "rule": {},\n  "extends": ["all", "lenent"],\r\n\t"rules": { // 🚪\n    /* 🚪 */ "quest/enabeld": "off",\r    "text/depth": ["error", { "max": 0 }]\n  },\n  "overrides": [{ "at": "/logic" }]\n}',
      '2:3 unknown key "rule" in a config: did you mean "rules"?',
      '3:22 unknown preset "lenent": did you mean "lenient"?',
      '5:14 unknown rule "quest/enabeld": did you mean "quest/enabled"?',
      '6:38 option "max" of text/depth must be a whole number of at least 1, not 0',
      '8:17 an override needs "rules", such as { "quest/enabled": "off" }',
    ],
    [Buffer.from('\uFEFF{}', 'utf16le'), '1:1 not UTF-8 (perhaps UTF-16): save it as UTF-8'],
    [`${'['.repeat(20_000)}${']'.repeat(20_000)}`, '1:1 nested too deeply to be read'],
  ])('has each fault once, at the very key or value: %j', async (text, ...faults) => {
    expect(await faultsIn(text)).toEqual(faults.map((fault) => `c.json:${fault}`));
  });
});

describe.skipIf(process.getuid?.() !== 0)('a config of another user', () => {
  const OTHER = 54_321;

  test.each(
    valueRows<[string, string, boolean, boolean, string]>(
      'world/files/tables.md',
      'A config of another user',
    ),
  )('%s', async (_, config, plugins, isNamed, expected) => {
    Reflect.deleteProperty(globalThis, 'pluginOfAnotherUserRan');
    write(`plugin.mjs`, `globalThis.pluginOfAnotherUserRan = true; export default []; // ${expected}`);
    const path = write('roomlint.config.json', config);
    chownSync(path, OTHER, OTHER);
    mkdirSync(join(folder, 'mine'));
    const configs = new ConfigFiles(smallPack, plugins);
    const faults = await faultsOf(isNamed ? configs.read(path) : configs.nearest(join(folder, 'mine')));
    const isRefused = faults.some((fault) =>
      fault.includes('belongs to another user, so its plugins are not'),
    );
    const hasRun = Object.hasOwn(globalThis, 'pluginOfAnotherUserRan');
    expect(isRefused ? 'refused' : hasRun ? 'plugin ran' : 'used').toBe(expected);
    expect(hasRun).toBe(isNamed);
  });

  test('is also trusted when it, and the link that leads to it, belongs to the user who called sudo', () => {
    const path = write('mine/roomlint.config.json', '{}');
    const link = join(folder, 'roomlint.config.json');
    symlinkSync(path, link);
    expect([belongsToAnotherUser(path), belongsToAnotherUser(link)]).toEqual([false, false]);
    lchownSync(link, OTHER, OTHER);
    expect([belongsToAnotherUser(path), belongsToAnotherUser(link)]).toEqual([false, true]);
    chownSync(path, OTHER, OTHER);
    const asked = [[OTHER], [0], [0, String(OTHER)], [0, '1'], [OTHER + 1, String(OTHER)]] as const;
    expect(asked.map((user) => belongsToAnotherUser(path, user[0], user[1]))).toEqual([
      false,
      true,
      false,
      true,
      true,
    ]);
  });
});
