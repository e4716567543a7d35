import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { syntaxMessage } from '../../../rules/wording/syntax-message.js';
import { findSyntaxFaults } from '../../../src/json/syntax/syntax.js';
import { many } from '../../runs.js';
import { LAYOUTS, outcomeOf, slipsOf } from './slip-campaign.js';

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

/** The messages with the bytes before the place that they point at. */
function found(text: string): string[] {
  const bytes = encode(text);
  return findSyntaxFaults(bytes).map((fault) => {
    const { start } = fault.span;
    return `${text.slice(Math.max(0, start - 8), start)}| ${syntaxMessage(fault, bytes)}`;
  });
}

test.each([
  ['{"a": {{"b": 1}, "c": [1, 2]}', '"a": {| { is one too many: remove it'],
  ['{"a": ["b": 1, "c": 2}, "d": [1]}', '{"a": | [ is wrong here: write { instead'],
  ['{"a", 1, "b": 2}', '{"a"| , is wrong here: write : instead'],
  ['{"a: {"b": 1}}', '{| this string has no closing quote: add " at its end'],
  ['{"title":"Garden,"isNight":false}', ':"Garden| a " is missing: add " before this'],
  ['{"title"":"Garden","isNight":false}', '"title"| " is one too many: remove it'],
  ['{""title":"Garden","isNight":false}', '{| " is one too many: remove it'],
])('one wrong, doubled or missing sign is one fault: %s', (text, message) => {
  expect(found(text).map((one) => one.slice(-message.length))).toEqual([message]);
});

test('a quote that is missing before a character of several bytes points at the whole character', () => {
  const [fault] = findSyntaxFaults(encode('\ufeff0.0e0"'));
  expect(fault).toMatchObject({ kind: 'missing-sign', named: '"', span: { start: 0, end: 3 } });
});

describe('on one line, a closing bracket is missing at the latest where another one contradicts', () => {
  const POS = '"pos":{"x":0,"y":1,"z":2}';
  test.each([
    [
      'of an object in a list',
      '{"Tasks":[{"Id":"a","Trigger":{"$type":"b","Quest":"c"}],"ViewNodes":[]}',
      '| ] does not close {: add } before it, or write } instead',
    ],
    ['of a list', '{"a":{"b":[1,2,"c":3},"d":4}', ':[1,2| a ] is missing: add ] before this or earlier'],
    [
      'of an item',
      `{"roomItems":{"1":{"prefabName":"GLB",${POS},"2":{"prefabName":"GLB",${POS}}},"quests":{}}`,
      '| the JSON ends inside an object: add the missing }, or restore the part that was cut off',
    ],
  ])('%s', (_, text, message) => {
    expect(found(text).map((one) => one.slice(-message.length))).toEqual([message]);
  });

  test('or an opening one', () => {
    expect(found(`{"roomItems":{"1":"prefabName":"GLB",${POS}}}}`)).toEqual([
      's":{"1":| a { is missing: add { before this',
    ]);
  });
});

describe.each(LAYOUTS)('in rooms printed with %s', (layout, print) => {
  test.each(['examples/garden.json', 'examples/unusual.json'])(
    'a single slip is one fault, and what its message says gives the room of %s back',
    (file) => {
      const text = readFileSync(file, 'utf8').replace(/[^\0-\x7f]/g, 'x');
      const room: unknown = JSON.parse(text);
      const original = JSON.stringify(room);
      const outcomes = [...slipsOf(print(room), 4)].map((slip) => ({
        slip,
        ...outcomeOf(slip, original),
      }));
      const wrong = outcomes.filter(({ isOne }) => !isOne);
      expect(wrong.map(({ slip }) => `${slip.kind} at ${slip.at}`)).toEqual([]);
      const back = outcomes.filter(({ leadsBack }) => leadsBack).length;
      // On one line, nothing shows in which of several places a bracket is missing or one too many.
      expect(back / outcomes.length).toBeGreaterThan(layout === 'one line' ? 0.85 : 0.95);
    },
    60_000,
  );
});

test('many signs and keys are read in linear time', { timeout: 60_000 }, () => {
  for (const piece of [
    '{',
    '[',
    '}',
    '"a":{',
    '},',
    '[[]',
    '"',
    '""',
    '{"a":1},',
    '"b":1,',
    '{"a',
    ':',
    ',',
    '{"roomItems":{',
  ])
    expect(
      findSyntaxFaults(encode('{"a":1,'.concat(piece.repeat(many(300_000, 40_000) / piece.length)))),
    ).not.toEqual([]);
});
