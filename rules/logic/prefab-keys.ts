import { absentFrom, type Draft, defineRule, hasField, type ItemLogic, type Snapshot } from '../kit.js';

export default defineRule({
  id: 'logic/prefab-keys',
  level: 'off',
  catalog: { level: 'warning' },
  kinds: ['missing'],
  fix: 'none',
  summary: 'The logic of an item has the keys that its prefab needs',
  source: 'public material of the platform, items',
  on: {
    itemLogic: (item, report, { snapshot }) => {
      const { value, prefab } = item;
      if (prefab === undefined) return;
      const missing = prefab.needed.filter((key) => !hasField(value, key));
      if (missing.length === 0) return;
      const misspelled = misspellings(item);
      const absent = missing.filter((key) => !misspelled.has(key));
      if (absent.length > 0) report(lacking(absent, item, snapshot));
      for (const key of missing) {
        const slip = misspelled.get(key);
        if (slip === undefined) continue;
        const draft = lacking([key], item, snapshot);
        report({ ...draft, unless: [item.place.at(slip)] });
      }
    },
  },
});

function lacking(missing: readonly string[], item: ItemLogic, snapshot: Snapshot): Draft {
  const { holder, itemKey } = item;
  return {
    at: absentFrom(holder, missing),
    message: `the logic of ${snapshot.labels.text(itemKey)} has no ${missing.join(' and no ')}: add ${missing.length > 1 ? 'them' : 'it'}`,
  };
}

/** The keys that may be misspelled ones of its prefab, by what was meant. */
function misspellings({ oddKeys, prefab }: ItemLogic): ReadonlyMap<string | undefined, string> {
  const found = new Map<string | undefined, string>();
  for (const key of oddKeys) {
    const meant = prefab?.longKeys.meant(key);
    if (!found.has(meant)) found.set(meant, key);
  }
  return found;
}
