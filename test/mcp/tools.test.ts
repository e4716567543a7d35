import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { argumentFault } from '../../src/mcp/argument-faults.js';
import { TOOLS } from '../../src/mcp/tools/index.js';
import { temporaryFolder } from '../temporary-folder.js';
import { type Answered, Assistant } from './assistant.js';

const EXAMPLES = fileURLToPath(new URL('../../examples/', import.meta.url));
const example = (name: string): string => readFileSync(join(EXAMPLES, name), 'utf8');
const GARDEN = example('garden.json');
const { path: folder } = temporaryFolder();
const read = (name = 'garden.json'): string => readFileSync(join(folder, name), 'utf8');

let assistant: Assistant;
beforeAll(async () => {
  assistant = await Assistant.connect(folder);
  const gone = GARDEN.replaceAll('\\"mlh5m8r2t6y4ef\\"', '\\"gone\\"');
  writeFileSync(join(folder, 'gone.json'), gone);
  writeFileSync(join(folder, 'odd.json'), '{"roomItems":{},"quests":{},"settings":{"a":1.0}}');
});
afterAll(() => assistant.close());
beforeEach(() => {
  for (const name of ['garden', 'garden-broken', 'garden-shut-door', 'garden-partial'])
    copyFileSync(join(EXAMPLES, `${name}.json`), join(folder, `${name}.json`));
});

type Given = Readonly<Record<string, unknown>>;
const call = (name: string, given: Given): Promise<Answered> =>
  assistant.call(name, { ...(name !== 'explain' && { path: 'garden.json' }), ...given });

test('the tools are listed with descriptions, schemas and true annotations', async () => {
  const { tools } = await assistant.client.listTools();
  expect(tools.map(({ name }) => name)).toEqual([
    ...['show_room', 'find', 'read', 'check', 'fix', 'edit', 'plan', 'simulate', 'quests', 'explain'],
    'roundtrip',
  ]);
  for (const { name, description, inputSchema, outputSchema, annotations } of tools) {
    expect(description, name).toMatch(/\b(never|no file|nothing)\b/);
    expect([inputSchema.type, outputSchema?.type]).toEqual(['object', 'object']);
    expect(annotations).toEqual({
      readOnlyHint: !['fix', 'edit'].includes(name),
      destructiveHint: ['fix', 'edit'].includes(name),
      idempotentHint: name !== 'edit',
      openWorldHint: false,
    });
  }
});

const shut = { path: 'garden-shut-door.json' };
const broken = { path: 'garden-broken.json' };
const partial = { path: 'garden-partial.json', against: 'garden.json' };
const EXTRA = '/settings/roomSettingsExtraData';
const FAILING = 'click 2\nenter 4\nexpect 1_open_door not active';
const PLAY = 'click 2\nenter 4\nfire 4 OnExitEvent\nexpect 1_open_door completed';

/** What a tool says about a room, and a part of the data that comes with it. */
const ANSWERS: readonly (readonly [tool: string, given: Given, text: string, data: object])[] = [
  [
    'show_room',
    shut,
    'shut-door.json: 3 items, 2 quests, 1 finding',
    { items: 3, quests: 2, unreachable: 0 },
  ],
  ['show_room', shut, '1 error    trigger/enter-needs-trigger-prefab', {}],
  [
    'show_room',
    { quest: '1_open_door' },
    'OnEnterEvent: 111 on item 4 (Trigger)  ["/logic/4","/Tasks/0"]',
    {},
  ],
  ['find', { query: 'Door' }, 'on item 4 (Trigger), at ["/logic/4","/Tasks/0"]', { items: 0, quests: 1 }],
  ['find', { query: 'Door' }, '', { matches: [{ kind: 'quest', at: '/quests/mlh5m8r2t6y4ef' }] }],
  ['find', { query: 'trigger' }, '', { items: 1, matches: [{ kind: 'item', key: '4', at: '/roomItems/4' }] }],
  ['find', { query: '/logic/4' }, '', { items: 1, quests: 0, matches: [{ key: '4' }] }],
  ['find', { query: 'dragon' }, 'show_room lists what there is', { matches: [] }],
  // The quest is gone, and a task still names it.
  ['find', { path: 'gone.json', query: 'gone' }, 'item "4" names it, at ["/logic/4","/Tasks/0"]', {}],
  ['read', { at: '/roomItems/3/pos' }, '"y": 1.5', {}],
  // JSON in a string is shown without escapes.
  [
    'read',
    { at: '/logic/4' },
    '{"Tasks":[{"$type":"T',
    { at: ['/logic/4', ''], isInsideString: true, next: null },
  ],
  ['read', { at: ['/logic/4', '/Tasks/0/TargetState'] }, '', { kind: 'number', text: '111' }],
  ['read', { at: EXTRA }, '', { inside: [[EXTRA, '/EventData']] }],
  ['read', { at: '/logic/4', max: 10, offset: 2 }, '', { text: 'Tasks":[{"', next: 12 }],
  ['check', broken, '(quest/no-auto-start) at "/quests/mlh4k2p9x7q1ab/AutoStart" [safe fix]', { fixable: 2 }],
  ['check', broken, '', { errors: 4, part: { total: 4, shown: 4, next: null } }],
  ['check', { ...broken, rule: 'quest/no-auto-start' }, '', { errors: 1 }],
  ['check', { ...broken, max: 1, offset: 1 }, '… 2 more: call again with offset 2, or narrow it down', {}],
  ['check', { ...broken, max: 1, offset: 1 }, '', { part: { total: 4, shown: 1, next: 2 } }],
  ['check', { ...broken, place: '/logic/9' }, 'there is nothing at "/logic/9": "9" does not exist', {}],
  [
    'plan',
    partial,
    'importing garden-partial.json into garden.json: destroys 3 things',
    { withinLimit: false },
  ],
  ['plan', partial, '', { destroyed: 3, counts: { items: { removed: 2 } } }],
  ['plan', { against: 'garden.json' }, '', { verdict: 'unchanged', destroyed: 0 }],
  [
    'simulate',
    { script: FAILING },
    'FAILED: 1_open_door is Active instead of Not Active: line 2',
    { failed: 1 },
  ],
  ['simulate', { script: FAILING }, '', { passed: false, lines: [{ line: 3, result: 'failed' }, {}, {}] }],
  ['simulate', { script: PLAY }, '', { passed: true }],
  ['quests', { quest: '1_open_door' }, 'completed: a play: click 2 | enter 4 | fire 4 OnExitEvent', {}],
  ['quests', { quest: '1_open_door' }, '', { quests: [{ completed: { verdict: 'reachable' } }] }],
  [
    'explain',
    { rule: 'quest/no-auto-start' },
    'AutoStart does not activate',
    { level: 'error', fix: 'safe' },
  ],
  [
    'roundtrip',
    { path: 'odd.json' },
    'use edit instead',
    { verdict: 'identical', differences: [{ count: 1 }] },
  ],
  [
    'roundtrip',
    { ...shut, against: 'garden.json' },
    '',
    { verdict: 'lost', differences: [{ class: 'removed' }, {}] },
  ],
];
test.each(ANSWERS)('%s %j answers: %s', async (tool, given, text, data) => {
  const answer = await call(tool, given);
  expect(answer.isError, answer.text).toBe(false);
  expect(answer.text).toContain(text);
  expect(answer.data).toMatchObject(data);
});

test('check narrows findings to a place', async () => {
  const { text, data } = await call('check', { ...broken, place: '/logic' });
  expect(data).toMatchObject({ part: { shown: expect.any(Number) } });
  expect(text).toContain('"/logic/');
  expect(text).not.toContain('/quests/');
});

test.each([
  ['show_room', { item: 'dor' }, 'find looks for others'],
  [
    'read',
    { at: '/roomItems/9' },
    'garden.json: there is nothing at "/roomItems/9": "9" does not exist, the keys there are "2", "3", "4"',
  ],
  ['read', { at: ['/settings/isNight', '/a'] }, 'is not a string'],
  ['check', { rule: 'quest/no-autostart' }, 'did you mean "quest/no-auto-start"?'],
  ['plan', {}, 'Give "against", a file with the snapshot of the room as it is'],
  ['plan', { against: 'last pull' }, 'garden.json was never pulled'],
  [
    'simulate',
    { script: 'klick 2' },
    'script line 1: unknown step "klick": did you mean "click"?\nOne step on each line',
  ],
])('%s %j says what to do instead', async (tool, given, text) => {
  expect(await call(tool, given)).toMatchObject({ isError: true, text: expect.stringContaining(text) });
});

test('fix shows a diff, and writes only on request', async () => {
  const dry = await call('fix', broken);
  expect(dry.text).toContain('+      "AutoStart": false,');
  expect(dry.text).toContain('nothing was written: call fix with write true');
  expect(dry.data).toMatchObject({ written: false, remaining: { errors: 2 } });
  expect(read(broken.path)).toBe(example(broken.path));
  const written = await call('fix', { ...broken, write: true });
  expect(written.data).toMatchObject({ written: true, remaining: { errors: 2 } });
  expect(read(broken.path)).not.toContain('"AutoStart": true');
  for (const path of [broken.path, 'garden.json'])
    expect((await call('fix', { path, write: true })).data).toMatchObject({ written: false });
});

describe('edit', () => {
  test('changes nothing but the named places, and writes only on request', async () => {
    const changes = [
      { op: 'replace', at: ['/logic/4', '/Tasks/2/DirectEffector/Effector/nt'], value: 'Find "the" key' },
      { op: 'insert', at: '/roomItems/5', value: JSON.parse(GARDEN).roomItems['3'] },
      { op: 'rename', at: '/settings/isNight', name: 'isDay' },
      { op: 'remove', at: '/settings/tasksRefresh' },
    ];
    const dry = await call('edit', { changes, allowNewErrors: true });
    expect(dry.text).toContain('garden.json: not written: call edit again with write true');
    expect(read()).toBe(GARDEN);
    const wet = await call('edit', { changes, write: true, allowNewErrors: true });
    expect(wet.data).toMatchObject({ written: true });
    const expected = JSON.parse(GARDEN);
    const logic = JSON.parse(expected.logic['4']);
    logic.Tasks[2].DirectEffector.Effector.nt = 'Find "the" key';
    expected.logic['4'] = JSON.stringify(logic);
    expected.roomItems['5'] = expected.roomItems['3'];
    expected.settings.isDay = expected.settings.isNight;
    delete expected.settings.isNight;
    delete expected.settings.tasksRefresh;
    expect(JSON.parse(read())).toEqual(expected);
  });

  test('renames items and quests wherever they are mentioned', async () => {
    const [quest] = Object.keys(JSON.parse(GARDEN).quests);
    const changes = [
      { op: 'rename', at: '/roomItems/4', name: '40' },
      { op: 'rename', at: `/quests/${quest}/Name`, name: '0_seek_key' },
    ];
    expect((await call('edit', { changes, write: true })).data).toMatchObject({ written: true });
    expect(read()).not.toContain('0_find_key');
    const { roomItems, logic } = JSON.parse(read());
    expect([Object.keys(roomItems), Object.keys(logic)]).toEqual([
      ['2', '3', '40'],
      ['2', '3', '40'],
    ]);
  });

  test('refuses changes that add errors unless they are allowed', async () => {
    const changes = [{ op: 'replace', at: ['/logic/4', '/Tasks/0/TargetState'], value: 7 }];
    const refused = await call('edit', { changes, write: true });
    expect(refused.isError).toBe(true);
    expect(refused.text).toContain('nothing was changed: the edit would bring 1 new error');
    expect(refused.text).toContain('TargetState 7 is not a transition code');
    expect(read()).toBe(GARDEN);
    const allowed = await call('edit', { changes, write: true, allowNewErrors: true });
    expect(allowed.data).toMatchObject({ written: true, newFindings: { errors: 1 } });
  });

  const REFUSED: Readonly<Record<string, readonly object[] | string>> = {
    'garden.json: changes[0]: there is nothing at "/roomItems/9/pos": "9" does not exist, the keys there are "2", "3", "4". Nothing was changed':
      [{ op: 'replace', at: '/roomItems/9/pos', value: 1 }],
    '"/logic/2" is a string that holds JSON. Write ["/logic/2","/Tasks/0/TargetState"]. Nothing was changed':
      [{ op: 'replace', at: '/logic/2/Tasks/0/TargetState', value: 121 }],
    'for JSON in a string, write ["/logic/2","/Tasks/-"]. Nothing was changed': [
      { op: 'insert', at: '/logic/2#/Tasks/-', value: {} },
    ],
    'for JSON in a string, write ["/logic/2","/Tasks/0"]. Nothing was changed': [
      { op: 'remove', at: '/logic/2 # /Tasks/0' },
    ],
    '"/roomItems/2" is not a string, so there is no JSON in it: use one pointer to go further': [
      { op: 'remove', at: ['/roomItems/2', '/pos'] },
    ],
    '"changes" is empty: The changes, made together or not at all': [],
    '"changes" must be a list, not a string that holds it: The changes': '[{"op":"remove"}]',
    '"changes[0]" has no field "path": did you mean "at"?': [{ op: 'replace', path: '/roomItems', value: 1 }],
    '"changes[0].at" is not valid: A place: an RFC 6901 pointer': [{ op: 'replace', at: [], value: 1 }],
    '"changes[0]" needs "at": A place': [{ op: 'remove' }],
    'a JSON Pointer must be empty or start with "/"': [{ op: 'replace', at: 'roomItems', value: 1 }],
    'changes[0]: rename needs "name", the new key': [{ op: 'rename', at: '/settings/isNight' }],
    'changes[0]: insert needs "value", the new value': [{ op: 'insert', at: '/roomItems/9' }],
    '"changes[0].op" must be replace, insert, remove or rename': [{ op: 'move', at: '/roomItems/9' }],
    'Nothing was changed': [
      { op: 'replace', at: '/settings/isNight', value: true },
      { op: 'remove', at: '/settings' },
    ],
  };
  test.each(Object.entries(REFUSED))('explains changes that cannot be made: %s', async (message, changes) => {
    const answer = await call('edit', { changes, write: true });
    expect(answer).toMatchObject({ isError: true, text: expect.stringContaining(message) });
    expect(read()).toBe(GARDEN);
  });
});

test.each([
  ['check', 'filePath', 'did you mean "path"?'],
  ['check', 'limit', 'did you mean "max"?'],
  ['edit', 'edits', 'did you mean "changes"?'],
  ['plan', 'before', 'did you mean "against"?'],
  ['check', 'ruel', 'did you mean "rule"?'],
  ['check', 'constructor', 'it takes path, rule, place, max, offset'],
])('%s leads from the argument %s to the one that is meant', (name, argument, advice) => {
  const tool = TOOLS.get(name);
  const fault = tool && argumentFault(tool, { [argument]: 'a.json' });
  expect(fault).toBe(`${name} has no argument "${argument}": ${advice}`);
});
