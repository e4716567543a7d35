import { mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { COMMANDS } from '../../editors/vscode/src/commands.js';
import { chooseServer, type Server, type ServerPlaces } from '../../editors/vscode/src/server-choice.js';
import { pluginArguments, readSettings, serverArguments } from '../../editors/vscode/src/settings.js';
import { statusOf } from '../../editors/vscode/src/status.js';
import { temporaryFolder } from '../temporary-folder.js';

const ROOT = new URL('../../', import.meta.url);
const EXTENSION = new URL('editors/vscode/', ROOT);
const manifest = JSON.parse(readFileSync(new URL('package.json', EXTENSION), 'utf8'));
const { commands, menus, configuration } = manifest.contributes;
const sources = readdirSync(new URL('src/', EXTENSION))
  .map((name) => readFileSync(new URL(`src/${name}`, EXTENSION), 'utf8'))
  .join('\n');

test('the manifest names the commands that are registered, each with a title', () => {
  expect(commands.map(({ command }: { command: string }) => command)).toEqual(Object.keys(COMMANDS));
  for (const { title, category } of commands)
    expect([title, category]).toEqual([expect.any(String), 'roomlint']);
  for (const { command } of menus.commandPalette) expect(Object.keys(COMMANDS)).toContain(command);
});

test('every setting is read, described, and has the default that holds without it', () => {
  const read = new Set<string>();
  const unset = readSettings((name) => void read.add(name), true, '/rooms');
  const names = Object.keys(configuration.properties);
  // vscode-languageclient reads this one by itself.
  expect([...read].map((name) => `roomlint.${name}`).sort()).toEqual(
    names.filter((name) => name !== 'roomlint.trace.server').sort(),
  );
  const byDefault = (name: string): unknown => configuration.properties[`roomlint.${name}`].default;
  expect(readSettings(byDefault, true, '/rooms')).toEqual(unset);
  for (const { description, markdownDescription } of Object.values<Record<string, string>>(
    configuration.properties,
  ))
    expect(description ?? markdownDescription).toMatch(/^[A-Z].*\.$/);
});

test('settings become arguments of roomlint lsp', () => {
  const read = (name: string): unknown => ({ config: 'team/c.json', plugins: false })[name];
  expect(serverArguments(readSettings(read, true, '/rooms'))).toEqual([
    ...['lsp', '--config', '/rooms/team/c.json', '--no-plugins'],
  ]);
  expect(serverArguments(readSettings(() => undefined, true, '/rooms'))).toEqual(['lsp']);
});

test('an untrusted workspace loads no plugins and chooses no roomlint, whatever it sets', () => {
  const { supported, restrictedConfigurations } = manifest.capabilities.untrustedWorkspaces;
  expect(supported).toBe('limited');
  expect(restrictedConfigurations).toEqual(expect.arrayContaining(['roomlint.path', 'roomlint.plugins']));
  expect(configuration.properties['roomlint.path'].scope).toBe('machine-overridable');
  expect(pluginArguments(readSettings(() => true, false, '/rooms'))).toEqual(['--no-plugins']);
});

test('it has the version of roomlint, and needs an editor with a Node that roomlint supports', () => {
  const { version } = JSON.parse(readFileSync(new URL('package.json', ROOT), 'utf8'));
  expect(manifest.version).toBe(version);
  // 1.101 is the first with Node 22.15.
  expect(manifest.engines.vscode).toBe('^1.101.0');
  expect(manifest.devDependencies['@types/vscode']).toBe('1.101.0');
});

test('it starts no program but roomlint', () => {
  expect(sources.match(/from 'node:child_process'/g)).toHaveLength(1);
});

const folder = temporaryFolder();
const MODULES = fileURLToPath(new URL('../../node_modules', import.meta.url));

/** An installed roomlint, with a language server unless its packages are left out. */
function install(
  name: string,
  version: string,
  packages: 'with packages' | 'without packages' = 'with packages',
): string {
  folder.write(`${name}/package.json`, JSON.stringify({ name: 'roomlint', version }));
  folder.write(`${name}/dist/roomlint.js`, '');
  if (packages === 'with packages') {
    mkdirSync(join(folder.path, name, 'node_modules'));
    const server = 'vscode-languageserver';
    symlinkSync(join(MODULES, server), join(folder.path, name, 'node_modules', server), 'junction');
  }
  return join(folder.path, name);
}

function choice(places: Partial<ServerPlaces>): readonly [origin: string, version: string] {
  const { origin, version, script } = chooseServer({
    isTrusted: true,
    folders: [],
    path: '',
    bundled: join(folder.path, 'bundled'),
    ...places,
  });
  expect(script.endsWith(join('dist', 'roomlint.js'))).toBe(true);
  return [origin, version];
}

describe('the roomlint that runs', () => {
  beforeAll(() => {
    install('bundled', '0.2.0');
    install('project/node_modules/roomlint', '0.3.0');
  });

  test("is the project's own, then the one that is set, then the bundled one", () => {
    const path = install('global', '0.4.0');
    const folders = [join(folder.path, 'elsewhere'), join(folder.path, 'project')];
    expect(choice({ folders, path })).toEqual(['project', '0.3.0']);
    expect(choice({ folders: [], path })).toEqual(['setting', '0.4.0']);
    expect(choice({})).toEqual(['bundled', '0.2.0']);
  });

  test('is never one of a workspace that is not trusted', () => {
    expect(choice({ isTrusted: false, folders: [join(folder.path, 'project')] })).toEqual([
      'bundled',
      '0.2.0',
    ]);
  });

  test('is not one without a language server, such as 0.1.0 or one without optional packages', () => {
    install('old/node_modules/roomlint', '0.1.0', 'without packages');
    expect(choice({ folders: [join(folder.path, 'old')] })).toEqual(['bundled', '0.2.0']);
  });

  test('is never guessed where the setting is wrong', () => {
    const path = join(folder.path, 'nowhere');
    expect(() => choice({ path })).toThrow(
      `roomlint.path names no installed roomlint with a language server: ${path}. Set it to the folder of the package`,
    );
  });
});

const server: Server = { origin: 'project', version: '0.2.0', script: '/rooms/roomlint.js' };
const running = { kind: 'running', server } as const;
const ABOUT = ["roomlint 0.2.0, the project's own", server.script];

test('the status item says what starts, and why nothing runs', () => {
  expect(statusOf({ kind: 'starting' }, true, undefined).text).toBe('$(loading~spin) roomlint');
  expect(statusOf({ kind: 'stopped', reason: 'it is gone' }, true, undefined)).toEqual({
    text: '$(error) roomlint',
    details: ['roomlint is not running: it is gone'],
    isError: true,
  });
});

test('the status item says which roomlint runs, and what an untrusted workspace goes without', () => {
  const none = { errors: 0, warnings: 0, infos: 0 };
  expect(statusOf(running, true, none)).toMatchObject({
    text: '$(check) roomlint',
    details: ['This file: nothing found', ...ABOUT],
  });
  const some = { errors: 1, warnings: 2, infos: 0 };
  expect(statusOf(running, true, some).text).toBe('$(warning) roomlint: 1 error, 2 warnings');
  expect(statusOf(running, true, undefined).details).toEqual(ABOUT);
  const bundled = { ...running, server: { ...server, origin: 'bundled' } } as const;
  expect(statusOf(bundled, false, undefined).details).toEqual([
    'roomlint 0.2.0, from the extension',
    server.script,
    'Restricted Mode: no plugins, and no roomlint from this workspace',
  ]);
});
