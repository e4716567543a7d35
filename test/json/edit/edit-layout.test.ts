import { describe, expect, test } from 'vitest';
import { type At, type Beside, JsonEditor, Spelled } from '../../../src/json/edit/json-editor.js';
import type { JsonValue } from '../../../src/json/value.js';
import { edit } from './edited.js';

describe('a member that is removed takes its comma and its line along', () => {
  test.each<[text: string, at: string, rest: string]>([
    ['{"a": 1, "b": 2}', '/a', '{"b": 2}'],
    ['{"a": 1, "b": 2}', '/b', '{"a": 1}'],
    ['{ "a": 1 }', '/a', '{}'],
    ['[1, 2, 3]', '/1', '[1, 3]'],
    ['[1, 2, 3]', '/2', '[1, 2]'],
    ['[1 , 2 ]', '/1', '[1 ]'],
    ['[1\t\r\n,\n2]', '/1', '[1]'],
    ['[\n  1\n]', '/0', '[]'],
    ['{\n  "a": 1,\n  "b": 2\n}', '/a', '{\n  "b": 2\n}'],
    ['{\n  "a": 1,\n  "b": 2\n}', '/b', '{\n  "a": 1\n}'],
    ['{\r\n\t"a": 1,\r\n\t"b": 2\r\n}', '/b', '{\r\n\t"a": 1\r\n}'],
    ['{\n    "a": 1\n  , "b": 2\n  , "c": 3\n}', '/b', '{\n    "a": 1\n  , "c": 3\n}'],
    ['\ufeff{"a":1,"b":2}\n', '/a', '\ufeff{"b":2}\n'],
    ['{"a": 1, "b": 2, "a": 3}', '/a', '{"b": 2}'],
  ])('from %j, %s: %j', (text, at, rest) => {
    expect(edit(text, (editor) => editor.remove(at))).toBe(rest);
  });

  test('neighbours that go together leave no comma behind', () => {
    const text = '{\n  "a": 1,\n  "b": 2,\n  "c": 3,\n  "d": 4\n}';
    expect(edit(text, (editor) => editor.remove('/c').remove('/d'))).toBe('{\n  "a": 1,\n  "b": 2\n}');
    expect(edit(text, (editor) => editor.remove('/a').remove('/b').remove('/d'))).toBe('{\n  "c": 3\n}');
    expect(edit('[1, 2, 3]', (editor) => editor.remove('/0').remove('/1').remove('/2'))).toBe('[]');
    expect(edit('[1, 2, 3]', (editor) => editor.remove('/1').remove('/1'))).toBe('[1, 3]');
  });
});

describe('a new member follows its neighbours', () => {
  test.each<[text: string, at: At, value: JsonValue, result: string, beside?: Beside]>([
    ['{"a":1,"b":2}', '/c', 3, '{"a":1,"b":2,"c":3}'],
    ['{"a": 1, "b": 2}', '/c', 3, '{"a": 1, "b": 2, "c": 3}'],
    ['{"a": 1}', '/c', [1, { x: 2 }], '{"a": 1, "c": [1, {"x": 2}]}'],
    ['{"a":1}', '/c', [1, { x: 2 }], '{"a":1,"c":[1,{"x":2}]}'],
    ['{ "a" : 1 }', '/c', 3, '{ "a" : 1, "c" : 3 }'],
    ['{\n  "a": 1\n}\n', '/c', 3, '{\n  "a": 1,\n  "c": 3\n}\n'],
    ['{\r\n\t"a": 1\r\n}', '/c', 3, '{\r\n\t"a": 1,\r\n\t"c": 3\r\n}'],
    ['{\r\t"a": 1\r}', '/c', 3, '{\r\t"a": 1,\r\t"c": 3\r}'],
    ['{\n    "a": 1\n  , "b": 2\n}', '/c', 3, '{\n    "a": 1\n  , "b": 2\n  , "c": 3\n}'],
    // Objects and lists get lines of their own where their neighbours have them.
    ['{\n  "a": 1\n}', '/c', { x: [1] }, '{\n  "a": 1,\n  "c": {\n    "x": [\n      1\n    ]\n  }\n}'],
    ['{\n  "a": {}\n}', '/a/x', 1, '{\n  "a": {\n    "x": 1\n  }\n}'],
    ['{\n  "a": [ ]\n}', '/a/-', {}, '{\n  "a": [\n    {}\n  ]\n}'],
    ['{}', '/x', 1, '{"x": 1}'],
    ['[]', '/0', 'a', '["a"]'],
    ['{"a":{}}', '/a/x', 1, '{"a":{"x":1}}'],
    // White space after the bracket, or a colon with a space, asks for a comma with one.
    ['{ "a":1}', '/c', 3, '{ "a":1, "c":3}'],
    ['{"a": 1}', '/c', 3, '{"a": 1, "c": 3}'],
    ['{"a":1}', '/c', 3, '{"a":1,"c":3}'],
    // The members of a list say nothing about a colon.
    ['[ "a"]', '/-', { x: 1 }, '[ "a", {"x": 1}]'],
    // Equal keys are not in order.
    ['{"a": 1, "b": 2, "b": 3}', '/aa', 0, '{"a": 1, "b": 2, "b": 3, "aa": 0}'],
    // Whole numbers are in order by value, other keys as strings.
    ['{"1": 1, "01": 2, "2": 3}', '/1a', 0, '{"1": 1, "01": 2, "2": 3, "1a": 0}'],
    ['[1, 2]', '/0', 0, '[0, 1, 2]'],
    ['[1, 2]', '/1', 0, '[1, 0, 2]'],
    ['[1, 2]', '/2', 0, '[1, 2, 0]'],
    ['[\n  1\n]', '/-', 2, '[\n  1,\n  2\n]'],
    // Keys in order stay in order; two keys may be in order by chance.
    ['{"a": 1, "c": 2, "e": 3}', '/b', 0, '{"a": 1, "b": 0, "c": 2, "e": 3}'],
    ['{"b": 1, "c": 2, "e": 3}', '/a', 0, '{"a": 0, "b": 1, "c": 2, "e": 3}'],
    ['{"2": 1, "10": 2, "100": 3}', '/20', 0, '{"2": 1, "10": 2, "20": 0, "100": 3}'],
    ['{"a": 1, "c": 2}', '/b', 0, '{"a": 1, "c": 2, "b": 0}'],
    ['{"c": 1, "a": 2, "d": 3}', '/b', 0, '{"c": 1, "a": 2, "d": 3, "b": 0}'],
    ['{"a": 1, "c": 2, "d": 3}', '/b', 0, '{"a": 1, "c": 2, "d": 3, "b": 0}', { after: 'd' }],
    ['{"a": 1, "c": 2}', '/b', 0, '{"b": 0, "a": 1, "c": 2}', { before: 'a' }],
    ['{"a": 1, "c": 2}', '/b', 0, '{"a": 1, "b": 0, "c": 2}', { before: 'c' }],
  ])('%j and %j', (text, at, value, result, beside) => {
    expect(edit(text, (editor) => editor.insert(at, value, beside))).toBe(result);
  });

  test('several are inserted in order, in place of what is removed', () => {
    expect(edit('{"a": 1}', (editor) => editor.insert('/c', 3).insert('/b', 2))).toBe(
      '{"a": 1, "c": 3, "b": 2}',
    );
    expect(edit('{}', (editor) => editor.insert('/c', 3).insert('/b', 2))).toBe('{"c": 3, "b": 2}');
    expect(edit('{"a": 1, "d": 1, "g": 1}', (editor) => editor.insert('/c', 3).insert('/b', 2))).toBe(
      '{"a": 1, "b": 2, "c": 3, "d": 1, "g": 1}',
    );
    expect(edit('{\n  "a": 1\n}', (editor) => editor.remove('/a').insert('/b', 2))).toBe('{\n  "b": 2\n}');
    expect(edit('[1, 2, 3]', (editor) => editor.remove('/1').insert('/2', 9))).toBe('[1, 9, 3]');
    expect(edit('[9]', (editor) => editor.remove('/0').insert('/1', 'b').insert('/0', 'a'))).toBe(
      '["a", "b"]',
    );
    expect(edit('[8, 9]', (editor) => editor.remove('/0').remove('/1').insert('/2', 1))).toBe('[1]');
    expect(edit('[7, 8, 9]', (editor) => editor.remove('/0').insert('/1', 1))).toBe('[1, 8, 9]');
    expect(edit('[7, 8, 9]', (editor) => editor.remove('/2').insert('/-', 1))).toBe('[7, 8, 1]');
    expect(edit('{"a": 1, "b": 2}', (editor) => editor.remove('/a').remove('/b').insert('/a', 3))).toBe(
      '{"a": 3}',
    );
  });
});

test.each<[text: string, at: At, value: JsonValue | Spelled, result: string]>([
  ['{"a": 1.0}', '/a', new Spelled('1E5'), '{"a": 1E5}'],
  ['{"a": -0}', '/a', -0, '{"a": -0}'],
  ['{"a": [1, 2]}', '/a', [3, 4, 5], '{"a": [3, 4, 5]}'],
  ['{\n  "a": [1, 2]\n}', '/a', [3, 4], '{\n  "a": [3, 4]\n}'],
  ['{\n  "a": [\n    1\n  ]\n}', '/a', [3, 4], '{\n  "a": [\n    3,\n    4\n  ]\n}'],
  ['{\n  "a": 1\n}', '/a', { b: 1 }, '{\n  "a": {\n    "b": 1\n  }\n}'],
  ['{"a":1}', '/a', { b: 1 }, '{"a":{"b":1}}'],
  ['{\r\n\t"a": []\r\n}', '/a', [1], '{\r\n\t"a": [\r\n\t\t1\r\n\t]\r\n}'],
  ['[1]', '', { a: 1 }, '{"a": 1}'],
  ['{"a":1}', '/a', [1, 2], '{"a":[1,2]}'],
  ['[\n  1\n]', '/0', [1, 2], '[\n  [\n    1,\n    2\n  ]\n]'],
  ['[1,\n  2]', '/1', [3], '[1,\n  [\n    3\n  ]]'],
  ['[1, 2]', '/1', [3], '[1, [3]]'],
])('a value that takes the place of another: %j, %j', (text, at, value, result) => {
  expect(edit(text, (editor) => editor.replace(at, value))).toBe(result);
});

describe('new text in a string is spelled like the string', () => {
  const at: At = ['/s', '/a'];
  test.each(
    Object.entries<[text: string, value: string, result: string]>({
      plainly: [String.raw`{"s":"{\"a\":1}"}`, 'é/<', String.raw`{"s":"{\"a\":\"é/<\"}"}`],
      'with slashes escaped': [
        String.raw`{"s":"{\"b\":\"\/\",\"a\":1}"}`,
        '/',
        String.raw`{"s":"{\"b\":\"\/\",\"a\":\"\/\"}"}`,
      ],
      'in ASCII': [
        String.raw`{"s":"{\"b\":\"\u00e4\",\"a\":1}"}`,
        'é😀',
        String.raw`{"s":"{\"b\":\"\u00e4\",\"a\":\"\u00e9\ud83d\ude00\"}"}`,
      ],
      'in ASCII with capitals': [
        String.raw`{"s":"{\"b\":\"\u00E4\",\"a\":1}"}`,
        'ÿ',
        String.raw`{"s":"{\"b\":\"\u00E4\",\"a\":\"\u00FF\"}"}`,
      ],
      'in ASCII where the inner text is': [
        String.raw`{"s":"{\"b\":\"\\u00e4\",\"a\":1}"}`,
        'é',
        String.raw`{"s":"{\"b\":\"\\u00e4\",\"a\":\"\\u00e9\"}"}`,
      ],
      'in ASCII where the rest of the file is': [
        String.raw`{"n":"\u00e4","s":"{\"a\":1}"}`,
        'é',
        String.raw`{"n":"\u00e4","s":"{\"a\":\"\u00e9\"}"}`,
      ],
      'for HTML': [
        String.raw`{"s":"{\u0022a\u0022:1}"}`,
        "<'&",
        String.raw`{"s":"{\u0022a\u0022:\u0022\u003c\u0027\u0026\u0022}"}`,
      ],
      'with control characters': [
        String.raw`{"s":"{\"a\":1}"}`,
        '\n\u0001',
        String.raw`{"s":"{\"a\":\"\\n\\u0001\"}"}`,
      ],
      'with halves of characters': [
        String.raw`{"s":"{\"a\":1}"}`,
        '\ud800',
        String.raw`{"s":"{\"a\":\"\\ud800\"}"}`,
      ],
    }),
  )('%s', (_name, [text, value, result]) => {
    const made = edit(text, (editor) => editor.replace(at, value));
    expect(made).toBe(result);
    expect(JSON.parse(JSON.parse(made).s).a).toBe(value);
  });

  test('with its line breaks escaped as the others are', () => {
    const text = JSON.stringify({ s: '{\r\n\t"a": 1\r\n}' });
    expect(JSON.parse(edit(text, (editor) => editor.insert(['/s', '/b'], [1]))).s).toBe(
      '{\r\n\t"a": 1,\r\n\t"b": [\r\n\t\t1\r\n\t]\r\n}',
    );
  });
});

describe('an impossible edit is rejected with the reason', () => {
  test.each<[text: string, change: (editor: JsonEditor) => void, message: string]>([
    ['{"a":1}', (editor) => editor.remove('/b'), 'cannot remove /b: there is no value at this place'],
    ['{"a":1}', (editor) => editor.remove(''), 'cannot remove the root: a JSON text must have a value'],
    [
      '{"a":1}',
      (editor) => editor.replace('/a/b', 1),
      'cannot replace /a/b: there is no value at this place',
    ],
    [
      '[1]',
      (editor) => editor.rename('/0', 'a'),
      'cannot rename /0: it has no key, because it is not in an object',
    ],
    ['{"a":1,"b":2}', (editor) => editor.rename('/a', 'b'), 'cannot rename /a: "b" already exists'],
    [
      '{"a":1,"b":2}',
      (editor) => editor.rename('/a', 'c').rename('/b', 'c'),
      'cannot rename /a: another edit also adds "c"',
    ],
    [
      '{"a":1}',
      (editor) => editor.insert('/b/c', 2),
      'cannot insert "c" into /b: there is no value at this place',
    ],
    [
      '{"a":1,"b":2}',
      (editor) => editor.rename('/a', 'c').insert('/c', 3),
      'cannot rename /a: another edit also adds "c"',
    ],
    ['{"a":1}', (editor) => editor.insert('/a', 2), 'cannot insert "a" into the root: "a" already exists'],
    [
      '{"a":1}',
      (editor) => editor.insert('/b', 2, { after: 'c' }),
      'cannot insert "b" into the root: there is no "c" to insert it next to',
    ],
    [
      '{"a":1}',
      (editor) => editor.insert('/a/b', 2),
      'cannot insert "b" into /a: it is not an object or array',
    ],
    [
      '[1]',
      (editor) => editor.insert('/3', 2),
      'cannot insert "3" into the root: the array has 1 element: use an index from 0 to 1, or "-" for the end',
    ],
    [
      '{"a":"x"}',
      (editor) => editor.replace(['/a', ''], 2),
      'cannot replace /a#: there is no string with JSON at this place',
    ],
    [
      '{"a":1}',
      (editor) => editor.replace(['/a', ''], 2),
      'cannot replace /a#: there is no string with JSON at this place',
    ],
    [
      '{"a":{"b":1}}',
      (editor) => editor.remove('/a/b').replace('/a', 1),
      'cannot replace /a and remove /a/b together: both change the same bytes',
    ],
    [
      '{"a":1,"a":{"b":1},"a":2}',
      (editor) => editor.replace('/a/b', 1),
      'cannot replace /a/b: there is no value at this place',
    ],
  ])('%s', (text, change, message) => {
    const bytes = new TextEncoder().encode(text);
    const editor = new JsonEditor(bytes);
    change(editor);
    expect(() => editor.result()).toThrow(message);
    expect(new TextDecoder().decode(bytes)).toBe(text);
  });

  test('and bytes that are not JSON are rejected at once', () => {
    expect(() => new JsonEditor(new TextEncoder().encode('{"a":}'))).toThrow('the bytes are not JSON');
    expect(() => new JsonEditor(new Uint8Array([0x22, 0xff, 0x22]))).toThrow('the bytes are not UTF-8');
    expect(() => new Spelled('{')).toThrow('"{" is not JSON');
    expect(() => new JsonEditor(new TextEncoder().encode('{}')).insert('', 2)).toThrow(
      'cannot insert a root: the pointer must end in the new key or index',
    );
  });
});

test('new members at one place are sorted among themselves, except beside a neighbour that was named', () => {
  const inserted = (...keys: readonly string[]): string =>
    edit('{"a":1,"c":2,"e":3}', (editor) => {
      for (const key of keys) editor.insert(`/${key}`, 0, key === 'b' ? { after: 'c' } : undefined);
      return editor;
    });
  expect(inserted('d', 'cc')).toBe('{"a":1,"c":2,"cc":0,"d":0,"e":3}');
  expect(inserted('d', 'b')).toBe('{"a":1,"c":2,"d":0,"b":0,"e":3}');
  expect(inserted('b', 'd')).toBe('{"a":1,"c":2,"b":0,"d":0,"e":3}');
});
