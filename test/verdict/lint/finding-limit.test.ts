import { expect, test } from 'vitest';
import { Place } from '../../../src/bytes/json/place.js';
import { replaceValue } from '../../../src/verdict/lint/draft.js';
import { ListenerTable } from '../../../src/verdict/lint/listeners.js';
import { defineRule } from '../../../src/verdict/lint/rule.js';
import { Runner } from '../../../src/verdict/lint/runner.js';
import { ABOUT } from './small-pack.js';

const FIXES = {
  none: undefined,
  safe: replaceValue(Place.root, '1', 'safe', 'write 1'),
  unsafe: replaceValue(Place.root, '1', 'unsafe', 'write 1'),
};

test.each([
  ['none', 0],
  ['safe', 7],
  ['unsafe', 0],
] as const)('findings beyond the most of one rule are counted with their fixes: %s', (fix, fixable) => {
  const rule = defineRule({
    ...ABOUT,
    id: 'quest/enabled',
    fix: fix,
    on: {
      textFault(_fault, report) {
        for (let index = 0; index < 10; index++)
          report({ kind: 'found', at: Place.root.at(index), values: { words: 'here' }, fix: FIXES[fix] });
      },
    },
  });
  const table = new ListenerTable([{ rule, level: 'error', options: {} }]);
  const runner = new Runner(table, 3);
  runner.emitter('textFault')({ kind: 'stopped' } as never);
  expect(runner.settle()).toHaveLength(3);
  expect(runner.omitted.get('quest/enabled')).toMatchObject({ errors: 7, fixable });
});
