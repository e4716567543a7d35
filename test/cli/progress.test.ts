import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openProgress } from '../../src/cli/progress.js';
import { Terminal } from '../../src/cli/terminal.js';
import { processWorld } from '../../src/cli/world.js';

const isTTY = Object.getOwnPropertyDescriptor(process.stderr, 'isTTY');
let drawn = '';

beforeEach(() => {
  drawn = '';
  Object.defineProperty(process.stderr, 'isTTY', { value: true, configurable: true });
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    drawn += text;
    return true;
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  if (isTTY === undefined) Reflect.deleteProperty(process.stderr, 'isTTY');
  else Object.defineProperty(process.stderr, 'isTTY', isTTY);
});

function terminal(isTerminal: boolean): Terminal {
  return new Terminal({ ...processWorld(), isTerminal: () => isTerminal });
}

const files = (count: number): string[] => Array.from({ length: count }, (_, index) => `${index}.json`);

test('a check of 50 files draws a bar on a terminal that counts them', async () => {
  const progress = await openProgress(files(50), terminal(true));
  progress?.step();
  progress?.stop();
  expect(drawn).toContain('0/50 files');
  expect(drawn).toContain('checking');
});

test.each([
  ['49 small files on a terminal', 49, true],
  ['50 files without a terminal', 50, false],
])('nothing is drawn for %s', async (_what, count, isTerminal) => {
  expect(await openProgress(files(count), terminal(isTerminal))).toBeUndefined();
  expect(drawn).toBe('');
});
