import { describe, expect, test } from 'vitest';
import { NO_REMOVALS } from '../../src/lint/removal-limit.js';
import { SOME_CHANGES } from '../../src/report/plan-changes.js';
import { planText } from '../../src/report/plan-text.js';
import { judgePlan, keepsLimits, type Limits, readRemovalLimit } from '../../src/room/judge-plan.js';
import { planImport } from '../../src/room/plan.js';

const bytes = (value: unknown): Uint8Array => new TextEncoder().encode(JSON.stringify(value));
const NO_LIMITS: Limits = { limits: [NO_REMOVALS], protect: [], dropsLogic: false };

function limit(text: string): Limits['limits'] {
  return [readRemovalLimit(text) ?? { kind: 'count', most: -1 }];
}

function aloud(room: unknown, next: unknown, limits: Partial<Limits> = {}): string {
  const plan = planImport(bytes(room), bytes(next));
  const gate = judgePlan(plan, { ...NO_LIMITS, ...limits });
  const report = { current: 'room.json', next: 'next.json', plan, gate };
  return [...planText(report, (_style, text) => text, SOME_CHANGES)].join('');
}

const TASKS = '{"Tasks":[{"Id":"a"}]}';
/** Four items, three with logic; two quests, four settings keys and room tasks. */
const ROOM = {
  roomItems: { 1: { prefabName: 'A' }, 2: { prefabName: 'B' }, 3: { prefabName: 'C' }, 'a/b': {} },
  logic: { 1: TASKS, 2: TASKS, 3: TASKS },
  quests: {
    x: { EntryId: 'e', Name: '0_x' },
    y: { EntryId: 'e', Name: '0_x' },
    z: { EntryId: 'f', Name: '1_z' },
  },
  settings: { roomBase: 'a', isNight: false, chatDisabled: false, tasksRefresh: true },
  roomTasks: { Tasks: [{}, {}] },
};

describe('what an import removes counts', () => {
  test.each<[what: string, next: object, kind: string, removed: number]>([
    ['items', { roomItems: { 1: ROOM.roomItems[1] }, logic: ROOM.logic }, 'items', 3],
    ['quests, a pair once', { quests: { z: ROOM.quests.z } }, 'quests', 1],
    ['logic of items that stay', { ...ROOM, logic: { 2: TASKS } }, 'logic', 2],
    ['settings keys', { settings: { roomBase: 'b', isNight: true } }, 'settings', 2],
    ['room tasks, as one section', { roomTasks: { Tasks: [] } }, 'sections', 1],
  ])('%s', (_what, next, kind, removed) => {
    const plan = planImport(bytes(ROOM), bytes(next));
    const gate = judgePlan(plan, NO_LIMITS);
    expect(gate.kinds).toEqual([{ kind, removed, most: 0 }]);
    expect([gate.removed, gate.isWithinLimit, plan.verdict]).toEqual([removed, false, 'destroys']);
  });

  test.each<[what: string, next: object]>([
    ['a section that the file leaves out', { settings: ROOM.settings }],
    ['a value that changes', { settings: { ...ROOM.settings, isNight: true } }],
    ['room tasks of which some stay', { roomTasks: { Tasks: [{}] } }],
    ['an empty file', {}],
  ])('but not %s', (_what, next) => {
    expect(judgePlan(planImport(bytes(ROOM), bytes(next)), NO_LIMITS).removed).toBe(0);
  });

  test('logic of an item that goes is not counted beside it', () => {
    const { 3: _item, ...roomItems } = ROOM.roomItems;
    const next = { roomItems, logic: { 1: TASKS, 2: TASKS } };
    expect(judgePlan(planImport(bytes(ROOM), bytes(next)), NO_LIMITS).removed).toBe(1);
  });

  test('logic that the room has in extraData counts like an entry', () => {
    const room = { roomItems: { 1: { extraData: TASKS }, 2: { extraData: '{}' } } };
    const plan = planImport(bytes(room), bytes({ roomItems: { 1: {}, 2: {} }, logic: {} }));
    expect([plan.logic.atRisk, plan.verdict]).toEqual([['1'], 'destroys']);
    expect(judgePlan(plan, NO_LIMITS).kinds).toEqual([{ kind: 'logic', removed: 1, most: 0 }]);
    const moved = planImport(bytes(room), bytes({ roomItems: { 1: {}, 2: {} }, logic: { 1: TASKS } }));
    expect(judgePlan(moved, NO_LIMITS).removed).toBe(0);
  });
});

describe('a limit', () => {
  const next = {
    roomItems: { 1: { prefabName: 'A' }, 2: { prefabName: 'B' } },
    logic: { 1: TASKS },
    quests: { z: ROOM.quests.z },
    settings: { roomBase: 'a', isNight: false, chatDisabled: false },
  };
  const plan = planImport(bytes(ROOM), bytes(next));

  test.each<[string, number, boolean]>([
    ['0', 0, false],
    ['4', 4, false],
    ['5', 5, true],
    // Of 4 items, 2 quests, 3 logic entries, 4 settings keys and 1 section.
    ['49%', 3, false],
    ['50%', 6, true],
    ['100%', 14, true],
  ])('%s of 5 removals allows %i', (text, most, isWithinLimit) => {
    expect(judgePlan(plan, { ...NO_LIMITS, limits: limit(text) })).toMatchObject({
      removed: 5,
      most,
      isWithinLimit,
    });
  });

  test('that is a percentage holds for each kind', () => {
    const emptied = planImport(bytes(ROOM), bytes({ settings: {} }));
    expect(judgePlan(emptied, { ...NO_LIMITS, limits: limit('99%') }).isWithinLimit).toBe(false);
    expect(aloud(ROOM, { settings: {} }, { limits: limit('50%') })).toContain(
      '✗ 4 settings keys would be removed, but --max-removed allows 2 settings keys\n',
    );
    expect(aloud(ROOM, next, { limits: limit('50%') })).toContain(
      ': within the limit of 2 items, 1 quest, 1 logic entry and 2 settings keys\n',
    );
  });

  test('of two, the one that is exceeded counts, whatever the other allows', () => {
    const [percent] = limit('40%');
    const [count] = limit('10');
    for (const limits of [
      [percent, count],
      [count, percent],
    ] as const)
      expect(judgePlan(plan, { ...NO_LIMITS, limits }).isWithinLimit).toBe(false);
  });

  test('says how much of each kind would be removed', () => {
    expect(aloud(ROOM, next)).toContain(
      '✗ 2 items, 1 quest, 1 logic entry and 1 settings key would be removed, but --max-removed allows 0\n',
    );
  });

  test.each(['', '-1', '1.5', '101%', 'x', '1 2'])('%j is not a limit', (text) => {
    expect(readRemovalLimit(text)).toBeUndefined();
  });

  test.each([
    ['items/3', ['items/3']],
    ['items/1', []],
    ['items/*', ['items/3', 'items/a/b']],
    ['quests/0_*', ['quests/x', 'quests/y']],
    ['settings/tasksRefresh', ['settings/tasksRefresh']],
    ['items/a~1b', ['items/a/b']],
    ['logic/*', ['logic/2', 'logic/3']],
    ['roomTasks', []],
  ])('--protect %s', (pattern, losses) => {
    const gate = judgePlan(plan, { ...NO_LIMITS, limits: limit('100%'), protect: [pattern] });
    expect(gate.protectedLosses).toEqual(losses);
    expect(keepsLimits(gate)).toBe(losses.length === 0);
  });

  test('--protect roomTasks', () => {
    const emptied = planImport(bytes(ROOM), bytes({ roomTasks: {} }));
    const gate = judgePlan(emptied, { ...NO_LIMITS, limits: limit('100%'), protect: ['roomTasks'] });
    expect(gate.protectedLosses).toEqual(['roomTasks']);
  });
});

describe('a file with items and without a logic section', () => {
  const { logic: _logic, ...next } = ROOM;

  test('is refused whatever the limit allows, and names the items that would stop working', () => {
    const plan = planImport(bytes(ROOM), bytes(next));
    const gate = judgePlan(plan, { ...NO_LIMITS, limits: limit('100%') });
    expect([gate.stoppedItems, gate.isWithinLimit, keepsLimits(gate)]).toEqual([
      ['1', '2', '3'],
      true,
      false,
    ]);
    const text = aloud(ROOM, next, { limits: limit('100%') });
    expect(text.match(/at risk/g)).toBeNull();
    expect(text).toContain(
      '  - the file has no logic section: all 3 items stop working\n      item 1 (A), item 2 (B), item 3 (C)\n',
    );
    expect(text).toContain('the file has no logic section: all 3 items stop working. Put the logic back');
  });

  test('goes with a word of its own, which no limit and only protect takes back', () => {
    const plan = planImport(bytes(ROOM), bytes(next));
    expect(keepsLimits(judgePlan(plan, { ...NO_LIMITS, dropsLogic: true }))).toBe(true);
    const others = planImport(bytes(ROOM), bytes({ ...next, settings: {} }));
    expect(judgePlan(others, { ...NO_LIMITS, dropsLogic: true })).toMatchObject({
      removed: 4,
      isWithinLimit: false,
    });
    const gate = judgePlan(plan, { ...NO_LIMITS, dropsLogic: true, protect: ['logic/2'] });
    expect([gate.protectedLosses, keepsLimits(gate)]).toEqual([['logic/2'], false]);
  });

  test('is refused where the room has the logic in extraData as well', () => {
    const room = { roomItems: { 1: { prefabName: 'A', extraData: TASKS } } };
    const plan = planImport(bytes(room), bytes({ roomItems: { 1: { prefabName: 'A' } } }));
    expect(judgePlan(plan, NO_LIMITS).stoppedItems).toEqual(['1']);
    expect(aloud(room, { roomItems: { 1: {} } })).toContain(
      'the file has no logic section: item 1 (A) stops working',
    );
  });

  test.each<[string, object, object]>([
    ['the room has no logic either', { roomItems: ROOM.roomItems }, next],
    [
      'the file has the logic in extraData',
      ROOM,
      { roomItems: { 1: { extraData: TASKS }, 2: { extraData: TASKS }, 3: { extraData: TASKS }, 'a/b': {} } },
    ],
    ['an empty section says so: its entries count', ROOM, { ...next, logic: {} }],
    ['the file has no items', ROOM, { settings: ROOM.settings }],
  ])('is another thing where %s', (_where, room, file) => {
    expect(judgePlan(planImport(bytes(room), bytes(file)), NO_LIMITS).stoppedItems).toEqual([]);
  });
});
