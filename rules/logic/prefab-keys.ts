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
    itemLogic: (item, report, { snapshot, optionsOf }) => {
      const { value, prefab } = item;
      if (prefab === undefined) return;
      const missing = prefab.needed.filter((key) => !hasField(value, key));
      if (missing.length === 0) return;
      const reported = optionsOf('key/spelling')?.catalogue === true ? misspelled(item) : NONE;
      const absent = missing.filter((key) => !reported.has(key));
      if (absent.length > 0) report(lacking(absent, item, snapshot));
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

const NONE: ReadonlySet<string | undefined> = new Set();

/** The keys of its prefab that are there under a misspelled name. */
function misspelled({ oddKeys, prefab }: ItemLogic): ReadonlySet<string | undefined> {
  return new Set(oddKeys.map((key) => prefab?.longKeys.meant(key)));
}
