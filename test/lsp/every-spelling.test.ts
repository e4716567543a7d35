import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import type { CompletionItem, TextEdit, WorkspaceEdit } from 'vscode-languageserver';
import { repairSnapshot } from '../../src/index.js';
import { RULE_PAGES, roomsOf, ruleOf } from '../cases/pages.js';
import { temporaryFolder } from '../cli/run-roomlint.js';
import { spread } from '../runs.js';
import { type Client, editsFor, startClient } from './client.js';
import { OpenRoom, RoomPair } from './respelled-room.js';
import {
  asciiOnly,
  deepParsed,
  isJsonObject,
  quoted,
  RespelledText,
  type Spelling,
  unicodeEscaped,
} from './respelled-text.js';

const folder = temporaryFolder();

const escapedInUpperCase = (each: string): string =>
  unicodeEscaped(each).replaceAll(/[a-f]/g, (digit) => digit.toUpperCase());
const escapedNowAndThen = (each: string, index: number): string =>
  index % 2 === 0 ? unicodeEscaped(each) : quoted(each);
const withTabs = (indentation: string): string => `\n${'\t'.repeat(indentation.length / 2)}`;

const SPELLINGS = {
  'a BOM': { mark: '\uFEFF' },
  CRLF: { lineBreak: (indentation) => `\r\n${indentation}` },
  tabs: { lineBreak: withTabs, gap: '\t' },
  'one line': { lineBreak: () => '' },
  'raw non-ASCII': { character: quoted },
  'raw non-ASCII in one line': { lineBreak: () => '\t', character: quoted },
  'an escape for each character': { character: unicodeEscaped },
  'escapes in upper case': { character: (each) => (/[\w.]/.test(each) ? each : escapedInUpperCase(each)) },
  'all of this': {
    mark: '\uFEFF',
    lineBreak: (indentation) => withTabs(indentation).replace('\n', '\r\n'),
    gap: ' \t',
    character: escapedNowAndThen,
  },
  'all of this in one line': {
    mark: '\uFEFF',
    lineBreak: () => ' ',
    gap: '\t',
    character: escapedNowAndThen,
  },
} satisfies Record<string, Spelling>;

/** A room with faults, with non-ASCII characters before everything in logic and, in one line, in the room. */
function plainRoom(): string {
  const broken = new URL('../../examples/garden-broken.json', import.meta.url);
  const room = JSON.parse(readFileSync(broken, 'utf8'));
  room.roomItems[2].contentString = 'é "😀"\\\t';
  for (const [key, logic] of Object.entries<string>(room.logic)) {
    const noted = { note: 'é "😀"\\\t', ...JSON.parse(logic) };
    room.logic[key] = asciiOnly(JSON.stringify(noted));
  }
  return asciiOnly(JSON.stringify(room, undefined, 2));
}

const PLAIN = plainRoom();
const PLACES = {
  'a quest Name in logic': ['\\"0_find_key\\"', 5],
  'a quest Name in an entry': ['"Name": "1_open_door"', 12],
  'an id in logic': ['\\"mlh5m8r2v1u7gh\\"', 4],
  'an id in a requirement': ['"id": "mlh4k2p9x7q1ab"\n        }', 9],
  'a code': ['181', 1],
  'a type in logic': ['TaskEffectorSubscription', 4],
  'a key of an item': ['"3": {', 1],
  'a key of logic': ['"4": "{', 2],
  'a Description': ['created in unity', 3],
  'a string in a string': ['itemNames', 3],
} as const;

const AT_PLACES = {
  hover: {},
  definition: {},
  references: { context: { includeDeclaration: true } },
  documentHighlight: {},
  prepareRename: {},
};

const RENAMED = [
  ['a quest from logic', PLACES['a quest Name in logic'], '0_get_key'],
  ['a quest from its entry', PLACES['a quest Name in an entry'], '1_walk_through'],
  ['an item from its key', PLACES['a key of an item'], '33'],
  ['an item from logic', PLACES['a key of logic'], '17'],
] as const;

const COMPLETED = ['a quest Name in logic', 'an id in logic', 'a code', 'a type in logic'] as const;

/** How many examples of each rule a commit looks at. */
const PER_COMMIT = 2;

/** Rules whose messages show a string as it is written. */
const SHOWS_SPELLING = new Set(['text/lone-surrogate', 'quest/template-name-empty']);

/** The bad examples of the other rules, if they are JSON. */
const EXAMPLES = RULE_PAGES.flatMap((page) => {
  const id = ruleOf(page);
  if (SHOWS_SPELLING.has(id)) return [];
  const texts = roomsOf([page]).map(({ bytes }) => Buffer.from(bytes).toString());
  const shorter = texts.filter((text) => text.length < 20_000 && isJsonObject(text));
  return shorter.length === 0 ? [] : [[id, shorter.map(asciiOnly)] as const];
});

describe.each([
  ['that is sent diagnostics and counts UTF-16 units', 'utf-16', {}],
  [
    'that asks for diagnostics and counts bytes',
    'utf-8',
    { general: { positionEncodings: ['utf-8'] }, textDocument: { diagnostic: {} } },
  ],
] as const)('an editor %s', (_how, encoding, capabilities) => {
  let client: Client;
  beforeAll(async () => {
    client = await startClient({ folder: folder.path, capabilities });
  });

  function opened(name: string, text: RespelledText): RoomPair {
    const room = (uri: string, content: string): OpenRoom =>
      new OpenRoom(client, `file://${folder.path}/${uri.replaceAll(/\W/g, '-')}.json`, content, encoding);
    return new RoomPair(room(`plain ${name}`, text.plain), room(name, text.spelled), text);
  }

  describe.each(Object.entries<Spelling>(SPELLINGS))('of a room with %s', (name, spelling) => {
    let pair: RoomPair;
    beforeAll(() => {
      pair = opened(name, new RespelledText(PLAIN, spelling));
      expect(deepParsed(pair.room.text)).toEqual(deepParsed(PLAIN));
      expect(pair.room.text).not.toBe(PLAIN);
    });

    test('has diagnostics with related places and pages where the plain room has them', async () => {
      const diagnostics = await pair.expectSame((of) => of.diagnostics());
      for (const part of ['relatedInformation', 'codeDescription'])
        expect(JSON.stringify(diagnostics)).toContain(part);
    });

    test.each(Object.entries(PLACES))('answers about %s', async (_place, place) => {
      for (const [method, params] of Object.entries(AT_PLACES))
        await pair.expectSame((of) => of.ask(method, { position: pair.at(of, place), ...params }), method);
    });

    test('has the same outline', async () => {
      const symbols = await pair.expectSame((of) => of.ask('documentSymbol'));
      expect(JSON.stringify(symbols)).toContain('Not Active to Completed');
    });

    test.each(RENAMED)('renames %s', async (_what, place, newName) => {
      const ask = (of: OpenRoom): Promise<WorkspaceEdit> =>
        of.ask('rename', { position: pair.at(of, place), newName });
      const made = await ask(pair.room);
      pair.expectSameEdits(made, await ask(pair.plain));
      expect(editsFor(pair.room.uri, made).length).toBeGreaterThan(1);
    });

    test.each(COMPLETED)('completes %s with the same values', async (place) => {
      const ask = (of: OpenRoom): Promise<CompletionItem[]> =>
        of.ask('completion', { position: pair.at(of, PLACES[place]) });
      const [expected, actual] = [await ask(pair.plain), await ask(pair.room)];
      expect(actual.map(({ label, detail }) => [label, detail])).toEqual(
        expected.map(({ label, detail }) => [label, detail]),
      );
      expect(actual.length).toBeGreaterThan(0);
      const edit = (item?: CompletionItem, uri = ''): WorkspaceEdit => ({
        changes: { [uri]: [item?.textEdit as TextEdit] },
      });
      for (const [index, item] of actual.entries())
        pair.expectSameEdits(edit(item, pair.room.uri), edit(expected[index], pair.plain.uri));
    });

    test('offers the same quick fixes, and turns the same rules off', () => pair.expectSameQuickFixes());

    test('is fixed at once as --fix fixes it', async () => {
      const { plain, room } = pair;
      const [[made], [expected]] = [
        await room.actions('source.fixAll'),
        await plain.actions('source.fixAll'),
      ];
      pair.expectSameEdits(made?.edit ?? {}, expected?.edit ?? {});
      const { bytes } = repairSnapshot(new TextEncoder().encode(room.text)).after;
      const fixed = room.lines.edited(editsFor(room.uri, made?.edit ?? {}));
      expect(Buffer.from(fixed).equals(bytes)).toBe(true);
      expect(fixed).not.toBe(room.text);
    });

    test('opens logic as JSON, and takes back what changed', async () => {
      const run = <Answer>(command: string, ...args: readonly unknown[]): Promise<Answer> =>
        client.request('workspace/executeCommand', { command, arguments: args }) as Promise<Answer>;
      const save = async (of: OpenRoom): Promise<WorkspaceEdit> => {
        const place = [of.uri, '/logic/2'];
        const { uri, text } = await run<{ uri: string; text: string }>('roomlint.editLogic', place);
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.parse(PLAIN).logic[2]));
        await run('roomlint.saveLogic', uri, text.replace('181', '171'));
        return client.edits.pop() ?? {};
      };
      const made = await save(pair.room);
      pair.expectSameEdits(made, await save(pair.plain));
      expect(editsFor(pair.room.uri, made)).toMatchObject([{ newText: expect.stringContaining('7') }]);
    });
  });

  test.each(EXAMPLES)('has the findings and fixes of %s in its examples', async (id, texts) => {
    for (const [index, text] of spread(texts, PER_COMMIT).entries()) {
      const pair = opened(`${id} ${index}`, new RespelledText(text, SPELLINGS['all of this']));
      await pair.expectSame((of) => of.diagnostics(), `${id} ${index}`);
      await pair.expectSameQuickFixes(`${id} ${index}`);
      pair.plain.close();
      pair.room.close();
    }
  });
});
