import { describe, expect, test } from 'vitest';
import type { JsonObject, JsonValue } from '../../src/json/value.js';
import { rawRoom } from '../example-room.js';
import { lintExample, placeOf } from '../lint-example.js';
import { detailsOf, ofRule } from './shown-findings.js';

/* What a logic value may hold instead of a string with a JSON object, and which of them are one mistake. */

const found = (text: string, options: JsonObject = {}): string[] =>
  ofRule('logic/json-string', text, options).flatMap(detailsOf);

/** The example room with walls from item 10 on that have these logic values. */
const walls = (...values: readonly JsonValue[]): string =>
  rawRoom(({ roomItems, logic }) => {
    for (const [index, value] of values.entries()) {
      Object.assign(roomItems as JsonObject, { [index + 10]: (roomItems as JsonObject)['3'] ?? null });
      Object.assign(logic as JsonObject, { [index + 10]: value });
    }
  });

describe('a logic value', () => {
  const IS = 'the logic of item 10 (ResizableCube)';
  const MUST = 'it must be a string that holds';
  const HOLD = 'it must hold a JSON object, between { and }';
  const WRAPPED = `${IS} is wrapped in "data": move what is in it one level up`;
  const FIX = '  safe fix: put the object into a string';

  test.each<[value: JsonValue, findings: readonly string[]]>([
    [7, [`/logic/10: ${IS} is 7: ${MUST} a JSON object`]],
    [null, [`/logic/10: ${IS} is null: ${MUST} a JSON object`]],
    [[], [`/logic/10: ${IS} is a list: ${MUST} a JSON object`]],
    [{ Tasks: [] }, [`/logic/10: ${IS} is an object: ${MUST} this object`, FIX]],
    // What is wrapped is a string already, or it has to become one.
    [{ data: '{"Tasks":[]}' }, [`/logic/10/data: ${WRAPPED}`]],
    [{ data: { Tasks: [] } }, [`/logic/10: ${IS} is an object: ${MUST} this object`, FIX]],
    [{ data: '{"Tasks":[]}', x: 1 }, [`/logic/10: ${IS} is an object: ${MUST} this object`, FIX]],
    ['{"data":{"Tasks":[]}}', [`/logic/10#/data: ${WRAPPED}`]],
    ['{"data":"{\\"Tasks\\":[]}"}', [`/logic/10#/data: ${WRAPPED}`]],
    ['7', [`/logic/10: ${IS} holds 7: ${HOLD}`]],
    ['[]', [`/logic/10: ${IS} holds a list: ${HOLD}`]],
    ['"x"', [`/logic/10: ${IS} holds a string: ${HOLD}`]],
    ['', [`/logic/10: ${IS} is an empty string: write "{}", or remove the entry`]],
    [' ', [`/logic/10: ${IS} holds only white space: write "{}", or remove the entry`]],
    [
      '{"$type":"TaskTriggerSubscription"}',
      [`/logic/10: ${IS} is a subscription: put it into a list, {"Tasks":[…],"ViewNodes":[]}`],
    ],
    ['{"$type":"Nothing"}', []],
    ['{"Tasks":[],"ViewNodes":[]}', []],
  ])('%j', (value, findings) => {
    expect(found(walls(value))).toEqual(findings);
  });

  test('may be empty where the option says so, and nothing else', () => {
    const allowed = { allowEmpty: true };
    expect(found(walls(''), allowed)).toEqual([]);
    expect(found(walls(' '), allowed)).toHaveLength(1);
    expect(found(walls('7'), allowed)).toHaveLength(1);
    expect(found(walls('{'), allowed)).toHaveLength(2);
  });

  test('is not the extraData of an item that is called logic', () => {
    const text = rawRoom(({ roomItems }) => {
      const items = roomItems as Record<string, JsonObject>;
      items.logic = { ...items['3'], extraData: { Tasks: [], ViewNodes: [] } };
    });
    expect(found(text)).toEqual([]);
  });
});

describe('logic values of several kinds are several mistakes, each of which is one finding', () => {
  /** The first place of each finding, and how many others it shows. */
  const counted = (...values: readonly JsonValue[]): [string, number][] =>
    lintExample(walls(...values))
      .findings.filter(({ rule }) => rule === 'logic/json-string')
      .map((finding) => [placeOf(finding), finding.related.length]);
  const threeOf = (...values: readonly JsonValue[]): JsonValue[] =>
    values.flatMap((value) => [value, value, value]);

  test.each<[what: string, values: readonly JsonValue[]]>([
    ['values that are not strings', [7, [], null, { x: 1 }]],
    ['strings that hold something else', ['7', '[]', 'null', '"x"', '']],
    [
      'wrapped logic and lone subscriptions',
      ['{"data":{"Tasks":[]}}', '{"$type":"TaskTriggerSubscription"}'],
    ],
    ['lists and strings with lists', [[], '[]', '7']],
  ])('%s', (_what, values) => {
    expect(counted(...threeOf(...values))).toEqual(
      values
        .map((_, index) => [`/logic/${10 + 3 * index}`, 2])
        .map(([at, others], index) =>
          String(values[index]).startsWith('{"data') ? [`${at}#/data`, others] : [at, others],
        ),
    );
  });

  test('other numbers, other lists and other objects are one kind', () => {
    expect(counted(7, 8, 9)).toEqual([['/logic/10', 2]]);
    expect(counted('[]', '[1]', '["x"]')).toEqual([['/logic/10', 2]]);
    expect(counted({}, { x: 1 }, { Tasks: [] })).toEqual([['/logic/10', 2]]);
    expect(counted('{"data":{"Tasks":[]}}', { data: '{"Tasks":[]}' }, '{"json":{"Tasks":[]}}')).toEqual([
      ['/logic/10#/data', 2],
    ]);
  });

  test('texts that are broken alike are one finding, whatever else is broken', () => {
    expect(found(walls('{', '{', '{"a":}', '{'))).toEqual([
      '/logic/10: in the logic of 3 items, the JSON ends inside an object: add the missing }, or restore the part that was cut off',
      '  /logic/10: opened here and never closed',
      '  /logic/11: the same here',
      '  /logic/13: the same here',
      '/logic/12: in the logic of item 12 (ResizableCube), a value is missing: add one before the }',
    ]);
  });
});
