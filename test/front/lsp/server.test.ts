import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import type { CompletionItem, Location, TextEdit } from 'vscode-languageserver';
import { emptyFolder } from '../../temporary-folder.js';
import { at, type Client, edited, editsFor, positionOf, startClient } from './client.js';

/* What a server does beside what the library says, which positions.test.ts and edits.property.test.ts try. */

const example = (name: string): string =>
  readFileSync(new URL(`../../../examples/${name}.json`, import.meta.url), 'utf8');
const [GARDEN, BROKEN] = [example('garden'), example('garden-broken')];
const SMALL = '{"roomItems": {}, "quests": {"a": {"AutoStart": true}}}';
const START = { line: 0, character: 0 };
const WHOLE = { start: START, end: { line: 10_000, character: 0 } };

const { path: folder, write } = emptyFolder();
const uri = `file://${folder}/garden.json`;
const config = `file://${folder}/roomlint.config.json`;
let client: Client;
beforeEach(async () => {
  client = await startClient({ folder });
});

const codesOf = async (version = 1, of = client): Promise<readonly unknown[]> =>
  (await of.diagnosticsOf(uri, version)).map(({ code }) => code);

test('the server ends with 0 after a shutdown, and with 1 when the editor goes without a word', async () => {
  expect([await client.stop(), await (await startClient()).leave()]).toEqual([0, 1]);
});

test('an editor that goes while something is checked or asked for is missed by nobody', async () => {
  for (let milliseconds = 0; milliseconds < 10; milliseconds += 2) {
    const leaver = await startClient({ folder });
    leaver.open(uri, BROKEN);
    leaver.codeActions(uri, WHOLE).catch(() => {});
    await new Promise((next) => void setTimeout(next, milliseconds));
    expect(await leaver.leave()).toBe(1);
  }
});

test('the server goes on when the editor refuses what it asks for, and logs no credential', async () => {
  const capabilities = { workspace: { didChangeWatchedFiles: { dynamicRegistration: true } } };
  const other = await startClient({ folder, capabilities, refuses: true });
  other.open(uri, BROKEN);
  expect(await codesOf(1, other)).toHaveLength(4);
  const logged = () => other.notices.filter(({ method }) => method === 'window/logMessage');
  await other.until(() => logged()[1]);
  const refused = logged();
  expect(refused.map(({ params }) => (params as { message: string }).message)).toEqual([
    'Registering request handler for workspace/didChangeWatchedFiles failed.',
    expect.stringMatching(/^refused by the editor: Error: .*refused x-access-key: \*\*\*$/),
  ]);
});

describe('code actions', () => {
  test('offer the fix of a finding, a safe one as preferred, and all fixes only where they are asked for', async () => {
    client.open(uri, BROKEN);
    const diagnostics = await client.diagnosticsOf(uri);
    const actions = await client.codeActions(uri, WHOLE, 'quickfix');
    const fixes = actions.filter(({ isPreferred }) => isPreferred !== undefined);
    expect(fixes.map(({ isPreferred, title }) => [isPreferred, title.includes('unsafe')])).toEqual([
      [true, false],
      [true, false],
      [false, true],
    ]);
    for (const each of fixes) expect(diagnostics).toEqual(expect.arrayContaining(each.diagnostics ?? []));
    expect(await client.codeActions(uri, { start: START, end: START })).toEqual([]);
    // A cursor at the end of a finding touches it.
    const end = diagnostics[0]?.range.end ?? START;
    expect(await client.codeActions(uri, { start: end, end })).not.toEqual([]);
    const kinds = async (kind: string): Promise<readonly unknown[]> =>
      (await client.codeActions(uri, WHOLE, kind)).map((action) => action.kind);
    for (const kind of ['source', 'source.fixAll.roomlint'])
      expect(await kinds(kind)).toEqual(['source.fixAll.roomlint']);
    expect(await kinds('source.organizeImports')).toEqual([]);
  });

  test('turn a rule off in a new config, in one with comments, and never against an override', async () => {
    client.open(uri, BROKEN);
    const [{ code, range } = { range: WHOLE }] = await client.diagnosticsOf(uri);
    const off = async (text: string, name = 'roomlint.config.json'): Promise<string | undefined> => {
      const actions = await client.codeActions(uri, range);
      const [action] = actions.filter(({ title }) => title.startsWith(`Turn off ${code} in `));
      return action && edited(text, editsFor(`file://${folder}/${name}`, action.edit ?? {}));
    };
    expect(await off('')).toBe(`{\n  "rules": {\n    "${code}": "off"\n  }\n}\n`);
    const text = '{\r\n\t// why\r\n\t"rules": {\r\n\t\t"text/size": "error", // size\r\n\t},\r\n}\r\n';
    write('roomlint.config.json', text);
    expect(await off(text)).toBe(text.replace('"error",', `"error",\r\n\t\t"${code}": "off",`));
    write('roomlint.config.json', JSON.stringify({ overrides: [{ rules: { [String(code)]: 'error' } }] }));
    expect(await off('')).toBeUndefined();
    rmSync(join(folder, 'roomlint.config.json'));
    const named = '{ "name": "rooms", "roomlint": {} }';
    write('package.json', named);
    expect(JSON.parse((await off(named, 'package.json')) ?? '')).toEqual({
      name: 'rooms',
      roomlint: { rules: { [String(code)]: 'off' } },
    });
  });
});

describe('names', () => {
  test('are not changed to one that is used, nor where there is none', async () => {
    client.open(uri, GARDEN);
    const there = at(uri, GARDEN, '\\"0_find_key\\"', 4);
    await expect(client.ask('rename', { ...there, newName: '1_open_door' })).rejects.toThrow(
      'the Name "1_open_door" is used already: choose another one',
    );
    const nowhere = { ...there, position: START };
    expect(await client.ask('prepareRename', nowhere)).toBeNull();
    expect(await client.ask('rename', { ...nowhere, newName: 'a' })).toBeNull();
    expect(await client.ask('prepareRename', there)).toMatchObject({ placeholder: '0_find_key' });
  });

  test('that hold credentials are not shown, nor is what was asked for in an error', async () => {
    const key = 'k41d7e0a93b2';
    const name = `0_x-access-key: ${key}`;
    const text = GARDEN.replaceAll('0_find_key', name);
    client.open(uri, text);
    const quest = at(uri, text, `"${name}"`, 4);
    const answers = await Promise.allSettled([
      client.ask('documentSymbol', { textDocument: { uri } }),
      client.ask('completion', at(uri, text, '"id": "mlh4k2p9x7q1ab"\n        }', 9)),
      client.ask('rename', { ...quest, newName: name.slice(2) }),
      client.run(name),
      client.ask(name, {}),
    ]);
    for (const each of answers) {
      const shown = JSON.stringify(each, (_, value) => (value instanceof Error ? value.message : value));
      expect(shown).toContain('x-access-key: ***');
      expect(shown).not.toContain(key);
    }
    expect(Object.keys(await client.ask<object>('prepareRename', quest))).toEqual(['start', 'end']);
  });
});

describe('logic in a document of its own', () => {
  const LOGIC = {
    Tasks: [{ $type: 'TaskEffectorSubscription', Name: '0_find_key', TargetState: 9 }],
    note: 'é',
  };
  const SPELLED = JSON.stringify(LOGIC).replace('é', '\\u00e9').replaceAll('"', '\\u0022');
  const ROOM = `{\n  "roomItems": {},\n  "logic": {\t"3": "${SPELLED}", "4": "{}" }\n}`;

  /** Opens a room, and a string of it as a document. */
  async function opened(room: string, ...place: readonly string[]): Promise<{ uri: string; text: string }> {
    client.open(uri, room);
    const document = await client.run<{ uri: string; text: string }>('roomlint.editLogic', [uri, ...place]);
    client.open(document.uri, document.text);
    return document;
  }
  const saved = (document: string): Promise<unknown> => client.run('roomlint.saveLogic', document);

  test('is laid out, has the findings of its string, completes plainly, and is checked with its file', async () => {
    const document = await opened(ROOM, '/logic/3');
    expect(document.text).toBe(JSON.stringify(LOGIC, undefined, 2));
    const inside = await client.diagnosticsOf(document.uri);
    const fault = inside.find(({ message }) => String(message).includes('9'));
    expect(fault?.range.start).toEqual(positionOf(document.text, '9'));
    const items = await client.ask<CompletionItem[]>('completion', at(document.uri, document.text, '9', 1));
    const now = edited(document.text, [items[0]?.textEdit as TextEdit]);
    expect([items.map(({ label }) => label), JSON.parse(now).Tasks[0].TargetState]).toEqual([['1', '2'], 1]);
    client.change(uri, 2, { text: ROOM.replace('"4": "{}"', '"4": "{ }"') });
    expect(await client.until(() => client.published(document.uri)[1])).toMatchObject({ version: 1 });
  });

  test('is written back where it changed, in the spelling of the string, and not at all where nothing changed', async () => {
    const document = await opened(ROOM, '/logic/3');
    expect(await saved(document.uri)).toBeNull();
    client.change(document.uri, 2, { text: '{"Tasks": [' });
    await expect(saved(document.uri)).rejects.toThrow('this is not JSON: correct it first');
    expect(client.edits).toEqual([]);
    client.change(document.uri, 3, { text: document.text.replace('9', '1') });
    expect(await saved(document.uri)).toBeNull();
    expect(edited(ROOM, editsFor(uri, client.edits[0] ?? {}))).toBe(ROOM.replace(':9', ':1'));
    client.close(document.uri);
    await expect(saved(document.uri)).rejects.toThrow('the document is not open');
  });

  test('leads to definitions in the file, and renames there as well', async () => {
    const { logic: first, ...others } = JSON.parse(GARDEN);
    // Places behind the string move when it is laid out.
    const ordered = JSON.stringify({ logic: first, ...others }, undefined, 2);
    const document = await opened(ordered, '/logic/2');
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
    both.logic[2] = JSON.stringify(JSON.parse(logic));
    expect(both).toEqual(JSON.parse(ordered.replaceAll('0_find_key', '0_get_key')));
  });
});

describe('a config', () => {
  test('counts for documents below it, and is read again when it changes', async () => {
    write('roomlint.config.json', '{}');
    client.open(uri, SMALL);
    expect(await codesOf()).toContain('quest/no-auto-start');
    write('roomlint.config.json', '{ "ignore": ["garden.json"] }');
    client.notify('workspace/didChangeWatchedFiles', { changes: [{ uri: config, type: 2 }] });
    expect((await client.until(() => client.published(uri)[1])).diagnostics).toEqual([]);
    write('roomlint.config.json', '{}');
    client.notify('textDocument/didSave', { textDocument: { uri: config } });
    expect((await client.until(() => client.published(uri)[2])).diagnostics).not.toEqual([]);
  });

  test('that cannot be used is reported once, and its credentials are not', async () => {
    write('secret.mjs', `throw new Error('x-access-key: k41d7e0a93b2');`);
    write('roomlint.config.json', '{ "plugins": ["./secret.mjs"] }');
    client.open(uri, SMALL);
    expect(await codesOf()).toEqual([]);
    client.change(uri, 2, { text: `${SMALL} ` });
    expect(await codesOf(2)).toEqual([]);
    const said = client.asked.filter(({ method }) => method === 'window/showMessageRequest');
    expect(said).toHaveLength(1);
    expect(JSON.stringify(said)).toContain('x-access-key: ***');
    expect(JSON.stringify(said)).not.toContain('k41d7e0a93b2');
  });

  test.each([
    ['loads plugins', {}, {}, true],
    ['loads none where the editor turns them off', {}, { plugins: false }, false],
    ['loads none with --no-plugins, whatever the editor says', { plugins: false }, { plugins: true }, false],
  ])('%s', async (what, files, initializationOptions, loads) => {
    // A module is loaded once from each path.
    const [plugin, trace] = [`${what.length}.mjs`, join(folder, 'loaded')];
    write('roomlint.config.json', `{ "plugins": ["./${plugin}"] }`);
    const load = `import { writeFileSync } from 'node:fs';\nwriteFileSync(${JSON.stringify(trace)}, '');\n`;
    write(plugin, `${load}export default { name: 'trace', rules: [] };\n`);
    const other = await startClient({ files, folder, initializationOptions });
    other.open(uri, '{}');
    await codesOf(1, other);
    expect(existsSync(trace)).toBe(loads);
  });
});
