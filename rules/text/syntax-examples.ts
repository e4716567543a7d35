import type { BadExample } from '../kit.js';
import { FOREIGN_TEXTS, type Row } from './foreign-text-examples.js';

const SLIPS: readonly Row[] = [
  ['a trailing comma', '{ "sizes": [1, 2,] }', ',', 'a comma with nothing after it: remove it'],
  ['a leading comma', '{ , "sizes": [] }', ',', 'a comma with nothing before it: remove it'],
  [
    'two commas',
    '{ "isNight": true,, "fog": 1 }',
    ',',
    'two commas with nothing between them: remove one, or write what is missing',
  ],
  ['a comma for a decimal point', '{ "y": 1,5 }', '1,5', '1,5 has a comma: JSON writes 1.5'],
  ['two colons', '{ "isNight":: true }', ':', 'two colons: remove one'],
  ['a missing comma', '{ "sizes": [1 2] }', '2', 'a comma is missing before this'],
  ['a missing colon', '{ "isNight" true }', 'true', 'a colon is missing between the key and this value'],
  ['a missing value', '{ "isNight": }', '}', 'a value is missing before the }'],
  [
    'a key in a list',
    '[ "isNight": true ]',
    ':',
    'a colon where none belongs: it stands between a key and its value, inside { and }',
  ],
  [
    'a bracket that closes another kind',
    '{ "Tasks": [ }',
    '}',
    '} cannot close what [ opened: write ], or close the inner one first',
  ],
  [
    'a brace that closes a list around it',
    '[ { "Tasks": 1 ]',
    ']',
    '] cannot close what { opened: write }, or close the inner one first',
  ],
  ['a bracket that closes nothing', ']', ']', '] closes nothing: remove it, or add what it closes'],
  ['one brace too many', '{ } }', '}', '} closes nothing: everything was closed before it'],
  ['a comma after the end', '{ },', ',', 'a comma after the end of the JSON: remove it'],
  [
    'no braces at all',
    '"isNight": true',
    ':',
    'a key and its value stand outside braces: put { and } around them',
  ],
  [
    'two values in one file',
    '{ }\n{ }',
    '{',
    'more text after the end of the JSON: remove it, or join it with what comes before',
  ],
  [
    'a text without its closing quote',
    '{ "title": "Garden\n}',
    '"Garden',
    'a text without its closing quote: add " at its end',
  ],
  [
    'a file that was cut off in a text',
    '{ "title": "Gard',
    '"Gard',
    'a text without its closing quote: is the quote missing, or was the JSON cut off?',
  ],
  [
    'a line break inside a text',
    '{ "title": "My\ngarden" }',
    '\n',
    'a line break inside a text: write \\n for it, or close the text before it',
  ],
  ['a tab inside a text', '{ "title": "My\tgarden" }', '\t', 'a tab inside a text: write \\t for it'],
  [
    'another control character inside a text',
    '{ "title": "My\u0001garden" }',
    '\u0001',
    'the control character U+0001 inside a text: write \\u0001 for it',
  ],
  [
    'a backslash of a Windows path',
    String.raw`{ "path": "C:\Rooms" }`,
    String.raw`\R`,
    String.raw`\R means nothing in JSON: write \\ for a backslash`,
  ],
  [
    'an escape that lacks digits',
    String.raw`{ "title": "caf\ue9" }`,
    String.raw`\ue9`,
    String.raw`\ue9 is not complete: \u needs four hexadecimal digits, as in \u00e9`,
  ],
  [
    'single quotes',
    `{ 'isNight': true }`,
    `'isNight'`,
    'single quotes around a text: JSON has only double quotes, "',
  ],
  [
    'curly quotes',
    '{ “isNight”: true }',
    '“isNight”',
    'curly quotes around a text: JSON has only straight double quotes, "',
  ],
  [
    'a curly quote alone',
    '{ "sizes": [1 “] }',
    '“',
    'a curly quote has no place outside a text: texts stand in straight double quotes, "',
  ],
  [
    'a key without quotes',
    '{ isNight: true }',
    'isNight',
    'the key isNight stands without quotes: write "isNight"',
  ],
  ['a number as a key', '{ 2: { } }', '2', 'the number 2 stands where a key belongs: write "2"'],
  ['a list as a key', '{ [] }', '[', '[ stands where a key belongs: a key is a text in double quotes'],
  ['NaN', '{ "sizes": [NaN] }', 'NaN', 'JSON has no word NaN: write null or a number'],
  ['True of Python', '{ "isNight": True }', 'True', 'True is spelled true in JSON'],
  ['None of Python', '{ "isNight": None }', 'None', 'None is spelled null in JSON'],
  [
    'a text without quotes',
    '{ "roomBase": BlankScene }',
    'BlankScene',
    'BlankScene stands without quotes: put it in double quotes if it is a text',
  ],
  ['a zero in front', '{ "sizes": [-007] }', '-007', '-007 has a zero in front: write -7'],
  ['a plus sign', '{ "sizes": [+1] }', '+1', '+1 has a plus sign in front: write 1'],
  ['a point in front', '{ "sizes": [.5] }', '.5', '.5 has no digit before its point: write 0.5'],
  ['a point at the end', '{ "sizes": [5.] }', '5.', '5. has no digit after its point: write 5'],
  [
    'a hexadecimal number',
    '{ "sizes": [0xFF] }',
    '0xFF',
    '0xFF is written in hexadecimal, which JSON does not have: write 255',
  ],
  [
    'a binary number',
    '{ "sizes": [0b101] }',
    '0b101',
    '0b101 is written in binary or octal, which JSON does not have: write 5',
  ],
  [
    'digits in groups',
    '{ "sizes": [1_000] }',
    '1_000',
    '1_000 has an underscore between its digits: write 1000',
  ],
  ['an exponent without digits', '{ "sizes": [1e] }', '1e', '1e has an exponent without digits: write 1'],
  ['a big integer of JavaScript', '{ "sizes": [10n] }', '10n', '10n ends in an n: write 10'],
  [
    'several slips of which no number can be made',
    '{ "sizes": [+1_0px] }',
    '+1_0px',
    '+1_0px has an underscore between its digits: JSON numbers look like 10, -2.5 or 1e3',
  ],
  ['a sign alone', '{ "sizes": [-] }', '-', 'a minus sign without a number: write the number after it'],
  ['a point alone', '{ "sizes": [1, .] }', '.', '. is no value: write what belongs here'],
  [
    'points that stand for more',
    '{ "sizes": [1, ...] }',
    '...',
    '... stands for something that was left out: put it back, or remove the dots',
  ],
  [
    'points that stand for more members',
    '{ "isNight": true, ... the rest ... }',
    '...',
    '... stands for something that was left out: put it back, or remove the dots',
  ],
  [
    'a placeholder',
    '{ "id": <your id> }',
    '<your id>',
    '<your id> is a placeholder: write what belongs here, in double quotes if it is a text',
  ],
  [
    'a date without quotes',
    '{ "day": 2026-01-31 }',
    '2026-01-31',
    '2026-01-31 is no number: correct it, or put it in quotes if it is a text',
  ],
  [
    'a quote inside a text',
    '{ "title": "My "little" garden" }',
    '"',
    'this quote ends the text too early: write \\" for a quote inside a text',
  ],
  [
    'a semicolon',
    '{ "sizes": [1; 2] }',
    ';',
    'a semicolon has no place in JSON: write a comma, or nothing after the last',
  ],
  [
    'an equals sign',
    '{ "isNight" = true }',
    '=',
    'an equals sign has no place in JSON: write a colon between a key and its value',
  ],
  [
    'an arrow',
    '{ "isNight" => true }',
    '=>',
    'an arrow has no place in JSON: write a colon between a key and its value',
  ],
  [
    'a backtick',
    '{ "sizes": [1 `] }',
    '`',
    'a backtick has no place in JSON: texts stand in double quotes, "',
  ],
  [
    'an apostrophe',
    `{ "sizes": [1 '] }`,
    `'`,
    'an apostrophe has no place outside a text: texts stand in double quotes, "',
  ],
  ['another sign', '{ "sizes": [1, ~ 2] }', '~', '~ has no place in JSON: remove it'],
  [
    'a no-break space, as web pages have it',
    '{\u00a0"isNight": true }',
    '\u00a0',
    'a no-break space (U+00A0) outside a text: write an ordinary space, or nothing',
  ],
  [
    'another space that JSON does not know',
    '{\u2003"isNight": true }',
    '\u2003',
    'a special space (U+2003) outside a text: write an ordinary space, or nothing',
  ],
  [
    'versions that git could not merge',
    '{\n<<<<<<< HEAD\n  "isNight": true\n=======\n  "isNight": false\n>>>>>>> other\n}',
    '<<<<<<< HEAD',
    'two versions that git could not merge: keep one, and remove the lines with <<<<<<<, ======= and >>>>>>>',
  ],
];

const COMMENTS_ONLY: BadExample = {
  title: 'comments and nothing else',
  text: '// later',
  findings: [
    { at: '', marks: '// later', message: 'a comment: JSON has none, so remove it' },
    { at: '', marks: '// later', message: 'there is no value here: a snapshot stands between { and }' },
  ],
};

const SEVERAL: BadExample = {
  title: 'several slips at once, each told',
  text: `{ // my room\n  'isNight': True,\n}`,
  findings: [
    { at: '', marks: '// my room', message: 'a comment: JSON has none, so remove it' },
    {
      at: '',
      marks: `'isNight'`,
      message: 'single quotes around a text: JSON has only double quotes, "',
    },
    { at: '', marks: 'True', message: 'True is spelled true in JSON' },
    { at: '', marks: ',', message: 'a comma with nothing after it: remove it' },
  ],
};

/** An example for every message, and some that show how they go together. */
export function syntaxExamples(): readonly [BadExample, ...BadExample[]] {
  const single = [...FOREIGN_TEXTS, ...SLIPS].map(([title, text, marks, message]) => ({
    title,
    text,
    findings: [{ at: '', marks, message }],
  }));
  return [SEVERAL, COMMENTS_ONLY, ...single];
}
