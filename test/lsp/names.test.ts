import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import type { DocumentSymbol, Location } from 'vscode-languageserver';
import { temporaryFolder } from '../temporary-folder.js';
import { at, type Client, positionOf, startClient } from './client.js';

const GARDEN = readFileSync(new URL('../../examples/garden.json', import.meta.url), 'utf8');
const folder = temporaryFolder();
const uri = `file://${folder.path}/garden.json`;
const there = at(uri, GARDEN, '\\"0_find_key\\"', 4);

let client: Client;
beforeAll(async () => {
  client = await startClient({ folder: folder.path });
  client.open(uri, GARDEN);
});

// What definitions, references and the outline are, and that they have the right places: spellings.property.
describe('names', () => {
  test('lead to their entries, and are not changed to one that is used, nor where there is none', async () => {
    await expect(client.ask('rename', { ...there, newName: '1_open_door' })).rejects.toThrow(
      'the Name "1_open_door" is used already: choose another one',
    );
    const nowhere = { ...there, position: { line: 0, character: 0 } };
    expect(await client.ask('prepareRename', nowhere)).toBeNull();
    expect(await client.ask('rename', { ...nowhere, newName: 'a' })).toBeNull();
    expect(await client.ask('prepareRename', there)).toMatchObject({ placeholder: '0_find_key' });
    const definitions = await client.ask<Location[]>('definition', there);
    expect(definitions.map(({ range }) => range.start)).toEqual(
      ['"mlh4k2p9x7q1ab": {', '"mlh4k2p9z3w8cd": {'].map((key) => positionOf(GARDEN, key)),
    );
  });

  test('are an outline: items by prefab and label, quests, and the tasks in logic', async () => {
    const symbols = await client.ask<DocumentSymbol[]>('documentSymbol', { textDocument: { uri } });
    const names = (all: readonly DocumentSymbol[] = []): readonly unknown[] =>
      all.map(({ name, detail }) => [name, detail]);
    const part = (name: string) => symbols.find((symbol) => symbol.name === name)?.children;
    expect(names(part('roomItems'))).toEqual([
      ['GLB', '2'],
      ['ResizableCube', '3'],
      ['Trigger', '4'],
    ]);
    expect(names(part('quests'))[0]).toEqual(['0_find_key', 'inProgress']);
    expect(names(part('logic')?.[0]?.children)).toEqual([
      ['0_find_key', 'TaskTriggerSubscription, Not Active to Completed'],
      ['0_find_key', 'TaskEffectorSubscription'],
    ]);
  });

  test('that hold credentials are not shown, nor is what was asked for in an error', async () => {
    const key = 'k41d7e0a93b2';
    const name = `0_x-access-key: ${key}`;
    const file = `file://${folder.path}/keys.json`;
    const text = GARDEN.replaceAll('0_find_key', name);
    client.open(file, text);
    const quest = at(file, text, `"${name}"`, 4);
    const shown = [
      await client.ask('documentSymbol', { textDocument: { uri: file } }),
      await client.ask('completion', at(file, text, '"id": "mlh4k2p9x7q1ab"\n        }', 9)),
      ...(await Promise.allSettled([
        client.ask('rename', { ...quest, newName: name.slice(2) }),
        client.run(name),
        client.ask(name, {}),
      ])),
    ].map((each) => JSON.stringify(each, (_, value) => (value instanceof Error ? value.message : value)));
    for (const each of shown) {
      expect(each).toContain('x-access-key: ***');
      expect(each).not.toContain(key);
    }
    const range = await client.ask<object>('prepareRename', quest);
    expect(Object.keys(range)).toEqual(['start', 'end']);
  });
});
