import { expect, test } from 'vitest';
import { inputName, readInput } from '../../src/workspace/input.js';

test('an empty path is not the current folder', () => {
  const reading = readInput('', { cwd: process.cwd(), stdin: 0 });
  expect([inputName(''), reading]).toEqual(['""', { kind: 'error', message: 'the path is empty' }]);
});
