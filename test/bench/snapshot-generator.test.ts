import { validate, version } from 'uuid';
import { describe, expect, test } from 'vitest';
import {
  denseRoom,
  MINIMUM_BYTES,
  oneHugeLogicString,
  oneHugeString,
  type SnapshotOptions,
  snapshotChunks,
} from '../../.ci/bench/snapshot-generator.js';
import { checkSnapshot } from '../../src/index.js';
import {
  advancesOf,
  effectorOf,
  linksOf,
  type QuestEntry,
  type Room,
  reachableStates,
  requiredState,
  tasksOf,
} from './room.js';

const QUEST_ID = /^mlh[a-z0-9]{11,14}$/;

const variants: [string, SnapshotOptions][] = [
  ['50 KB, indented', { bytes: 50_000 }],
  ['400 KB, one line', { bytes: 400_000, seed: 7, layout: 'one-line' }],
  ['1 MB, raw UTF-8', { bytes: 1_000_000, seed: 99, ascii: false }],
];

const textOf = (options: SnapshotOptions): string => snapshotChunks(options).join('');

const sorted = (values: Iterable<string>): string[] => [...values].sort();

describe('text', () => {
  test('is the same for the same seed and different for another', () => {
    const options = { bytes: 200_000, seed: 5 };
    expect(textOf(options)).toBe(textOf(options));
    expect(textOf({ ...options, seed: 6 })).not.toBe(textOf(options));
  });

  test.each([MINIMUM_BYTES, 50_001, 123_456, 1_000_000])('of %i bytes has that size', (bytes) => {
    for (const layout of ['indented', 'one-line'] as const) {
      for (const ascii of [true, false]) {
        const size = Buffer.byteLength(textOf({ bytes, layout, ascii }));
        expect(Math.abs(size - bytes)).toBeLessThanOrEqual(bytes / 100);
      }
    }
  });

  test.each([0, MINIMUM_BYTES - 1, 1e6 + 0.5, Number.NaN])('of %d bytes is refused', (bytes) => {
    expect(() => snapshotChunks({ bytes })).toThrow(RangeError);
  });

  test('keeps its layout', () => {
    const indented = textOf({ bytes: 60_000 });
    expect(textOf({ bytes: 60_000, layout: 'one-line' })).not.toMatch(/\n/);
    expect(indented.match(/\n/g)?.length).toBeGreaterThan(1000);
    expect(indented).toMatch(/^\{\n {2}"roomItems": \{\n {4}"2": \{\n {6}"prefabName"/);
    const compact = JSON.stringify(JSON.parse(indented));
    expect(JSON.stringify(JSON.parse(JSON.stringify(JSON.parse(indented), null, 2)))).toBe(compact);
  });

  test('holds non-ASCII characters as escapes or raw', () => {
    const escaped = textOf({ bytes: 200_000, ascii: true });
    const raw = textOf({ bytes: 200_000, ascii: false });
    expect(Buffer.byteLength(escaped)).toBe(escaped.length);
    expect(escaped).toMatch(/[^\\]\\ud83c\\udf89/);
    expect(raw).toContain('🎉');
    expect(raw).toMatch(/\\\\u00/);
  });

  test('spells whole decimals with a point', () => {
    expect(textOf({ bytes: 60_000 })).toMatch(/: \d+\.0,?\n/);
  });
});

describe.each(variants)('room of %s', (_, options) => {
  const text = textOf(options);
  const room: Room = JSON.parse(text);
  const tasks = tasksOf(room);
  const entries = Object.values(room.quests);
  const started = entries.filter((entry) => entry.Status === 'inProgress');

  test('has realistic proportions', () => {
    const items = Object.keys(room.roomItems).length;
    expect(options.bytes / items).toBeGreaterThan(1000);
    expect(options.bytes / items).toBeLessThan(2500);
    expect(items / started.length).toBeGreaterThan(9);
    expect(items / started.length).toBeLessThan(15);
  });

  test('has the five sections and no key twice', () => {
    expect(Object.keys(room)).toEqual(['roomItems', 'settings', 'roomTasks', 'quests', 'logic']);
    // A key that came twice would be gone after parsing, and the text shorter when written again.
    const keys = text.match(/(?<=[{,]\s*)"(?:[^"\\]|\\.)*"(?=:)/g)?.length;
    let parsedKeys = 0;
    JSON.parse(text, (_key, value: unknown) => {
      if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
        parsedKeys += Object.keys(value).length;
      }
      return value;
    });
    expect(parsedKeys).toBe(keys);
  });

  test('has complete items with existing parents, in no cycle, and unit rotations', () => {
    for (const [key, item] of Object.entries(room.roomItems)) {
      expect(Object.keys(item)).toHaveLength(19);
      expect(Math.hypot(item.rot.x, item.rot.y, item.rot.z, item.rot.w)).toBeCloseTo(1, 9);
      expect(item.parentItemID === 0 || room.roomItems[item.parentItemID] !== undefined).toBe(true);
      expect(item.parentItemID).toBeLessThan(Number(key));
    }
  });

  test('has JSON in settings, and JSON in that', () => {
    const extra = JSON.parse(room.settings.roomSettingsExtraData);
    expect(JSON.parse(extra.EventData)).toHaveProperty('itemEvents');
    expect(room.settings.tasksRefresh).toBe(false);
    expect(room.roomTasks.Tasks).toEqual([]);
  });

  test('has a logic string for items of the room only', () => {
    expect(sorted(Object.keys(room.logic))).toEqual(sorted(Object.keys(room.roomItems)));
    for (const value of Object.values(room.logic)) {
      expect(JSON.parse(value)).toMatchObject({ Tasks: expect.any(Array), ViewNodes: [] });
    }
  });

  test('never gives an id twice', () => {
    const ids = tasks.flatMap(({ task }) => [
      task.Id,
      ...linksOf(task).map((link) => link.Id),
      ...(task.$type === 'TaskTriggerSubscription' && task.DirectEffector ? [task.DirectEffector.Id] : []),
    ]);
    const uuids = [...ids, ...started.map((entry) => entry.EntryId)];
    expect(uuids.filter((id) => !validate(id) || version(id) !== 4)).toEqual([]);
    expect(new Set(uuids).size).toBe(uuids.length);
    expect(Object.keys(room.quests).filter((id) => !QUEST_ID.test(id))).toEqual([]);
  });

  test('has quest pairs that differ only where they may', () => {
    const shared = ({ id, Status, ...rest }: QuestEntry): object => {
      const { Rewards, SuccessMsg, ...others } = rest as Record<string, unknown>;
      expect([Rewards === undefined, SuccessMsg === undefined]).toEqual(
        Array(2).fill(Status === 'inProgress'),
      );
      expect(room.quests[id]?.id).toBe(id);
      return others;
    };
    for (const entry of started) {
      const pair = entries.filter((other) => other.EntryId === entry.EntryId);
      expect(pair.map((other) => other.Status)).toEqual(['inProgress', 'completed']);
      const [first, second] = pair.map(shared);
      expect(second).toEqual(first);
      expect(Object.keys(first ?? {})).toHaveLength(16);
    }
    expect(entries).toHaveLength(started.length * 2);
  });

  test('has one creator and numbered, unique names', () => {
    expect(new Set(entries.map((entry) => entry.Creator)).size).toBe(1);
    expect(entries[0]?.Creator).toMatch(/^[0-9A-Za-z]{28}$/);
    expect(started.filter((entry) => !/^\d+_.+$/.test(entry.Name))).toEqual([]);
    const bareNames = started.map((entry) => entry.Name.replace(/^\d+_/, ''));
    expect(new Set(bareNames).size).toBe(started.length);
  });

  test('requires quests by their inProgress id, earlier ones only, as often as they can be completed', () => {
    const order = started.map((entry) => entry.id);
    for (const entry of started) {
      const required = entry.Requirements.map((requirement) => requirement.id);
      expect(new Set(required).size).toBe(required.length);
      for (const requirement of entry.Requirements) {
        const limit = room.quests[requirement.id]?.RepeatableLimit ?? 0;
        expect(order.indexOf(requirement.id)).toBeGreaterThanOrEqual(0);
        expect(order.indexOf(requirement.id)).toBeLessThan(order.indexOf(entry.id));
        expect(limit === 0 || requirement.amount <= limit).toBe(true);
        expect(requirement).toMatchObject({ delete: false, type: 'quest' });
      }
    }
  });

  test('has subscriptions that name their quest rightly', () => {
    for (const { task } of tasks) {
      const effects = task.$type === 'TaskEffectorSubscription' ? [task] : [];
      for (const reference of [...effects, ...advancesOf(task), ...linksOf(task)]) {
        expect(room.quests[reference.TaskTriggerId]).toMatchObject({
          Name: reference.Name,
          Status: 'inProgress',
        });
      }
    }
  });

  test('has subscriptions in the documented forms', () => {
    const seen = new Set<string>();
    for (const { itemKey, prefab, task } of tasks) {
      if (task.$type === 'TaskEffectorSubscription') {
        expect([undefined, 1, 2]).toContain(task.TargetState);
        const place = `${itemKey} ${task.TaskTriggerId} ${task.TargetState ?? 0}`;
        expect(seen).not.toContain(place);
        seen.add(place);
      } else {
        expect(task.TaskTriggerId === undefined).toBe(task.DirectEffector !== undefined);
        if (task.Trigger.$type === 'OnEnterEvent') expect(prefab).toBe('Trigger');
      }
      const effector = effectorOf(task);
      const rotation = effector?._transformState?.rotation;
      if (rotation !== undefined) expect(Math.hypot(...rotation)).toBeCloseTo(1, 9);
      if (effector?.useRandom) expect(effector.linkedTasks?.length).toBeGreaterThan(1);
      // A completion that moves its own quest on at once would race with the other effects.
      if (task.$type !== 'TaskEffectorSubscription') continue;
      const own = linksOf(task).filter((link) => link.TaskTriggerId === task.TaskTriggerId);
      for (const link of own) expect(link.Trigger.Delay).toBeGreaterThan(0);
    }
  });

  test('names quests in expressions without their number', () => {
    const bareNames = new Set(started.map((entry) => entry.Name.replace(/^\d+_/, '')));
    const expressions = tasks.flatMap(({ task }) => effectorOf(task)?.V ?? []);
    expect(expressions.length).toBeGreaterThan(0);
    for (const expression of expressions) {
      const named = [...expression.matchAll(/(?:SetTask|OnChange)\('([^']+)'|\$TN?\{([^}]+)\}/g)];
      expect(named.length).toBeGreaterThan(0);
      for (const [, quoted, braced] of named) expect(bareNames).toContain(quoted ?? braced);
    }
  });

  test('can be played: every quest to its end, every effect and every code', () => {
    const reached = reachableStates(room);
    for (const entry of started) expect(reached).toContain(`${entry.id} 2`);
    for (const { task } of tasks) {
      if (task.$type === 'TaskEffectorSubscription') {
        expect(reached).toContain(`${task.TaskTriggerId} ${task.TargetState ?? 0}`);
      }
      for (const link of [...advancesOf(task), ...linksOf(task)]) {
        const state = requiredState(link.TargetState);
        if (state !== undefined) expect(reached).toContain(`${link.TaskTriggerId} ${state}`);
      }
    }
  });
});

describe.each(['indented', 'one-line'] as const)('huge strings, %s', (layout) => {
  test('one string of escapes', () => {
    const text = oneHugeString(500_000, { layout }).join('');
    const room: Room = JSON.parse(text);
    const [longest = ''] = Object.values(room.roomItems)
      .map((item) => item.contentString)
      .sort((one, other) => other.length - one.length);
    expect(Buffer.byteLength(text)).toBe(500_000);
    expect(JSON.stringify(longest).length).toBeGreaterThan(250_000);
    for (const sequence of ['\\n', '\\"', '\\u00e9', '\\\\'])
      expect(text.split(sequence).length).toBeGreaterThan(4000);
    expect(longest).not.toContain('@@');
  });

  test('one logic string with escapes in escapes', () => {
    const text = oneHugeLogicString(500_000, { layout }).join('');
    const room: Room = JSON.parse(text);
    const [longest = ''] = Object.values(room.logic).sort((one, other) => other.length - one.length);
    const { text: inner }: { text: string } = JSON.parse(longest);
    expect(Buffer.byteLength(text)).toBe(500_000);
    expect(longest.length).toBeGreaterThan(350_000);
    expect(inner).toContain('She said "drück the böll"\nand\t\\ left\n');
    expect(inner).not.toContain('@@');
  });
});

test('the dense room is one line of 1,027 items, 102 quest entries and 1,581 tasks without a finding', () => {
  const text = denseRoom().join('');
  const room = JSON.parse(text) as Room;
  const tasks = Object.values(room.logic).flatMap((logic) => JSON.parse(logic).Tasks as unknown[]);
  expect(text).not.toContain('\n');
  expect(Object.keys(room.roomItems)).toHaveLength(1_027);
  expect(Object.keys(room.quests)).toHaveLength(102);
  expect(tasks).toHaveLength(1_581);
  expect(checkSnapshot(Buffer.from(text)).findings).toEqual([]);
});
