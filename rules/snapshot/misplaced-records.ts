import type { Misplaced } from '../../src/model/snapshot/misplaced-records.js';
import { defineRule, keyAt, quoteValue } from '../kit.js';

/** What a record of a section is called. */
const WORDS: Readonly<Record<Misplaced['home'], string>> = {
  roomItems: 'a room item',
  quests: 'a quest entry',
  logic: 'the logic of an item',
};

export default defineRule({
  id: 'snapshot/misplaced-records',
  level: 'info',
  kinds: ['misplaced'],
  fix: 'none',
  summary: 'Records of a section do not look like those of another section',
  source: 'game-management API, part 2, room-data snapshot',
  on: {
    snapshot({ misplaced, root, place }, report) {
      for (const { kind, section, home, keys } of misplaced) {
        if (kind === 'section' || root?.[home] === undefined || section === undefined) continue;
        for (const key of keys)
          report({
            at: keyAt(place.at(section).at(key)),
            message: `${quoteValue(key)} in ${section} looks like ${WORDS[home]}: move it to ${home} if it is one`,
          });
      }
    },
  },
});
