import { expect, test } from 'vitest';
import { Place } from '../../src/json/place.js';
import { type Draft, replaceValue } from '../../src/lint/draft.js';
import type { FindingLimit } from '../../src/lint/finding-limit.js';
import { ListenerTable } from '../../src/lint/listener-table.js';
import { defineRule, type FixKind } from '../../src/lint/rule.js';
import { Runner } from '../../src/lint/runner.js';
import { Snapshot } from '../../src/snapshot/snapshot.js';
import { ABOUT } from './small-pack.js';

const FOUND = 10;
const LISTED = 3;

/** What a rule with ten findings gives, and how many of them it had to work out. */
function reportTen(
  ruleFix: FixKind,
  draftFix: Draft['fix'],
  limit: Pick<FindingLimit, 'keepsFixes' | 'maxFixes'>,
  fix?: FixKind,
) {
  let made = 0;
  const make = (index: number) => (): Draft => {
    made++;
    return { at: Place.root.at(index), message: 'here', fix: draftFix };
  };
  const rule = defineRule({
    ...ABOUT,
    id: 'quest/enabled',
    fix: ruleFix,
    on: {
      snapshot(_snapshot, report) {
        for (let index = 0; index < FOUND; index++) report({ make: make(index), fix });
      },
    },
  });
  const table = new ListenerTable([{ rule, level: 'error', options: {} }]);
  const runner = new Runner(table, new Uint8Array(), { perRule: LISTED, ...limit });
  runner.emitter('snapshot')(new Snapshot({}));
  const listed = runner.settle().length;
  const { errors = 0, fixable = 0 } = runner.omitted.get('quest/enabled') ?? {};
  return { made, listed, errors, fixable, tooMany: runner.tooManyFixes };
}

const SAFE = replaceValue(Place.root, '1', 'safe', 'write 1');
const UNSAFE = replaceValue(Place.root, '1', 'unsafe', 'write 1');
const REST = FOUND - LISTED;
const unmade = { made: LISTED, listed: LISTED, errors: REST, fixable: 0 };
const counted = { made: FOUND, listed: LISTED, errors: REST, fixable: REST };
const kept = { made: FOUND, listed: FOUND, errors: 0, fixable: 0 };

test.each([
  ['is not made when its rule has no fix', reportTen('none', undefined, { keepsFixes: false }), unmade],
  ['is not made when no fix is kept either', reportTen('none', undefined, { keepsFixes: true }), unmade],
  ['is not made when its fix is unsafe', reportTen('unsafe', UNSAFE, { keepsFixes: false }), unmade],
  [
    'is not made when it is known as unsafe',
    reportTen('mixed', UNSAFE, { keepsFixes: false }, 'unsafe'),
    unmade,
  ],
  ['is made to count its safe fix', reportTen('safe', SAFE, { keepsFixes: false }), counted],
  ['is made where its fix may be safe', reportTen('mixed', SAFE, { keepsFixes: false }), counted],
  ['is kept with its unsafe fix', reportTen('unsafe', UNSAFE, { keepsFixes: true }), kept],
  ['is kept with its safe fix', reportTen('safe', SAFE, { keepsFixes: true }), kept],
  ['is kept up to the most fixes', reportTen('unsafe', UNSAFE, { keepsFixes: true, maxFixes: REST }), kept],
  [
    'is forgotten with its unsafe fix beyond that',
    reportTen('unsafe', UNSAFE, { keepsFixes: true, maxFixes: 4 }),
    { ...unmade, made: LISTED + 5, tooMany: 4 },
  ],
  [
    'is forgotten with its safe fix beyond that, and counted',
    reportTen('safe', SAFE, { keepsFixes: true, maxFixes: 4 }),
    { ...counted, tooMany: 4 },
  ],
])('a finding beyond the limit %s', (_what, given, expected) => {
  expect(given).toEqual({ tooMany: undefined, ...expected });
});
