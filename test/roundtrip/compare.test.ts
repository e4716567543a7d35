import { describe, expect, test } from 'vitest';
import { NotJsonError } from '../../src/roundtrip/compare.js';
import { KEEPS } from '../../src/roundtrip/difference.js';
import { many } from '../runs.js';
import { compare, differenceLines } from './difference-lines.js';

const logic = (value: string): string => JSON.stringify({ logic: { '5': value } });
const tasks = (...list: readonly string[]): string => logic(`{"Tasks":[${list.join(',')}]}`);
const trigger = (id: string, rest = ''): string =>
  `{"$type":"TaskTriggerSubscription","Trigger":{"$type":"OnClickEvent"},"Id":"${id}"${rest}}`;

test('the same bytes are identical, JSON or not', () => {
  for (const text of ['{"a":1}', '', '{', '\ufeff{}'])
    expect(compare(text, text)).toEqual({
      verdict: 'identical',
      keep: 'bytes',
      differences: [],
      omitted: 0,
      groups: [],
    });
});

describe('white space', () => {
  test('is reported once for a file, with the number of places', () => {
    expect(differenceLines('{"a":1,"b":[1,2]}', '{ "a":1, "b": [1,2]}\n', 'values')).toEqual([
      'layout known forgiven: /a <> -> /a < >: white space differs at 4 places',
    ]);
  });

  test('is reported at the first place where it differs', () => {
    const { differences } = compare('{"a": 1,\n  "b": 2}', '{"a": 1,\n    "b": 2}');
    expect(differences).toHaveLength(1);
    expect(differences[0]).toMatchObject({
      class: 'layout',
      message: 'white space differs at 1 place',
      count: 1,
      before: { pointer: '/b', embedded: [], start: { offset: 8, line: 1, column: 9 } },
      after: { start: { offset: 8 }, end: { offset: 13, line: 2, column: 5 } },
    });
  });

  test('counts the byte-order mark and the final line break', () => {
    expect(differenceLines('\ufeff{}', '{}', 'values')).toEqual([
      'layout known forgiven:  <\ufeff> ->  <>: the byte-order mark is gone',
    ]);
    expect(differenceLines('{}', '\ufeff{}\n', 'values')).toEqual([
      'layout known forgiven:  <> ->  <\ufeff>: the file now begins with a byte-order mark, and white space differs at 1 place',
    ]);
    expect(differenceLines('{}\n', '{}', 'unknown')).toEqual([
      'layout known forgiven:  <\n> ->  <>: white space differs at 1 place',
    ]);
  });

  test('in a string that holds JSON is part of its value', () => {
    const [before, after] = [logic('{"col":"a"}'), logic('{"col": "a"}')];
    expect(differenceLines(before, after, 'values')).toEqual([
      'layout known lost: /logic/5#/col <> -> /logic/5#/col < >: white space differs at 1 place',
    ]);
    expect(compare(before, after, 'unknown').verdict).toBe('kept');
  });

  test('in a string in a field that no schema knows is part of that field', () => {
    expect(
      differenceLines('{"settings":{"mine":"[1,2]"}}', '{"settings":{"mine":"[1, 2]"}}', 'unknown'),
    ).toEqual([
      'layout unknown lost: /settings/mine#/1 <> -> /settings/mine#/1 < >: white space differs at 1 place',
    ]);
    expect(compare('{"settings":{"mine":[1,2]}}', '{"settings":{"mine":[1, 2]}}', 'unknown').verdict).toBe(
      'kept',
    );
  });

  test('around something that is gone is part of that', () => {
    expect(differenceLines('{\n  "a": 1,\n  "b": 2\n}', '{\n  "a": 1\n}')).toEqual([
      'removed unknown lost: /b <"b"> -> nothing: "b" is gone',
    ]);
    expect(differenceLines('{ "a": 1, "b": 2}', '{ "b": 2}')).toHaveLength(1);
    expect(differenceLines('[1,  2, 3]', '[1, 3]')).toEqual([
      'removed unknown lost: /1 <2> -> nothing: list[1] (2) is gone',
    ]);
  });
});

describe('spelling', () => {
  test('of a number is reported with both spellings', () => {
    expect(differenceLines('{"settings":{"a":1.0}}', '{"settings":{"a":1}}', 'values')).toEqual([
      'spelling unknown forgiven: /settings/a <1.0> -> /settings/a <1>: a: the number 1.0 is now written 1',
    ]);
  });

  test('of a string is reported by its first character that is spelled differently', () => {
    expect(
      differenceLines('{"settings":{"roomBase":"caf\\u00e9"}}', '{"settings":{"roomBase":"café"}}', 'values'),
    ).toEqual([
      'spelling known forgiven: /settings/roomBase <"caf\\u00e9"> -> /settings/roomBase <"café">: roomBase: "é" was written \\u00e9 and is now written é',
    ]);
  });

  test('of a key is reported at the key', () => {
    expect(differenceLines('{"a/b":1}', '{"a\\/b":1}', 'values')).toEqual([
      'spelling unknown forgiven: /a~1b <"a/b"> -> /a~1b <"a\\/b">: the key "a/b": "/" was written / and is now written \\/',
    ]);
  });

  test('of a string that holds JSON is spelling of the string while its JSON stays the same', () => {
    const before = logic('{"col":"a/b"}');
    expect(differenceLines(before, before.replace('/b', '\\/b'), 'values')).toEqual([
      `spelling known forgiven: /logic/5 <"{\\"col\\":\\"a/b\\"}"> -> /logic/5 <"{\\"col\\":\\"a\\/b\\"}">: "5": "/" was written / and is now written \\/`.replace(
        '"5"',
        '5',
      ),
    ]);
  });

  test('inside a string of JSON changes its value', () => {
    const [before, after] = [logic('{"e":1.0}'), logic('{"e":1}')];
    expect(differenceLines(before, after, 'values')).toEqual([
      'spelling known lost: /logic/5#/e <1.0> -> /logic/5#/e <1>: e: the number 1.0 is now written 1',
    ]);
    expect(compare(before, after, 'unknown').verdict).toBe('kept');
  });

  test.each([
    ['1', '1.0'],
    ['1', '10e-1'],
    ['0.001e3', '1E0'],
    ['12345678901234567890', '1234567890123456789.0e1'],
    ['1e400', '10e399'],
    ['0', '0.00e99'],
    ['-0', '-0.0'],
    ['1e99999999999999999999', '10e99999999999999999998'],
  ])('%s and %s are the same number', (a, b) => {
    expect(compare(a, b, 'values')).toMatchObject({ verdict: 'kept', differences: [{ class: 'spelling' }] });
  });

  test.each([
    ['-0', '0'],
    ['1e400', '2e400'],
    ['1e400', '1e401'],
    ['12345678901234567890', '12345678901234567891'],
    ['0.1', '0.10000000000000000001'],
    ['1e99999999999999999999', '1e99999999999999999998'],
    ['1', '-1'],
  ])('%s and %s are different numbers', (a, b) => {
    expect(compare(a, b, 'values')).toMatchObject({ verdict: 'lost', differences: [{ class: 'changed' }] });
  });
});

describe('an object that is put into a string where one belongs', () => {
  const raw = '{"logic":{"2":{"Tasks":[], "mine": 1.0}}}';
  const held = String.raw`{"logic":{"2":"{\"Tasks\":[],\"mine\":1.0}"}}`;

  test('is a known change, which loses nothing that is unknown', () => {
    expect(differenceLines(raw, held, 'unknown')).toEqual([
      'changed known forgiven: /logic/2 <{"Tasks":[], "mine": 1.0}> -> /logic/2 <"{\\"Tasks\\":[],\\"mine\\":1.0}">: 2 was an object and is now a string that holds the same object',
    ]);
    expect(compare(held, raw, 'unknown').verdict).toBe('kept');
    expect(compare(raw, held, 'values').verdict).toBe('lost');
  });

  test('is a known change for a list in extraData, which nobody describes', () => {
    const list = '{"roomItems":{"2":{"extraData":[1, {"mine": 1.0}]}}}';
    const string = String.raw`{"roomItems":{"2":{"extraData":"[1,{\"mine\":1.0}]"}}}`;
    expect(differenceLines(list, string, 'unknown')).toEqual([
      'changed known forgiven: /roomItems/2/extraData <[1, {"mine": 1.0}]> -> /roomItems/2/extraData <"[1,{\\"mine\\":1.0}]">: extraData was a list and is now a string that holds the same list',
    ]);
    expect(compare(string, list, 'unknown').verdict).toBe('kept');
    expect(compare(list, string.replace('1.0', '1'), 'unknown').verdict).toBe('lost');
  });

  test('is lost when a token in it is another one', () => {
    expect(compare(raw, held.replace('1.0', '1'), 'unknown').verdict).toBe('lost');
    expect(compare('{"mine":{"a":1}}', String.raw`{"mine":"{\"a\":1}"}`, 'unknown').verdict).toBe('lost');
  });
});

describe('order', () => {
  test('of members is reported once for an object, and is not part of the value', () => {
    expect(differenceLines('{"a":1,"b":2,"c":3}', '{"c":3,"a":1,"b":2}', 'values')).toEqual([
      'order known forgiven:  <{"a":1,"b":2,"c":3}> ->  <{"c":3,"a":1,"b":2}>: the order of the members changed: it was a, b, c and is now c, a, b',
    ]);
  });

  test('of elements with an Id is reported once for a list, and is part of the value', () => {
    const [before, after] = ['[{"Id":"x","n":1},{"Id":"y"}]', '[{"Id":"y"},{"Id":"x","n":1}]'];
    expect(differenceLines(before, after, 'values')).toEqual([
      `order unknown lost:  <${before}> ->  <${after}>: the order of the elements changed: it was "x", "y" and is now "y", "x"`,
    ]);
  });

  test('does not hide what else changed', () => {
    expect(differenceLines('{"a":1,"b":2}', '{"b":3,"a":1}').map((line) => line.split(':')[0])).toEqual([
      'order known lost',
      'changed unknown lost',
    ]);
  });

  test('inside a field that no schema knows counts', () => {
    expect(compare('{"mine":{"a":1,"b":2}}', '{"mine":{"b":2,"a":1}}', 'unknown').verdict).toBe('lost');
    expect(compare('{"mine":1,"b":2}', '{"b":2,"mine":1}', 'unknown').verdict).toBe('kept');
  });
});

describe('a change', () => {
  test('shows both values', () => {
    const entry = (group: string): string => JSON.stringify({ quests: { q: { Group: group } } });
    expect(differenceLines(entry('a'), entry('b'), 'values')).toEqual([
      'changed known lost: /quests/q/Group <"a"> -> /quests/q/Group <"b">: Group was "a" and is now "b"',
    ]);
  });

  test('of the type is one change, with any content', () => {
    expect(differenceLines('{"settings":{"mine":{"a":1,"b":2}}}', '{"settings":{"mine":null}}')).toEqual([
      'changed unknown lost: /settings/mine <{"a":1,"b":2}> -> /settings/mine <null>: mine was an object and is now null',
    ]);
  });

  test('inside a string is reported at its bytes in the file', () => {
    const before = tasks(trigger('x', ',"Name":"a\\"ä"'));
    const after = tasks(trigger('x', ',"Name":"b"'));
    expect(differenceLines(before, after, 'values')).toEqual([
      'changed known lost: /logic/5#/Tasks/0/Name <\\"a\\\\\\"ä\\"> -> /logic/5#/Tasks/0/Name <\\"b\\">: Name was "a\\"ä" and is now "b"',
    ]);
  });

  test('is found in strings within strings', () => {
    const before = JSON.stringify({
      settings: { roomSettingsExtraData: JSON.stringify({ EventData: '{"a":1}' }) },
    });
    const after = before.replace(':1}', ':2}');
    expect(differenceLines(before, after, 'unknown')).toEqual([
      'changed unknown lost: /settings/roomSettingsExtraData#/EventData#/a <1> -> /settings/roomSettingsExtraData#/EventData#/a <2>: a was 1 and is now 2',
    ]);
  });

  test('of a string that no longer holds JSON is one change', () => {
    expect(differenceLines(logic('{"col":"a"}'), logic('oops'), 'unknown')).toEqual([
      'changed known forgiven: /logic/5 <"{\\"col\\":\\"a\\"}"> -> /logic/5 <"oops">: 5 no longer holds JSON and is now "oops"',
    ]);
    expect(compare(logic('{"mine":"a"}'), logic('oops'), 'unknown').verdict).toBe('lost');
  });

  test('far inside a long string is shown with its environment', () => {
    const long = 'x'.repeat(500);
    expect(compare(`{"a":"${long}1"}`, `{"a":"${long}2"}`).differences[0]?.message).toBe(
      'a was "…xxxxxxxx1" and is now "…xxxxxxxx2"',
    );
  });

  test('never shows a credential', () => {
    const [first, second] = ['AKIAABCDEFGHIJKLMNOP', 'AKIAQRSTUVWXYZABCDEF'];
    const { differences } = compare(`{"a":"key ${first}"}`, `{"a":"key ${second} and"}`);
    expect(differences[0]?.message).toBe('a was "key ***" and is now "key *** and"');
    expect(compare('{"x-api-key":"abcdefgh"}', '{"x-api-key":"ijklmnop"}').differences[0]?.message).toBe(
      'x-api-key was a credential and is now another credential',
    );
  });
});

describe('what is gone', () => {
  test.each([
    [
      'an item',
      '{"roomItems":{"12":{"mine":1},"13":{}}}',
      '{"roomItems":{"13":{}}}',
      'the item "12" is gone, with something in it that roomlint does not know: /mine',
    ],
    [
      'a quest',
      '{"quests":{"q":{"mine":1,"Rewards":[1,2]}}}',
      '{"quests":{}}',
      'the quest entry "q" is gone, with 3 parts in it that roomlint does not know: /mine, /Rewards/0, /Rewards/1',
    ],
    [
      'a logic value',
      logic('{"mine":1}'),
      '{"logic":{}}',
      'the logic of item "5" is gone, with something in it that roomlint does not know: #/mine',
    ],
    [
      'a task of a known $type',
      tasks(trigger('x', ',"mine":1'), trigger('y')),
      tasks(trigger('y')),
      'Tasks[0] (Id "x") is gone, with something in it that roomlint does not know: /mine',
    ],
  ])('is known when it is %s as a whole', (_, before, after, message) => {
    expect(compare(before, after, 'unknown')).toMatchObject({
      verdict: 'kept',
      differences: [{ class: 'removed', known: true, message }],
    });
  });

  test.each([
    ['{"settings":{"mine":1}}', ', with something in it that roomlint does not know: /mine'],
    ['{"settings":{"isNight":true}}', ''],
  ])('is lost when it is a section: %s', (before, inside) => {
    expect(compare(before, '{}', 'unknown')).toMatchObject({
      verdict: 'lost',
      differences: [{ class: 'removed', known: true, message: `the section "settings" is gone${inside}` }],
    });
    expect(compare('{"settings":{}}', '{}', 'unknown').verdict).toBe('kept');
  });

  test.each([
    ['a field', '{"roomItems":{"1":{"mine":1}}}', '{"roomItems":{"1":{}}}', '"mine" is gone'],
    ['a section', '{"mine":{}}', '{}', '"mine" is gone'],
    [
      'a task of an unknown $type',
      tasks('{"$type":"Mine","Id":"x"}', trigger('y')),
      tasks(trigger('y')),
      'Tasks[0] (Id "x") is gone',
    ],
    [
      'a known field with an unknown one in it',
      '{"roomItems":{"1":{"pos":{"x":1,"mine":2}}}}',
      '{"roomItems":{"1":{}}}',
      '"pos" is gone, with something in it that roomlint does not know: /mine',
    ],
  ])('is unknown when it is %s', (_, before, after, message) => {
    expect(compare(before, after, 'unknown')).toMatchObject({
      verdict: 'lost',
      differences: [{ class: 'removed', known: false, message }],
    });
  });

  test('is an equal key, which no level but a known field forgives', () => {
    expect(differenceLines('{"a":1,"a":2}', '{"a":2}', 'values')).toEqual([
      'removed unknown lost: /a <"a"> -> nothing: one of several "a" keys is gone',
    ]);
    expect(differenceLines('{"a":1,"a":2}', '{"a":1}', 'values')).toHaveLength(1);
    expect(differenceLines('{"a":1,"a":2}', '{"a":2,"a":1}', 'values')).toHaveLength(2);
  });
});

describe('what is new', () => {
  test('is not a loss of anything unknown', () => {
    expect(differenceLines('{"settings":{}}', '{"settings":{"mine":1}}', 'unknown')).toEqual([
      'added unknown forgiven: nothing -> /settings/mine <"mine">: "mine" is new',
    ]);
  });

  test('is a loss inside a field that has to stay token for token', () => {
    expect(compare('{"mine":{"a":1}}', '{"mine":{"a":1,"b":2}}', 'unknown').verdict).toBe('lost');
  });

  test('is a change of the values', () => {
    expect(differenceLines('{"a":[1,2]}', '{"a":[1,3,2]}', 'values')).toEqual([
      'added unknown lost: nothing -> /a/1 <3>: a[1] (3) is new',
    ]);
  });
});

describe('fields of an effect or trigger that no document describes', () => {
  const task = (effector: string): string =>
    tasks(`{"$type":"TaskEffectorSubscription","Id":"x","Effector":${effector}}`);

  test('are unknown', () => {
    const before = task('{"$type":"NotificationPillEvent","nt":"a"}');
    expect(compare(before, before.replace('"a', '"b'), 'unknown')).toMatchObject({ verdict: 'lost' });
    expect(differenceLines(before, before.replace('NotificationPill', 'ShowObject'), 'unknown')).toHaveLength(
      1,
    );
    expect(
      compare(before, before.replace('NotificationPillEvent', 'HideObjectEvent'), 'unknown').verdict,
    ).toBe('lost');
  });

  test('and those of a described one are known', () => {
    const before = task('{"$type":"MoveToSpot","_transformState":{"duration":1},"mine":1}');
    expect(compare(before, before.replace('duration\\":1', 'duration\\":2'), 'unknown').verdict).toBe('kept');
    expect(compare(before, before.replace('mine\\":1', 'mine\\":2'), 'unknown').verdict).toBe('lost');
  });
});

describe('an exempt place', () => {
  test('is forgiven at every level', () => {
    const [before, after] = ['{"quests":{"q":{"Group":"a"}},"x":1}', '{"quests":{ "q":{"Group":"b"}},"x":1}'];
    for (const keep of KEEPS)
      expect(compare(before, after, keep, { allow: ['/quests/**'] }).verdict).toBe('kept');
    expect(compare(before, after, 'bytes', { allow: ['/quests/*/Group'] }).verdict).toBe('lost');
  });

  test('is a place in the text before, otherwise in the text after', () => {
    expect(compare('{"a":1}', '{}', 'bytes', { allow: ['/a'] }).verdict).toBe('kept');
    expect(compare('{}', '{"a":1}', 'bytes', { allow: ['/a'] }).verdict).toBe('kept');
    expect(compare('{}', '{"a":1}', 'bytes', { allow: ['/b'] }).verdict).toBe('lost');
  });

  test('can be inside a string', () => {
    const [before, after] = [tasks(trigger('x')), tasks(trigger('x', ',"mine":1'))];
    expect(compare(before, after, 'bytes', { allow: ['/logic/*#/Tasks/**'] }).verdict).toBe('kept');
  });
});

describe('differences of one kind', () => {
  const items = (value: number): string =>
    JSON.stringify({
      roomItems: Object.fromEntries(Array.from({ length: 30 }, (_, id) => [id, { parentItemID: value }])),
    });

  test('are one group, however many are listed', () => {
    const comparison = compare(items(0), items(1), 'values', { maxDifferences: 10 });
    expect(comparison.differences).toHaveLength(10);
    expect(comparison.omitted).toBe(20);
    expect(comparison.groups).toEqual([
      {
        class: 'changed',
        known: true,
        forgiven: false,
        places: '/roomItems/*/parentItemID',
        count: 30,
        unknownInside: 0,
        first: comparison.differences[0],
      },
    ]);
  });

  test('are sorted with the worst first', () => {
    const { groups } = compare(
      '{"settings":{"a":1,"isNight":true},"n":1.0}',
      '{ "settings":{"isNight":false},"n":1}',
      'unknown',
    );
    expect(groups.map((group) => `${group.forgiven} ${group.class} ${group.places}`)).toEqual([
      'false removed /settings/a',
      'false spelling /n',
      'true changed /settings/isNight',
      'true layout ',
    ]);
  });
});

test.each([
  ['before', '{"a":}', '{}', 'the text before is not JSON: line 1, column 6: '],
  ['after', '{}', '{"a":1', 'the text after is not JSON: line 1, column 7: '],
  ['after', '{}', '', 'the text after is not JSON: line 1, column 1: '],
] as const)(
  'a text that is not JSON %s the round trip is reported with the place of its first fault',
  (which, before, after, message) => {
    expect(() => compare(before, after)).toThrow(NotJsonError);
    expect(() => compare(before, after)).toThrow(expect.objectContaining({ which }));
    expect(() => compare(before, after)).toThrow(message);
  },
);

test('differences below a long key have it in their pointers', () => {
  const list = (last: string): string =>
    `{"${'k'.repeat(10_000)}":[${Array.from({ length: 800 }, (_, index) => `${index + 1}${last}`).join(',')}]}`;
  const { differences } = compare(list('0'), list('1'));
  expect(differences).toHaveLength(800);
  expect(differences[799]?.before?.pointer).toHaveLength(10_005);
});

describe('nesting deeper than any stack', () => {
  const LEVELS = many(1_000_000, 50_000);
  const deep = (open: string, core: string, close: string): string =>
    open.repeat(LEVELS) + core + close.repeat(LEVELS);

  test('is compared to the core', () => {
    const { differences } = compare(deep('[', '1', ']'), deep('[', '2', ']'));
    expect(differences).toHaveLength(1);
    expect(differences[0]).toMatchObject({ class: 'changed', before: { start: { offset: LEVELS } } });
    expect(differences[0]?.before?.pointer).toHaveLength(2 * LEVELS);
  });

  test('with a difference on every level is counted', () => {
    const { differences, omitted } = compare(
      deep('{"a":', '1', '}'),
      deep('{"\\u0061":', '1', '}'),
      'values',
    );
    expect(differences.length + omitted).toBe(LEVELS);
  });
});

test('unpaired surrogates in the text of a string tell one key from another', () => {
  const [before, after] = [logic('{"a\ud800":1}'), logic('{"a\ud801":1}')];
  expect(differenceLines(before, after, 'values')).toEqual([
    'removed unknown lost: /logic/5#/a\ud800 <\\"a\\ud800\\"> -> nothing: "a\\ud800" is gone',
    'added unknown lost: nothing -> /logic/5#/a\ud801 <\\"a\\ud801\\">: "a\\ud801" is new',
  ]);
});
