import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import type { ShowReport } from '../../src/index.js';
import type { JsonObject } from '../../src/json/value.js';
import { tasksOf } from '../example-changes.js';
import { FIND_KEY, FIND_KEY_COMPLETED, OPEN_DOOR, room } from '../example-room.js';
import { many } from '../runs.js';
import { publishedValidator } from '../schema/published-schemas.js';
import { type Run, roomlint, temporaryFolder } from './run-roomlint.js';

/** How often a part of a long name is repeated. */
const LONG = many(200_000, 50_000);

const folder = temporaryFolder();
const validate = publishedValidator('show-report.schema.json');

folder.write(
  'garden.json',
  room(({ roomItems, logic }) => {
    Object.assign(roomItems['2'] ?? {}, { hoverTitle: 'Golden key' });
    Object.assign(roomItems['3'] ?? {}, { parentItemID: 2 });
    Object.assign(logic['3'] ?? {}, { title: 'Door' });
    roomItems['5'] = { ...roomItems['3'], hoverTitle: 'Golden key' };
  }),
);

function show(...args: string[]): Promise<Run> {
  return roomlint(['show', ...args], { cwd: folder.path });
}

async function report(...args: string[]): Promise<ShowReport> {
  const { code, out, err } = await show(...args, '--format', 'json');
  expect([code, err]).toEqual([0, '']);
  const value = JSON.parse(out) as ShowReport;
  expect(validate(value), JSON.stringify(validate.errors)).toBe(true);
  return value;
}

/** A snapshot of items with a quest for each key, which requires the one before. */
function large(items: JsonObject, quests: number, name: (index: number) => string): string {
  const entries: JsonObject = {};
  for (let index = 0; index < quests; index++)
    for (const [status, start] of [
      ['inProgress', 'mlh'],
      ['completed', 'mlhc'],
    ]) {
      const id = `${start}${String(index).padStart(11, '0')}`;
      const required = {
        delete: false,
        amount: 1,
        type: 'quest',
        id: `mlh${String(index - 1).padStart(11, '0')}`,
      };
      const Requirements = index === 0 ? [] : [required];
      entries[id] = {
        id,
        EntryId: `entry ${index}`,
        Name: name(index),
        Status: status ?? '',
        Enabled: true,
        Requirements,
      };
    }
  return JSON.stringify({ roomItems: items, quests: entries, logic: {} });
}

describe('roomlint show', () => {
  test('lists items with labels, quests in words, and findings by rule', async () => {
    const { items, quests, unreachable, findings } = await report('garden.json');
    expect(items).toEqual([
      { key: '2', prefabName: 'GLB', title: 'Golden key' },
      { key: '3', prefabName: 'ResizableCube', title: 'Door' },
      { key: '4', prefabName: 'Trigger' },
      { key: '5', prefabName: 'ResizableCube', title: 'Golden key' },
    ]);
    expect(quests).toEqual([
      {
        ...{
          id: FIND_KEY,
          name: '0_find_key',
          enabled: true,
          group: '',
          requires: [],
          starts: [],
          resets: [],
        },
        completes: ['click item 2 (GLB "Golden key") (181, only while Not Active)'],
        mayChange: [],
      },
      {
        ...{ id: OPEN_DOOR, name: '1_open_door', enabled: true, group: '', requires: ['0_find_key'] },
        starts: ['enter item 4 (Trigger) (111)'],
        completes: ['OnExitEvent of item 4 (Trigger) (121)'],
        resets: [
          '5 s after 1_open_door is Completed, by item 3 (ResizableCube "Door") (171, only while Completed)',
        ],
        mayChange: [],
      },
    ]);
    expect(unreachable).toEqual([]);
    expect(findings).toEqual([]);
  });

  test('prints the same for people', async () => {
    const { code, out } = await show('garden.json');
    expect(code).toBe(0);
    expect(out.split('\n')).toEqual([
      'garden.json: 4 items, 2 quests, 0 findings',
      '',
      'Items',
      '  2 ResizableCube  3 "Door", 5 "Golden key"',
      '  1 GLB  2 "Golden key"',
      '  1 Trigger  4',
      '',
      'Quests',
      '  "0_find_key"',
      '    starts: it goes from Not Active straight to Completed',
      '    completes: click item 2 (GLB "Golden key") (181, only while Not Active)',
      '    resets: nothing',
      '  "1_open_door"',
      '    requires: 0_find_key',
      '    starts: enter item 4 (Trigger) (111)',
      '    completes: OnExitEvent of item 4 (Trigger) (121)',
      '    resets: 5 s after 1_open_door is Completed, by item 3 (ResizableCube "Door") (171, only while Completed)',
      '',
    ]);
  });

  test('--item shows its fields, its quests, and every place that refers to it', async () => {
    const { items, quests, details } = await report('garden.json', '--item', '2');
    expect(items.map(({ key }) => key)).toEqual(['2']);
    expect(quests.map(({ name }) => name)).toEqual(['0_find_key']);
    expect(details?.title).toBe('item 2 (GLB "Golden key")');
    expect(details?.fields).toContainEqual({ name: 'prefabName', value: '"GLB"' });
    expect(details?.places).toEqual([
      { text: 'the item', pointer: '/roomItems/2', embedded: [] },
      { text: 'its logic', pointer: '/logic/2', embedded: [] },
      {
        text: 'the parent of item 3 (ResizableCube "Door")',
        pointer: '/roomItems/3/parentItemID',
        embedded: [],
      },
      {
        text: 'the parent of item 5 (ResizableCube "Golden key")',
        pointer: '/roomItems/5/parentItemID',
        embedded: [],
      },
      { text: 'OnClickEvent: 181 of quest "0_find_key"', pointer: '/logic/2', embedded: ['/Tasks/0'] },
      {
        text: 'HideObjectEvent when Completed of quest "0_find_key"',
        pointer: '/logic/2',
        embedded: ['/Tasks/1'],
      },
    ]);
    expect((await report('garden.json', '--item', 'Door')).details?.keys).toEqual(['3']);
    expect((await report('garden.json', '--item', 'ResizableCube "Door"')).details?.keys).toEqual(['3']);
  });

  test('--quest shows what changes it, and every place that refers to it', async () => {
    const { items, quests, details } = await report('garden.json', '--quest', 'find_key');
    expect(quests.map(({ name }) => name)).toEqual(['0_find_key']);
    expect(items.map(({ key }) => key)).toEqual(['2']);
    expect(details?.keys).toEqual([FIND_KEY, FIND_KEY_COMPLETED]);
    expect(
      details?.places.map(({ text, pointer, embedded }) => [text, [pointer, ...embedded].join('#')]),
    ).toEqual([
      ['its inProgress entry', `/quests/${FIND_KEY}`],
      ['its completed entry', `/quests/${FIND_KEY_COMPLETED}`],
      ['required by quest "1_open_door"', `/quests/${OPEN_DOOR}/Requirements/0`],
      ['required by quest "1_open_door"', expect.stringMatching(/^\/quests\/.*\/Requirements\/0$/)],
      ['OnClickEvent: 181 on item 2 (GLB "Golden key")', '/logic/2#/Tasks/0'],
      ['HideObjectEvent when Completed on item 2 (GLB "Golden key")', '/logic/2#/Tasks/1'],
    ]);
  });

  test('findings about one item or quest are those in it and in what refers to it', async () => {
    const text = room((changed) => {
      const { quests, roomItems } = changed;
      Object.assign(quests[FIND_KEY] ?? {}, { AutoStart: true });
      Object.assign(quests[FIND_KEY_COMPLETED] ?? {}, { AutoStart: true });
      Object.assign(roomItems['4'] ?? {}, { prefabName: 'GLB' });
      Object.assign(tasksOf(changed, '2')[0] ?? {}, { TargetState: 182 });
    });
    folder.write('faulty.json', text);
    const rulesOf = async (...args: string[]): Promise<string[]> =>
      [...new Set((await report('faulty.json', ...args)).details?.findings.map(({ rule }) => rule))].sort();
    expect(await rulesOf('--item', '4')).toEqual(['trigger/enter-needs-trigger-prefab']);
    expect(await rulesOf('--quest', '0_find_key')).toEqual([
      'quest/no-auto-start',
      'subscription/transition-code',
    ]);
  });

  test('states that can never happen have their reason', async () => {
    const text = room((changed) => void tasksOf(changed, '2').splice(0, 1));
    folder.write('keyless.json', text);
    const { unreachable } = await report('keyless.json');
    expect(unreachable).toContainEqual({
      ...{ id: FIND_KEY, name: '0_find_key', state: 'Completed' },
      reason: 'no trigger or linked task makes 0_find_key Completed',
    });
    expect((await show('keyless.json')).out).toContain(
      '\nNever happens\n  "0_find_key" is never Active: no trigger or linked task makes 0_find_key Active\n',
    );
  });

  test.each([
    [
      ['garden.json', '--item', 'Golden key'],
      '--item: "Golden key" may mean item 2 (GLB "Golden key") or item 5 (ResizableCube "Golden key"): use the key',
    ],
    [['garden.json', '--item', 'Dor'], '--item: unknown item "Dor": did you mean "Door" (item 3)?'],
    [['garden.json', '--item', '22'], '--item: unknown item "22": did you mean "2"?'],
    [
      ['garden.json', '--quest', '0_find_kye'],
      '--quest: unknown quest "0_find_kye": did you mean "0_find_key"?',
    ],
    [
      ['garden.json', '--item', '2', '--quest', '0_find_key'],
      '--item and --quest cannot be combined: use one of them',
    ],
    [['garden.json', '--format', 'xml'], '--format cannot be "xml": use text or json'],
    [['garden.json', 'other.json'], 'show shows one snapshot: remove "other.json"'],
    [[], 'show needs a snapshot, as in roomlint show garden.json'],
    [['missing.json'], expect.stringContaining('missing.json')],
    [['garden.json', '--config', 'missing.json'], expect.stringContaining('missing.json')],
  ])('%j exits with 2', async (args, message) => {
    const { code, out, err } = await show(...args);
    expect([code, out]).toEqual([2, '']);
    expect(err.slice('roomlint: '.length).trimEnd()).toEqual(message);
  });

  test('a file whose only section has nothing documented in it is a snapshot', async () => {
    const { code, out } = await roomlint(['show', '-'], { cwd: folder.path, input: '{"settings":{},"x":1}' });
    expect(code).toBe(0);
    expect(out).toContain('<stdin>: 0 items, 0 quests, 2 findings');
  });

  test.each([
    ['[]', '<stdin>: this is not a snapshot: it has none of the five sections'],
    ['{"roomItems": {', '<stdin>:1:16'],
    ['', '<stdin>:1:1'],
  ])('standard input that holds %j is not shown', async (input, message) => {
    const { code, err } = await roomlint(['show', '-'], { cwd: folder.path, input });
    expect(code).toBe(2);
    expect(err).toContain(message);
  });

  test('standard input is shown, and the config decides about its findings', async () => {
    const input = '{"roomItems": {"2": {"prefabName": "GLB"}}, "logic": {"2": "{\\"col\\":1}"}}';
    folder.write('off.json', '{"rules": {"item/expected-fields": "off"}}');
    const run = (...args: string[]): Promise<Run> =>
      roomlint(['show', '-', ...args], { cwd: folder.path, input });
    expect((await run()).out).toContain('<stdin>: 1 item, 0 quests, 2 findings\n');
    expect((await run('--config', 'off.json')).out).toContain('<stdin>: 1 item, 0 quests, 1 finding\n');
    expect((await run('--preset', 'lenient')).out).not.toContain('logic/field-types');
  });

  test('credentials are masked in labels and fields', async () => {
    const contentString = 'https://store.example/chest.glb?X-Amz-Signature=0123456789abcdef0123456789abcdef';
    const roomItems = {
      2: { prefabName: 'GLB', contentString, extraData: 'x-access-key: 0a1b2c3d4e5f60718293' },
    };
    folder.write('secret.json', JSON.stringify({ roomItems }));
    for (const args of [['secret.json'], ['secret.json', '--item', '2']])
      for (const format of ['text', 'json']) {
        const { out } = await show(...args, '--format', format);
        expect(out).toContain('chest.glb');
        expect(out).not.toMatch(/0123456789abcdef|0a1b2c3d4e5f/);
      }
  });

  test.each(
    Object.entries<() => string>({
      '5,000 quests that require each other': () =>
        large({ 1: { prefabName: 'GLB' } }, 5_000, (index) => `${index}_q`),
      'names of a megabyte in all': () =>
        large(
          { 1: { prefabName: 'x\u0007\n'.repeat(LONG), hoverTitle: 'y\u202e'.repeat(LONG) } },
          6,
          (index) => `${index}_${'\n#'.repeat(LONG)}`,
        ),
      '20,000 prefabs': () =>
        large(
          Object.fromEntries(Array.from({ length: 20_000 }, (_, at) => [at, { prefabName: `P${at}` }])),
          3,
          (index) => `${index}_q`,
        ),
      'very many items with one label': () =>
        large(
          Object.fromEntries(
            Array.from({ length: many(200_000, 40_000) }, (_, at) => [
              at,
              { prefabName: 'P', hoverTitle: 'T' },
            ]),
          ),
          0,
          String,
        ),
    }),
  )('fits a screen: %s', async (_title, text) => {
    folder.write('large.json', text());
    const { code, out } = await show('large.json', '--no-config');
    expect(code).toBe(0);
    const lines = out.trimEnd().split('\n');
    expect(lines.length).toBeLessThan(60);
    for (const line of lines) expect([...line].length).toBeLessThanOrEqual(113);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they must not be there
    expect(out).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u202e]/);
  });

  test('every example room fits a screen', async () => {
    const examples = fileURLToPath(new URL('../../examples/', import.meta.url));
    for (const name of readdirSync(examples).filter((each) => each.endsWith('.json'))) {
      folder.write(name, readFileSync(examples + name, 'utf8'));
      const { code, out } = await show(name);
      expect([name, code]).toEqual([name, 0]);
      expect(out.split('\n').length).toBeLessThan(60);
      await report(name);
    }
  });
});
