import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { syntaxMessage } from '../../../rules/wording/syntax-message.js';
import { findSyntaxFaults } from '../../../src/json/syntax/syntax.js';
import { ROOM_KEYS } from '../../../src/snapshot/room-keys.js';
import { many } from '../../runs.js';
import { LAYOUTS, outcomeOf, slipsOf } from './slip-campaign.js';

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);
const find = (bytes: Uint8Array) => findSyntaxFaults(bytes, 20, ROOM_KEYS);

/** The messages with the bytes before the place that they point at. */
function found(text: string): string[] {
  const bytes = encode(text);
  return find(bytes).map((fault) => {
    const { start } = fault.span;
    return `${text.slice(Math.max(0, start - 8), start)}| ${syntaxMessage(fault, bytes)}`;
  });
}

test.each([
  ['{"a": {{"b": 1}, "c": [1, 2]}', '"a": {| { is one too many: remove it'],
  ['{"a": ["b": 1, "c": 2}, "d": [1]}', '{"a": | [ is wrong here: write { instead'],
  ['{"a": true. "b": 1}', 'a": true| . is wrong here: write , instead'],
  ['{"a", 1, "b": 2}', '{"a"| , is wrong here: write : instead'],
  ['{"a": {"b": 1), "c": 2}', ' {"b": 1| ) is wrong here: write } instead'],
  ['{"a": ("b": 1}, "c": 2}', '{"a": | ( is wrong here: write { instead'],
  ['{"a": "b". "c": 2}', '"a": "b"| . is wrong here: write , instead'],
  ['{"a: {"b": 1}}', '{| this string has no closing quote: add " at its end'],
  ['{"title":"Garden,"isNight":false}', ':"Garden| a " is missing: add " before this'],
  ['{"title"":"Garden","isNight":false}', '"title"| " is one too many: remove it'],
  ['{""title":"Garden","isNight":false}', '{| " is one too many: remove it'],
])('one wrong, doubled or missing sign is one fault: %s', (text, message) => {
  expect(found(text).map((one) => one.slice(-message.length))).toEqual([message]);
});

test('a quote that is missing before a character of several bytes points at the whole character', () => {
  const [fault] = find(encode('\ufeff0.0e0"'));
  expect(fault).toMatchObject({ kind: 'missing-sign', named: '"', span: { start: 0, end: 3 } });
});

const NOT_JSON =
  'is not a JSON value: write a number, true, false, null, a string in double quotes, a list or an object';

test.each(
  Object.entries({
    '{"a": (1), "b": 2}': `"a": | (1) ${NOT_JSON}`,
    '{"a": 1/2, "b": 2}': `"a": | 1/2 ${NOT_JSON}`,
    '{"a": str("x"), "b": 2}': `"a": | str("x") ${NOT_JSON}`,
    '{"a": "x" + "y", "b": 2}': `"a": | "x" + "y" ${NOT_JSON}`,
    '{"a": {{x}}, "b": 2}': `"a": | {{x}} ${NOT_JSON}`,
    '{"a": $x(), "b": 2}': `"a": | $x() ${NOT_JSON}`,
    '{"a" -> 1, "b": 2}': '"a" | -> is wrong here: write : instead',
    '{\n"a": 1,\nPage 1 of 3\n"b": 2\n}':
      'Page 1 of 3 is not JSON: remove it, and put back any content that it replaces',
    '{\n"a": { <!-- a -->\n"b": 2\n}\n}':
      '<!-- a --> is not JSON: remove it, and put back any content that it replaces',
  }),
)('foreign text in one place is one fault: %s', (text, message) => {
  expect(found(text).map((one) => one.slice(-message.length))).toEqual([message]);
});

test('semicolons and equals signs throughout are corrected one by one, not as one value', () => {
  const bytes = encode('{"a" = 1; "b" = [1; 2]; "c" = 3}');
  expect(find(bytes).map(({ kind, fix }) => [kind, fix?.replacements[0]?.text])).toEqual(
    [':', ',', ':', ',', ',', ':'].map((sign) => ['stray-character', sign]),
  );
});

describe('on one line, keys that belong together show where a bracket is missing', () => {
  const POS = '"pos":{"x":0,"y":1,"z":2}';
  test.each([
    [
      'of a vector',
      `{"roomItems":{"1":{"pos":{"x":0,"y":1,"z":2,"scale":{"x":1,"y":1,"z":1}}},"quests":{}}`,
      ':1,"z":2| a } is missing: add } before this',
    ],
    [
      'of an item',
      `{"roomItems":{"1":{"prefabName":"GLB",${POS},"2":{"prefabName":"GLB",${POS}}},"quests":{}}`,
      '1,"z":2}| a } is missing: add } before this',
    ],
    [
      'of a section',
      `{"roomItems":{"1":{"prefabName":"GLB",${POS}},"settings":{"isNight":true},"quests":{}}`,
      ',"z":2}}| a } is missing: add } before this',
    ],
  ])('%s', (_, text, message) => {
    expect(found(text)).toEqual([message]);
  });

  test.each([
    [
      'doubled',
      `{"roomItems":{"1":{${POS}},"placed":true},"2":{${POS}}}}`,
      '1,"z":2}| } is one too many: remove it',
    ],
    [
      'opening',
      `{"roomItems":{"1":"prefabName":"GLB",${POS}}}}`,
      's":{"1":| a { is missing: add { before this',
    ],
  ])('or %s', (_, text, message) => {
    expect(found(text)).toEqual([message]);
  });
});

describe.each(LAYOUTS)('in rooms printed with %s', (_, print) => {
  test.each(['examples/garden.json', 'examples/unusual.json'])(
    'a single slip is one fault, and what its message says gives the room of %s back',
    (file) => {
      const text = readFileSync(file, 'utf8').replace(/[^\0-\x7f]/g, 'x');
      const room: unknown = JSON.parse(text);
      const original = JSON.stringify(room);
      const outcomes = [...slipsOf(print(room), 4)].map((slip) => ({
        slip,
        ...outcomeOf(slip, original, find),
      }));
      const wrong = outcomes.filter(({ isOne }) => !isOne);
      expect(wrong.map(({ slip }) => `${slip.kind} at ${slip.at}`)).toEqual([]);
      const back = outcomes.filter(({ leadsBack }) => leadsBack).length;
      expect(back / outcomes.length).toBeGreaterThan(0.97);
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
    expect(find(encode('{"a":1,'.concat(piece.repeat(many(300_000, 40_000) / piece.length))))).not.toEqual(
      [],
    );
});
