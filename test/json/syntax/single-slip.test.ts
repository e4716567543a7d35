import { expect, test } from 'vitest';
import { syntaxMessage } from '../../../rules/wording/syntax-message.js';
import { findSyntaxFaults } from '../../../src/json/syntax/syntax.js';

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

test.each([
  ['{"a": {{"b": 1}, "c": [1, 2]}', '{ is one too many: remove it'],
  ['{"a": ["b": 1, "c": 2}, "d": [1]}', '[ is wrong here: write { instead'],
  ['{"a": true. "b": 1}', '. is wrong here: write , instead'],
  ['{"a", 1, "b": 2}', ', is wrong here: write : instead'],
  ['{"a": {"b": 1), "c": 2}', ') is wrong here: write } instead'],
])('one wrong, doubled or missing sign is one fault: %s', (text, message) => {
  const bytes = encode(text);
  expect(findSyntaxFaults(bytes).map((fault) => syntaxMessage(fault, bytes))).toEqual([message]);
});
