import { describe, expect, test } from 'vitest';
import { applySplices, references, rekeyItem, renameQuest, SnapshotError } from '../../../src/index.js';
import { FIND_KEY, OPEN_DOOR_COMPLETED, room } from '../../example-room.js';
import { valueRows } from '../../table-rows.js';

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const bytes = bytesOf(room());

/** The example room with an expression in the logic of the door. */
const withExpression = (text: string): Uint8Array =>
  bytesOf(
    room(({ logic }) => {
      const [task] = (logic['3']?.Tasks ?? []) as { Effector: object }[];
      if (task !== undefined) task.Effector = { $type: 'FunctionEffector', V: text };
    }),
  );

const found = references(withExpression("SetTask('find_key', 111)"));
const [quest] = found.quests;

test.each(
  valueRows<[string, string, string, string[], string]>('verdict/references/tables.md', 'Places of a quest'),
)('a quest is referred to by %s and %s', (kind, by, pointer, embedded, text) => {
  const bytesNow = withExpression("SetTask('find_key', 111)");
  const place = quest?.references.find(
    (each) => each.kind === kind && each.by === by && each.pointer === pointer,
  );
  expect(place).toMatchObject({ embedded });
  expect(new TextDecoder().decode(bytesNow.subarray(place?.span.start, place?.span.end))).toBe(text);
});

describe('references', () => {
  test('lists where an item is', () => {
    const item = found.items.find(({ key }) => key === '3');
    expect(item?.references.map(({ kind, by, pointer }) => [kind, by, pointer])).toEqual([
      ['item', 'key', '/roomItems/3'],
      ['logic', 'key', '/logic/3'],
    ]);
  });

  test('refuses what is not a snapshot', () => {
    expect(() => references(bytesOf('[]'))).toThrow(SnapshotError);
    expect(() => references(bytesOf('{'))).toThrow(SnapshotError);
  });

  test.each(['{"settings":{},"x":1}', '{"settings":{"x":1}}', '{"x":1,"quests":null}'])(
    'reads %s, which has a section with nothing in it that is documented',
    (text) => {
      expect(references(bytesOf(text))).toMatchObject({ quests: [], items: [] });
    },
  );
});

describe('renameQuest', () => {
  test.each([
    ['mlhnothing', '2_x', 'there is no quest with the id "mlhnothing"'],
    ['0_find_key', '2_x', `"0_find_key" is the Name of a quest: give its id, "${FIND_KEY}"`],
    [FIND_KEY, '1_open_door', 'the Name "1_open_door" is used already'],
    [FIND_KEY, '9_open_door', 'expressions would not say which quest "open_door" is'],
    [FIND_KEY, 'find', '"find" cannot be a Name: write a number, an underscore and a name'],
  ])('refuses to rename %s to %s', (id, name, message) => {
    expect(() => renameQuest(bytes, id, name)).toThrow(RangeError);
    expect(() => renameQuest(bytes, id, name)).toThrow(message);
  });

  test('refuses a Name that expressions cannot spell, only where an expression names the quest', () => {
    const text = withExpression("SetTask('find_key', 111)");
    expect(() => renameQuest(text, FIND_KEY, "0_it's")).toThrow('expressions cannot name "it\'s"');
    expect(renameQuest(bytes, FIND_KEY, "0_it's").length).toBeGreaterThan(2);
  });

  test('escapes a Name for each string around it', () => {
    const name = '0_say "hi"';
    const renamed = JSON.parse(
      new TextDecoder().decode(applySplices(bytes, renameQuest(bytes, FIND_KEY, name))),
    );
    expect([renamed.quests[FIND_KEY].Name, JSON.parse(renamed.logic['2']).Tasks[0].Name]).toEqual([
      name,
      name,
    ]);
  });

  test('refuses a Name that an expression uses for something else', () => {
    const text = withExpression("SetTask('other', 111)");
    expect(() => renameQuest(text, FIND_KEY, '0_other')).toThrow('an expression names "other" already');
  });

  test('takes the id of either entry, and changes nothing for the same Name', () => {
    expect(renameQuest(bytes, OPEN_DOOR_COMPLETED, '1_open_door')).toEqual([]);
    const fewer = renameQuest(bytes, OPEN_DOOR_COMPLETED, '2_open_door');
    expect(fewer.every(({ text }) => text === '2_open_door')).toBe(true);
  });
});

describe('rekeyItem', () => {
  test.each(valueRows<[string, string, string]>('verdict/references/tables.md', 'Keys that are refused'))(
    'refuses to give %s the key %s',
    (key, newKey, message) => {
      expect(() => rekeyItem(bytes, key, newKey)).toThrow(RangeError);
      expect(() => rekeyItem(bytes, key, newKey)).toThrow(message);
    },
  );

  test('refuses an item that is there twice', () => {
    const twice = bytesOf('{"roomItems": {"2": {}, "2": {}}}');
    expect(() => rekeyItem(twice, '2', '5')).toThrow('/roomItems/2 is there twice: remove one of them first');
  });
});
