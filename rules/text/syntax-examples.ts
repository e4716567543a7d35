import type { BadExample } from '../kit.js';
import { FOREIGN_TEXTS, type Row } from './foreign-text-examples.js';
import { MANGLED_TEXTS } from './mangled-text-examples.js';
import { NUMBERS } from './number-examples.js';

const SLIPS: readonly Row[] = [
  [
    'logic with quotes doubled for CSV',
    '{ "logic": { "4": "{""Tasks"": []}" } }',
    '"{""Tasks"": []}"',
    'the logic of item "4" is JSON whose quotes are doubled, as in a CSV file: write \\" for each "" inside this string',
    String.raw`{ "logic": { "4": "{\"Tasks\": []}" } }`,
  ],
  [
    'a trailing comma',
    '{ "sizes": [1, 2,] }',
    ',',
    'JSON does not allow a trailing comma: remove it',
    '{ "sizes": [1, 2] }',
  ],
  ['a leading comma', '{ , "sizes": [] }', ',', 'there is nothing before this comma: remove it'],
  [
    'two commas',
    '{ "isNight": true,, "fog": 1 }',
    ',',
    'there is nothing between two commas: remove one, or add what is missing',
  ],
  ['a decimal comma', '{ "y": 1,5 }', '1,5', '1,5 has a decimal comma: write 1.5', '{ "y": 1.5 }'],
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
  ['a value without its opening bracket', '{ "Tasks": ] }', ']', '] has no opening bracket: add [ before it'],
  [
    'an object without its opening brace',
    '{\n  "settings":\n    "isNight": true\n  }\n}',
    '"isNight"',
    'an opening brace is missing: add { before this key',
  ],
  [
    'a bracket that closes the list around an open object',
    '[ { "Tasks": 1 ]',
    ']',
    '] does not close {: add } before it, or write } instead',
  ],
  ['a doubled brace', '{ "a": { { "b": 1 }, "c": [1, 2] }', '{', '{ is one too many: remove it'],
  ['a point for a comma', '{ "a": true. "b": 1 }', '.', '. is wrong here: write , instead'],
  [
    'an arrow of another kind',
    '{ "isNight" -> true, "a": 1 }',
    '->',
    '-> is wrong here: write : instead',
    '{ "isNight" : true, "a": 1 }',
  ],
  [
    'a value of program code',
    '{ "pos": Vector3(1, 2, 3), "a": 1 }',
    'Vector3(1, 2, 3)',
    'Vector3(1, 2, 3) is not a JSON value: write a number, true, false, null, a string in double quotes, a list or an object',
  ],
  [
    'a note at the end of a line',
    '{\n  "settings": { -- all of them\n    "isNight": true\n  }\n}',
    '-- all of them',
    '-- all of them is not JSON: remove it, and put back any content that it replaces',
  ],
  [
    'a deleted line with a closing brace',
    '{\n  "settings": {\n    "fog": 1\n  "quests": {\n  }\n}',
    '"quests"',
    'a } and a comma are missing: add them before this',
  ],
  [
    'a deleted line with a key and an opening brace',
    '{\n  "roomItems": {\n    "4": {\n      "placed": true\n    },\n      "placed": true\n    }\n  }\n}',
    '"placed"',
    'a key and { are missing: add them before this',
  ],
  [
    'a doubled line with a closing brace',
    '{\n  "roomItems": {\n    "4": {\n    },\n    },\n    "5": {\n    }\n  }\n}',
    '}',
    '} is one too many: remove it',
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
    'a string without its opening quote',
    '{ "title": My garden" }',
    'My garden"',
    'this string has no opening quote: add " before it',
  ],
  [
    'a key without its opening quote',
    '{ isNight": true }',
    'isNight"',
    'this key has no opening quote: add " before it',
  ],
  [
    'a key without its closing quote',
    '{ "settings: { "fog": 1 } }',
    '"settings',
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
    'an apostrophe with a backslash',
    String.raw`{ "title": "It\'s open" }`,
    String.raw`\'`,
    String.raw`\' is not a valid escape: write ' without the backslash`,
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
  [
    'True of Python',
    '{ "isNight": True }',
    'True',
    'True does not exist in JSON: write true',
    '{ "isNight": true }',
  ],
  [
    'None of Python',
    '{ "isNight": None }',
    'None',
    'None does not exist in JSON: write null',
    '{ "isNight": null }',
  ],
  [
    'undefined of JavaScript',
    '{ "isNight": undefined }',
    'undefined',
    'undefined does not exist in JSON: remove the member, or write a value',
  ],
  [
    'a string without quotes',
    '{ "roomBase": BlankScene }',
    'BlankScene',
    'BlankScene has no quotes: put it in double quotes if it is a string',
  ],
  [
    'an ellipsis instead of elements',
    '{ "sizes": [1, ...] }',
    '...',
    '... replaces something that was left out: put it back, because an import removes the items that a file leaves out',
  ],
  [
    'an ellipsis instead of members',
    '{ "isNight": true, ... the rest ... }',
    '...',
    '... replaces something that was left out: put it back, because an import removes the items that a file leaves out',
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
    'logic that was pasted without escaping its quotes',
    '{ "logic": { "4": "{"Tasks":[],"ViewNodes":[]}" } }',
    '"{"Tasks":[],"ViewNodes":[]}"',
    'the logic of item "4" is JSON whose quotes are not escaped: write \\" for each quote inside this string',
    String.raw`{ "logic": { "4": "{\"Tasks\":[],\"ViewNodes\":[]}" } }`,
  ],
  [
    'logic with a quote that is not escaped',
    String.raw`{ "logic": { "4": "{\"Tasks\":[],\"ViewNodes":[]}" } }`,
    '"',
    'a quote in the logic of item "4" is not escaped: write \\" for it',
    String.raw`{ "logic": { "4": "{\"Tasks\":[],\"ViewNodes\":[]}" } }`,
  ],
  [
    'a quote inside a string of the logic',
    String.raw`{ "logic": { "4": "{\"Tasks\":[{\"$type\":\"my "own" task\"}]}" } }`,
    '"',
    String.raw`a quote inside a string of the logic of item "4" is not escaped: write \\\" for it`,
    String.raw`{ "logic": { "4": "{\"Tasks\":[{\"$type\":\"my \\\"own\\\" task\"}]}" } }`,
  ],
  [
    'a semicolon',
    '{ "sizes": [1; 2] }',
    ';',
    'a semicolon is not allowed here: write a comma, or remove it after the last value',
    '{ "sizes": [1, 2] }',
  ],
  [
    'an equals sign',
    '{ "isNight" = true }',
    '=',
    'an equals sign is not allowed here: write a colon between a key and its value',
    '{ "isNight" : true }',
  ],
  [
    'an arrow',
    '{ "isNight" => true }',
    '=>',
    'an arrow is not allowed here: write a colon between a key and its value',
    '{ "isNight" : true }',
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
  fixed: `{\n  'isNight': true\n}`,
};

/** One example for each message, and two with several findings. */
export function syntaxExamples(): readonly [BadExample, ...BadExample[]] {
  const single = [...FOREIGN_TEXTS, ...MANGLED_TEXTS, ...SLIPS, ...NUMBERS].map(
    ([title, text, marks, message, fixed]) => ({
      title,
      text,
      at: '',
      marks,
      message,
      ...(fixed !== undefined && { fixed }),
    }),
  );
  return [SEVERAL, COMMENTS_ONLY, ...single];
}
