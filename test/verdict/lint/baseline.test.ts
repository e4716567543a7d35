import { describe, expect, test } from 'vitest';
import type { PlainJson, PlainObject } from '../../../src/bytes/json/value.js';
import { Baseline } from '../../../src/verdict/lint/baseline.js';
import { occurrencesOf } from '../../../src/verdict/lint/occurrences.js';
import { tasksOf } from '../../example-changes.js';
import { FIND_KEY, FIND_KEY_COMPLETED, OPEN_DOOR, OPEN_DOOR_COMPLETED, room } from '../../example-room.js';
import { findingsOf } from '../../lint-example.js';

const PATH = 'rooms/a.json';
const NOTHING = { fresh: [], stale: new Map() };
const broken = room(({ quests, logic }) => {
  for (const entry of Object.values(quests))
    Object.assign(entry, entry.Status === 'completed' ? { AutoStart: true } : { Enabled: false });
  for (const item of Object.values(logic))
    for (const task of item.Tasks as PlainObject[]) if (task.TargetState === 2) task.TargetState = 0;
});

function baselineOf(text: string): Baseline {
  const baseline = Baseline.empty();
  baseline.accept(PATH, findingsOf(text));
  return Baseline.read(baseline.toString());
}

/** The example room in which some quest entries have these fields; undefined removes one. */
const withFields = (changes: Readonly<Record<string, Record<string, PlainJson | undefined>>>): string =>
  room(({ quests }) => {
    for (const [key, change] of Object.entries(changes)) Object.assign(quests[key] ?? {}, change);
  });

describe('a baseline', () => {
  test('matches every finding that it was made from, and only in that file', () => {
    const findings = findingsOf(broken);
    expect(findings.length).toBeGreaterThan(2);
    expect(baselineOf(broken).match(PATH, findings)).toEqual(NOTHING);
    expect(baselineOf(broken).match('rooms/b.json', findings).fresh).toEqual(findings);
  });

  test.each(
    Object.entries<(text: string) => string>({
      'gets other line ends': (text) => text.replaceAll('\n', '\r\n'),
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
    expect(fresh.flatMap(occurrencesOf).filter((key) => known.has(key))).toEqual([]);
  });

  test('is written in a fixed order, for any order of the findings, without lines, columns or counts', () => {
    const findings = findingsOf(broken);
    const [one, other] = [Baseline.empty(), Baseline.empty()];
    one.accept('b.json', findings);
    one.accept('a.json', findings);
    other.accept('a.json', findings.toReversed());
    other.accept('b.json', findings);
    expect(one.toString()).toBe(other.toString());
    expect(Object.keys(JSON.parse(one.toString()).files)).toEqual(['a.json', 'b.json']);
    expect(one.toString()).not.toMatch(/line|column|count/);
    for (const path of ['a.json', 'b.json']) one.accept(path, []);
    expect(one.toString()).toBe('{\n  "version": 2,\n  "files": {}\n}\n');
  });
});

describe('what a baseline does not know', () => {
  const emptied = { Creator: '' };
  const inBoth = { [FIND_KEY]: emptied, [FIND_KEY_COMPLETED]: emptied };
  /** The same room with another key for an entry, wherever it is used. */
  const renamed = (text: string): string => text.replaceAll(FIND_KEY_COMPLETED, 'mlh7new7key7of');
  const onOther = { [OPEN_DOOR]: emptied, [OPEN_DOOR_COMPLETED]: emptied };
  const without = (...fields: readonly string[]): string =>
    withFields({ [OPEN_DOOR]: Object.fromEntries(fields.map((field) => [field, undefined])) });
  const triggers = (count: number): string =>
    room((changed) => {
      const trigger = { $type: 'TaskTriggerSubscription', Trigger: { $type: 'OnClickEvent' } };
      tasksOf(changed, '2').push(...Array.from({ length: count }, () => ({ ...trigger })));
    });
  /** The second quest never starts, which is found at its record. */
  const blocked = (change: PlainObject): string =>
    room((changed) => {
      tasksOf(changed, '4').splice(0, 1);
      for (const key of [OPEN_DOOR, OPEN_DOOR_COMPLETED]) Object.assign(changed.quests[key] ?? {}, change);
    });

  test.each<[what: string, before: string, after: string, fresh: readonly string[]]>([
    ['is none in the same text', withFields(inBoth), withFields(inBoth), []],
    ['is none where some are gone', withFields({ ...inBoth, ...onOther }), withFields(inBoth), []],
    ['is none where an entry has another key', withFields(inBoth), renamed(withFields(inBoth)), []],
    [
      'on further quests is shown there, and only they are counted',
      withFields(inBoth),
      withFields({ ...inBoth, ...onOther }),
      [
        `quest/creator /quests/${OPEN_DOOR}/Creator Creator is empty: set it to the user id of the room owner /quests/${OPEN_DOOR_COMPLETED}/Creator`,
      ],
    ],
    [
      'is another missing field of the same record',
      without('Group'),
      without('Group', 'Tracked'),
      [
        `schema /quests/${OPEN_DOOR} this quest entry has no Group or Tracked: for Group, write "" (single player, saved), "nonPersistent" or "multiplayer"; for Tracked, write true to list the quest in the quest log, otherwise false`,
      ],
    ],
    ['at a record is none when other fields change', blocked({}), blocked({ DisplayGroup: 'Garden' }), []],
  ])('%s', (_what, before, after, fresh) => {
    const found = baselineOf(before).match(PATH, findingsOf(after)).fresh;
    expect(
      found.map(({ rule, pointer, message, related }) =>
        [rule, pointer, message, ...related.map((place) => place.pointer)].join(' '),
      ),
    ).toEqual(fresh);
  });

  test('at equal places is the third of three', () => {
    const { fresh } = baselineOf(triggers(2)).match(PATH, findingsOf(triggers(3)));
    expect(fresh.map(({ rule, embedded }) => [rule, ...embedded])).toEqual([
      ['subscription/trigger-form', '/Tasks/4'],
    ]);
  });
});
