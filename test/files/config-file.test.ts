import { chmodSync, chownSync, lchownSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  belongsToAnotherUser,
  CONFIG_NAMES,
  ConfigFileError,
  ConfigFiles,
} from '../../src/files/config-file.js';
import { smallPack } from '../lint/small-pack.js';
import { emptyFolder } from '../temporary-folder.js';
import { asNobody, bundled } from './own-process.js';

const { path: folder, write } = emptyFolder();

const OFF = { level: 'off', options: undefined };

/** `line:column message` of each fault of a config with this text. */
async function faultsOf(content: string | Uint8Array, name = 'roomlint.config.json'): Promise<string[]> {
  const path = write(name, content);
  try {
    await new ConfigFiles(smallPack).read(path);
    return [];
  } catch (error) {
    if (!(error instanceof ConfigFileError)) throw error;
    return error.faults.map((fault) => {
      expect(fault.path).toBe(path);
      return `${fault.line}:${fault.column} ${fault.message}`;
    });
  }
}

describe('the nearest config', () => {
  test.each(CONFIG_NAMES)('may be %s, in the folder of the file or above it', async (name) => {
    const config = '{ "rules": { "quest/enabled": "off" } }';
    const path = write(name, name === 'package.json' ? `{ "name": "x", "roomlint": ${config} }` : config);
    mkdirSync(join(folder, 'a/b'), { recursive: true });
    const found = await new ConfigFiles(smallPack).nearest(join(folder, 'a/b'));
    expect(found).toEqual({ path, folder, config: expect.anything(), pack: smallPack });
    expect(found?.config.rules.get('quest/enabled')).toEqual(OFF);
  });

  test('hides those further up, and in one folder the first in the list hides the others', async () => {
    write('roomlint.config.json', '{}');
    write('a/.roomlintrc', '{}');
    write('a/.roomlintrc.json', 'broken');
    write('a/package.json', '{ "roomlint": 5 }');
    const configs = new ConfigFiles(smallPack);
    expect((await configs.nearest(join(folder, 'a/b/c')))?.path).toBe(join(folder, 'a/.roomlintrc'));
    expect((await configs.nearest(folder))?.path).toBe(join(folder, 'roomlint.config.json'));
  });

  test('is optional: a package.json need not mention roomlint', async () => {
    for (const [index, text] of [
      '{}',
      '[]',
      'null',
      '"roomlint"',
      '{ "name": "roomlint" }',
      '{ broken',
    ].entries()) {
      write(`${index}/package.json`, text);
      expect(await new ConfigFiles(smallPack).nearest(join(folder, String(index)))).toBeUndefined();
    }
  });

  test('is never a script', async () => {
    for (const name of ['roomlint.config.js', 'roomlint.config.mjs', '.roomlintrc.cjs', '.roomlintrc.yaml'])
      write(name, 'throw new Error("this was run")');
    expect(await new ConfigFiles(smallPack).nearest(folder)).toBeUndefined();
  });

  test('is read once for all folders', async () => {
    const path = write('roomlint.config.json', '{}');
    const configs = new ConfigFiles(smallPack);
    const first = await configs.nearest(join(folder, 'a'));
    rmSync(path);
    expect(await configs.nearest(join(folder, 'a'))).toBe(first);
    expect(await configs.nearest(join(folder, 'a/b'))).toBe(first);
  });

  test('that is empty, broken or unreadable is reported, not ignored', async () => {
    const problem = async (name: string): Promise<string> => {
      try {
        await new ConfigFiles(smallPack).nearest(join(folder, name));
        return 'none';
      } catch (error) {
        return (error as Error).message.replace(`${folder}/`, '');
      }
    };
    write('roomlint.config.json', '{}');
    write('empty/roomlint.config.json', '\n');
    write('package/package.json', '{ "roomlint": { "extends": "all" }');
    mkdirSync(join(folder, 'folder/roomlint.config.json'), { recursive: true });
    expect(await problem('empty')).toBe(
      'empty/roomlint.config.json:1:1 the file is empty: write {} for the defaults',
    );
    expect(await problem('package')).toBe('package/package.json:1:35 invalid JSON: missing closing }');
    expect(await problem('folder')).toBe('folder/roomlint.config.json:1:1 this is a folder, not a file');
  });

  test('without read permission is reported', async () => {
    chmodSync(folder, 0o755);
    chmodSync(write('roomlint.config.json', '{}'), 0o000);
    const code = `import { ConfigFiles } from '$/src/files/config-file.ts';
      const folder = ${JSON.stringify(folder)};
      console.log(JSON.stringify(await new ConfigFiles(new Map()).nearest(folder).catch(({ faults }) => faults)));`;
    expect(await asNobody(code)).toEqual([
      {
        path: join(folder, 'roomlint.config.json'),
        line: 1,
        column: 1,
        message: 'you do not have permission to read it',
      },
    ]);
  });

  test('loads no parser when there is none', async () => {
    mkdirSync(join(folder, 'a/b/c/d'), { recursive: true });
    const code = `import { ConfigFiles } from '$/src/files/config-file.ts';
      const found = await new ConfigFiles(new Map()).nearest(${JSON.stringify(join(folder, 'a/b/c/d'))});
      console.log(JSON.stringify({ found: found !== undefined }));`;
    expect(await bundled(code)).toContain('import("jsonc-parser")');
    expect(await asNobody(code)).toEqual({ found: false });
  });
});

describe('a config file', () => {
  test('may contain comments and trailing commas, and begin with a byte-order mark', async () => {
    const path = write(
      'my.jsonc',
      '\uFEFF// ours\n{ /* strict */ "extends": ["all",], "rules": { "quest/enabled": "off", }, }\n',
    );
    const { config } = await new ConfigFiles(smallPack).read(path);
    expect(config).toMatchObject({ extends: ['all'], rules: new Map([['quest/enabled', OFF]]) });
  });

  test('in .config applies to the folder that contains .config', async () => {
    const path = write('.config/roomlintrc.json', '{ "ignore": ["a"] }');
    expect((await new ConfigFiles(smallPack).read(path)).folder).toBe(folder);
  });

  test('that was named but is not there is a fault', async () => {
    await expect(new ConfigFiles(smallPack).read(join(folder, 'gone.json'))).rejects.toMatchObject({
      faults: [{ path: join(folder, 'gone.json'), line: 1, column: 1, message: 'no such file' }],
    });
  });

  test('without faults has none', async () => {
    expect(await faultsOf('{}')).toEqual([]);
  });

  test('has its faults at the very key or value', async () => {
    const text = [
      '{',
      '  "rule": {},',
      '  "extends": ["all", "lenent"],\r\n\t"rules": { // 🚪',
      '    /* 🚪 */ "quest/enabeld": "off",\r    "text/depth": ["error", { "max": 0 }]',
      '  },',
      '  "overrides": [{ "at": "/logic" }]',
      '}',
    ].join('\n');
    expect(await faultsOf(text)).toEqual([
      '2:3 unknown key "rule" in a config: did you mean "rules"?',
      '3:22 unknown preset "lenent": did you mean "lenient"?',
      '5:14 unknown rule "quest/enabeld": did you mean "quest/enabled"?',
      '6:38 option "max" of text/depth must be a whole number of at least 1, not 0',
      '8:17 an override needs "rules", such as { "quest/enabled": "off" }',
    ]);
  });

  test('in a package.json has its faults reported at their place there, and only its own', async () => {
    const text =
      '{ "name": "x", "name": "y",\n  "roomlint": { "rules": { "x": "off" } },\n  "rules": { "x": 1 } }';
    expect(await faultsOf(text, 'package.json')).toEqual([
      '2:28 unknown rule "x": `roomlint rules` lists them all',
    ]);
    expect(await faultsOf('{}', 'package.json')).toEqual(['1:1 this package.json has no "roomlint" field']);
  });

  test('says nothing twice', async () => {
    const text =
      '{ "rules": { "text/depth": "off",\n "text/\\u0064epth": "info" },\n "rules": {}, "overrides": [{ "at": "", "at": "" }] }';
    expect(await faultsOf(text)).toEqual([
      '2:2 duplicate key "text/depth": keep one of the two',
      '3:2 duplicate key "rules": keep one of the two',
      '3:41 duplicate key "at": keep one of the two',
    ]);
  });

  test('with __proto__ has an unknown key, and gets no prototype', async () => {
    expect(await faultsOf('{ "__proto__": { "rules": 5 } }')).toEqual([
      '1:3 unknown key "__proto__" in a config: use extends, rules, overrides, ignore, plugins, protect, maxRemoved, baseline',
    ]);
    expect(await faultsOf('{ "rules": { "__proto__": "off" } }')).toEqual([
      '1:14 unknown rule "__proto__": `roomlint rules` lists them all',
    ]);
  });

  test.each<[string | Uint8Array, string]>([
    ['', '1:1 the file is empty: write {} for the defaults'],
    ['// nothing\n', '2:1 invalid JSON: expected a value'],
    ['{ "rules": { }', '1:15 invalid JSON: missing closing }'],
    ['{ "extends": "all" "rules": {} }', '1:20 invalid JSON: missing comma before this'],
    ['{ "extends" "all" }', '1:13 invalid JSON: expected a colon between key and value'],
    ['{ "extends": }', '1:14 invalid JSON: expected a value'],
    ["{ 'extends': 1 }", `1:3 invalid JSON: unexpected "'extends'": write strings in double quotes`],
    ['{ extends: 1 }', '1:3 invalid JSON: unexpected "extends"'],
    ['{ "a": [1, 2', '1:13 invalid JSON: missing closing ]'],
    ['{ "extends": "all\n" }', '1:14 invalid JSON: unclosed string: add a double quote on the same line'],
    [
      '{ "extends": "\\x" }',
      '1:14 invalid JSON: invalid escape in a string: write a backslash itself as \\\\',
    ],
    ['{ /* }', '1:3 invalid JSON: unclosed comment: add */'],
    ['{} {}', '1:4 invalid JSON: unexpected content after the end'],
    ['module.exports = {}', '1:1 invalid JSON: unexpected "module.exports"'],
    [Buffer.from('\uFEFF{}', 'utf16le'), '1:1 not UTF-8 (perhaps UTF-16): save it as UTF-8'],
    [`${'['.repeat(20_000)}${']'.repeat(20_000)}`, '1:1 nested too deeply to be read'],
    ['[]', '1:1 a config must be an object such as { "extends": "recommended" }, not []'],
  ])('%j is reported once, in words, with its place', async (text, fault) => {
    expect(await faultsOf(text)).toEqual([fault]);
  });
});

describe.skipIf(process.getuid?.() !== 0)('a config of another user', () => {
  const OTHER = 54_321;

  async function faultsAbove(config: string, plugins: boolean, isNamed = false): Promise<string[]> {
    write('ran.txt', '');
    write('plugin.mjs', 'globalThis.pluginOfAnotherUserRan = true; export default [];');
    const path = write('roomlint.config.json', config);
    chownSync(path, OTHER, OTHER);
    mkdirSync(join(folder, 'mine'));
    const configs = new ConfigFiles(smallPack, plugins);
    try {
      await (isNamed ? configs.read(path) : configs.nearest(join(folder, 'mine')));
      return [];
    } catch (error) {
      if (!(error instanceof ConfigFileError)) throw error;
      return error.faults.map(({ line, column, message }) => `${line}:${column} ${message}`);
    }
  }

  test('in a folder above runs no plugin, and says so', async () => {
    expect(await faultsAbove('{ "plugins": ["./plugin.mjs"] }', true)).toEqual([
      '1:3 the config belongs to another user, so its plugins are not loaded: if you trust it, name it with --config, otherwise pass --no-plugins',
    ]);
    expect(globalThis).not.toHaveProperty('pluginOfAnotherUserRan');
  });

  test('is used where it has no plugins, or they are left out', async () => {
    expect(await faultsAbove('{ "rules": {} }', true)).toEqual([]);
  });

  test('is used with --no-plugins', async () => {
    expect(await faultsAbove('{ "plugins": ["./plugin.mjs"] }', false)).toEqual([]);
  });

  test('is trusted when it is named', async () => {
    const [fault] = await faultsAbove('{ "plugins": ["./plugin.mjs"] }', true, true);
    expect(fault).not.toContain('another user');
    expect(globalThis).toHaveProperty('pluginOfAnotherUserRan');
  });

  test('is also trusted when it belongs to the user who called sudo, and to no other user', () => {
    const path = write('roomlint.config.json', '{}');
    expect(belongsToAnotherUser(path)).toBe(false);
    expect(belongsToAnotherUser(path, OTHER)).toBe(false);
    chownSync(path, OTHER, OTHER);
    expect(belongsToAnotherUser(path, OTHER)).toBe(false);
    expect(belongsToAnotherUser(path, 0, undefined)).toBe(true);
    expect(belongsToAnotherUser(path, 0, String(OTHER))).toBe(false);
    expect(belongsToAnotherUser(path, 0, '1')).toBe(true);
    expect(belongsToAnotherUser(path, OTHER + 1, String(OTHER))).toBe(true);
  });

  test('is not trusted where a link of another user leads to it: its plugins would lie beside the link', () => {
    const path = write('mine/roomlint.config.json', '{}');
    const link = join(folder, 'roomlint.config.json');
    symlinkSync(path, link);
    expect(belongsToAnotherUser(link)).toBe(false);
    lchownSync(link, OTHER, OTHER);
    expect(belongsToAnotherUser(path)).toBe(false);
    expect(belongsToAnotherUser(link)).toBe(true);
  });
});
