import { describe, expect, test } from 'vitest';
import { EditError, type Splice, type TextEdit } from '../../../src/json/edit/edit.js';
import { type At, type Beside, type JsonEditor, spliceText } from '../../../src/json/edit/json-editor.js';
import { locateEdits } from '../../../src/json/edit/locate-edits.js';
import { applySplices } from '../../../src/json/edit/splices.js';
import { TakenSplices } from '../../../src/json/edit/taken-splices.js';
import { Place } from '../../../src/json/place.js';
import type { JsonValue } from '../../../src/json/value.js';
import { byteOffset } from '../../../src/text/span.js';
import { finish } from '../../../src/text/steps.js';
import { edit } from './edited.js';

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

describe('a new member is laid out like the one beside it', () => {
  test.each<[text: string, at: At, value: JsonValue, result: string, beside?: Beside]>([
    // Each member has a colon and a comma of its own.
    ['{"a" : 1,  "b":2}', '/c', 3, '{"a" : 1,  "b":2,  "c":3}'],
    ['{"a" : 1,  "b":2}', '/c', 3, '{"c" : 3,  "a" : 1,  "b":2}', { before: 'a' }],
    ['{"a": 1,"b": 2, "c": 3}', '/x', 0, '{"a": 1,"b": 2,"x": 0, "c": 3}', { after: 'b' }],
    ['{"a": 1,"b": 2, "c": 3}', '/x', 0, '{"a": 1,"b": 2, "c": 3, "x": 0}', { after: 'c' }],
    // One step of indentation is that of the first member in the text.
    ['{\n\t"a": {}\n}', '/a/x', 1, '{\n\t"a": {\n\t\t"x": 1\n\t}\n}'],
    ['{\n"a": {}\n}', '/a/x', 1, '{\n"a": {\n  "x": 1\n}\n}'],
    ['\n  {\n    "a": 1\n  }', '/b', { x: 1 }, '\n  {\n    "a": 1,\n    "b": {\n      "x": 1\n    }\n  }'],
    // Further in than the first line, after which there is a first member on the same line.
    ['\n\t{\n\t  "a": {}\n\t}', '/a/x', 1, '\n\t{\n\t  "a": {\n\t    "x": 1\n\t  }\n\t}'],
    ['{   "a": 1,\n"b": {}\n}', '/b/x', 1, '{   "a": 1,\n"b": {\n  "x": 1\n}\n}'],
    ['[\n []\n]', '/0/-', 1, '[\n [\n  1\n ]\n]'],
    // A key that is not a number goes to the end of those that are; equal numbers are not sorted.
    ['{"1": 1, "2": 2, "3": 3}', '/01', 0, '{"1": 1, "2": 2, "3": 3, "01": 0}'],
    ['{"1": 1, "2": 2, "2": 3}', '/0', 0, '{"1": 1, "2": 2, "2": 3, "0": 0}'],
    ['\ufeff{\r\n "a": []\r\n}', '/a/-', 1, '\ufeff{\r\n "a": [\r\n  1\r\n ]\r\n}'],
  ])('%j and %j', (text, at, value, result, beside) => {
    expect(edit(text, (editor) => editor.insert(at, value, beside))).toBe(result);
  });

  test.each<[text: string, at: string, value: JsonValue, result: string]>([
    // A colon of its own, and no comma with a space where that has none.
    ['{"a":1,"b" : [2]}', '/b', { x: 1, y: 2 }, '{"a":1,"b" : {"x" : 1, "y" : 2}}'],
    ['{"a": 1,"b":[2]}', '/b', { x: 1, y: 2 }, '{"a": 1,"b":{"x":1,"y":2}}'],
    ['{"a": 1,"b":2}', '/b', [1, 2], '{"a": 1,"b":[1,2]}'],
    // An element has the colon of the text.
    ['[{"x" : 1}]', '/0', { y: 1 }, '[{"y": 1}]'],
    ['{"a":[{"x" : 1}]}', '/a/0', { y: 1, z: 2 }, '{"a":[{"y":1,"z":2}]}'],
    // Lines inside, then lines around, decide.
    ['{\n "a": [\n   1\n ]\n}', '/a', [2], '{\n "a": [\n  2\n ]\n}'],
    ['{\n "a": [1]\n}', '/a', [2, 3], '{\n "a": [2, 3]\n}'],
    ['{\n "a": 1\n}', '/a', [2, 3], '{\n "a": [\n  2,\n  3\n ]\n}'],
    ['{\n "a": 1, "b": {}\n}', '/b', [2, 3], '{\n "a": 1, "b": [2, 3]\n}'],
    ['[\n  [],\n  1\n]', '/0', [2], '[\n  [\n    2\n  ],\n  1\n]'],
    ['{"b":1,\n"a":2}', '/a', [3], '{"b":1,\n"a":[\n  3\n]}'],
    ['\r\n1\r\n', '', [2], '\r\n[\r\n  2\r\n]\r\n'],
    ['[1]', '', -0, '-0'],
  ])('a value that replaces another: %j, %s and %j', (text, at, value, result) => {
    expect(edit(text, (editor) => editor.replace(at, value))).toBe(result);
  });

  test('an object keeps its lines where its key does not begin one', () => {
    expect(edit('{"a": {\n    "x": 1\n  }}', (editor) => editor.replace('/a', { y: 2 }))).toBe(
      '{"a": {\n    "y": 2\n  }}',
    );
  });
});

describe('characters beyond ASCII', () => {
  test.each<[name: string, text: string, value: string, result: string]>([
    [
      'are escaped where all others are, behind a byte-order mark as well',
      '\ufeff{"n":"\\u00e4"}',
      'é',
      '\ufeff{"n":"\\u00e4","x":"\\u00e9"}',
    ],
    ['are written plainly where one is', '\ufeff{"n":"\\u00e4é"}', 'é', '\ufeff{"n":"\\u00e4é","x":"é"}'],
    ['are written plainly where none is', '{"n":1}', 'é', '{"n":1,"x":"é"}'],
    ['are escaped with capitals where the first is', '{"n":"\\u00E4"}', 'ÿ', '{"n":"\\u00E4","x":"\\u00FF"}'],
    [
      'are escaped like a pair of surrogates',
      '{"n":"\\ud83d\\ude00"}',
      'é',
      '{"n":"\\ud83d\\ude00","x":"\\u00e9"}',
    ],
    ['do not follow half a pair, which has to be escaped', '{"n":"\\ud83d"}', 'é', '{"n":"\\ud83d","x":"é"}'],
    [
      'do not follow half a pair before another escape and the digits of one',
      '{"n":"\\ud83d\\ndc00"}',
      'é',
      '{"n":"\\ud83d\\ndc00","x":"é"}',
    ],
    ['are escaped like the first of them', '{"n":"\\u0080"}', 'é', '{"n":"\\u0080","x":"\\u00e9"}'],
    ['do not follow a pair with a plain half', '{"n":"\\ud83d-ude00"}', 'é', '{"n":"\\ud83d-ude00","x":"é"}'],
    ['do not follow what only looks like an escape', '{"n":"\\\\u00e4"}', 'é', '{"n":"\\\\u00e4","x":"é"}'],
    ['do not follow an escape of ASCII', '{"n":"\\u0041"}', 'é', '{"n":"\\u0041","x":"é"}'],
  ])('%s', (_name, text, value, result) => {
    expect(edit(text, (editor) => editor.insert('/x', value))).toBe(result);
  });

  test.each<[name: string, inner: string, result: string]>([
    ['plainly, if the first is plain', String.raw`{\"b\":\"ä\u00e4\",\"a\":1}`, 'é'],
    ['as escapes, if the first is one', String.raw`{\"b\":\"\u00e4ä\",\"a\":1}`, String.raw`\u00e9`],
    ['plainly, behind half a pair', String.raw`{\"b\":\"\ud800 ä\",\"a\":1}`, 'é'],
  ])('in a string are written %s', (_name, inner, written) => {
    const text = `{"s":"${inner}"}`;
    expect(edit(text, (editor) => editor.replace(['/s', '/a'], 'é'))).toBe(
      text.replace(/1\}"\}$/, () => `\\"${written}\\"}"}`),
    );
  });
});

describe('keys that are renamed', () => {
  test.each<[text: string, change: (editor: JsonEditor) => void, result: string]>([
    ['{"a":1,"b":2}', (editor) => editor.rename('/a', 'b').rename('/b', 'a'), '{"b":1,"a":2}'],
    ['{"a":1,"b":2}', (editor) => editor.rename('/a', 'b').remove('/b'), '{"b":1}'],
    ['{"a":1}', (editor) => editor.rename('/a', 'a'), '{"a":1}'],
    ['{"a":{"a":1},"b":{"c":2}}', (editor) => editor.rename('/a', 'c'), '{"c":{"a":1},"b":{"c":2}}'],
    ['{"a":1,"a":2}', (editor) => editor.rename('/a', 'b'), '{"b":1,"b":2}'],
    ['{"a":1,"o":{}}', (editor) => editor.rename('/a', 'x').insert('/o/x', 2), '{"x":1,"o":{"x":2}}'],
    ['{"n":"\\u00e4","a":1}', (editor) => editor.rename('/a', 'é'), '{"n":"\\u00e4","\\u00e9":1}'],
    ['{"a":1,"a":2}', (editor) => editor.rename('/a', 'a'), '{"a":1,"a":2}'],
    ['{"a":1,"a":2,"b":3}', (editor) => editor.rename('/a', 'b').remove('/b'), '{"b":1,"b":2}'],
  ])('%s, in case %#', (text, change, result) => {
    expect(edit(text, change)).toBe(result);
  });

  test.each<[text: string, change: (editor: JsonEditor) => void, message: string]>([
    [
      '{"a":1,"b":2,"c":3}',
      (editor) => editor.rename('/a', 'b').rename('/c', 'd'),
      'cannot rename /a: "b" already exists',
    ],
    [
      '{"a":1}',
      (editor) => editor.rename('/a', 'x').insert('/x', 2),
      'cannot rename /a: another edit also adds "x"',
    ],
    ['{}', (editor) => editor.rename('/a', 'x'), 'cannot rename /a: there is no value at this place'],
    [
      '{}',
      (editor) => editor.rename('', 'x'),
      'cannot rename the root: it has no key, because it is not in an object',
    ],
    [
      '{"s":"{\\"a\\":1}"}',
      (editor) => editor.remove('/b').remove(['/s', '/a']),
      'cannot remove /b: there is no value at this place',
    ],
    [
      '{"s":"{\\"a\\":1}"}',
      (editor) => editor.remove(['/s', '/b']).remove('/b'),
      'cannot remove /b: there is no value at this place',
    ],
    [
      '{"a":1,"b":2}',
      (editor) => editor.rename('/a', 'c').remove('/b').insert('/b', 3).insert('/c', 4),
      'cannot rename /a: another edit also adds "c"',
    ],
    [
      '[1]',
      (editor) => editor.insert('/01', 0),
      'cannot insert "01" into the root: the array has 1 element: use an index from 0 to 1, or "-" for the end',
    ],
    [
      '[]',
      (editor) => editor.insert('/1', 0),
      'cannot insert "1" into the root: the array has 0 elements: use an index from 0 to 0, or "-" for the end',
    ],
    [
      '[1]',
      (editor) => editor.insert('/x', 0, { after: 1 }),
      'cannot insert "x" into the root: there is no 1 to insert it next to',
    ],
    ['{}', (editor) => editor.embed('/a'), 'cannot embed /a: there is no value at this place'],
    [
      '{}',
      (editor) => editor.insert('/a/b', 1),
      'cannot insert "b" into /a: there is no value at this place',
    ],
    [
      '[1, 2]',
      (editor) => editor.insert('/3', 0),
      'cannot insert "3" into the root: the array has 2 elements: use an index from 0 to 2, or "-" for the end',
    ],
    [
      '{}',
      (editor) => editor.insert('/a', 1).insert('/a', 2),
      'cannot insert "a" into the root: "a" already exists',
    ],
  ])('%s: an impossible edit is rejected with the reason, in case %#', (text, change, message) => {
    expect(() => edit(text, change)).toThrow(new EditError(message));
  });

  test('groups of edits are made or rejected each by itself', () => {
    const remove = (step: string): readonly TextEdit[] => [{ kind: 'remove', place: Place.root.at(step) }];
    const groups = [remove('x'), remove('a'), remove('y'), remove('b')];
    const located = locateEdits(encode('{"a":1,"b":2}'), [], [], groups);
    const made = groups.map((group) => {
      try {
        return finish(located.splicesOf(group)).map(({ start, end }) => [Number(start), Number(end)]);
      } catch (error) {
        return error;
      }
    });
    expect(made).toEqual([
      new EditError('cannot remove /x: there is no value at this place'),
      [[1, 7]],
      new EditError('cannot remove /y: there is no value at this place'),
      [[6, 12]],
    ]);
  });

  test('a copy of what is not there is rejected', () => {
    const copy: TextEdit = {
      kind: 'insert',
      into: Place.root,
      key: 'c',
      json: { kind: 'copy', of: Place.root.at('x'), edits: [] },
      beside: undefined,
    };
    expect(() => spliceText(encode('{"a":1}'), [copy])).toThrow(
      new EditError('cannot copy /x: there is no value at this place'),
    );
  });

  test.each<[text: string, edits: (at: (step: string) => Place) => readonly TextEdit[], result: string]>([
    // Only what replaces names the value that is copied.
    [
      '{"a":1,"b" : [2]}',
      (at) => [{ kind: 'replace', place: at('a'), by: { kind: 'copy', of: at('b'), edits: [] } }],
      '{"a":[2],"b" : [2]}',
    ],
    // Edits may reach from the first byte of the copied value to its last one.
    [
      '{"a":1,"b":{"x":3,"y":4}}',
      (at) => [
        {
          kind: 'replace',
          place: at('a'),
          by: {
            kind: 'copy',
            of: at('b'),
            edits: [{ kind: 'replace', place: at('b'), by: { kind: 'json', json: '5' } }],
          },
        },
      ],
      '{"a":5,"b":{"x":3,"y":4}}',
    ],
    [
      '{"a":1,"b":{"x":3,"y":4}}',
      (at) => [
        {
          kind: 'replace',
          place: at('a'),
          by: {
            kind: 'copy',
            of: at('b'),
            edits: [
              { kind: 'rename', place: at('b').at('y'), key: 'z' },
              { kind: 'replace', place: at('b').at('x'), by: { kind: 'copy', of: at('a'), edits: [] } },
            ],
          },
        },
      ],
      '{"a":{"x":1,"z":4},"b":{"x":3,"y":4}}',
    ],
  ])('a copy of %s, in case %#', (text, edits, result) => {
    const splices = spliceText(
      encode(text),
      edits((step) => Place.root.at(step)),
    );
    expect(new TextDecoder().decode(applySplices(encode(text), splices))).toBe(result);
  });

  test('a copy with an edit outside it is rejected', () => {
    const copy: TextEdit = {
      kind: 'insert',
      into: Place.root,
      key: 'c',
      json: {
        kind: 'copy',
        of: Place.root.at('a'),
        edits: [{ kind: 'remove', place: Place.root.at('b') }],
      },
      beside: undefined,
    };
    for (const text of ['{"a":{"x":1},"b":2}', '{"b":2,"a":{"x":1}}'])
      expect(() => spliceText(encode(text), [copy])).toThrow(
        new EditError('cannot remove /b in the copy: the place is outside the copied value'),
      );
  });
});

describe('splices', () => {
  const at = (start: number, end: number, text: string): Splice => ({
    start: byteOffset(start),
    end: byteOffset(end),
    text,
  });

  test.each<[name: string, splices: readonly Splice[]]>([
    ['4 to 6 overlaps', [at(3, 5, 'x'), at(4, 6, 'y')]],
    ['5 to 4 overlaps', [at(5, 4, 'x')]],
    ['9 to 11 overlaps', [at(9, 11, 'x')]],
  ])('that overlap or are outside the text are rejected: %s', (name, splices) => {
    expect(() => applySplices(encode('0123456789'), splices)).toThrow(
      new RangeError(`the splice of bytes ${name} the one before it or is outside the text`),
    );
  });

  test('are kept in order, thousands of them, and those that overlap are refused whole', () => {
    const count = 1_500;
    const taken = new TakenSplices([at(0, 1, 'first')]);
    // 7 has no factor in common with the count, so each is added once.
    for (let index = 1; index < count; index++) {
      const start = ((index * 7) % count) * 4;
      expect(taken.add([at(start, start + 2, String(start))])).toBe(true);
    }
    expect(taken.sorted.map(({ start }) => start)).toEqual(
      Array.from({ length: count }, (_, each) => each * 4),
    );
    expect(taken.add([at(2, 4, 'free'), at(4_001, 4_003, 'taken')])).toBe(false);
    expect(taken.add([at(3_999, 4_001, 'taken')])).toBe(false);
    expect(taken.add([at(count * 4 - 3, count * 4 + 5, 'taken')])).toBe(false);
    expect(taken.sorted).toHaveLength(count);
    expect(taken.add([at(2, 4, 'free'), at(4_002, 4_004, 'free')])).toBe(true);
    expect(taken.sorted.slice(0, 3)).toEqual([at(0, 1, 'first'), at(2, 4, 'free'), at(4, 6, '4')]);
  });

  test('that insert at one offset keep the order in which they were added', () => {
    const taken = new TakenSplices([at(0, 0, 'a'), at(8, 9, 'z')]);
    for (const text of ['b', 'c', 'd']) expect(taken.add([at(4, 4, text)])).toBe(true);
    expect(taken.add([at(4, 6, 'e')])).toBe(true);
    expect(taken.add([at(4, 4, 'f')])).toBe(true);
    expect(taken.sorted.map(({ text }) => text)).toEqual(['a', 'b', 'c', 'd', 'f', 'e', 'z']);
  });
});
