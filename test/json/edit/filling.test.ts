import { describe, expect, test } from 'vitest';
import { edit } from './edited.js';

describe('an empty object or list', () => {
  test('gets a line for each of several members', () => {
    expect(edit('{\n  "a": {}\n}', (editor) => editor.insert('/a/x', 1).insert('/a/y', 2))).toBe(
      '{\n  "a": {\n    "x": 1,\n    "y": 2\n  }\n}',
    );
    expect(edit('{\n  "a": []\n}', (editor) => editor.insert('/a/0', 1).insert('/a/-', [2]))).toBe(
      '{\n  "a": [\n    1,\n    [\n      2\n    ]\n  ]\n}',
    );
  });

  test('is replaced like one without white space inside', () => {
    expect(edit('{\n  "a": [  ]\n}', (editor) => editor.replace('/a', [1]))).toBe(
      '{\n  "a": [\n    1\n  ]\n}',
    );
    expect(edit('{\n  "a": { }\n}', (editor) => editor.replace('/a', { b: 1 }))).toBe(
      '{\n  "a": {\n    "b": 1\n  }\n}',
    );
  });
});

test('an element goes next to another one, and escapes follow the first in the text', () => {
  expect(edit('[1, 2]', (editor) => editor.insert('/x', 3, { after: 0 }))).toBe('[1, 3, 2]');
  expect(edit('[1, 2]', (editor) => editor.insert('/x', 3, { before: 1 }))).toBe('[1, 3, 2]');
  expect(edit('{"a":"\\u00e4\\u00C4"}', (editor) => editor.insert('/b', 'ÿ'))).toBe(
    '{"a":"\\u00e4\\u00C4","b":"\\u00ff"}',
  );
});
