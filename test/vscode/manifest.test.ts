import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { COMMANDS } from '../../editors/vscode/src/commands.js';
import { LOGIC_SCHEME } from '../../editors/vscode/src/logic-files.js';
import { pluginArguments, readSettings, serverArguments } from '../../editors/vscode/src/settings.js';

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

test('it is activated by JSON and by logic that is reopened, and by nothing else', () => {
  expect(manifest.activationEvents).toEqual([
    'onLanguage:json',
    'onLanguage:jsonc',
    `onFileSystem:${LOGIC_SCHEME}`,
  ]);
});

test('it has the version of roomlint, and needs an editor with a Node that roomlint supports', () => {
  const { version } = JSON.parse(readFileSync(new URL('package.json', ROOT), 'utf8'));
  expect(manifest.version).toBe(version);
  // 1.101 is the first with Node 22.15.
  expect(manifest.engines.vscode).toBe('^1.101.0');
  expect(manifest.devDependencies['@types/vscode']).toBe('1.101.0');
});

test('it uses the releases of its dependencies that were tried, and none at run time', () => {
  expect(Object.values<string>(manifest.devDependencies).filter((range) => !/^\d/.test(range))).toEqual([]);
  expect(manifest.dependencies).toBeUndefined();
});

test('it starts no program but roomlint', () => {
  expect(sources.match(/from 'node:child_process'/g)).toHaveLength(1);
});
