import { describe, expect, test } from 'vitest';
import { rulePack } from '../../rules/index.js';
import { COMMANDS } from '../../src/cli/commands/index.js';
import { roomlint } from './run-roomlint.js';

describe.each([...COMMANDS.keys()])('the help of %s', (command) => {
  test('has no gap between two options, and no line that was broken in the wrong place', async () => {
    const { code, out } = await roomlint([command, '--help']);
    expect([code, await roomlint(['help', command])]).toEqual([0, expect.objectContaining({ out })]);
    expect(out).not.toMatch(/\n {2}[^\n]*\n\n {2,}-/);
    expect(out).not.toMatch(/\[(boolean|string)\]/);
    expect(Math.max(...out.split('\n').map((line) => line.length))).toBeLessThanOrEqual(110);
    const [details = '', exits = ''] = out.split(/^Exit codes:$/m);
    // A paragraph that is too wide leaves one word on a line of its own.
    expect(details).not.toMatch(/^\S.{90,}\n\S{1,12}\n\S/m);
    expect(exits).not.toMatch(/^ {2}[^\d ]/m);
  });
});

test('rules lists one rule per line, and the same as JSON, with sources and reasons', async () => {
  const lines = (await roomlint(['rules'])).out.trim().split('\n');
  const idOf = (line: string) => line.split(/\s+/).find((word) => rulePack.has(word));
  expect(lines.map(idOf)).toEqual([...rulePack.keys()]);
  const rules = JSON.parse((await roomlint(['rules', '--json'])).out) as readonly {
    readonly id: string;
    readonly source: string;
    readonly why: string;
  }[];
  expect(rules.map(({ id }) => id)).toEqual([...rulePack.keys()]);
  expect(rules.filter(({ source, why }) => source === '' || !why.endsWith('.'))).toEqual([]);
});
