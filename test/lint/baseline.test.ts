import { describe, expect, test } from 'vitest';
import type { JsonObject, JsonValue } from '../../src/json/value.js';
import { Baseline, BaselineError } from '../../src/lint/baseline.js';
import { occurrencesOf } from '../../src/lint/occurrences.js';
import { FIND_KEY, FIND_KEY_COMPLETED, OPEN_DOOR, OPEN_DOOR_COMPLETED, room } from '../example-room.js';
import { applyFixes, findingsOf } from '../lint-example.js';

const PATH = 'rooms/a.json';
const broken = room(({ quests, logic }) => {
  for (const entry of Object.values(quests))
    Object.assign(entry, entry.Status === 'completed' ? { AutoStart: true } : { Enabled: false });
  for (const item of Object.values(logic))
    for (const task of item.Tasks as JsonObject[]) if (task.TargetState === 2) task.TargetState = 0;
});

function baselineOf(text: string): Baseline {
  const baseline = Baseline.empty();
  baseline.accept(PATH, findingsOf(text));
  return Baseline.read(baseline.toString());
}

describe('a baseline', () => {
  test('matches every finding that it was made from, and only in that file', () => {
    const baseline = baselineOf(broken);
    const findings = findingsOf(broken);
    expect(findings.length).toBeGreaterThan(2);
    expect(baseline.match(PATH, findings)).toEqual({ fresh: [], stale: new Map() });
    expect(baseline.match('rooms/b.json', findings).fresh).toEqual(findings);
  });

  test.each(
    Object.entries<(text: string) => string>({
      'is laid out anew': (text) => JSON.stringify(JSON.parse(text)),
      'gets other line ends': (text) => text.replaceAll('\n', '\r\n'),
      'has its members in another order': (text) => JSON.stringify(reversed(JSON.parse(text)), null, 1),
      'gets an item before the others': (text) =>
        text.replace('"roomItems": {', '"roomItems": {"1": {"prefabName": "GLB"},'),
      'gets tasks before the others, inside the strings': (text) => {
        const snapshot = JSON.parse(text);
        for (const [key, logic] of Object.entries<string>(snapshot.logic)) {
          const value = JSON.parse(logic);
          value.Tasks.unshift({ ...value.Tasks[0], Id: `00000000-0000-4000-8000-00000000000${key}` });
          snapshot.logic[key] = JSON.stringify(value);
        }
        return JSON.stringify(snapshot, null, 2);
      },
    }),
  )('still matches them when the file %s', (_what, change) => {
    const known = new Set(findingsOf(broken).flatMap(occurrencesOf));
    const { stale, fresh } = baselineOf(broken).match(PATH, findingsOf(change(broken)));
    expect(stale).toEqual(new Map());
    for (const occurrence of fresh.flatMap(occurrencesOf)) expect(known.has(occurrence)).toBe(false);
  });

  test('lists entries that no longer match anything, and drops them', () => {
    const baseline = baselineOf(broken);
    const mended = findingsOf(broken.replaceAll('"Enabled": false', '"Enabled": true'));
    const { fresh, stale } = baseline.match(PATH, mended);
    expect(fresh).toEqual([]);
    expect([...stale].map(([rule, entries]) => [rule, entries.length])).toEqual([['quest/enabled', 2]]);
    baseline.forget(PATH, stale);
    expect(baseline.match(PATH, mended)).toEqual({ fresh: [], stale: new Map() });
    expect(baseline.match(PATH, findingsOf(broken)).fresh).toHaveLength(1);
  });

  test('is written in a fixed order, for any order of the findings, without lines, columns or counts', () => {
    const findings = findingsOf(broken);
    const [one, other] = [Baseline.empty(), Baseline.empty()];
    one.accept('b.json', findings);
    one.accept('a.json', findings);
    other.accept('a.json', [...findings].reverse());
    other.accept('b.json', findings);
    expect(one.toString()).toBe(other.toString());
    expect(Object.keys(JSON.parse(one.toString()).files)).toEqual(['a.json', 'b.json']);
    expect(one.toString()).not.toMatch(/line|column|count/);
  });

  test('has no entry for a file without findings', () => {
    const baseline = baselineOf(broken);
    baseline.accept(PATH, []);
    expect(baseline.toString()).toBe('{\n  "version": 2,\n  "files": {}\n}\n');
  });

  test.each([
    ['', 'it is not JSON'],
    ['[]', 'it is not a baseline: it has no "files"'],
    ['{"version":3,"files":{}}', 'it has version 3, and this roomlint reads versions 1 and 2'],
    ['{"version":1,"files":{"a":1}}', 'the entry of "a" is not an object'],
    [
      '{"version":1,"files":{"a":{"quest/enabled":["x"]}}}',
      '"quest/enabled" of "a" is not a list of fingerprints',
    ],
    ['{"version":1,"files":{"__proto__":{"r":["x"]}}}', '"r" of "__proto__" is not a list of fingerprints'],
  ])('that is broken is not read: %s', (text, message) => {
    expect(() => Baseline.read(text)).toThrow(new BaselineError(message));
  });
});

/** The example room in which some quest entries have these fields. */
const withFields = (changes: Readonly<Record<string, JsonObject>>): string =>
  room(({ quests }) => {
    for (const [key, change] of Object.entries(changes)) Object.assign(quests[key] ?? {}, change);
  });

/** What a baseline of one text leaves of another one. */
const newIn = (before: string, after: string): string[] =>
  baselineOf(before)
    .match(PATH, findingsOf(after))
    .fresh.map(({ rule, pointer, message, related }) =>
      [rule, pointer, message, ...related.map((place) => place.pointer)].join(' '),
    );

describe('a new occurrence of a cause that is known', () => {
  const [inProgress, completed] = [FIND_KEY, FIND_KEY_COMPLETED];
  const emptied = { Creator: '' };

  test('on further quests is shown there, and only they are counted', () => {
    const before = withFields({ [inProgress]: emptied, [completed]: emptied });
    const after = withFields({
      [inProgress]: emptied,
      [completed]: emptied,
      [OPEN_DOOR]: emptied,
      [OPEN_DOOR_COMPLETED]: emptied,
    });
    expect(newIn(before, after)).toEqual([
      `quest/creator /quests/${OPEN_DOOR}/Creator Creator is empty: set it to the user id of the room owner /quests/${OPEN_DOOR_COMPLETED}/Creator`,
    ]);
    expect(newIn(before, before)).toEqual([]);
    expect(newIn(after, before)).toEqual([]);
  });

  test('on the other entry is shown there, and fixed only there', () => {
    const before = withFields({ [completed]: { AutoStart: true } });
    const after = withFields({ [inProgress]: { AutoStart: true }, [completed]: { AutoStart: true } });
    const baseline = baselineOf(before);
    const [finding, ...others] = baseline.unknown(PATH, findingsOf(after));
    expect(others).toEqual([]);
    expect(finding).toMatchObject({
      rule: 'quest/no-auto-start',
      pointer: `/quests/${inProgress}/AutoStart`,
      related: [],
    });
    expect(applyFixes(after, finding === undefined ? [] : [finding])).toBe(before);
  });

  test('at equal places counts: a third one is new', () => {
    const twice = (count: number): string =>
      room(({ logic }) => {
        const tasks = (logic['2']?.Tasks ?? []) as JsonObject[];
        for (const _each of Array.from({ length: count }))
          tasks.push({ $type: 'TaskTriggerSubscription', Trigger: { $type: 'OnClickEvent' } });
      });
    const { fresh } = baselineOf(twice(2)).match(PATH, findingsOf(twice(3)));
    expect(fresh.map(({ rule, embedded }) => [rule, embedded])).toEqual([
      ['subscription/trigger-form', ['/Tasks/4']],
    ]);
  });

  test('is another missing field of the same record', () => {
    const without = (...fields: string[]): string =>
      room(({ roomItems }) => {
        for (const field of fields) delete roomItems['3']?.[field];
      });
    expect(newIn(without('rot'), without('rot', 'scale'))).toEqual([
      'item/expected-fields /roomItems/3 item 3 (ResizableCube) has no scale: add prefabName, pos, rot and scale to every item',
    ]);
    const entryWithout = (...fields: string[]): string =>
      room(({ quests }) => {
        for (const field of fields) delete quests[OPEN_DOOR]?.[field];
      });
    expect(newIn(entryWithout('Group'), entryWithout('Group', 'Tracked'))).toEqual([
      `schema /quests/${OPEN_DOOR} this quest entry has no Tracked: write true to list the quest in the quest log, otherwise false`,
    ]);
  });
});

test('a finding about a record is the same when other fields of the record change', () => {
  const blocked = (change: JsonObject): string =>
    room(({ quests, logic }) => {
      const tasks = (logic['4']?.Tasks ?? []) as JsonObject[];
      tasks.splice(0, 1);
      for (const key of [OPEN_DOOR, OPEN_DOOR_COMPLETED]) Object.assign(quests[key] ?? {}, change);
    });
  const before = blocked({});
  expect(findingsOf(before).map(({ rule }) => rule)).toContain('flow/never-activated');
  expect(newIn(before, blocked({ DisplayGroup: 'Garden' }))).toEqual([]);
});

describe('a baseline of version 1', () => {
  const all = withFields({ [FIND_KEY]: { Creator: '' }, [OPEN_DOOR]: { Creator: '' } });
  const old = (text: string): string => {
    const byRule: Record<string, string[]> = {};
    for (const { rule, fingerprint } of findingsOf(text)) {
      byRule[rule] ??= [];
      byRule[rule].push(fingerprint);
    }
    return JSON.stringify({ version: 1, files: { [PATH]: byRule, 'rooms/b.json': byRule } });
  };

  test('covers whole findings, also after it was written again', () => {
    const baseline = Baseline.read(old(all));
    expect(baseline.match(PATH, findingsOf(all))).toEqual({ fresh: [], stale: new Map() });
    const again = Baseline.read(baseline.toString());
    expect(again.match(PATH, findingsOf(all))).toEqual({ fresh: [], stale: new Map() });
    expect(again.match(PATH, []).stale.size).toBeGreaterThan(0);
  });

  test('covers occurrences once it is updated, file by file', () => {
    const baseline = Baseline.read(old(all));
    const one = withFields({ [FIND_KEY]: { Creator: '' } });
    baseline.accept(PATH, findingsOf(one));
    const fresh = baseline.unknown(PATH, findingsOf(all)).filter(({ rule }) => rule === 'quest/creator');
    expect(fresh.map(({ pointer }) => pointer)).toEqual([`/quests/${OPEN_DOOR}/Creator`]);
    expect(baseline.unknown('rooms/b.json', findingsOf(all))).toEqual([]);
  });
});

function reversed(value: JsonValue): JsonValue {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, part]) => [key, reversed(part)]),
  );
}
