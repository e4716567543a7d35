import { expect, test } from 'vitest';
import { syntaxMessage } from '../../../rules/wording/syntax-message.js';
import { findSyntaxFaults } from '../../../src/json/syntax/syntax.js';

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Kind and bytes of each fault. */
function faults(text: string): string[] {
  const bytes = encode(text);
  return findSyntaxFaults(bytes).map(
    ({ kind, span: { start, end } }) => `${kind} ${new TextDecoder().decode(bytes.subarray(start, end))}`,
  );
}

function messages(text: string): string[] {
  const bytes = encode(text);
  return findSyntaxFaults(bytes).map((fault) => syntaxMessage(fault, bytes));
}

test.each([
  ['const room = {"a": 1};', 'const room ='],
  ['const room = {"a": 1}; // my room', 'const room ='],
  ['f({"a": 1})', 'f('],
  ['f({"a": 1}, null, 2);', 'f('],
  ['export default {"a": 1};\n', 'export default'],
  ['rooms = [{"a": 1}]', 'rooms = ['],
])('code around the JSON is one fault: %s', (text, before) => {
  expect(faults(text)).toEqual([`text-before-json ${before}`]);
});

test('a brace too many is reported in spite of text before the JSON', () => {
  expect(faults('const room = {"a": 1}};')).toEqual(['text-before-json const room =', 'text-after-value }']);
});

test('a backslash before a quote that needs none is to be removed, as a second one would be part of the text', () => {
  expect(messages(String.raw`{"title": "It\'s"}`)).toEqual([
    String.raw`\' is not a valid escape: write ' without the backslash`,
  ]);
});
