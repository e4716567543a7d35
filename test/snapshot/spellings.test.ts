import { describe, expect, test } from 'vitest';
import { Place } from '../../src/json/place.js';
import { PlaceSet } from '../../src/json/place-set.js';
import { Snapshot } from '../../src/snapshot/snapshot.js';

const TASKS = Array.from({ length: 3 }, (_, index) => ({
  $type: 'TaskEffectorSubscriptio',
  Id: `${index}`,
  TargetStat: 1,
}));
const SNAPSHOT = { roomItems: { 2: {} }, logic: { 2: JSON.stringify({ Tasks: TASKS, ViewNodes: [] }) } };
const task = (index: number): Place => Place.root.at('logic').at('2').inside().at('Tasks').at(index);

describe('near misses', () => {
  test('are noted once, however often the records are read', () => {
    const snapshot = new Snapshot(SNAPSHOT);
    snapshot.walk({});
    const { nearMisses } = snapshot.spellings;
    const kinds = nearMisses.map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'type')).toHaveLength(3);
    expect(kinds.filter((kind) => kind === 'key')).toHaveLength(3);
    snapshot.walk({});
    expect(snapshot.spellings.nearMisses).toHaveLength(kinds.length);
  });

  test('are read as what they mean in every walk', () => {
    const snapshot = new Snapshot(SNAPSHOT);
    for (let walk = 0; walk < 2; walk++) {
      const states: unknown[] = [];
      snapshot.walk({ subscription: ({ kind, record }) => states.push([kind, record.TargetState]) });
      expect(states).toEqual([
        ['effector', 1],
        ['effector', 1],
        ['effector', 1],
      ]);
    }
  });

  test('of a $type keep what is in the record from being certain, with and without other near misses', () => {
    const [, ...others] = TASKS;
    const [{ TargetStat: _dropped, ...typeOnly }] = TASKS as [(typeof TASKS)[number]];
    const logic = { 2: JSON.stringify({ Tasks: [typeOnly, ...others], ViewNodes: [] }) };
    const snapshot = new Snapshot({ ...SNAPSHOT, logic });
    snapshot.walk({});
    const { spellings } = snapshot;
    for (const index of [0, 1, 2]) expect(spellings.isPresumed(task(index).at('Id'))).toBe(true);
    expect(spellings.spelledPlace(task(0).at('TargetState')).step).toBe('TargetState');
    expect(spellings.spelledPlace(task(1).at('TargetState')).step).toBe('TargetStat');
    expect(spellings.isPresumed(task(3))).toBe(false);
  });
});

test('places are the same whether an index is a number or a key with the same digits, and no other spelling of it', () => {
  const places = new PlaceSet();
  places.add(Place.root.at(10).at('a'));
  places.add(Place.root.at('7'));
  expect(places.has(Place.root.at('10').at('a'))).toBe(true);
  expect(places.has(Place.root.at(7))).toBe(true);
  for (const key of ['07', '7.0', '1e1', ' 7', '-7', '12345678901234567890'])
    expect(places.has(Place.root.at(key))).toBe(false);
});
