import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { CompletionItem, Location } from 'vscode-languageserver';
import { temporaryFolder } from '../cli/run-roomlint.js';
import { type Client, edited, editsFor, positionOf, startClient } from './client.js';

const GARDEN = readFileSync(new URL('../../examples/garden.json', import.meta.url), 'utf8');
const folder = temporaryFolder();
const uri = `file://${folder.path}/room.json`;

interface LogicDocument {
  readonly uri: string;
  readonly text: string;
}

async function opened(client: Client, place: readonly string[]): Promise<LogicDocument> {
  const params = { command: 'roomlint.editLogic', arguments: [[uri, ...place]] };
  return (await client.request('workspace/executeCommand', params)) as LogicDocument;
}

async function saved(client: Client, document: string): Promise<unknown> {
  return client.request('workspace/executeCommand', { command: 'roomlint.saveLogic', arguments: [document] });
}

const LOGIC = {
  Tasks: [{ $type: 'TaskEffectorSubscription', Name: '0_find_key', TargetState: 9 }],
  note: 'é',
};
const ROOM = `{
  "roomItems": {},
  "logic": {\t"3": "${JSON.stringify(LOGIC).replace('é', '\\u00e9').replaceAll('"', '\\u0022')}", "4": "{}" }
}`;

describe('logic in a document of its own', () => {
  test('is laid out, has the findings of its string, and completes plainly', async () => {
    const client = await startClient({ folder: folder.path });
    client.open(uri, ROOM);
    const document = await opened(client, ['/logic/3']);
    expect(document.text).toBe(JSON.stringify(LOGIC, undefined, 2));
    client.open(document.uri, document.text);
    const inside = await client.diagnosticsOf(document.uri, 1);
    const outside = await client.diagnosticsOf(uri, 1);
    const faults = inside.filter(({ message }) => String(message).includes('9'));
    expect(faults.length).toBeGreaterThan(0);
    expect(faults[0]?.range.start).toEqual(positionOf(document.text, '9'));
    expect(outside.map(({ message }) => message)).toEqual(
      expect.arrayContaining(inside.map(({ message }) => message)),
    );
    const items = (await client.request(
      'textDocument/completion',
      client.at(document.uri, positionOf(document.text, '9', 1)),
    )) as CompletionItem[];
    expect(items.map(({ label }) => label)).toEqual(['1', '2']);
    const [item] = items;
    const edit = item?.textEdit;
    if (edit === undefined || !('range' in edit)) throw new Error('there is no edit');
    expect(JSON.parse(edited(document.text, [edit])).Tasks[0].TargetState).toBe(1);
  });

  test('is written back value by value, in the spelling of the string', async () => {
    const client = await startClient({ folder: folder.path });
    client.open(uri, ROOM);
    const document = await opened(client, ['/logic/3']);
    client.open(document.uri, document.text.replace('9', '1'));
    expect(await saved(client, document.uri)).toBeNull();
    const [edit] = client.edits;
    expect(edited(ROOM, editsFor(uri, edit ?? {}))).toBe(ROOM.replace(':9', ':1'));
  });

  test('is not written back while it is no JSON, and not at all where nothing changed', async () => {
    const client = await startClient({ folder: folder.path });
    client.open(uri, ROOM);
    const document = await opened(client, ['/logic/3']);
    client.open(document.uri, document.text);
    expect(await saved(client, document.uri)).toBeNull();
    client.change(document.uri, 2, [{ text: '{"Tasks": [' }]);
    await expect(saved(client, document.uri)).rejects.toThrow('this is not JSON: correct it first');
    expect(client.edits).toEqual([]);
    expect(await client.diagnosticsOf(document.uri, 2)).toMatchObject([{ source: 'roomlint' }]);
  });

  test('leads to definitions in the file, and renames there as well', async () => {
    const client = await startClient({ folder: folder.path });
    client.open(uri, GARDEN);
    const document = await opened(client, ['/logic/2']);
    client.open(document.uri, document.text);
    const at = client.at(document.uri, positionOf(document.text, '0_find_key', 3));
    const definitions = (await client.request('textDocument/definition', at)) as Location[];
    expect(definitions.map(({ uri: file, range }) => [file, range.start])).toEqual([
      [uri, positionOf(GARDEN, '"mlh4k2p9x7q1ab": {')],
      [uri, positionOf(GARDEN, '"mlh4k2p9z3w8cd": {')],
    ]);
    const edit = (await client.request('textDocument/rename', { ...at, newName: '0_get_key' })) as object;
    const [file, logic] = [
      edited(GARDEN, editsFor(uri, edit)),
      edited(document.text, editsFor(document.uri, edit)),
    ];
    expect(logic).toBe(document.text.replaceAll('0_find_key', '0_get_key'));
    const both = JSON.parse(file);
    expect(JSON.parse(both.logic[2])).toEqual(JSON.parse(document.text));
    both.logic[2] = JSON.stringify(JSON.parse(logic));
    expect(both).toEqual(JSON.parse(GARDEN.replaceAll('0_find_key', '0_get_key')));
  });

  test('of a string in a string is written back with twice the escapes', async () => {
    const client = await startClient({ folder: folder.path });
    const room = JSON.stringify({
      roomItems: {},
      logic: { 3: JSON.stringify({ deep: JSON.stringify({ a: 'x' }) }) },
    });
    client.open(uri, room);
    const document = await opened(client, ['/logic/3', '/deep']);
    expect(document.text).toBe('{\n  "a": "x"\n}');
    client.open(document.uri, '{ "a": "\\"", "b": [1.50] }');
    expect(await saved(client, document.uri)).toBeNull();
    const now = edited(room, editsFor(uri, client.edits[0] ?? {}));
    const deep = JSON.parse(JSON.parse(now).logic[3]).deep as string;
    expect(deep).toBe('{"a":"\\"","b":[1.50]}');
  });
});
