import { BUILT_IN_VARIABLES } from '../../src/model/catalog/name-kinds.js';
import { defineRule, NearNames, quoteValue } from '../kit.js';
import { atItsPlaces, comparableNames, missingNames, type NameValues } from './missing-names.js';

export default defineRule({
  id: 'reference/variable',
  level: 'off',
  catalog: { level: 'warning' },
  kinds: {
    'never-set': ({ name, meant = '' }: NameValues) =>
      `nothing sets the variable ${quoteValue(name)}: did you mean ${quoteValue(meant)}?`,
    'never-used': ({ name, meant = '' }: NameValues) =>
      `nothing uses the variable ${quoteValue(name)}: did you mean ${quoteValue(meant)}?`,
  },
  fix: 'unsafe',
  summary: 'Variables are spelled alike where they are set and used',
  source:
    'public material of the platform, variables: names are case-sensitive, and a variable is created when it is first used',
  asksNames: true,
  on: {
    snapshot(_snapshot, report, { names }) {
      const index = comparableNames(names, 'variable');
      if (index === undefined) return;
      const { set, used } = index;
      const unset = missingNames(index, () => false, BUILT_IN_VARIABLES);
      for (const found of unset) report({ kind: 'never-set', ...found });
      // Names that nothing uses or declares, and that resemble one that is used or declared.
      const reported = new Set(unset.flatMap(({ values: { name, meant } }) => [name, meant]));
      const declared = [...set].flatMap(([name, { owner }]) => (owner === 'settings' ? [name] : []));
      const known = new NearNames([...used.keys(), ...declared], 'of creators');
      for (const [name, places] of set) {
        const meant = known.meant(name);
        if (meant === undefined || reported.has(name) || reported.has(meant)) continue;
        for (const found of atItsPlaces(places, { name, meant })) report({ kind: 'never-used', ...found });
      }
    },
  },
});
