import { describe, expect, test } from 'vitest';
import { NO_REMOVALS } from '../../src/lint/removal-limit.js';
import { SOME_CHANGES } from '../../src/report/plan-changes.js';
import { planText } from '../../src/report/plan-text.js';
import { judgePlan } from '../../src/room/judge-plan.js';
import { mergeSnapshotInto } from '../../src/room/merge.js';
import { planImport } from '../../src/room/plan.js';

interface Room {
  roomItems: Record<string, Record<string, unknown>>;
  quests: Record<string, Record<string, unknown>>;
  logic: Record<string, string>;
  settings: Record<string, unknown>;
}

const bytes = (value: unknown): Uint8Array => new TextEncoder().encode(JSON.stringify(value));

/** A room of 97 items, each with logic, and 5 quests. */
function garden(offset = 0): Room {
  const made: Room = { roomItems: {}, quests: {}, logic: {}, settings: { roomBase: 'Grass', isNight: true } };
  for (let n = 1; n <= 97; n++) {
    made.roomItems[n] = {
      prefabName: ['Cube', 'Trigger', 'Tree'][(n + offset) % 3],
      pos: { x: n + offset, y: 0, z: offset },
    };
    const TaskTriggerId = `mlh${offset}${'abcde'[n % 5]}000000000p`;
    made.logic[n] = JSON.stringify({
      Tasks: [{ $type: 'TaskEffectorSubscription', TaskTriggerId }],
      ViewNodes: [],
    });
  }
  for (const [index, letter] of [...'abcde'].entries()) {
    const entry = { EntryId: `${offset}-${letter}`, Name: `${index}_quest_${letter}`, Group: '' };
    made.quests[`mlh${offset}${letter}000000000p`] = { ...entry, Status: 'inProgress' };
    made.quests[`mlh${offset}${letter}000000000q`] = { ...entry, Status: 'completed' };
  }
  return made;
}

function aloud(room: unknown, next: unknown): string {
  const plan = planImport(bytes(room), bytes(next));
  const gate = judgePlan(plan, { limits: [NO_REMOVALS], protect: [], dropsLogic: false });
  const report = { current: 'room.json', next: 'next.json', plan, gate };
  return [...planText(report, (_style, text) => text, SOME_CHANGES)].join('');
}

describe('typical mistakes of a creator', () => {
  const room = garden();

  test('a partial file says how many items go, and what to do instead', () => {
    const next = {
      roomItems: { 1: { ...room.roomItems[1], hoverTitle: 'new' } },
      logic: { 1: room.logic[1] },
    };
    const text = aloud(room, next);
    expect(text).toContain('items          + 0 added   ~ 1 changed   - 96 removed   = 0 unchanged');
    expect(text).toContain('  ~ item 1 (Trigger)  + hoverTitle "new"\n');
    expect(text).toContain(
      '  - item 97 (Trigger)\n      it has pos (97, 0, 0)\n      its logic is removed too\n      its logic refers to quest "2_quest_c"\n',
    );
    expect(text).toContain(
      '! this looks like a partial file: importing it removes 96 of 97 items. `roomlint plan --merge OUT`',
    );
    expect(text).toMatch(/\n✗ 96 items would be removed, but --max-removed allows 0\n$/);
  });

  test('the merge of a partial file removes nothing and passes', () => {
    const next = {
      roomItems: { 1: { hoverTitle: 'new' }, 98: { prefabName: 'Cube' } },
      logic: { 98: '{"Tasks":[]}', 99: '{}' },
    };
    const merged = mergeSnapshotInto(bytes(room), bytes(next));
    const { roomItems, logic } = JSON.parse(new TextDecoder().decode(merged)) as Room;
    expect(roomItems).toEqual({
      ...room.roomItems,
      1: { ...room.roomItems[1], hoverTitle: 'new' },
      98: { prefabName: 'Cube' },
    });
    expect(logic).toEqual({ ...room.logic, 98: '{"Tasks":[]}' });
    const plan = planImport(bytes(room), merged);
    expect(plan.verdict).toBe('changes');
    expect(plan.items.changed.map(({ key }) => key)).toEqual(['1']);
  });

  test.each([
    [
      'extraData stays beside an entry that replaces a broken one',
      { 1: 'broken' },
      { 1: '{}' },
      '{"a":1}',
      '{}',
    ],
    ['extraData stays beside another entry', { 1: '{"a":2}' }, { 1: '{"b":1}' }, '{"a":1}', '{"a":2,"b":1}'],
    ['extraData stays beside an entry that is not JSON', {}, { 1: 'broken' }, '{"a":1}', 'broken'],
  ])('merging again changes nothing: %s', (_what, before, given, extraData, entry) => {
    const old = { roomItems: { 1: { prefabName: 'Cube', extraData: '{"a":1}' } }, logic: before };
    const merged = mergeSnapshotInto(bytes(old), bytes({ logic: given }));
    const { roomItems, logic } = JSON.parse(new TextDecoder().decode(merged)) as Room;
    expect([roomItems[1]?.extraData, logic[1]]).toEqual([extraData, entry]);
    expect(mergeSnapshotInto(merged, bytes({ logic: given }))).toEqual(merged);
  });

  test('a renumbered room is recognized', () => {
    const shift = <Value>(records: Record<string, Value>) =>
      Object.fromEntries(Object.entries(records).map(([key, value]) => [Number(key) + 100, value]));
    const text = aloud(room, { ...room, roomItems: shift(room.roomItems), logic: shift(room.logic) });
    expect(text).toContain(
      '! this looks like the same room with its items renumbered: importing it removes 97 of 97 items',
    );
    expect(text).toContain(
      'items that seem to have new keys (an import removes the old ones): 1 (Trigger) → 101, 2 (Tree) → 102',
    );
    expect(text).toContain('\n✗ 97 items would');
  });

  test('a quests section emptied by a failed download says what players lose', () => {
    const text = aloud(room, { ...room, quests: {} });
    expect(text).toContain(
      '  - quest "0_quest_a" (mlh0a000000000p inProgress, mlh0a000000000q completed)\n      Group is empty: each player loses saved progress\n      the logic of items 5 (Tree), 10 (Trigger), 15 (Cube), 20 (Tree),',
    );
    expect(text).toContain('! quests is empty: importing it removes every quest.');
    expect(text).toContain('\n✗ 5 quests would be removed');
  });

  test('an older backup is recognized', () => {
    const older = structuredClone(room);
    for (let n = 90; n <= 97; n++) {
      delete older.roomItems[n];
      delete older.logic[n];
    }
    delete older.quests.mlh0e000000000p;
    delete older.quests.mlh0e000000000q;
    const text = aloud(room, older);
    expect(text).toContain('! this looks like an older backup');
    expect(text).toContain('\n✗ 8 items and 1 quest would be removed');
  });

  test('an older backup of a room with random quest ids says so as well', () => {
    const older = structuredClone(room);
    for (let n = 90; n <= 97; n++) {
      delete older.roomItems[n];
      delete older.logic[n];
    }
    delete older.quests.mlh0a000000000p;
    delete older.quests.mlh0a000000000q;
    expect(planImport(bytes(room), bytes(older)).looksLike).toEqual(['older-backup']);
  });

  test('a file of another room is recognized, although no item key is missing', () => {
    const text = aloud(room, garden(7));
    expect(text).toContain('~ 97 changed   - 0 removed');
    expect(text).toContain('! this looks like the file of another room');
    expect(text).toContain('\n✗ 5 quests would be removed');
  });

  test('quests with new ids are called the same quests', () => {
    const next = structuredClone(room);
    for (const [key, entry] of Object.entries(room.quests)) {
      delete next.quests[key];
      next.quests[key.replace('mlh0', 'mlh9')] = entry;
    }
    const plan = planImport(bytes(room), bytes(next));
    expect(plan.looksLike).toEqual(['renewed-quests']);
    expect(plan.renames.quests).toContainEqual({ from: 'mlh0a000000000p', to: 'mlh9a000000000p' });
    expect(plan.counts.removedQuests).toBe(5);
  });

  test('an ordinary edit looks like nothing else', () => {
    const next = structuredClone(room);
    delete next.roomItems[40];
    delete next.logic[40];
    next.roomItems[98] = { prefabName: 'Cube' };
    const plan = planImport(bytes(room), bytes(next));
    expect(plan.looksLike).toEqual([]);
    expect(plan.counts).toMatchObject({ items: 97, quests: 5, removedItems: 1, removedQuests: 0 });
  });
});

describe('the plan', () => {
  test('names the children of a removed item', () => {
    const room = { roomItems: { 1: {}, 2: { parentItemID: 1 }, 3: { parentItemID: 1 } } };
    const plan = planImport(bytes(room), bytes({ roomItems: { 2: { parentItemID: 1 } } }));
    expect(plan.items.removed.map(({ key, children }) => [key, children])).toEqual([
      ['1', { staying: ['2'], removed: ['3'] }],
      ['3', { staying: [], removed: [] }],
    ]);
  });

  test.each([
    ['', 'saved'],
    ['multiplayer', 'shared'],
    ['nonPersistent', 'session'],
    ['other', 'not-shown'],
  ])('says what the Group %j means for progress', (Group, progress) => {
    const plan = planImport(bytes({ quests: { a: { Group } } }), bytes({ quests: {} }));
    expect(plan.quests.removed[0]?.progress).toBe(progress);
  });

  test('lists settings that vanish, and unknown fields that only the room has, also inside strings', () => {
    const room = {
      settings: { isNight: true, roomBase: 'x', mystery: 1 },
      roomItems: { 1: { prefabName: 'A', odd: { deep: 1 } } },
      logic: { 1: '{"Tasks":[{"$type":"Alien","Id":"a"}],"glow":1}' },
    };
    const next = {
      settings: { roomBase: 'x' },
      roomItems: { 1: { prefabName: 'A' } },
      logic: { 1: '{"Tasks":[]}' },
    };
    const plan = planImport(bytes(room), bytes(next));
    expect(plan.settings.removed).toEqual(['isNight', 'mystery']);
    expect(plan.unknown.removed).toEqual([
      { pointer: '/roomItems/1/odd', embedded: [] },
      { pointer: '/logic/1', embedded: ['/Tasks/0'], type: 'Alien' },
      { pointer: '/logic/1', embedded: ['/glow'] },
      { pointer: '/settings/mystery', embedded: [] },
    ]);
  });

  test('says which unknown fields go with a record, and names the others once for all records', () => {
    const odd = { prefabName: 'A', odd: 1, more: { odd: 1 } };
    const room = {
      roomItems: { 1: odd, 2: odd, 3: odd },
      logic: { 1: '{"Tasks":[],"glow":1}', 2: '{"Tasks":[],"glow":1}', 3: '{"Tasks":[],"glow":1}' },
      quests: { a: { Name: '0_a', EntryId: 'e', odd: 1 } },
    };
    const next = {
      roomItems: { 2: { prefabName: 'A' }, 3: { prefabName: 'A', odd: 2 } },
      logic: { 2: '{"Tasks":[]}', 3: '{"Tasks":[]}' },
      quests: {},
    };
    const text = aloud(room, next);
    expect(text.slice(text.indexOf('What is destroyed'), text.indexOf('\n!'))).toBe(`What is destroyed
  - item 1 (A)
      it has odd 1, more {"odd":1}
      its logic is removed too
      3 unknown fields go with it: odd, more, glow
  - quest "0_a" (a)
      it has odd 1
      Group is unknown: the documents do not say what progress is lost
      1 unknown field goes with it: odd
  - unknown field odd of item 2 (A)
  - unknown field more of items 2 (A), 3 (A)
  - unknown field glow in the logic of items 2 (A), 3 (A)
`);
    expect(text).not.toContain('?');
  });

  test('calls documented fields that hold an unknown type by that type, and fields of a record by both', () => {
    const task = {
      $type: 'TaskTriggerSubscription',
      Trigger: { $type: 'OnExitEvent' },
      DirectEffector: { Effector: { $type: 'PillEvent', nt: 'x' }, Id: 'b', Name: '' },
      Id: 'a',
    };
    const logic = JSON.stringify({ Tasks: [task], ViewNodes: [{ n: 1 }] });
    const item = { prefabName: 'A', pos: { x: 1, odd: 2 } };
    const room = { roomItems: { 1: item, 2: item }, logic: { 1: logic, 2: logic } };
    const next = { roomItems: { 2: { prefabName: 'A', pos: { x: 1 } } }, logic: { 2: '{"Tasks":[]}' } };
    const text = aloud(room, next);
    expect(text).toContain(
      '2 unknown types and 3 unknown fields go with it: pos.odd, OnExitEvent, PillEvent, DirectEffector.Name, ViewNodes[0]\n',
    );
    const still = {
      ...next,
      logic: { 2: logic.replace('OnExitEvent', 'OnClickEvent').replace('PillEvent', 'E') },
    };
    expect(aloud(room, still)).not.toContain('unknown type OnExitEvent (');
    const without = { ...next, logic: { 2: logic.replace('"Trigger":{"$type":"OnExitEvent"},', '') } };
    expect(aloud(room, without)).toContain(
      '  - unknown field pos.odd of item 2 (A)\n  - unknown type OnExitEvent (Tasks[0].Trigger) in the logic of item 2 (A)\n',
    );
  });

  test('lists logic that is at risk, merged, dropped or unmergeable', () => {
    const room = { roomItems: { 1: {}, 2: {}, 3: {} }, logic: { 1: '{}' } };
    const next = {
      roomItems: { 1: {}, 2: { extraData: '{}' }, 3: { extraData: 'x' } },
      logic: { 2: '{"e":1}', 3: '{}', 9: '{}' },
      other: 1,
    };
    const { logic, sections } = planImport(bytes(room), bytes(next));
    expect(logic).toEqual({
      added: ['3'],
      changed: [],
      removed: ['1'],
      unchanged: [],
      atRisk: ['1'],
      isAbsent: false,
      merged: ['2'],
      unmergeable: ['3'],
      dropped: ['9'],
    });
    expect(sections.dropped).toEqual(['other']);
  });

  test('shows no secret in a title', () => {
    const contentString = 'https://x.example/a?X-Amz-Signature=0123456789abcdef0123456789abcdef';
    const plan = planImport(bytes({ roomItems: { 1: { contentString } } }), bytes({ roomItems: {} }));
    expect(plan.items.removed[0]?.title).toBe('a');
  });
});
