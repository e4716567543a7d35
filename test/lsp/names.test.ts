import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import type { CompletionItem, DocumentSymbol, TextEdit } from 'vscode-languageserver';
import { temporaryFolder } from '../temporary-folder.js';
import { at, type Client, edited, editsFor, positionOf, startClient } from './client.js';

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
  test('lead to everything that mentions them, with or without their definitions', async () => {
    const asked = (includeDeclaration: boolean): Promise<readonly object[]> =>
      client.ask('references', { ...there, context: { includeDeclaration } });
    const definitions = await client.ask<{ range: { start: object } }[]>('definition', there);
    expect(definitions.map(({ range }) => range.start)).toEqual(
      ['"mlh4k2p9x7q1ab": {', '"mlh4k2p9z3w8cd": {'].map((key) => positionOf(GARDEN, key)),
    );
    expect(await asked(false)).toHaveLength((await asked(true)).length - definitions.length);
  });

  test('are not changed to one that is used already, nor where there is none', async () => {
    await expect(client.ask('rename', { ...there, newName: '1_open_door' })).rejects.toThrow(
      'the Name "1_open_door" is used already: choose another one',
    );
    const nowhere = { ...there, position: { line: 0, character: 0 } };
    expect(await client.ask('prepareRename', nowhere)).toBeNull();
    expect(await client.ask('rename', { ...nowhere, newName: 'a' })).toBeNull();
    expect(await client.ask('prepareRename', there)).toMatchObject({ placeholder: '0_find_key' });
  });

  test('of items are keys, which logic and children have as well', async () => {
    const key = at(uri, GARDEN, '"3": {', 1);
    const edit = await client.ask<object>('rename', { ...key, newName: '33' });
    const { roomItems, logic } = JSON.parse(edited(GARDEN, editsFor(uri, edit)));
    expect([Object.keys(roomItems), Object.keys(logic)]).toEqual([
      ['2', '4', '33'],
      ['2', '4', '33'],
    ]);
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

test.each([1, 2, 3])('what completion inserts in %i strings is what was meant', async (depth) => {
  let logic = '{"Tasks":[{"$type":"TaskTriggerSubscription","TargetState":0}]}';
  for (let level = 1; level < depth; level++) logic = JSON.stringify(logic);
  const text = JSON.stringify({ roomItems: {}, logic: { 3: logic } });
  const file = `file://${folder.path}/${depth}.json`;
  client.open(file, text);
  const inserted = async (part: string, after: number, label: string): Promise<unknown> => {
    const items = await client.ask<CompletionItem[]>('completion', at(file, text, part, after));
    const item = items.find((each) => each.label === label);
    const edit = item?.textEdit as TextEdit;
    expect(item?.filterText?.startsWith(edit.newText)).toBe(true);
    let value: string = JSON.parse(edited(text, [edit])).logic[3];
    for (let level = 1; level < depth; level++) value = JSON.parse(value);
    return JSON.parse(value).Tasks[0];
  };
  expect([
    await inserted(':0}', 2, '181'),
    await inserted('TaskTriggerS', 4, 'TaskEffectorSubscription'),
  ]).toEqual([
    { $type: 'TaskTriggerSubscription', TargetState: 181 },
    { $type: 'TaskEffectorSubscription', TargetState: 0 },
  ]);
});
