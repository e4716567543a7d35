import type { Misplaced } from '../../src/model/snapshot/misplaced-records.js';
import { defineRule, keyAt, lookAlikeNote, quoteValue } from '../kit.js';
import { misspelledKey, type Slip } from '../wording/near-miss.js';

interface Found extends Pick<Misplaced, 'kind' | 'section' | 'home'> {
  readonly key: string;
}

export default defineRule({
  id: 'snapshot/section-spelling',
  level: 'error',
  kinds: {
    misspelled: ({ spelled, meant }: Slip) =>
      `${quoteValue(spelled)} is not a section of a snapshot: rename it to ${meant}${lookAlikeNote(spelled, meant)}`,
    misplaced({ kind, section, home, key }: Found) {
      const what = `the file has no ${home}, and ${quoteValue(key)} in ${section ?? 'the snapshot'}`;
      return kind === 'section'
        ? `${what} holds its records: move it to the top level`
        : `${what} looks like one of its records: move it to ${home}`;
    },
  },
  fix: 'unsafe',
  summary: 'Sections are spelled as documented, and at the top level',
  source: 'game-management API, part 2, room-data snapshot',
  on: {
    snapshot({ misplaced, root, place, spellings }, report) {
      // Records or a whole section in another one, where the file lacks the section that was meant.
      for (const { kind, section, home, keys } of misplaced)
        if (root?.[home] === undefined)
          for (const key of keys) {
            const at = keyAt((section === undefined ? place : place.at(section)).at(key));
            report({ kind: 'misplaced', at, values: { kind, section, home, key } });
          }
      for (const miss of spellings.nearMisses) if (miss.kind === 'section') report(misspelledKey(miss));
    },
  },
});
