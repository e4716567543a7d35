import { absentFrom, defineRule, hasField } from '../kit.js';

export default defineRule({
  id: 'logic/prefab-keys',
  level: 'off',
  catalog: { level: 'warning' },
  kinds: {
    missing: ({ item, absent }: { item: string; absent: readonly string[] }) =>
      `the logic of ${item} has no ${absent.join(' and no ')}: add ${absent.length > 1 ? 'them' : 'it'}`,
  },
  fix: 'none',
  summary: 'The logic of an item has the keys that its prefab needs',
  source: 'public material of the platform, items',
  on: {
    itemLogic: ({ value, prefab, oddKeys, holder, itemKey }, report, { snapshot, optionsOf }) => {
      if (prefab === undefined) return;
      const missing = prefab.needed.filter((key) => !hasField(value, key));
      if (missing.length === 0) return;
      // key/spelling reports those that are there under a misspelled name.
      const reportsSpelling = optionsOf('key/spelling')?.catalogue === true;
      const meant = new Set(reportsSpelling ? oddKeys.map((key) => prefab.longKeys.meant(key)) : []);
      const absent = missing.filter((key) => !meant.has(key));
      if (absent.length === 0) return;
      const values = { item: snapshot.labels.text(itemKey), absent };
      report({ kind: 'missing', at: absentFrom(holder, absent), values });
    },
  },
});
