import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Assistant, newFolder } from './assistant.js';

const EXAMPLES = fileURLToPath(new URL('../../examples/', import.meta.url));
const { folder, remove } = newFolder();
const inFolder = (name: string): string => join(folder, name);

let assistant: Assistant;

beforeAll(async () => {
  assistant = await Assistant.connect(folder);
});
afterAll(async () => {
  await assistant.close();
  remove();
});
beforeEach(() => {
  for (const name of ['garden', 'garden-broken', 'garden-shut-door', 'garden-partial'])
    copyFileSync(`${EXAMPLES}${name}.json`, inFolder(`${name}.json`));
});

describe('the tools', () => {
  test('are listed with descriptions, schemas and true annotations', async () => {
    const { tools } = await assistant.client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      ...['show_room', 'find', 'read', 'check', 'fix', 'edit', 'plan', 'simulate', 'quests', 'explain'],
      'roundtrip',
    ]);
    for (const { name, description, inputSchema, outputSchema, annotations } of tools) {
      expect(description, name).toMatch(/\b(never|no file|nothing)\b/);
      expect(inputSchema.type).toBe('object');
      expect(outputSchema?.type).toBe('object');
      expect(annotations).toEqual({
        readOnlyHint: !['fix', 'edit'].includes(name),
        destructiveHint: ['fix', 'edit'].includes(name),
        idempotentHint: name !== 'edit',
        openWorldHint: false,
      });
    }
  });

  test('show_room outlines a room, or all about one quest', async () => {
    const room = await assistant.call('show_room', { path: 'garden-shut-door.json' });
    expect(room.text).toContain('garden-shut-door.json: 3 items, 2 quests, 1 finding');
    expect(room.text).toContain('1 error    trigger/enter-needs-trigger-prefab');
    expect(room.data).toMatchObject({ items: 3, quests: 2, unreachable: 0 });
    const quest = await assistant.call('show_room', { path: 'garden.json', quest: '1_open_door' });
    expect(quest.text).toContain('OnEnterEvent: 111 on item 4 (Trigger)  ["/logic/4","/Tasks/0"]');
    const unknown = await assistant.call('show_room', { path: 'garden.json', item: 'dor' });
    expect(unknown).toMatchObject({ isError: true });
    expect(unknown.text).toContain('find looks for others');
  });

  test('find leads from a word, a place or the id of a quest to places and references', async () => {
    const byWord = await assistant.call('find', { path: 'garden.json', query: 'Door' });
    expect(byWord.data).toMatchObject({
      items: 0,
      quests: 1,
      matches: [{ kind: 'quest', name: '1_open_door', at: '/quests/mlh5m8r2t6y4ef' }],
    });
    expect(byWord.text).toContain('OnEnterEvent: 111 on item 4 (Trigger), at ["/logic/4","/Tasks/0"]');
    const byPrefab = await assistant.call('find', { path: 'garden.json', query: 'trigger' });
    expect(byPrefab.data).toMatchObject({
      items: 1,
      matches: [{ kind: 'item', key: '4', at: '/roomItems/4' }],
    });
    const byPlace = await assistant.call('find', { path: 'garden.json', query: '/logic/4' });
    expect(byPlace.data).toMatchObject({ items: 1, quests: 0, matches: [{ key: '4' }] });
    const nothing = await assistant.call('find', { path: 'garden.json', query: 'dragon' });
    expect(nothing.text).toContain('nothing is called that: show_room lists what there is');
  });

  test('find leads from the id of a quest that is gone to what still names it', async () => {
    const text = readFileSync(inFolder('garden.json'), 'utf8');
    writeFileSync(inFolder('gone.json'), text.replaceAll('\\"mlh5m8r2t6y4ef\\"', '\\"gone\\"'));
    const { text: found } = await assistant.call('find', { path: 'gone.json', query: 'gone' });
    expect(found).toContain('a task of item "4" names it, at ["/logic/4","/Tasks/0"]');
  });

  test('read shows a record as it is spelled, and the JSON in a string without escapes', async () => {
    const item = await assistant.call('read', { path: 'garden.json', at: '/roomItems/3/pos' });
    expect(item.text).toContain('"y": 1.5');
    const logic = await assistant.call('read', { path: 'garden.json', at: '/logic/4' });
    expect(logic.data).toMatchObject({
      at: ['/logic/4', ''],
      kind: 'object',
      isInsideString: true,
      next: null,
    });
    expect(logic.text).toContain('{"Tasks":[{"$type":"TaskTriggerSubscription"');
    const inside = await assistant.call('read', {
      path: 'garden.json',
      at: ['/logic/4', '/Tasks/0/TargetState'],
    });
    expect(inside.data).toMatchObject({ kind: 'number', text: '111' });
    const nested = await assistant.call('read', {
      path: 'garden.json',
      at: '/settings/roomSettingsExtraData',
    });
    expect(nested.data).toMatchObject({ inside: [['/settings/roomSettingsExtraData', '/EventData']] });
    const part = await assistant.call('read', { path: 'garden.json', at: '/logic/4', max: 10, offset: 2 });
    expect(part.data).toMatchObject({ text: 'Tasks":[{"', next: 12 });
    const absent = await assistant.call('read', { path: 'garden.json', at: '/roomItems/9' });
    expect(absent.text).toBe(
      'garden.json: there is nothing at "/roomItems/9": "9" does not exist, the keys there are "2", "3", "4"',
    );
    const deeper = await assistant.call('read', { path: 'garden.json', at: ['/settings/isNight', '/a'] });
    expect(deeper).toMatchObject({ isError: true });
    expect(deeper.text).toContain('is not a string');
  });

  test('check lists findings, the worst first, and narrows them down by rule and place', async () => {
    const all = await assistant.call('check', { path: 'garden-broken.json' });
    expect(all.data).toMatchObject({ errors: 4, fixable: 2, part: { total: 4, shown: 4, next: null } });
    expect(all.text).toContain('(quest/no-auto-start) at "/quests/mlh4k2p9x7q1ab/AutoStart" [safe fix]');
    const rule = await assistant.call('check', { path: 'garden-broken.json', rule: 'quest/no-auto-start' });
    expect(rule.data).toMatchObject({ errors: 1 });
    const missing = await assistant.call('check', { path: 'garden-broken.json', place: '/logic/9' });
    expect(missing.text).toContain('there is nothing at "/logic/9": "9" does not exist, the keys there are ');
    const place = await assistant.call('check', { path: 'garden-broken.json', place: '/logic' });
    expect(place.data).toMatchObject({ part: { shown: expect.any(Number) } });
    expect(place.text).not.toContain('/quests/');
    const page = await assistant.call('check', { path: 'garden-broken.json', max: 1, offset: 1 });
    expect(page.data).toMatchObject({ part: { total: 4, shown: 1, next: 2 } });
    expect(page.text).toContain('… 2 more: call again with offset 2, or narrow it down with rule or place');
    const unknown = await assistant.call('check', { path: 'garden-broken.json', rule: 'quest/no-autostart' });
    expect(unknown.text).toContain('did you mean "quest/no-auto-start"?');
  });

  test('fix shows a diff, and writes only when it is told to', async () => {
    const before = readFileSync(inFolder('garden-broken.json'), 'utf8');
    const dry = await assistant.call('fix', { path: 'garden-broken.json' });
    expect(dry.text).toContain('+      "AutoStart": false,');
    expect(dry.text).toContain('nothing was written: call fix with write true');
    expect(dry.data).toMatchObject({ written: false, remaining: { errors: 2 } });
    expect(readFileSync(inFolder('garden-broken.json'), 'utf8')).toBe(before);
    const nothing = await assistant.call('fix', { path: 'garden.json' });
    expect(nothing.text).toBe(
      'garden.json: nothing to fix; no findings would remain\nafterwards: no findings',
    );
    const written = await assistant.call('fix', { path: 'garden-broken.json', write: true });
    expect(written.data).toMatchObject({ written: true, remaining: { errors: 2 } });
    const after = readFileSync(inFolder('garden-broken.json'), 'utf8');
    expect(after).not.toContain('"AutoStart": true');
    const again = await assistant.call('fix', { path: 'garden-broken.json', write: true });
    expect(again.data).toMatchObject({ written: false });
  });

  test('edit changes nothing but the named places, and writes only when it is told to', async () => {
    const before = readFileSync(inFolder('garden.json'), 'utf8');
    const changes = [
      { op: 'replace', at: ['/logic/4', '/Tasks/2/DirectEffector/Effector/nt'], value: 'Find "the" key' },
      { op: 'insert', at: '/roomItems/5', value: JSON.parse(before).roomItems['3'] },
      { op: 'rename', at: '/settings/isNight', name: 'isDay' },
      { op: 'remove', at: '/settings/tasksRefresh' },
    ];
    const dry = await assistant.call('edit', { path: 'garden.json', changes, allowNewErrors: true });
    expect(dry.text).toContain('garden.json: not written: call edit again with write true');
    expect(readFileSync(inFolder('garden.json'), 'utf8')).toBe(before);
    const wet = await assistant.call('edit', {
      path: 'garden.json',
      changes,
      write: true,
      allowNewErrors: true,
    });
    expect(wet.data).toMatchObject({ written: true });
    const after = readFileSync(inFolder('garden.json'), 'utf8');
    const room = JSON.parse(after);
    expect(JSON.parse(room.logic['4']).Tasks[2].DirectEffector.Effector.nt).toBe('Find "the" key');
    expect(room.roomItems['5']).toEqual(room.roomItems['3']);
    expect(room.settings).toMatchObject({ isDay: false });
    expect(room.settings).not.toHaveProperty('tasksRefresh');
  });

  test('edit renames items and quests wherever they are mentioned', async () => {
    const quest = Object.keys(JSON.parse(readFileSync(inFolder('garden.json'), 'utf8')).quests)[0];
    const { data, text, isError } = await assistant.call('edit', {
      path: 'garden.json',
      changes: [
        { op: 'rename', at: '/roomItems/4', name: '40' },
        { op: 'rename', at: `/quests/${quest}/Name`, name: '0_seek_key' },
      ],
      write: true,
    });
    expect([isError, data], text).toEqual([false, expect.objectContaining({ written: true })]);
    const after = readFileSync(inFolder('garden.json'), 'utf8');
    expect(after).not.toContain('0_find_key');
    const room = JSON.parse(after);
    expect([Object.keys(room.roomItems), Object.keys(room.logic)].map((keys) => keys.includes('40'))).toEqual(
      [true, true],
    );
    const other = await assistant.call('edit', {
      path: 'garden.json',
      changes: [{ op: 'rename', at: `/quests/${quest}`, name: '1_open_door' }],
    });
    expect([other.isError, other.text]).toEqual([true, expect.stringContaining('Nothing was changed')]);
  });

  test('edit refuses changes that add errors unless they are allowed', async () => {
    const changes = [{ op: 'replace', at: ['/logic/4', '/Tasks/0/TargetState'], value: 7 }];
    const refused = await assistant.call('edit', { path: 'garden.json', changes, write: true });
    expect(refused.isError).toBe(true);
    expect(refused.text).toContain('nothing was changed: the edit would bring 1 new error');
    expect(refused.text).toContain('TargetState 7 is not a transition code');
    expect(readFileSync(inFolder('garden.json'), 'utf8')).toBe(
      readFileSync(`${EXAMPLES}garden.json`, 'utf8'),
    );
    const allowed = await assistant.call('edit', {
      path: 'garden.json',
      changes,
      write: true,
      allowNewErrors: true,
    });
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
    'the array has 2 elements: use an index from 0 to 2, or "-" for the end. Nothing was changed': [
      { op: 'insert', at: ['/logic/2', '/Tasks/9'], value: {} },
    ],
    '"/roomItems/2" is not a string, so there is no JSON in it: use one pointer to go further': [
      { op: 'remove', at: ['/roomItems/2', '/pos'] },
    ],
    '"pos" already exists': [{ op: 'insert', at: '/roomItems/2/pos', value: 1 }],
    'the key "3" is used already: choose another one': [{ op: 'rename', at: '/roomItems/2', name: '3' }],
    '"changes" is empty: The changes, made together or not at all': [],
    '"changes" must be a list, not a string that holds it: The changes': '[{"op":"remove"}]',
    '"changes[0]" has no field "path": did you mean "at"?': [{ op: 'replace', path: '/roomItems', value: 1 }],
    '"changes[0].at" is not valid: A place: an RFC 6901 pointer': [{ op: 'replace', at: [], value: 1 }],
    '"changes[0]" needs "at": A place': [{ op: 'remove' }],
    'a JSON Pointer must be empty or start with "/"': [{ op: 'replace', at: 'roomItems', value: 1 }],
    'changes[0]: rename needs "name", the new key': [{ op: 'rename', at: '/settings/isNight' }],
    'changes[0]: insert needs "value", the new value': [{ op: 'insert', at: '/roomItems/9' }],
    '"changes[0].op" must be replace, insert, remove or rename': [{ op: 'move', at: '/roomItems/9' }],
    'cannot replace /roomItems/2/pos and replace /roomItems/2/pos/y together: both change the same bytes': [
      { op: 'replace', at: '/roomItems/2/pos', value: {} },
      { op: 'replace', at: '/roomItems/2/pos/y', value: 5 },
    ],
    'Nothing was changed': [
      { op: 'replace', at: '/settings/isNight', value: true },
      { op: 'remove', at: '/settings' },
    ],
  };
  test.each(Object.entries(REFUSED))(
    'edit explains changes that cannot be made: %s',
    async (message, changes) => {
      const answer = await assistant.call('edit', { path: 'garden.json', changes, write: true });
      expect(answer.isError).toBe(true);
      expect(answer.text).toContain(message);
      expect(readFileSync(inFolder('garden.json'), 'utf8')).toBe(
        readFileSync(`${EXAMPLES}garden.json`, 'utf8'),
      );
    },
  );

  test('plan says what an import destroys, with another file as the room', async () => {
    const destroying = await assistant.call('plan', { path: 'garden-partial.json', against: 'garden.json' });
    expect(destroying.text).toContain('importing garden-partial.json into garden.json: destroys 3 things');
    expect(destroying.data).toMatchObject({
      destroyed: 3,
      withinLimit: false,
      counts: { items: { removed: 2 } },
    });
    const same = await assistant.call('plan', { path: 'garden.json', against: 'garden.json' });
    expect(same.data).toMatchObject({ verdict: 'unchanged', destroyed: 0 });
    const nothing = await assistant.call('plan', { path: 'garden.json' });
    expect(nothing.isError).toBe(true);
    expect(nothing.text).toContain('Give "against", a file with the snapshot of the room as it is');
    const unpulled = await assistant.call('plan', { path: 'garden.json', against: 'last pull' });
    expect(unpulled.text).toContain('garden.json was never pulled');
  });

  test('simulate says which expectations failed and why, and which steps it does not know', async () => {
    const script = 'click 2\nenter 4\nexpect 1_open_door not active';
    const failed = await assistant.call('simulate', { path: 'garden.json', script });
    expect(failed.isError).toBe(false);
    expect(failed.data).toMatchObject({
      passed: false,
      failed: 1,
      lines: [{ line: 3, result: 'failed' }, {}, {}],
    });
    expect(failed.text).toContain('FAILED: 1_open_door is Active instead of Not Active: line 2 (enter 4)');
    const unknown = await assistant.call('simulate', { path: 'garden.json', script: 'klick 2' });
    expect(unknown.isError).toBe(true);
    expect(unknown.text).toContain(
      'script line 1: unknown step "klick": did you mean "click"?\nOne step on each line',
    );
  });

  test('quests gives a play that simulate confirms, or why there is none', async () => {
    const { data, text } = await assistant.call('quests', { path: 'garden.json', quest: '1_open_door' });
    expect(text).toContain('completed: a play: click 2 | enter 4 | fire 4 OnExitEvent');
    expect(data).toMatchObject({ quests: [{ name: '1_open_door', completed: { verdict: 'reachable' } }] });
    const script = 'click 2\nenter 4\nfire 4 OnExitEvent\nexpect 1_open_door completed';
    const played = await assistant.call('simulate', { path: 'garden.json', script });
    expect(played.data).toMatchObject({ passed: true });
  });

  test('explain describes a rule', async () => {
    const { text, data } = await assistant.call('explain', { rule: 'quest/no-auto-start' });
    expect(text).toContain('AutoStart does not activate a quest.');
    expect(data).toMatchObject({ rule: 'quest/no-auto-start', level: 'error', fix: 'safe' });
  });

  test('roundtrip says what a rewrite loses', async () => {
    writeFileSync(inFolder('odd.json'), '{"roomItems":{},"quests":{},"settings":{"a":1.0}}');
    const alone = await assistant.call('roundtrip', { path: 'odd.json' });
    expect(alone.text).toContain('use edit instead');
    expect(alone.data).toMatchObject({ verdict: 'identical', differences: [{ count: 1 }] });
    const both = await assistant.call('roundtrip', { path: 'garden-shut-door.json', against: 'garden.json' });
    expect(both.data).toMatchObject({
      verdict: 'lost',
      differences: [{ class: 'removed' }, { class: 'changed' }],
    });
  });
});
