import type { KeyedSection } from '../../src/model/snapshot/misplaced-records.js';
import { defineRule, keyAt, quoteValue } from '../kit.js';

/** What a record of a section is called. */
const WORDS: Readonly<Record<KeyedSection, string>> = {
  roomItems: 'a room item',
  quests: 'a quest entry',
  logic: 'the logic of an item',
};

export default defineRule({
  id: 'snapshot/misplaced-records',
  level: 'info',
  kinds: {
    misplaced: ({ key, section, home }: { key: string; section: string; home: KeyedSection }) =>
      `${quoteValue(key)} in ${section} looks like ${WORDS[home]}: move it to ${home} if it is one`,
  },
  fix: 'none',
  summary: 'Records of a section do not look like those of another section',
  source: 'game-management API, part 2, room-data snapshot',
  on: {
    snapshot({ misplaced, root, place }, report) {
      for (const { kind, section, home, keys } of misplaced) {
        if (kind === 'section' || root?.[home] === undefined || section === undefined) continue;
        for (const key of keys)
          report({
            kind: 'misplaced',
            at: keyAt(place.at(section).at(key)),
            values: { key, section, home },
          });
      }
    },
  },
});
