import { BUILT_IN_VARIABLES } from '../../src/model/catalog/name-kinds.js';
import type { NameIndex } from '../../src/model/snapshot/name-reader.js';
import { defineRule, NearNames, quoteValue, type Report } from '../kit.js';
import { namesToCompare, reportMissing, reportName } from './missing-names.js';
import { namesOf } from './name-index.js';

export default defineRule({
  id: 'reference/variable',
  level: 'off',
  catalog: { level: 'warning' },
  kinds: ['never-set', 'never-used'],
  fix: 'unsafe',
  summary: 'Variables are spelled alike where they are set and used',
  source:
    'public material of the platform, variables: names are case-sensitive, and a variable is created when it is first used',
  ...namesOf('variable', (index, report) => {
    const reported = new Set(
      reportMissing(
        index,
        namesToCompare(index, BUILT_IN_VARIABLES),
        { kind: 'never-set', missing: (name) => `nothing sets the variable ${name}` },
        report,
      ),
    );
    reportUnused(index, reported, report);
  }),
});

/** Names that something sets and nothing uses or declares, and that resemble one that is used or declared. */
function reportUnused({ set, used }: NameIndex, reported: ReadonlySet<string>, report: Report): void {
  const isDeclared = (name: string): boolean => set.get(name)?.owner === 'settings';
  const known = new NearNames([...used.keys(), ...[...set.keys()].filter(isDeclared)], 'of creators');
  for (const [name, places] of set) {
    const meant = known.meant(name);
    if (meant === undefined || reported.has(name) || reported.has(meant)) continue;
    const message = `nothing uses the variable ${quoteValue(name)}: did you mean ${quoteValue(meant)}?`;
    reportName(places, { kind: 'never-used', message }, meant, report);
  }
}
