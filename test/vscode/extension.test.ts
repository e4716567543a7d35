import { mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { COMMANDS } from '../../editors/vscode/src/commands.js';
import { chooseServer, type ServerPlaces } from '../../editors/vscode/src/server-choice.js';
import { pluginArguments, readSettings } from '../../editors/vscode/src/settings.js';
import { temporaryFolder } from '../temporary-folder.js';

const ROOT = new URL('../../', import.meta.url);
const EXTENSION = new URL('editors/vscode/', ROOT);
const manifest = JSON.parse(readFileSync(new URL('package.json', EXTENSION), 'utf8'));
const { commands, menus, configuration } = manifest.contributes;

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

test('an untrusted workspace loads no plugins and chooses no roomlint, whatever it sets', () => {
  const { supported, restrictedConfigurations } = manifest.capabilities.untrustedWorkspaces;
  expect(supported).toBe('limited');
  expect(restrictedConfigurations).toEqual(expect.arrayContaining(['roomlint.path', 'roomlint.plugins']));
  expect(configuration.properties['roomlint.path'].scope).toBe('machine-overridable');
  expect(pluginArguments(readSettings(() => true, false, '/rooms'))).toEqual(['--no-plugins']);
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
});
