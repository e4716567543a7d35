import type { BadExample } from '../kit.js';
import { FOREIGN_TEXTS, type Row } from './foreign-text-examples.js';

const SLIPS: readonly Row[] = [
  ['a trailing comma', '{ "sizes": [1, 2,] }', ',', 'JSON does not allow a trailing comma: remove it'],
  ['a leading comma', '{ , "sizes": [] }', ',', 'there is nothing before this comma: remove it'],
  [
    'two commas',
    '{ "isNight": true,, "fog": 1 }',
    ',',
    'there is nothing between two commas: remove one, or add what is missing',
  ],
  ['a decimal comma', '{ "y": 1,5 }', '1,5', '1,5 has a decimal comma: write 1.5'],
  ['two colons', '{ "isNight":: true }', ':', 'there are two colons: remove one'],
  ['a missing comma', '{ "sizes": [1 2] }', '2', 'a comma is missing: add one before this'],
  [
    'a missing colon',
    '{ "isNight" true }',
    'true',
    'a colon is missing: add one between the key and this value',
  ],
  ['a missing value', '{ "isNight": }', '}', 'a value is missing: add one before the }'],
  [
    'a key in a list',
    '[ "isNight": true ]',
    ':',
    'a colon is not allowed here: it belongs between a key and its value, inside { and }',
  ],
  [
    'a bracket of the wrong kind',
    '{ "Tasks": [ }',
    '}',
    '} does not close [: add ] before it, or write ] instead',
  ],
  [
    'a bracket that closes the list around an open object',
    '[ { "Tasks": 1 ]',
    ']',
    '] does not close {: add } before it, or write } instead',
  ],
  [
    'a closing bracket without an opening one',
    ']',
    ']',
    '] has no opening bracket: remove it, or add the opening bracket',
  ],
  [
    'one brace too many',
    '{ } }',
    '}',
    '} is one too many: remove it, or an earlier one that closes too soon',
  ],
  [
    'a comma after the end',
    '{ },',
    ',',
    'a comma follows the end of the JSON: remove it, or the bracket before it that closes too soon',
  ],
  [
    'no braces at all',
    '"isNight": true',
    ':',
    'a key and its value are outside braces: put { and } around them',
  ],
  [
    'two values in one file',
    '{ }\n{ }',
    '{',
    'more text follows the end of the JSON: remove it, or merge it into what comes before',
  ],
  [
    'a string without its closing quote',
    '{ "title": "Garden\n}',
    '"Garden',
    'this string has no closing quote: add " at its end',
  ],
  [
    'a file that was cut off in a string',
    '{ "title": "Gard',
    '"Gard',
    'this string has no closing quote: add " at its end, or restore the part that was cut off',
  ],
  [
    'a line break inside a string',
    '{ "title": "My\ngarden" }',
    '\n',
    'a line break is not allowed inside a string: write \\n instead, or close the string before it',
  ],
  [
    'a tab inside a string',
    '{ "title": "My\tgarden" }',
    '\t',
    'a tab is not allowed inside a string: write \\t instead',
  ],
  [
    'another control character inside a string',
    '{ "title": "My\u0001garden" }',
    '\u0001',
    'the control character U+0001 is not allowed inside a string: write \\u0001 instead',
  ],
  [
    'a backslash in a Windows path',
    String.raw`{ "path": "C:\Rooms" }`,
    String.raw`\R`,
    String.raw`\R is not a valid escape: write \\ for a backslash`,
  ],
  [
    'an escape with too few digits',
    String.raw`{ "title": "caf\ue9" }`,
    String.raw`\ue9`,
    String.raw`\ue9 is incomplete: write four hexadecimal digits after \u, as in \u00e9`,
  ],
  ['single quotes', `{ 'isNight': true }`, `'isNight'`, 'JSON does not allow single quotes: write " instead'],
  ['curly quotes', '{ “isNight”: true }', '“isNight”', 'JSON does not allow curly quotes: write " instead'],
  [
    'a curly quote alone',
    '{ "sizes": [1 “] }',
    '“',
    'a curly quote is not allowed outside a string: put strings in straight double quotes, or remove it',
  ],
  ['a key without quotes', '{ isNight: true }', 'isNight', 'the key isNight has no quotes: write "isNight"'],
  ['a number as a key', '{ 2: { } }', '2', 'the key 2 is not a string: write "2"'],
  ['a list as a key', '{ [] }', '[', '[ has no key: add a key in double quotes and a colon before it'],
  ['NaN', '{ "sizes": [NaN] }', 'NaN', 'NaN does not exist in JSON: write a number'],
  ['True of Python', '{ "isNight": True }', 'True', 'True does not exist in JSON: write true'],
  ['None of Python', '{ "isNight": None }', 'None', 'None does not exist in JSON: write null'],
  [
    'a string without quotes',
    '{ "roomBase": BlankScene }',
    'BlankScene',
    'BlankScene has no quotes: put it in double quotes if it is a string',
  ],
  ['a leading zero', '{ "sizes": [-007] }', '-007', '-007 has a leading zero: write -7'],
  ['a plus sign', '{ "sizes": [+1] }', '+1', '+1 has a plus sign: write 1'],
  [
    'no digit before the decimal point',
    '{ "sizes": [.5] }',
    '.5',
    '.5 has no digit before its decimal point: write 0.5',
  ],
  [
    'no digit after the decimal point',
    '{ "sizes": [5.] }',
    '5.',
    '5. has no digit after its decimal point: write 5',
  ],
  [
    'a hexadecimal number',
    '{ "sizes": [0xFF] }',
    '0xFF',
    '0xFF is hexadecimal, which JSON does not allow: write 255',
  ],
  [
    'a binary number',
    '{ "sizes": [0b101] }',
    '0b101',
    '0b101 is binary or octal, which JSON does not allow: write 5',
  ],
  [
    'digits in groups',
    '{ "sizes": [1_000] }',
    '1_000',
    '1_000 has an underscore between its digits: write 1000',
  ],
  ['an exponent without digits', '{ "sizes": [1e] }', '1e', '1e has an exponent without digits: write 1'],
  ['a big integer of JavaScript', '{ "sizes": [10n] }', '10n', '10n ends in n: write 10'],
  [
    'several mistakes in one number',
    '{ "sizes": [+1_0px] }',
    '+1_0px',
    '+1_0px has an underscore between its digits: write a number like 10, -2.5 or 1e3',
  ],
  ['a minus sign alone', '{ "sizes": [-] }', '-', 'this minus sign has no number: add the number after it'],
  ['a plus sign alone', '{ "sizes": [+] }', '+', 'this plus sign has no number: replace it with a number'],
  [
    'a decimal point alone',
    '{ "sizes": [1, .] }',
    '.',
    'a decimal point alone is not a value: replace it with a number',
  ],
  [
    'an ellipsis instead of elements',
    '{ "sizes": [1, ...] }',
    '...',
    '... replaces something that was left out: put it back',
  ],
  [
    'an ellipsis instead of members',
    '{ "isNight": true, ... the rest ... }',
    '...',
    '... replaces something that was left out: put it back',
  ],
  [
    'a placeholder',
    '{ "id": <your id> }',
    '<your id>',
    '<your id> is a placeholder: replace it with the real value, in double quotes if it is a string',
  ],
  [
    'a date without quotes',
    '{ "day": 2026-01-31 }',
    '2026-01-31',
    '2026-01-31 is not a number: correct it, or put it in double quotes if it is a string',
  ],
  [
    'an unescaped quote inside a string',
    '{ "title": "My "little" garden" }',
    '"',
    'this quote ends the string too early: write \\" for a quote that is part of the string',
  ],
  [
    'a semicolon',
    '{ "sizes": [1; 2] }',
    ';',
    'a semicolon is not allowed here: write a comma, or remove it after the last value',
  ],
  [
    'an equals sign',
    '{ "isNight" = true }',
    '=',
    'an equals sign is not allowed here: write a colon between a key and its value',
  ],
  [
    'an arrow',
    '{ "isNight" => true }',
    '=>',
    'an arrow is not allowed here: write a colon between a key and its value',
  ],
  [
    'a backtick',
    '{ "sizes": [1 `] }',
    '`',
    'a backtick is not allowed here: put strings in double quotes, or remove it',
  ],
  [
    'an apostrophe',
    `{ "sizes": [1 '] }`,
    `'`,
    'an apostrophe is not allowed outside a string: put strings in double quotes, or remove it',
  ],
  ['any other character', '{ "sizes": [1, ~ 2] }', '~', '~ is not allowed here: remove it'],
  [
    'a no-break space copied from a web page',
    '{\u00a0"isNight": true }',
    '\u00a0',
    'a no-break space (U+00A0) is not allowed here: write an ordinary space, or remove it',
  ],
  [
    'another space that JSON does not allow',
    '{\u2003"isNight": true }',
    '\u2003',
    'a special space (U+2003) is not allowed here: write an ordinary space, or remove it',
  ],
  [
    'an unresolved merge conflict',
    '{\n<<<<<<< HEAD\n  "isNight": true\n=======\n  "isNight": false\n>>>>>>> other\n}',
    '<<<<<<< HEAD',
    'there is an unresolved merge conflict: keep one version, and remove the lines with <<<<<<<, ======= and >>>>>>>',
  ],
];

const COMMENTS_ONLY: BadExample = {
  title: 'only comments',
  text: '// later',
  findings: [
    { at: '', marks: '// later', message: 'JSON does not allow comments: remove this one' },
    {
      at: '',
      marks: '// later',
      message: 'there is no value here: a snapshot starts with { and ends with }',
    },
  ],
};

const SEVERAL: BadExample = {
  title: 'several mistakes, each reported',
  text: `{ // my room\n  'isNight': True,\n}`,
  findings: [
    { at: '', marks: '// my room', message: 'JSON does not allow comments: remove this one' },
    {
      at: '',
      marks: `'isNight'`,
      message: 'JSON does not allow single quotes: write " instead',
    },
    { at: '', marks: 'True', message: 'True does not exist in JSON: write true' },
    { at: '', marks: ',', message: 'JSON does not allow a trailing comma: remove it' },
  ],
};

/** One example for each message, and two with several findings. */
export function syntaxExamples(): readonly [BadExample, ...BadExample[]] {
  const single = [...FOREIGN_TEXTS, ...SLIPS].map(([title, text, marks, message]) => ({
    title,
    text,
    findings: [{ at: '', marks, message }],
  }));
  return [SEVERAL, COMMENTS_ONLY, ...single];
}
