import { describe, expect, test } from 'vitest';
import { importInto } from '../../src/room/import.js';
import { UnusableSnapshotError } from '../../src/room/snapshot-text.js';
import { NotJsonError } from '../../src/roundtrip/not-json.js';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const imported = (room: string, snapshot: string): string =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(importInto(bytes(room), bytes(snapshot)));

/* Each title in quotes is a sentence of the game-management API. */

describe('"Top-level sections, each optional on import"', () => {
  const room =
    '{ "roomItems": {"1": {}},\n  "settings": {"isNight": true},\n  "roomTasks": {"Tasks": []}, "quests": {}, "logic": {} }';

  test.each(['roomItems', 'settings', 'roomTasks', 'quests', 'logic'])(
    'a file without %s can be imported',
    (name) => {
      const { [name]: _left, ...rest } = JSON.parse(room) as Record<string, unknown>;
      expect(imported(room, JSON.stringify(rest))).toBe(room);
    },
  );

  test('"An absent section is left unchanged"', () => {
    expect(imported(room, '{}')).toBe(room);
    expect(imported(room, '{"settings": {"isNight": false}}')).toBe(
      room.replace('{"isNight": true}', '{"isNight": false}'),
    );
  });
});

test('"It then reads the JSON and applies the sections present": all of them in one import', () => {
  expect(
    imported(
      '{"roomItems":{"1":{},"2":{}},"settings":{"a":1},"roomTasks":{"Tasks":[]},"quests":{"x":{}},"logic":{"1":"{}"},"own":1}',
      '{"quests":{"y":{}},"roomTasks":{"Tasks":[1]},"logic":{"1":"{\\"e\\":1}"},"roomItems":{"1":{"placed":true}},"settings":{}}',
    ),
  ).toBe(
    '{"roomItems":{"1":{"placed":true}},"settings":{},"roomTasks":{"Tasks":[1]},"quests":{"y":{}},"logic":{"1":"{\\"e\\":1}"},"own":1}',
  );
});

describe('"roomItems present: reconciled with the existing item set; items whose identifiers are omitted from the object are removed"', () => {
  const room = `{
  "roomItems": {
    "1": {"prefabName": "A", "scale": {"x": 1.0}, "mystery": "\\u00e9"},
    "2": {"prefabName": "B"},
    "10": {"prefabName": "C"}
  }
}
`;

  test('an omitted item is removed, and the others keep every byte', () => {
    const next =
      '{"roomItems":{"10":{"prefabName":"C"},"1":{"mystery":"é","scale":{"x":1},"prefabName":"A"}}}';
    expect(imported(room, next)).toBe(room.replace('    "2": {"prefabName": "B"},\n', ''));
  });

  test('the first and the last item can be removed', () => {
    expect(imported(room, '{"roomItems":{"2":{"prefabName":"B"}}}')).toBe(
      '{\n  "roomItems": {\n    "2": {"prefabName": "B"}\n  }\n}\n',
    );
  });

  test('a new item follows the others, and an item with another value is replaced as a whole', () => {
    const next =
      '{"roomItems":{"1":{"prefabName":"A"},"11":{"pos": 1e2},"2":{"prefabName":"B"},"10":{"prefabName":"C"}}}';
    expect(imported(room, next)).toBe(
      room
        .replace('{"prefabName": "A", "scale": {"x": 1.0}, "mystery": "\\u00e9"}', '{"prefabName":"A"}')
        .replace('{"prefabName": "C"}', '{"prefabName": "C"},\n    "11": {"pos": 1e2}'),
    );
  });

  test('an empty object removes every item', () => {
    expect(imported('{"roomItems": {"1": {}, "2": {}}}', '{"roomItems": {}}')).toBe('{"roomItems": {}}');
  });

  test('a number that only a double confuses is another number', () => {
    expect(
      imported('{"roomItems":{"1":{"n":9007199254740993}}}', '{"roomItems":{"1":{"n":9007199254740992}}}'),
    ).toBe('{"roomItems":{"1":{"n":9007199254740992}}}');
    expect(imported('{"roomItems":{"1":{"n":-0}}}', '{"roomItems":{"1":{"n":0}}}')).toBe(
      '{"roomItems":{"1":{"n":0}}}',
    );
  });
});

describe('"settings, roomTasks or quests present: that whole section is rewritten"', () => {
  test.each(['settings', 'roomTasks', 'quests'])('%s is replaced by that of the file as a whole', (name) => {
    expect(
      imported(
        `{"${name}": {"old": 1, "both": {"x": 1}} , "other": 1.50}`,
        `{"${name}": { "both": {"y":2} }}`,
      ),
    ).toBe(`{"${name}": { "both": {"y":2} } , "other": 1.50}`);
  });

  test('quests: "A snapshot import can rewrite them wholesale"', () => {
    const quests = '{"mlha":{"Name":"0_a","Status":"inProgress"},"mlhb":{"Name":"0_a","Status":"completed"}}';
    expect(imported(`{"quests":${quests}}`, '{"quests":{}}')).toBe('{"quests":{}}');
  });

  test('a section that the room lacks is added', () => {
    expect(imported('{\n  "settings": {}\n}', '{"quests":{"a":{}}}')).toBe(
      '{\n  "settings": {},\n  "quests": {"a":{}}\n}',
    );
  });

  test('a section that says the same keeps its spelling', () => {
    const room = '{"settings": {"a": 1.0, "b": "\\u0041"}}';
    expect(imported(room, '{"settings":{"b":"A","a":1}}')).toBe(room);
  });
});

describe('"when logic is present together with roomItems, each logic entry is merged into the matching item\'s extraData field"', () => {
  const held = (text: string, key = '1'): Record<string, unknown> => {
    const { extraData } = (JSON.parse(text) as { roomItems: Record<string, { extraData: string }> })
      .roomItems[key] ?? { extraData: '' };
    return JSON.parse(extraData) as Record<string, unknown>;
  };

  test('"logic present with roomItems: merged into each matching item\'s extraData"', () => {
    const snapshot =
      '{"roomItems":{"1":{"extraData":"{}"},"2":{"extraData":"{}"}},"logic":{"1":"{\\"e\\":1}","3":"{}"}}';
    const after = imported('{}', snapshot);
    expect([held(after), held(after, '2')]).toEqual([{ e: 1 }, {}]);
    expect(JSON.parse(after)).not.toHaveProperty('logic');
  });

  test('members of the logic win, others keep their spelling, and the entry is gone', () => {
    const snapshot = JSON.stringify({
      roomItems: { 1: { extraData: '{"col": "red", "n": 1.50}' } },
      logic: { 1: '{"col":"blue","Tasks":[]}' },
    });
    const after = imported('{}', snapshot);
    expect(held(after)).toEqual({ col: 'blue', n: 1.5, Tasks: [] });
    expect(after).toContain('\\"n\\": 1.50');
    expect(after).not.toContain('"logic"');
  });

  test('members with unpaired surrogates keep them', () => {
    const snapshot = JSON.stringify({
      roomItems: { 1: { extraData: '{"a\ud800":"\udc01"}' } },
      logic: { 1: '{"b\ud801":"\udc02"}' },
    });
    expect(held(imported('{}', snapshot))).toEqual({ 'a\ud800': '\udc01', 'b\ud801': '\udc02' });
  });

  test('an empty extraData is replaced by the logic, unchanged', () => {
    const after = imported(
      '{"logic":{}}',
      '{"roomItems":{"1":{"extraData":""}},"logic":{"1":"{\\"e\\": 1}"}}',
    );
    expect(after).toBe('{"logic":{},"roomItems":{"1":{"extraData":"{\\"e\\": 1}"}}}');
  });

  test('without extraData, logic stays in its own section, as downloads show it', () => {
    const room = '{"roomItems":{"1":{}},"logic":{"1":"{\\"e\\": 1}"}}';
    expect(imported(room, room)).toBe(room);
  });

  test('two that are not both strings with an object stay apart', () => {
    const room = '{"roomItems":{"1":{"extraData":7}},"logic":{"1":"{}"}}';
    expect(imported(room, room)).toBe(room);
  });

  test('an item imported without logic loses its old logic', () => {
    const room = '{"roomItems":{"1":{},"2":{}},"logic":{"1":"{}","2":"{}"}}';
    expect(imported(room, '{"roomItems":{"1":{},"2":{}},"logic":{"2":"{}"}}')).toBe(
      '{"roomItems":{"1":{},"2":{}},"logic":{"2":"{}"}}',
    );
    expect(imported(room, '{"roomItems":{"1":{},"2":{}}}')).toBe('{"roomItems":{"1":{},"2":{}},"logic":{}}');
  });

  test('logic without roomItems, or for no item of the file, is dropped', () => {
    const room = '{"roomItems":{"1":{}},"logic":{"1":"{}"}}';
    expect(imported(room, '{"logic":{"1":"{\\"e\\":1}"}}')).toBe(room);
    expect(imported(room, '{"roomItems":{"1":{}},"logic":{"1":"{}","9":"{}"}}')).toBe(room);
  });
});

describe('"Unfamiliar fields must be preserved exactly when backing up a game"', () => {
  test('unknown sections of the room stay, and those of the file are dropped', () => {
    expect(
      imported('{"mine": [1.0], "settings": {}}', '{"mine": 2, "theirs": 3, "settings": {"x": 1}}'),
    ).toBe('{"mine": [1.0], "settings": {"x": 1}}');
  });

  test('a byte-order mark and the white space around the room stay', () => {
    expect(imported('\ufeff \n{"settings": {}}\n\n', '{"settings": {"a": 1}}')).toBe(
      '\ufeff \n{"settings": {"a": 1}}\n\n',
    );
  });
});

describe('what cannot be imported', () => {
  test.each([
    ['[]', 'its root is an array, not an object'],
    ['{"roomItems": []}', 'its roomItems section is an array, not an object'],
    ['{"quests": null}', 'its quests section is null, not an object'],
    [
      '{"roomItems": {}, "\\u0072oomItems": {}}',
      'it has roomItems 2 times, and it is unknown which one an import takes',
    ],
    [`{"a": ${'['.repeat(300)}${']'.repeat(300)}}`, 'it is nested more than 256 levels deep'],
  ])('%.20s', (text, fault) => {
    expect(() => importInto(bytes('{}'), bytes(text))).toThrow(new UnusableSnapshotError('after', fault));
    expect(() => importInto(bytes(text), bytes('{}'))).toThrow(new UnusableSnapshotError('before', fault));
  });

  test('text that is not JSON names its first fault', () => {
    expect(() => importInto(bytes('{}'), bytes('{"a": nul}'))).toThrow(NotJsonError);
    expect(() => importInto(bytes('{}'), bytes('['.repeat(1_000_000)))).toThrow(/not JSON|levels/);
  });
});

test('logic arrives where the item of the room has an empty extraData', () => {
  const given = '{"roomItems":{"3":{}},"logic":{"3":"{\\"Tasks\\":[]}"}}';
  for (const empty of ['{}', '', ' { } ']) {
    const room = JSON.stringify({ roomItems: { '3': { extraData: empty } } });
    expect(JSON.parse(imported(room, given))).toEqual(JSON.parse(given));
  }
});
