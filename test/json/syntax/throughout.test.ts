import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { applyFixes, lintExample } from '../../lint-example.js';

const ROOM = JSON.stringify(JSON.parse(readFileSync('examples/garden.json', 'utf8')), null, 2);
const STRING = /"((?:[^"\\]|\\.)*)"/g;

/** A string as Python prints it. */
const inSingleQuotes = (_: string, content: string): string =>
  `'${(JSON.parse(`"${content}"`) as string).replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
/** A string as a word processor leaves it. */
const inCurlyQuotes = (text: string): string => {
  let isOpen = false;
  return text.replaceAll('"', () => {
    isOpen = !isOpen;
    return isOpen ? '\u201c' : '\u201d';
  });
};

test.each<[what: string, text: string, message: RegExp]>([
  ['single quotes', ROOM.replace(STRING, inSingleQuotes), /^JSON needs double quotes: write "roomItems" \(/],
  ['curly quotes', inCurlyQuotes(ROOM), /^JSON does not allow curly quotes: write " instead \(/],
  [
    'keys without quotes',
    ROOM.replace(/"([A-Za-z]\w*)":/g, '$1:'),
    /^the key roomItems has no quotes: write "roomItems" \(/,
  ],
  [
    'literals of Python',
    ROOM.replaceAll(': true', ': True').replaceAll(': false', ': False'),
    /^True does not exist in JSON: write true \(/,
  ],
  [
    'trailing commas',
    ROOM.replace(/(["\w}\]])(\n\s*[}\]])/g, '$1,$2'),
    /^JSON does not allow a trailing comma/,
  ],
  ['comments', ROOM.replace(/,\n/g, ', // note\n'), /^JSON does not allow comments: remove this one \(/],
])(
  'a mistake that a script makes throughout a room is one finding, whose fix undoes it: %s',
  (_what, text, message) => {
    const { findings } = lintExample(text);
    expect(findings.map(({ rule }) => rule)).toEqual(['text/syntax']);
    expect(findings[0]?.message).toMatch(message);
    expect(JSON.parse(applyFixes(text, findings))).toEqual(JSON.parse(ROOM));
  },
);

test('what JSON has no word for is one finding for all places: HTML escapes', () => {
  const { findings } = lintExample('{&quot;a&quot;: {&quot;b&quot;: 1, &quot;c&quot;: [true]}}');
  expect(findings.map(({ rule, message, start }) => [rule, message, start.offset])).toEqual([
    ['text/syntax', 'this is not JSON: & is where a key in double quotes belongs (and in 2 more places)', 1],
  ]);
});
