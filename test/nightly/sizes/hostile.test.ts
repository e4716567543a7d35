import { expect, test } from 'vitest';
import { MAX_KEPT } from '../../../src/verdict/lint/result.js';
import { lintExample } from '../../lint-example.js';

/* Files near the limits have the findings that they should have, and no crash. hostile-growth measures what they cost. */

const MILLION = 1_000_000;
/** Bytes: about the largest file that an import takes. */
const SIZE = 50 * MILLION - 100;
const nested = (open: string, close: string): string => `${open.repeat(MILLION)}1${close.repeat(MILLION)}`;
const members = (count: number, record: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => record(index)).join(',');
const filled = (piece: string): string =>
  `{"settings":{"note":"${piece.repeat(SIZE / Buffer.byteLength(piece))}"}}`;

test.each<[what: string, text: () => string, found: Record<string, number>]>([
  ['a million lists within each other', () => nested('[', ']'), { 'text/depth': 1 }],
  ['a million open lists', () => '['.repeat(MILLION), { 'text/depth': 1, 'text/syntax': 1 }],
  ['a million objects within each other', () => nested('{"a":', '}'), { 'text/depth': 1 }],
  [
    'a million lists in a string that holds JSON',
    () => `{"settings":{"roomSettingsExtraData":"${nested('[', ']')}","a":1,"a":2}}`,
    { 'text/depth': 1, 'text/duplicate-key': 1 },
  ],
  [
    'a million equal keys',
    () => `{"settings":{${members(MILLION, () => '"a":1')}}}`,
    { 'text/duplicate-key': MAX_KEPT },
  ],
  ['a million keys', () => `{"settings":{"a":{${members(MILLION, (index) => `"${index * 7}":1`)}}}}`, {}],
  ...['roomItems', 'quests', 'logic'].map((section): [string, () => string, Record<string, number>] => [
    `a million ${section}`,
    () => `{"${section}":{${members(MILLION, (index) => `"${index}":"{"`)}}}`,
    { 'text/size': 1 },
  ]),
  ['50 MB of escapes', () => filled('\\u00e9'), {}],
  ['50 MB of escaped quotes', () => filled('\\"'), {}],
  ['50 MB of pairs of surrogates', () => filled('\\ud83d\\ude00'), {}],
  ['50 MB of halves of pairs', () => filled('\\ud83d'), { 'text/lone-surrogate': 1 }],
  ['50 MB of letters of three bytes', () => filled('庭'), {}],
  ['50 MB of addresses', () => filled('http://a?b '), {}],
  ['50 MB of white space', () => `{"settings":{"isNight":${' '.repeat(SIZE)}false}}`, {}],
  ['50 MB of one number', () => `{"settings":{"a":${'9'.repeat(SIZE)}}}`, { 'text/unsafe-number': 1 }],
])('%s', (what, text, found) => {
  const counts: Record<string, number> = {};
  for (const { rule } of lintExample(text()).findings) counts[rule] = (counts[rule] ?? 0) + 1;
  if (what.includes('in a string')) expect(counts).toMatchObject(found);
  else expect(counts).toEqual(found);
});
