import { describe, expect, test, vi } from 'vitest';
import { Place } from '../../src/json/place.js';
import { Snapshot } from '../../src/snapshot/snapshot.js';

const FILLER = 'x'.repeat(1_000_000);
const logicOf = (task: object, filler: string): string =>
  JSON.stringify({ Tasks: [{ $type: 'Other', ...task }], ViewNodes: [], filler });
const roomOf = (logic: Record<string, string>) => ({ quests: {}, roomItems: {}, logic });
const place = Place.root.at('logic').at('2');

describe('a large string that holds JSON', () => {
  test('is parsed once for all walks and for the expressions', () => {
    const snapshot = new Snapshot(roomOf({ '2': logicOf({ e: '$TN{find_key}' }, FILLER) }));
    const parse = vi.spyOn(JSON, 'parse');
    const types: string[] = [];
    for (let time = 0; time < 3; time++) snapshot.walk({ otherTask: ({ type }) => types.push(type) });
    expect(snapshot.expressions.map(({ name }) => name)).toEqual(['find_key']);
    expect(types).toEqual(['Other', 'Other', 'Other']);
    expect(parse).toHaveBeenCalledTimes(1);
    snapshot.releaseTexts();
    snapshot.walk({ otherTask: ({ type }) => types.push(type) });
    expect(types).toHaveLength(4);
    expect(parse).toHaveBeenCalledTimes(2);
    parse.mockRestore();
  });

  test('is not taken for another one of the same length', () => {
    const room = roomOf({
      '2': logicOf({ e: '$TN{find_key}' }, FILLER),
      '3': logicOf({ e: '$TN{open_eye}' }, FILLER),
    });
    const snapshot = new Snapshot(room);
    snapshot.walk({});
    expect(snapshot.expressions.map(({ name }) => name)).toEqual(['find_key', 'open_eye']);
  });

  test('is known to be JSON, and no small or broken one is', () => {
    const room = roomOf({
      '2': logicOf({}, FILLER),
      '3': logicOf({}, 'x'),
      '4': `${logicOf({}, FILLER)}]`,
    });
    const snapshot = new Snapshot(room);
    snapshot.walk({});
    expect(snapshot.largeTexts.map(({ pointers }) => pointers)).toEqual([place.pointers]);
  });
});
