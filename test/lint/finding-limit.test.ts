import { describe, expect, test } from 'vitest';
import { Place } from '../../src/json/place.js';
import { type Draft, replaceValue } from '../../src/lint/draft.js';
import { ListenerTable } from '../../src/lint/listener-table.js';
import { defineRule, type FixKind } from '../../src/lint/rule.js';
import { Runner } from '../../src/lint/runner.js';
import { Snapshot } from '../../src/snapshot/snapshot.js';
import { finish } from '../../src/text/steps.js';
import { ABOUT } from './small-pack.js';

const FOUND = 10;
const LISTED = 3;

/** What a rule with ten findings gives, and how many of them it had to work out. */
function reportTen(
  ruleFix: FixKind,
  draftFix: Draft['fix'],
  keepsFixes: boolean,
  fix?: FixKind,
  maxFixes?: number,
) {
  let made = 0;
  const rule = defineRule({
    ...ABOUT,
    id: 'quest/enabled',
    fix: ruleFix,
    on: {
      snapshot(_snapshot, report) {
        for (let index = 0; index < FOUND; index++) {
          const make = (): Draft => {
            made++;
            return { at: Place.root.at(index), message: 'here', fix: draftFix };
          };
          report({ make, fix });
        }
      },
    },
  });
  const limit = { perRule: LISTED, keepsFixes, ...(maxFixes === undefined ? {} : { maxFixes }) };
  const runner = new Runner(
    new ListenerTable([{ rule, level: 'error', options: {} }]),
    new Uint8Array(),
    limit,
  );
  runner.emitter('snapshot')(new Snapshot({}));
  const drafts = finish(runner.settle());
  const counts = runner.omitted.get('quest/enabled');
  const { tooManyFixes } = runner;
  const about = tooManyFixes === undefined ? {} : { tooManyFixes };
  return { made, listed: drafts.length, errors: counts?.errors, fixable: counts?.fixable, ...about };
}

const SAFE = replaceValue(Place.root, '1', 'safe', 'write 1');
const UNSAFE = replaceValue(Place.root, '1', 'unsafe', 'write 1');

describe('a finding that is only counted', () => {
  test('is not worked out when its rule has no fix', () => {
    const counted = { made: LISTED, listed: LISTED, errors: FOUND - LISTED, fixable: 0 };
    expect(reportTen('none', undefined, false)).toEqual(counted);
    expect(reportTen('none', undefined, true)).toEqual(counted);
  });

  test('is not worked out when its fix is unsafe, because only safe fixes are counted', () => {
    const counted = { made: LISTED, listed: LISTED, errors: FOUND - LISTED, fixable: 0 };
    expect(reportTen('unsafe', UNSAFE, false)).toEqual(counted);
    expect(reportTen('mixed', UNSAFE, false, 'unsafe')).toEqual(counted);
  });

  test('is worked out when it may have a safe fix', () => {
    const counted = { made: FOUND, listed: LISTED, errors: FOUND - LISTED, fixable: FOUND - LISTED };
    expect(reportTen('safe', SAFE, false)).toEqual(counted);
    expect(reportTen('mixed', SAFE, false)).toEqual(counted);
  });

  test('is kept with its fix when fixes are applied', () => {
    const kept = { made: FOUND, listed: FOUND, errors: undefined, fixable: undefined };
    expect(reportTen('unsafe', UNSAFE, true)).toEqual(kept);
    expect(reportTen('safe', SAFE, true)).toEqual(kept);
  });
});

describe('more fixes than are made', () => {
  test('are forgotten, and their findings are counted as if no fix were wanted', () => {
    const counted = { listed: LISTED, errors: FOUND - LISTED, tooManyFixes: 4 };
    expect(reportTen('unsafe', UNSAFE, true, undefined, 4)).toEqual({
      ...counted,
      made: LISTED + 5,
      fixable: 0,
    });
    expect(reportTen('safe', SAFE, true, undefined, 4)).toEqual({
      ...counted,
      made: FOUND,
      fixable: FOUND - LISTED,
    });
  });

  test('are all kept as long as there are no more than the limit', () => {
    const kept = { made: FOUND, listed: FOUND, errors: undefined, fixable: undefined };
    expect(reportTen('unsafe', UNSAFE, true, undefined, FOUND - LISTED)).toEqual(kept);
  });
});
