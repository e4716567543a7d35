import { expect, test } from 'vitest';
import { syntaxMessage } from '../../../rules/wording/syntax-message.js';
import { findSyntaxFaults } from '../../../src/json/syntax/syntax.js';

const ROOM = JSON.stringify(
  {
    roomItems: { 1: { pos: { x: 0, y: 1 }, tags: [], ok: true }, 2: { pos: { x: 2 }, list: [{ a: 1 }] } },
    roomTasks: [{ id: '1' }, { id: '2' }],
    settings: { name: 'a' },
  },
  null,
  2,
);

/** Each fault: its line, counted from 1, and its message. */
function found(text: string): string[] {
  const bytes = new TextEncoder().encode(text);
  return findSyntaxFaults(bytes).map((fault) => {
    const line = new TextDecoder().decode(bytes.subarray(0, fault.span.start)).split('\n').length;
    return `${line}: ${syntaxMessage(fault, bytes)}`;
  });
}

function withoutLine(number: number): string {
  return ROOM.split('\n')
    .toSpliced(number - 1, 1)
    .join('\n');
}

function withLineTwice(number: number): string {
  const lines = ROOM.split('\n');
  return lines.toSpliced(number, 0, lines[number - 1] as string).join('\n');
}

test.each([
  [4, '      "pos": {', '4: a key and { are missing: add them before this'],
  [7, '      },', '7: a } and a comma are missing: add them before this'],
  [15, '      "list": [', '15: a key and [ are missing: add them before this'],
])('a deleted line %i is one fault where it was: %s', (number, line, message) => {
  expect(ROOM.split('\n')[number - 1]).toBe(line);
  for (const text of [withoutLine(number), withoutLine(number).replaceAll('\n', '\r\n')])
    expect(found(text)).toEqual([message]);
});

test('a doubled line that opens an object is one fault at the second line', () => {
  expect(found(withLineTwice(4))).toEqual(['5: "pos": { is one too many: remove it']);
});

test('a deleted closing bracket is one fault where it was', () => {
  expect(found(ROOM.replace('"tags": []', '"tags": ['))).toEqual(['8: a ] is missing: add ] before this']);
  expect(found(ROOM.replace('      },\n      "tags"', '      ,\n      "tags"'))).toEqual([
    '7: a } is missing: add } before this',
  ]);
});

test('a doubled closing brace is one fault where it is', () => {
  expect(found(ROOM.replace('      },\n      "tags"', '      }},\n      "tags"'))).toEqual([
    '7: } is one too many: remove it',
  ]);
});

test('indentation that is not consistent is no evidence', () => {
  const text = '{\n  "a": {\n "b": {\n      "c": 1\n   },\n "d": 2\n}';
  expect(found(text)).toHaveLength(1);
  expect(found(text)[0]).toContain('the JSON ends inside an object');
});

test('many brackets and lines are read in linear time', { timeout: 20_000 }, () => {
  for (const piece of ['{\n', '[\n  ', '}\n', '"a": {\n', '  },\n', '[[\n]'])
    expect(found('{\n  "a": 1,\n'.concat(piece.repeat(100_000 / piece.length)))).not.toEqual([]);
});
