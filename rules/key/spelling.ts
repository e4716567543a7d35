import { withArticle } from '../../src/bytes/text/in-words.js';
import { COLOUR_SLIPS } from '../../src/model/catalog/catalog.js';
import { type Draft, defineRule, type ItemLogic, keyAt, quoteValue, renameMember } from '../kit.js';
import { keyNearMiss } from '../wording/near-miss.js';

export default defineRule({
  id: 'key/spelling',
  level: 'warning',
  catalog: { options: { catalogue: true } },
  kinds: ['misspelled', 'other-key'],
  fix: 'unsafe',
  summary: 'Optional fields are spelled as documented',
  source:
    'game-management API, part 2, item record fields and known settings keys; quest and task records, part 2',
  options: {
    catalogue: {
      type: 'boolean',
      default: false,
      description:
        'whether keys in the logic of an item that resemble one that public material names for its prefab are reported as well',
    },
  },
  on: {
    itemLogic: (item, report, { options }) => {
      if (options.catalogue) for (const draft of misspelledKeys(item)) report(draft);
    },
    snapshot({ spellings }, report) {
      for (const miss of spellings.nearMisses)
        if (miss.kind === 'key' && !miss.isRequired)
          report({ ...keyNearMiss(miss, 'documented field'), kind: 'misspelled' });
    },
  },
});

function misspelledKeys({ oddKeys, value, place, prefab }: ItemLogic): readonly Draft[] {
  const found: Draft[] = [];
  if (prefab === undefined) return found;
  for (const key of oddKeys) {
    if (prefab.keys.has(key)) continue;
    const field = COLOUR_SLIPS.includes(key)
      ? [...prefab.keys].find(([, kind]) => kind === 'colour')?.[0]
      : prefab.longKeys.meant(key);
    if (field === undefined || Object.hasOwn(value, field)) continue;
    const at = place.at(key);
    found.push({
      at: keyAt(at),
      kind: 'other-key',
      message: `${quoteValue(key)} is not a key of ${withArticle(prefab.name)}: rename it to ${field}`,
      fix: renameMember(at, field, quoteValue(key)),
    });
  }
  return found;
}
