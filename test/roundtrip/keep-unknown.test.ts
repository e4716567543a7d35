import { describe, expect, test } from 'vitest';
import type { Verdict } from '../../src/roundtrip/difference.js';
import { compare, differenceLines } from './difference-lines.js';

const logic = (value: string): string => JSON.stringify({ logic: { '5': value } });
const task = (members: string): string => logic(`{"Tasks":[{"$type":"TaskTriggerSubscription",${members}}]}`);
const quest = (members: string): string => `{"quests":{"q":{${members}}}}`;

const unknown = (before: string, after: string): Verdict => compare(before, after, 'unknown').verdict;

describe('another equal key', () => {
  test('that hides something unknown is a loss, and the message explains it', () => {
    expect(differenceLines('{"settings":{"mine":1}}', '{"settings":{"mine":1,"mine":2}}', 'unknown')).toEqual(
      [
        'added unknown lost: nothing -> /settings/mine <"mine">: another "mine" key is new: most readers no longer see the one that was there',
      ],
    );
  });

  test.each([
    [
      'a known field',
      '{"roomItems":{"1":{"pos":{"mine":1}}}}',
      '{"roomItems":{"1":{"pos":{"mine":1},"pos":{}}}}',
    ],
    ['a section', '{"quests":{"q":{"mine":1}}}', '{"quests":{"q":{"mine":1}},"quests":{}}'],
    ['a key in another spelling', '{"mine":1}', '{"mine":1,"m\\u0069ne":1}'],
    ['the key before, for readers that use the first', '{"mine":1}', '{"mine":2,"mine":1}'],
    ['a key inside a string', logic('{"mine":1}'), logic('{"mine":1,"mine":2}')],
    ['__proto__', '{"settings":{"__proto__":1}}', '{"settings":{"__proto__":1,"__proto__":2}}'],
    ['the empty key', '{"settings":{"":1}}', '{"settings":{"":1,"":2}}'],
  ])('is a loss for %s', (_, before, after) => {
    expect(unknown(before, after)).toBe('lost');
  });

  test('whose removal shows something unknown again is a loss', () => {
    expect(unknown('{"settings":{"mine":1},"settings":{}}', '{"settings":{"mine":1}}')).toBe('lost');
  });

  test('is a known addition where nothing unknown is hidden', () => {
    expect(unknown('{"settings":{"isNight":true}}', '{"settings":{"isNight":true},"settings":{}}')).toBe(
      'kept',
    );
    expect(unknown('{"settings":{"mine":1}}', '{"settings":{"isNight":true,"isNight":false,"mine":1}}')).toBe(
      'kept',
    );
  });
});

describe.each([
  ['Rewards', (list: string) => quest(`"Rewards":${list}`)],
  ['ViewNodes', (list: string) => logic(`{"ViewNodes":${list}}`)],
  ['the Tasks of the room', (list: string) => `{"roomTasks":{"Tasks":${list}}}`],
  ['an ExtraText', (list: string) => quest(`"ExtraText":${JSON.stringify(list)}`)],
])('the elements of %s', (_, holding) => {
  test.each([
    ['[1,2]', '[]'],
    ['[1,2]', '[2,1]'],
    ['[1,2]', '[1]'],
    ['[1,2]', '[0,1,2]'],
    ['[1,2]', 'null'],
    ['[{"Id":"a"},{"Id":"b"}]', '[{"Id":"b"},{"Id":"a"}]'],
    ['[{"id":"a","n":1}]', '[{"id":"b","n":1}]'],
    ['[1.0]', '[1]'],
  ])('%s do not become %s', (before, after) => {
    expect(unknown(holding(before), holding(after))).toBe('lost');
  });

  test('may be followed by others', () => {
    expect(unknown(holding('[1,2]'), holding('[1,2,3]'))).toBe('kept');
    expect(unknown(holding('[]'), holding('[3]'))).toBe('kept');
  });
});

describe('a requirement', () => {
  const requirements = (...list: readonly string[]): string => quest(`"Requirements":[${list.join(',')}]`);

  test('that refers to another quest keeps its unknown fields', () => {
    expect(unknown(requirements('{"id":"a","mine":1}'), requirements('{"id":"b"}'))).toBe('lost');
    expect(unknown(requirements('{"id":"a","mine":1}'), requirements('{"id":"b","mine":1}'))).toBe('kept');
  });

  test('that is removed as a whole is a known removal', () => {
    const [one, other] = ['{"id":"a","mine":1}', '{"id":"b"}'];
    expect(compare(requirements(one, other), requirements(other), 'unknown')).toMatchObject({
      verdict: 'kept',
      differences: [{ class: 'removed', known: true, unknownInside: { count: 1, pointers: ['/mine'] } }],
    });
  });
});

describe('a task', () => {
  test('has no identity in an undocumented id', () => {
    expect(unknown(task('"id":"a","mine":1'), task('"id":"b"'))).toBe('lost');
  });

  test.each(['Trigger', 'DirectEffector', 'Effector'])('without a $type is recognized by its %s', (field) => {
    const untyped = (members: string): string =>
      logic(`{"Tasks":[{"$type":["mine"],"${field}":{},${members}}]}`);
    expect(unknown(untyped('"TargetState":"1"'), untyped('"TargetState":1'))).toBe('kept');
    expect(unknown(untyped('"mine":"1"'), untyped('"mine":1'))).toBe('lost');
    expect(unknown(untyped('"TargetState":1'), logic(`{"Tasks":[{"${field}":{},"TargetState":1}]}`))).toBe(
      'lost',
    );
  });

  test('of another JSON type is unknown', () => {
    expect(unknown(logic('{"Tasks":[5]}'), logic('{"Tasks":[]}'))).toBe('lost');
    expect(unknown(logic('{"Tasks":["a"]}'), logic('{"Tasks":["b"]}'))).toBe('lost');
    expect(unknown(logic('{"Tasks":[null]}'), logic('{"Tasks":[]}'))).toBe('kept');
  });
});

describe('a string', () => {
  test('that cannot be read as JSON where JSON belongs may hold anything unknown', () => {
    expect(unknown(logic('{"mine":1,}'), logic('{}'))).toBe('lost');
    expect(unknown(logic('\ufeff{"mine":1}'), logic('{}'))).toBe('lost');
    expect(unknown(logic(''), logic('{}'))).toBe('kept');
    expect(unknown(logic('oops'), logic('{}'))).toBe('kept');
  });

  test('that was put into JSON twice keeps its content when it is taken out once', () => {
    const twice = logic(JSON.stringify('{"mine":1}'));
    expect(
      differenceLines(twice, logic('{ "mine":1}'), 'unknown').map((line) => line.split('>: ')[1]),
    ).toEqual(['5 is the same JSON, wrapped in one more or one fewer string than before']);
    expect(unknown(twice, logic('{ "mine":1}'))).toBe('kept');
    expect(unknown(twice, logic('{}'))).toBe('lost');
    expect(unknown(twice, logic(JSON.stringify('{}')))).toBe('lost');
  });

  test('that is documented as plain text keeps the members of JSON in it', () => {
    const session = (value: string): string => JSON.stringify({ roomItems: { '1': { sessionData: value } } });
    expect(unknown(session('{"a":1}'), session('{"a":2}'))).toBe('lost');
    expect(unknown(session('{"a":1}'), session('gone'))).toBe('lost');
    expect(unknown(session('[1]'), session('[2]'))).toBe('kept');
    expect(unknown(session('{player} wins'), session('{player} won'))).toBe('kept');
  });

  test('is reported when it is spelled differently in addition to a change inside it', () => {
    const before = String.raw`{"logic":{"5":"{\"col\":\"\u00e9\",\"e\":1}"}}`;
    const after = String.raw`{"logic":{"5":"{\"col\":\"é\",\"e\":2}"}}`;
    expect(differenceLines(before, after, 'values').map((line) => line.replace(/ <.*?>(?=:)/g, ''))).toEqual([
      'spelling known forgiven: /logic/5: 5: "é" was written \\u00e9 and is now written é',
      'changed known lost: /logic/5#/e: e was 1 and is now 2',
    ]);
  });

  test('is reported when a string around it is spelled differently', () => {
    const extra = (spelled: string, value: number): string =>
      `{"settings":{"roomSettingsExtraData":"{\\"EventData\\":\\"{\\\\\\"a\\\\\\":\\\\\\"${spelled}\\\\\\",\\\\\\"b\\\\\\":${value}}\\"}"}}`;
    const { differences } = compare(extra('é', 1), extra('\\u00e9', 2), 'bytes', {
      allow: ['/settings/roomSettingsExtraData#/EventData#/b'],
    });
    expect(differences.filter(({ forgiven }) => !forgiven)).toMatchObject([
      { class: 'spelling', before: { pointer: '/settings/roomSettingsExtraData', embedded: [] } },
    ]);
  });
});

describe('an exempt place in a string', () => {
  const value = (col: string, e: number, tail = ''): string =>
    `{"logic":{"5":"{\\"col\\":\\"${col}\\",\\"e\\":${e}${tail}}"}}`;
  const verdict = (before: string, after: string): Verdict =>
    compare(before, after, 'bytes', { allow: ['/logic/*#/e'] }).verdict;

  test('excuses its own bytes and no others of that string', () => {
    expect(verdict(value('é', 1), value('é', 2))).toBe('kept');
    expect(verdict(value('é', 1), value('\\u00e9', 2))).toBe('lost');
    expect(verdict(value('a', 1), value('a', 2, ' '))).toBe('lost');
    expect(verdict(value('a', 1), value('a', 2).replace(',', '\\u002c'))).toBe('lost');
    expect(verdict(value('a', 1), value('a', 2).replace('}"', '\\u007d"'))).toBe('lost');
  });

  test('excuses how it is spelled, its key included', () => {
    expect(verdict(value('a', 1), value('a', 2).replace('\\"e', '\\"\\u0065'))).toBe('kept');
    const allow = ['/logic/*#/**'];
    expect(compare(value('é', 1), value('\\u00e9', 2), 'bytes', { allow }).verdict).toBe('kept');
  });
});

test.each([
  ['of an unknown object counts', '{"mine":{"10":1,"9":2}}', '{"mine":{"9":2,"10":1}}', 'lost'],
  ['of a section does not', '{"roomItems":{"10":{},"9":{}}}', '{"roomItems":{"9":{},"10":{}}}', 'kept'],
] as const)('the order of members: %s', (_, before, after, verdict) => {
  expect(unknown(before, after)).toBe(verdict);
});

test('an item under another key is gone and new, and what went with it is reported', () => {
  const [first] = compare(
    '{"roomItems":{"1":{"mine":1}}}',
    '{"roomItems":{"2":{"mine":1}}}',
    'unknown',
  ).differences;
  expect(first).toMatchObject({
    class: 'removed',
    known: true,
    unknownInside: { count: 1, pointers: ['/mine'] },
  });
});
