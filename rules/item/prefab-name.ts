import { PREFAB_NAMES } from '../../src/model/catalog/catalog.js';
import { defineRule, quoteValue, replaceValue, textField } from '../kit.js';

function unknownPrefab({ name, meant }: { name: string; meant: string }): string {
  return `${quoteValue(name)} is not a known prefab: write ${quoteValue(meant)}`;
}

export default defineRule({
  id: 'item/prefab-name',
  level: 'warning',
  lenient: { level: 'info' },
  catalog: { options: { by: 'any' } },
  kinds: { 'letter-case': unknownPrefab, misspelled: unknownPrefab },
  onlyIfAlone: true,
  fix: 'unsafe',
  summary: 'The prefabName of an item is spelled like the one that it resembles',
  source: 'public material of the platform, items',
  options: {
    by: {
      type: 'choice',
      choices: ['letter case', 'any'],
      default: 'letter case',
      description:
        'what is reported: names that differ from a known one in letter case alone, or by a letter as well',
    },
  },
  on: {
    item({ record, place }, report, { options: { by } }) {
      const name = textField(record, 'prefabName');
      const meant = name === undefined ? undefined : PREFAB_NAMES.meant(name);
      if (name === undefined || meant === undefined) return;
      const kind = name.toLowerCase() === meant.toLowerCase() ? 'letter-case' : 'misspelled';
      if (kind === 'misspelled' && by !== 'any') return;
      const at = place.at('prefabName');
      const fix = replaceValue(at, JSON.stringify(meant), 'unsafe', `write ${quoteValue(meant)}`);
      report({ kind, at, values: { name, meant }, fix });
    },
  },
});
