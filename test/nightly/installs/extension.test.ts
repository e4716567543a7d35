import { execFileSync } from 'node:child_process';
import { createRequire, Module } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { COMMANDS } from '../../../editors/vscode/src/commands.js';
import { clean } from '../../front/cli/repository.js';
import { temporaryFolder } from '../../temporary-folder.js';

/* The packed extension for VS Code. test/vscode has what its parts do. */

const EXTENSION = fileURLToPath(new URL('../../../editors/vscode', import.meta.url));
const folder = temporaryFolder();
const packed = join(folder.path, 'extension');
const requireHere = createRequire(import.meta.url);
const run = (cwd: string, command: string, ...args: readonly string[]): string =>
  execFileSync(command, args, { cwd, encoding: 'utf8' });

beforeAll(() => {
  run(EXTENSION, 'npm', 'ci', '--ignore-scripts', '--no-audit', '--no-fund');
  run(EXTENSION, 'npm', 'run', 'package');
  const { version } = requireHere(join(EXTENSION, 'package.json'));
  run(EXTENSION, 'unzip', '-q', `roomlint-${version}.vsix`, '-d', folder.path);
}, 600_000);

test('the .vsix has the extension in one file, a roomlint with its packages, and no sources', () => {
  const files = run(packed, 'find', '.', '-type', 'f').trim().split('\n').sort();
  const own = ['LICENSE.txt', 'out/extension.js', 'out/licenses.txt', 'package.json', 'readme.md'];
  expect(files.filter((file) => !file.startsWith('./out/server/'))).toEqual(own.map((name) => `./${name}`));
  expect(files.filter((file) => /\.(m?ts|map|vsix)$|\/(test|esm)\//.test(file))).toEqual([]);
  const parts = new Set(files.flatMap((file) => /^\.\/out\/server\/([^/]+)/.exec(file)?.[1] ?? []));
  expect([...parts].sort()).toEqual(['LICENSE', 'dist', 'node_modules', 'package.json', 'rules', 'schemas']);
});

test('its roomlint checks, draws and serves editors where nothing is installed', () => {
  folder.write('garden.json', clean);
  const roomlint = (...args: readonly string[]): string =>
    run(folder.path, process.execPath, join(packed, 'out/server/dist/roomlint.js'), ...args);
  expect(JSON.parse(roomlint('check', '--format', 'json', 'garden.json')).files[0].findings).toEqual([]);
  expect(roomlint('graph', '--format', 'svg', 'garden.json')).toMatch(/^<svg /);
  expect(roomlint('schema', 'snapshot')).toContain('"$defs"');
});

test('the bundled extension loads in an editor, and registers every command', async () => {
  const registered: string[] = [];
  const register = (command: string): object => {
    registered.push(command);
    return anything;
  };
  /** Whatever the extension and its language client ask of an editor: a function, a class, an object. */
  const anything: object = new Proxy(class {}, {
    get: (target, name) => {
      if (name === 'registerCommand') return register;
      if (name === 'then' || name === Symbol.iterator) return undefined;
      if (name === Symbol.toPrimitive) return () => '';
      return name === 'prototype' ? target.prototype : anything;
    },
    set: () => true,
    apply: () => anything,
  });
  const loader = Module as unknown as { _load: (name: string, ...rest: readonly unknown[]) => unknown };
  const { _load: load } = loader;
  loader._load = (name, ...rest) => (name === 'vscode' ? anything : load.call(loader, name, ...rest));
  try {
    const extension = requireHere(join(packed, 'out/extension.js'));
    extension.activate({ extensionUri: { scheme: 'file', path: packed }, subscriptions: [] });
  } finally {
    loader._load = load;
  }
  expect(registered.sort()).toEqual(Object.keys(COMMANDS).sort());
});
