import { expect, test } from 'vitest';
import { createLinter } from '../../src/lint/linter.js';
import { pureSha256 } from '../../src/lint/pure-sha256.js';
import { defineRule, type Rule } from '../../src/lint/rule.js';
import { toBytes } from '../lint-example.js';
import { ABOUT } from './small-pack.js';

const BYTES = toBytes('{"roomItems": {"2": {}, "3": {}}}');

const linterOf = (...rules: Rule[]): ReturnType<typeof createLinter> =>
  createLinter(
    new Map(),
    rules.map((rule) => ({ rule, level: 'error' as const, options: {} })),
    pureSha256,
  );

test('a listener that is a generator is finished before the next record, in as many steps as it has', () => {
  const order: string[] = [];
  const rule = defineRule({
    ...ABOUT,
    id: 'test/slow',
    on: {
      *item({ key, place }, report) {
        for (let part = 0; part < 100; part++) yield;
        order.push(`finished ${key}`);
        report({ at: place, message: `item ${key}` });
      },
      *snapshotEnd() {
        order.push('end');
        yield;
      },
    },
  });
  const other = defineRule({
    ...ABOUT,
    id: 'test/other',
    on: { item: ({ key }) => void order.push(`began ${key}`) },
  });
  const steps = linterOf(rule, other).lintInSteps(BYTES);
  let taken = 0;
  let step = steps.next();
  for (; step.done !== true; step = steps.next()) taken++;
  expect(taken).toBeGreaterThan(200);
  expect(order).toEqual(['began 2', 'finished 2', 'began 3', 'finished 3', 'end']);
  expect(step.value.findings.map(({ message }) => message)).toEqual(['item 2', 'item 3']);
  expect(JSON.stringify(linterOf(rule).lint(BYTES).findings)).toBe(JSON.stringify(step.value.findings));
});

test('a listener that throws in the middle of its steps is disabled and named once', () => {
  const rule = defineRule({
    ...ABOUT,
    id: 'test/broken',
    on: {
      *item({ key, place }, report) {
        report({ at: place, message: `item ${key}` });
        yield;
        throw new Error(`broken at ${key}`);
      },
    },
  });
  const { crashes, findings } = linterOf(rule).lint(BYTES);
  expect(crashes.map(({ rule: id, error }) => [id, (error as Error).message])).toEqual([
    ['test/broken', 'broken at 2'],
  ]);
  expect(findings.map(({ message }) => message)).toEqual(['item 2']);
});
