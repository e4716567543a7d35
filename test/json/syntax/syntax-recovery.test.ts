import { describe, expect, test } from 'vitest';
import { syntaxMessage } from '../../../rules/wording/syntax-message.js';
import { findSyntaxFaults } from '../../../src/json/syntax/syntax.js';
import { faults } from './shown-faults.js';

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

function messages(text: string): string[] {
  const bytes = encode(text);
  return findSyntaxFaults(bytes).map((fault) => syntaxMessage(fault, bytes));
}

test('what follows a text before the JSON is read', () => {
  expect(faults('const room = {"a": 1,};')).toEqual([
    'not-json const',
    'trailing-comma ,',
    'text-after-value ;',
  ]);
});

test('a backslash before a quote that needs none is to be removed, as a second one would be part of the text', () => {
  expect(messages(String.raw`{"title": "It\'s"}`)).toEqual([
    String.raw`\' is not a valid escape: write ' without the backslash`,
  ]);
});

describe('a key without one of its quotes is one fault', () => {
  test.each([
    ['{"settings":{\n  isNight": false\n}}', 'unquoted-key isNight"'],
    ['{"settings":{\n  title": "Garden",\n  "isNight": false\n}}', 'unquoted-key title"'],
    ['{"roomItems":{\n  4": {\n    "name": "x"\n  },\n  "5": {}\n}}', 'unquoted-key 4"'],
    ['{"quests":{\n  0_find-key" : [\n  ]\n}}', 'unquoted-key 0_find-key"'],
    ['{"a": {\n  my key": 1,\n  "b": 2\n}}', 'unquoted-key my key"'],
    ['{"a":1,b":2,"c":3}', 'unquoted-key b"'],
    ['{"4":1,5":2}', 'unquoted-key 5"'],
    ['{true": 1}', 'unquoted-key true"'],
    ['{"roomTasks: {\n  "Tasks": []\n},\n"a": 1}', 'unclosed-string "roomTasks'],
    ['{\r\n"Tasks: [\r\n  {"a": 1}\r\n],\r\n"a": 1}', 'unclosed-string "Tasks'],
    ['{"Tasks: [{\n  "a": 1\n}],\n"a": 1}', 'unclosed-string "Tasks'],
    ['{"roomTasks: {},\n"a": 1}', 'unclosed-string "roomTasks'],
    ['{"roomTasks: {"Tasks": []}, "a": 1}', 'unclosed-string "roomTasks'],
    ['{"title: "Garden", "a": 1}', 'unclosed-string "title'],
    ['{"roomTasks: { "Tasks": [] }, "a": 1}', 'unclosed-string "roomTasks'],
    ['{"title: "", "a": 1}', 'unclosed-string "title'],
    ['{\n  "1: "{}",\n  "a": 1\n}', 'unclosed-string "1'],
  ])('%j', (text, fault) => {
    expect(faults(text)).toEqual([fault]);
  });

  test('and the missing quote is what to add', () => {
    expect(messages('{isNight": false}')).toEqual(['this key has no opening quote: add " before it']);
    expect(messages('{"a: {\n}}')).toEqual(['this string has no closing quote: add " at its end']);
  });
});

describe('a wrong or missing bracket is one fault', () => {
  test.each([
    ['{"roomTasks": {"Tasks": [}}}', 'mismatched-bracket }'],
    ['{"roomTasks": {"Tasks": [}}, "a": 1}', 'mismatched-bracket }'],
    ['{\n  "roomTasks": {\n    "Tasks": [}\n  },\n  "a": 1\n}', 'mismatched-bracket }'],
    ['[\n  {"a": 1],\n  {"b": 2}\n]', 'mismatched-bracket ]'],
    ['[{\n  "a": {\n    "b": [}\n  },\n  "c": 1\n}, {}]', 'mismatched-bracket }'],
    ['[{"a":1]]', 'mismatched-bracket ]'],
    ['{"roomTasks": {"Tasks": ]}}', 'mismatched-bracket ]'],
    ['{\n  "roomTasks": {\n    "Tasks": ]\n  },\n  "a": 1\n}', 'mismatched-bracket ]'],
    ['[\n  {\n    "a": ],\n    "b": 1\n  }\n]', 'mismatched-bracket ]'],
    ['{"settings": }, "a": 1}', 'missing-sign }'],
    ['{\n  "a":\n    "b": []\n  },\n  "c": 1\n}', 'unopened-object "b"'],
    ['[{\n  "a":\n    "b": [],\n    "c": 1\n  },\n  "d": 1\n}, 1]', 'unopened-object "b"'],
    ['{"a": "b": 1}, "c": 1}', 'missing-sign "b"'],
    ['{\n  "a":\n  "b": 1,\n  "c": 1\n}', 'misplaced-colon :'],
  ])('%j', (text, fault) => {
    expect(faults(text)).toEqual([fault]);
  });

  test('and the message says which to add', () => {
    expect(messages('{"a": ]}')).toEqual(['] has no opening bracket: add [ before it']);
    expect(messages('{\n  "a":\n    "b": []\n  }\n}')).toEqual([
      'an opening brace is missing: add { before this key',
    ]);
  });
});

describe('a deleted line with a closing bracket and a comma is one fault where it belongs', () => {
  test.each([
    ['{\n  "items": {\n    "1": {\n      "a": 1\n    "2": {\n      "a": 2\n    }\n  },\n  "b": {}\n}', '"2"'],
    ['{\n  "a": [\n    {\n      "b": 1\n    {\n      "b": 2\n    }\n  ]\n}', '{'],
    ['{\n  "a": [\n    1,\n    2\n  "b": 1\n}', '"b"'],
    ['{\n  "a": [\n    {}\n  "b": {\n    "c": 1\n  }\n}', '"b"'],
  ])('%j', (text, at) => {
    expect(faults(text)).toEqual([`missing-bracket ${at}`]);
  });

  test('and the message says what to add, and where the bracket was opened', () => {
    const text = '{\n  "a": {\n    "b": 1\n  "c": 1\n}';
    expect(messages(text)).toEqual(['a } and a comma are missing: add them before this']);
    expect(findSyntaxFaults(encode(text))[0]?.opened?.start).toBe(text.indexOf('{', 1));
  });

  test('but a comma that is missing inside an object is not a bracket', () => {
    expect(faults('{\n  "a": {\n    "b": 1\n    "c": 1\n  }\n}')).toEqual(['missing-comma "c"']);
  });
});

describe('a doubled closing line is one fault without a fix', () => {
  test.each([
    ['{\n  "items": {\n    "1": {\n      "a": 1\n    },\n    },\n    "2": {\n    }\n  },\n  "b": 1\n}', '}'],
    ['{\n  "a": [\n    {\n      "b": 1\n    },\n    },\n    {\n    }\n  ]\n}', '}'],
    ['{\n  "a": {\n    "b": [\n      1\n    ],\n    ],\n    "c": 1\n  }\n}', ']'],
  ])('%j', (text, bracket) => {
    expect(faults(text)).toEqual([`extra-bracket ${bracket}`]);
    expect(messages(text)).toEqual([`${bracket} is one too many: remove it`]);
    expect(findSyntaxFaults(encode(text))[0]).not.toHaveProperty('fix');
  });

  test.each([
    ['without indentation', '{\n"a": {\n"b": {\n},\n}\n}'],
    ['indented', '{\n  "a": {\n    "b": {\n    },\n  }\n}'],
  ])('unlike a trailing comma %s', (_, text) => {
    expect(faults(text)).toEqual(['trailing-comma ,']);
    expect(findSyntaxFaults(encode(text))[0]).toHaveProperty('fix');
  });
});

describe('a string value without its opening quote is one fault', () => {
  test.each([
    ['{"title": Garden",\n"a": 1}', 'unquoted-text Garden"'],
    ['{\n"title": My garden, at night"\n}', 'unquoted-text My garden, at night"'],
    ['[a", "b"]', 'unquoted-text a"'],
    ['{"title": 4 doors", "a": 1}', 'unquoted-text 4 doors"'],
    ['[foo, ",", "b"]', 'unquoted-text foo'],
    ['[foo,"",1]', 'unquoted-text foo'],
  ])('%j', (text, fault) => {
    expect(faults(text)).toEqual([fault]);
  });

  test('but a valid number or literal before a string is not', () => {
    expect(faults('[1,"",true,",",null,"]",]')).toEqual(['trailing-comma ,']);
  });
});
