import { withArticle } from '../../src/bytes/text/in-words.js';
import { COLOUR_SLIPS } from '../../src/model/catalog/catalog.js';
import { defineRule, hasMember, keyAt, quoteValue, renameMember } from '../kit.js';
import { fieldIsMisspelled, misspelledKey, type Slip } from '../wording/near-miss.js';

export default defineRule({
  id: 'key/spelling',
  level: 'warning',
  catalog: { options: { catalogue: true } },
  kinds: {
    misspelled: fieldIsMisspelled,
    'other-key': ({ spelled, meant, prefab }: Slip & { readonly prefab: string }) =>
      `${quoteValue(spelled)} is not a key of ${withArticle(prefab)}: rename it to ${meant}`,
  },
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
    itemLogic({ oddKeys, value, place, prefab }, report, { options }) {
      if (!options.catalogue || prefab === undefined) return;
      for (const key of oddKeys) {
        if (prefab.keys.has(key)) continue;
        const meant = COLOUR_SLIPS.includes(key)
          ? [...prefab.keys].find(([, kind]) => kind === 'colour')?.[0]
          : prefab.longKeys.meant(key);
        if (meant === undefined || hasMember(value, meant)) continue;
        const at = place.at(key);
        report({
          kind: 'other-key',
          at: keyAt(at),
          values: { spelled: key, meant, prefab: prefab.name },
          fix: renameMember(at, meant, quoteValue(key)),
        });
      }
    },
    snapshot({ spellings }, report) {
      for (const miss of spellings.nearMisses)
        if (miss.kind === 'key' && !miss.isRequired) report(misspelledKey(miss));
    },
  },
});
