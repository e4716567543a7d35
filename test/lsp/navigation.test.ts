import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type {
  CompletionItem,
  DocumentHighlight,
  DocumentSymbol,
  Hover,
  Location,
} from 'vscode-languageserver';
import { renameQuest } from '../../src/index.js';
import { applySplices } from '../../src/json/edit/splices.js';
import { temporaryFolder } from '../cli/run-roomlint.js';
import { edited, editsFor, positionOf, startClient } from './client.js';

const GARDEN = readFileSync(new URL('../../examples/garden.json', import.meta.url), 'utf8');
const folder = temporaryFolder();
const uri = `file://${folder.path}/garden.json`;
/** A place inside an escaped string. */
const IN_LOGIC = positionOf(GARDEN, '\\"0_find_key\\"', 4);

describe('names', () => {
  test('lead from an escaped string to the entries of the quest, and to everything that mentions it', async () => {
    const client = await startClient({ folder: folder.path });
    client.open(uri, GARDEN);
    const at = client.at(uri, IN_LOGIC);
    const definitions = (await client.request('textDocument/definition', at)) as Location[];
    expect(definitions.map(({ range }) => range.start)).toEqual(
      ['"mlh4k2p9x7q1ab": {', '"mlh4k2p9z3w8cd": {'].map((key) => positionOf(GARDEN, key)),
    );
    const all = { ...at, context: { includeDeclaration: true } };
    const references = (await client.request('textDocument/references', all)) as Location[];
    const without = { ...at, context: { includeDeclaration: false } };
    expect(await client.request('textDocument/references', without)).toHaveLength(references.length - 2);
    const highlights = (await client.request('textDocument/documentHighlight', at)) as DocumentHighlight[];
    expect(highlights.map(({ range }) => range)).toEqual(references.map(({ range }) => range));
    expect(highlights.filter(({ kind }) => kind === 3)).toHaveLength(2);
  });

  test('are changed everywhere, as renameQuest does, and not to one that is used already', async () => {
    const client = await startClient({ folder: folder.path });
    client.open(uri, GARDEN);
    const at = client.at(uri, IN_LOGIC);
    expect(await client.request('textDocument/prepareRename', at)).toMatchObject({
      placeholder: '0_find_key',
    });
    const edit = (await client.request('textDocument/rename', { ...at, newName: '0_get_key' })) as object;
    const bytes = new TextEncoder().encode(GARDEN);
    const renamed = applySplices(bytes, renameQuest(bytes, 'mlh4k2p9x7q1ab', '0_get_key'));
    expect(edited(GARDEN, editsFor(uri, edit))).toBe(new TextDecoder().decode(renamed));
    const taken = client.request('textDocument/rename', { ...at, newName: '1_open_door' });
    await expect(taken).rejects.toThrow('the Name "1_open_door" is used already: choose another one');
    const nowhere = client.at(uri, { line: 0, character: 0 });
    expect(await client.request('textDocument/prepareRename', nowhere)).toBeNull();
  });

  test('that hold credentials are not shown, nor is what was asked for in an error', async () => {
    const client = await startClient({ folder: folder.path });
    const key = 'k41d7e0a93b2';
    const name = `0_x-access-key: ${key}`;
    client.open(uri, GARDEN.replaceAll('0_find_key', name));
    const outline = await client.request('textDocument/documentSymbol', { textDocument: { uri } });
    expect(JSON.stringify(outline)).toContain('0_x-access-key: ***');
    const at = client.at(uri, positionOf(GARDEN, '"0_find_key"', 4));
    const range = (await client.request('textDocument/prepareRename', at)) as object;
    expect(Object.keys(range)).toEqual(['start', 'end']);
    const requirement = client.at(
      uri,
      positionOf(GARDEN.replaceAll('0_find_key', name), '"id": "mlh4k2p9x7q1ab"\n        }', 9),
    );
    const offered = (await client.request('textDocument/completion', requirement)) as CompletionItem[];
    expect(JSON.stringify(offered)).toContain('0_x-access-key: ***');
    const refused = async (reply: Promise<unknown>): Promise<string> =>
      String((await Promise.allSettled([reply])).map((made) => made.status === 'rejected' && made.reason));
    const errors = [
      await refused(client.request('textDocument/rename', { ...at, newName: name.slice(2) })),
      await refused(client.request('workspace/executeCommand', { command: name })),
      await refused(client.request(`textDocument/${name}`, {})),
    ];
    for (const error of errors) expect(error).toContain('x-access-key: ***');
    expect(JSON.stringify([outline, range, offered, errors])).not.toContain(key);
  });

  test('of items are keys, which logic and children have as well', async () => {
    const client = await startClient({ folder: folder.path });
    client.open(uri, GARDEN);
    const at = client.at(uri, positionOf(GARDEN, '"3": {', 1));
    const edit = (await client.request('textDocument/rename', { ...at, newName: '33' })) as object;
    const now = JSON.parse(edited(GARDEN, editsFor(uri, edit)));
    expect([Object.keys(now.roomItems), Object.keys(now.logic)]).toEqual([
      ['2', '4', '33'],
      ['2', '4', '33'],
    ]);
  });

  test('are an outline: items by prefab and label, quests, and the tasks in logic', async () => {
    const client = await startClient({ folder: folder.path });
    client.open(uri, GARDEN);
    const symbols = (await client.request('textDocument/documentSymbol', {
      textDocument: { uri },
    })) as DocumentSymbol[];
    const part = (name: string): readonly DocumentSymbol[] =>
      symbols.find((symbol) => symbol.name === name)?.children ?? [];
    expect(part('roomItems').map(({ name, detail }) => [name, detail])).toEqual([
      ['GLB', '2'],
      ['ResizableCube', '3'],
      ['Trigger', '4'],
    ]);
    expect(part('quests')[0]).toMatchObject({ name: '0_find_key', detail: 'inProgress' });
    const [logic] = part('logic');
    expect(logic?.children?.map(({ name, detail }) => [name, detail])).toEqual([
      ['0_find_key', 'TaskTriggerSubscription, Not Active to Completed'],
      ['0_find_key', 'TaskEffectorSubscription'],
    ]);
    const lines = GARDEN.split('\n');
    for (const { range, selectionRange } of logic?.children ?? []) {
      const shown = lines[range.start.line]?.slice(range.start.character, range.end.character) ?? '';
      expect(JSON.parse(JSON.parse(`"${shown}"`)).Name).toBe('0_find_key');
      expect(
        lines[selectionRange.start.line]?.slice(selectionRange.start.character, selectionRange.end.character),
      ).toBe('\\"0_find_key\\"');
    }
  });
});

describe('at a place in an escaped string', () => {
  test('a hover says what a code does', async () => {
    const client = await startClient({ folder: folder.path });
    client.open(uri, GARDEN);
    const position = positionOf(GARDEN, '181', 1);
    const hover = (await client.request('textDocument/hover', client.at(uri, position))) as Hover;
    expect((hover.contents as { value: string }).value).toContain('Not Active to Completed');
    expect(hover.range?.start).toEqual(positionOf(GARDEN, '181'));
  });

  test.each([1, 2, 3])(
    'what completion inserts at depth %i is what was meant, once unescaped',
    async (depth) => {
      const client = await startClient({ folder: folder.path });
      let text = '{"Tasks":[{"$type":"TaskTriggerSubscription","TargetState":0}]}';
      for (let level = 1; level < depth; level++) text = JSON.stringify(text);
      const before = JSON.stringify({ roomItems: {}, logic: { 3: text } });
      client.open(uri, before);
      const at = client.at(uri, positionOf(before, ':0}', 2));
      const items = (await client.request('textDocument/completion', at)) as CompletionItem[];
      const item = items.find(({ label }) => label === '181');
      expect(item?.detail).toBe('Not Active to Completed');
      const quoted = (await client.request(
        'textDocument/completion',
        client.at(uri, positionOf(before, 'TaskTriggerS', 4)),
      )) as CompletionItem[];
      const other = quoted.find(({ label }) => label === 'TaskEffectorSubscription');
      const inserted = [item, other].map((each) => {
        const edit = each?.textEdit;
        if (edit === undefined || !('range' in edit)) throw new Error('there is no edit');
        expect(each?.filterText?.startsWith(edit.newText)).toBe(true);
        let value = JSON.parse(edited(before, [edit])).logic[3] as string;
        for (let level = 1; level < depth; level++) value = JSON.parse(value) as string;
        return JSON.parse(value).Tasks[0];
      });
      expect(inserted).toEqual([
        { $type: 'TaskTriggerSubscription', TargetState: 181 },
        { $type: 'TaskEffectorSubscription', TargetState: 0 },
      ]);
    },
  );
});
