import { expect, test } from 'vitest';
import { Place } from '../../src/json/place.js';
import { type Draft, replaceValue } from '../../src/lint/draft.js';
import type { FindingLimit } from '../../src/lint/finding-limit.js';
import { ListenerTable } from '../../src/lint/listener-table.js';
import { defineRule } from '../../src/lint/rule.js';
import { Runner } from '../../src/lint/runner.js';
import { Snapshot } from '../../src/snapshot/snapshot.js';
import { valueRows } from '../table-rows.js';
import { ABOUT } from './small-pack.js';

const FOUND = 10;
const LISTED = 3;

/** What is listed and counted of a rule with ten findings. */
function reportTen(fix: Draft['fix'], limit: Pick<FindingLimit, 'keepsFixes' | 'maxFixes'>) {
  const rule = defineRule({
    ...ABOUT,
    id: 'quest/enabled',
    fix: fix?.safety ?? 'none',
    on: {
      snapshot(_snapshot, report) {
        for (let index = 0; index < FOUND; index++)
          report({ at: Place.root.at(index), message: 'here', fix });
      },
    },
  });
  const table = new ListenerTable([{ rule, level: 'error', options: {} }]);
  const runner = new Runner(table, new Uint8Array(), { perRule: LISTED, ...limit });
  runner.emitter('snapshot')(new Snapshot({}));
  const listed = runner.settle().length;
  const { errors = 0, fixable = 0 } = runner.omitted.get('quest/enabled') ?? {};
  return { listed, errors, fixable, tooMany: runner.tooManyFixes };
}

const FIXES = {
  none: undefined,
  safe: replaceValue(Place.root, '1', 'safe', 'write 1'),
  unsafe: replaceValue(Place.root, '1', 'unsafe', 'write 1'),
};
type Row = [
  what: string,
  fix: keyof typeof FIXES,
  keepsFixes: boolean,
  maxFixes: number | null,
  expected: readonly [listed: number, fixable: number, tooMany?: number],
];

test.each(valueRows<Row>('lint/tables.md', 'Findings beyond the limit'))(
  'a finding beyond the limit %s',
  (_what, fix, keepsFixes, maxFixes, [listed, fixable, tooMany]) => {
    const limit = { keepsFixes, ...(maxFixes === null ? {} : { maxFixes }) };
    const errors = FOUND - listed;
    expect(reportTen(FIXES[fix], limit)).toEqual({ listed, errors, fixable, tooMany });
  },
);
