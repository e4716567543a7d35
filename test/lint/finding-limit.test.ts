import { expect, test } from 'vitest';
import { Place } from '../../src/json/place.js';
import { type Draft, replaceValue } from '../../src/lint/draft.js';
import type { FindingLimit } from '../../src/lint/finding-limit.js';
import { ListenerTable } from '../../src/lint/listener-table.js';
import { defineRule, type FixKind } from '../../src/lint/rule.js';
import { Runner } from '../../src/lint/runner.js';
import { Snapshot } from '../../src/snapshot/snapshot.js';
import { valueRows } from '../table-rows.js';
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

const FIXES = {
  none: undefined,
  safe: replaceValue(Place.root, '1', 'safe', 'write 1'),
  unsafe: replaceValue(Place.root, '1', 'unsafe', 'write 1'),
};
type Row = [
  what: string,
  ruleFix: FixKind,
  fix: keyof typeof FIXES,
  keepsFixes: boolean,
  maxFixes: number | null,
  reported: FixKind | null,
  expected: readonly [made: number, listed: number, fixable: number, tooMany?: number],
];

test.each(valueRows<Row>('lint/tables.md', 'Findings beyond the limit'))(
  'a finding beyond the limit %s',
  (_what, ruleFix, fix, keepsFixes, maxFixes, reported, [made, listed, fixable, tooMany]) => {
    const limit = { keepsFixes, ...(maxFixes === null ? {} : { maxFixes }) };
    const errors = FOUND - listed;
    const found = reportTen(ruleFix, FIXES[fix], limit, reported ?? undefined);
    expect(found).toEqual({ made, listed, errors, fixable, tooMany });
  },
);
