import {
  type Draft,
  defineRule,
  hasField,
  type ItemLogic,
  recordAt,
  room,
  type Snapshot,
  throughout,
} from '../kit.js';

const text = (shown: object): string =>
  room(({ roomItems, logic }) => {
    roomItems['5'] = { ...structuredClone(roomItems['4'] ?? {}), prefabName: 'WorldText' };
    logic['5'] = { Tasks: [], ViewNodes: [], ...shown };
  });

export default defineRule({
  id: 'logic/prefab-keys',
  level: 'off',
  catalog: { level: 'warning' },
  kinds: { missing: {} },
  fix: 'none',
  summary: 'The logic of an item has the keys that its prefab needs',
  source: 'public material of the platform, items',
  why: 'Items of some prefabs do nothing without a certain key in their logic, such as the text of a WorldText.',
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
  examples: () => ({
    good: [
      { title: 'a text', text: text({ text: 'Welcome' }) },
      { title: 'prefabs that need no keys', text: room() },
    ],
    bad: [
      {
        title: 'a text without its text',
        text: text({}),
        at: '/logic/5',
        marks: '"5"',
        message: 'the logic of item 5 (WorldText) has no text: add it',
      },
    ],
  }),
});

function lacking(missing: readonly string[], item: ItemLogic, snapshot: Snapshot): Draft {
  const { prefabName = '', holder, itemKey } = item;
  return {
    ...throughout(`${prefabName} ${missing.join()}`, {
      at: recordAt(holder),
      message: `the logic of ${snapshot.labels.text(itemKey)} has no ${missing.join(' and no ')}: add ${missing.length > 1 ? 'them' : 'it'}`,
    }),
    fields: missing,
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
