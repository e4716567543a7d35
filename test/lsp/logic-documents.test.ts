import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, test } from 'vitest';
import type { CompletionItem, Location, TextEdit } from 'vscode-languageserver';
import { temporaryFolder } from '../temporary-folder.js';
import { at, type Client, edited, editsFor, positionOf, startClient } from './client.js';

const GARDEN = readFileSync(new URL('../../examples/garden.json', import.meta.url), 'utf8');
const folder = temporaryFolder();
const uri = `file://${folder.path}/room.json`;

const LOGIC = {
  Tasks: [{ $type: 'TaskEffectorSubscription', Name: '0_find_key', TargetState: 9 }],
  note: 'é',
};
const ROOM = `{
  "roomItems": {},
  "logic": {\t"3": "${JSON.stringify(LOGIC).replace('é', '\\u00e9').replaceAll('"', '\\u0022')}", "4": "{}" }
}`;

let client: Client;
beforeEach(async () => {
  client = await startClient({ folder: folder.path });
});

/** Opens a room, and a string of it as a document. */
function opened(room: string, ...place: readonly string[]): Promise<{ uri: string; text: string }> {
  client.open(uri, room);
  return client.run('roomlint.editLogic', [uri, ...place]);
}

const saved = (document: string): Promise<unknown> => client.run('roomlint.saveLogic', document);

describe('logic in a document of its own', () => {
  test('is laid out, has the findings of its string, and completes plainly', async () => {
    const document = await opened(ROOM, '/logic/3');
    expect(document.text).toBe(JSON.stringify(LOGIC, undefined, 2));
    client.open(document.uri, document.text);
    const inside = await client.diagnosticsOf(document.uri);
    const outside = await client.diagnosticsOf(uri);
    const fault = inside.find(({ message }) => String(message).includes('9'));
    expect(fault?.range.start).toEqual(positionOf(document.text, '9'));
    expect(outside.map(({ message }) => message)).toEqual(
      expect.arrayContaining(inside.map(({ message }) => message)),
    );
    const place = at(document.uri, document.text, '9', 1);
    const items = await client.ask<CompletionItem[]>('completion', place);
    expect(items.map(({ label }) => label)).toEqual(['1', '2']);
    const now = edited(document.text, [items[0]?.textEdit as TextEdit]);
    expect(JSON.parse(now).Tasks[0].TargetState).toBe(1);
  });

  test('is written back value by value, in the spelling of the string', async () => {
    const document = await opened(ROOM, '/logic/3');
    client.open(document.uri, document.text.replace('9', '1'));
    expect(await saved(document.uri)).toBeNull();
    expect(edited(ROOM, editsFor(uri, client.edits[0] ?? {}))).toBe(ROOM.replace(':9', ':1'));
  });

  test('is not written back while it is no JSON, and not at all where nothing changed', async () => {
    const document = await opened(ROOM, '/logic/3');
    client.open(document.uri, document.text);
    expect(await saved(document.uri)).toBeNull();
    client.change(document.uri, 2, { text: '{"Tasks": [' });
    await expect(saved(document.uri)).rejects.toThrow('this is not JSON: correct it first');
    expect(client.edits).toEqual([]);
    expect(await client.diagnosticsOf(document.uri, 2)).toMatchObject([{ source: 'roomlint' }]);
    client.close(document.uri);
    await expect(saved(document.uri)).rejects.toThrow('the document is not open');
    client.close(uri);
    await expect(saved(document.uri)).rejects.toThrow('the file is not open');
  });

  test('is checked again when the file around it changes', async () => {
    const document = await opened(ROOM, '/logic/3');
    client.open(document.uri, document.text);
    expect(await client.diagnosticsOf(document.uri)).not.toEqual([]);
    const before = client.published(document.uri).length;
    client.change(uri, 2, { text: ROOM.replace('"4": "{}"', '"4": "{ }"') });
    expect(await client.until(() => client.published(document.uri)[before])).toMatchObject({ version: 1 });
  });

  test('leads to definitions in the file, and renames there as well', async () => {
    const { logic: first, ...others } = JSON.parse(GARDEN);
    // Places behind the string move when it is laid out.
    const ordered = JSON.stringify({ logic: first, ...others }, undefined, 2);
    const document = await opened(ordered, '/logic/2');
    client.open(document.uri, document.text);
    const place = at(document.uri, document.text, '0_find_key', 3);
    const definitions = await client.ask<Location[]>('definition', place);
    expect(definitions.map(({ uri: file, range }) => [file, range.start])).toEqual([
      [uri, positionOf(ordered, '"mlh4k2p9x7q1ab": {')],
      [uri, positionOf(ordered, '"mlh4k2p9z3w8cd": {')],
    ]);
    const edit = await client.ask<object>('rename', { ...place, newName: '0_get_key' });
    const logic = edited(document.text, editsFor(document.uri, edit));
    expect(logic).toBe(document.text.replaceAll('0_find_key', '0_get_key'));
    const both = JSON.parse(edited(ordered, editsFor(uri, edit)));
    expect(JSON.parse(both.logic[2])).toEqual(JSON.parse(document.text));
    both.logic[2] = JSON.stringify(JSON.parse(logic));
    expect(both).toEqual(JSON.parse(ordered.replaceAll('0_find_key', '0_get_key')));
  });

  test('of a string in a string is written back with twice the escapes', async () => {
    const logic = { 3: JSON.stringify({ deep: JSON.stringify({ a: 'x' }) }) };
    const room = JSON.stringify({ roomItems: {}, logic });
    const document = await opened(room, '/logic/3', '/deep');
    expect(document.text).toBe('{\n  "a": "x"\n}');
    client.open(document.uri, '{ "a": "\\"", "b": [1.50] }');
    expect(await saved(document.uri)).toBeNull();
    const now = edited(room, editsFor(uri, client.edits[0] ?? {}));
    expect(JSON.parse(JSON.parse(now).logic[3]).deep).toBe('{"a":"\\"","b":[1.50]}');
  });
});
