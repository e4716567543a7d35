import type { Misplaced } from '../../src/model/snapshot/misplaced-records.js';
import { type Draft, defineRule, keyAt, type Place, quoteValue } from '../kit.js';
import { keyNearMiss } from '../wording/near-miss.js';

export default defineRule({
  id: 'snapshot/section-spelling',
  level: 'error',
  kinds: ['misspelled', 'misplaced'],
  fix: 'unsafe',
  summary: 'Sections are spelled as documented, and at the top level',
  source: 'game-management API, part 2, room-data snapshot',
  on: {
    snapshot({ misplaced, root, place, spellings }, report) {
      for (const each of misplaced)
        if (root?.[each.home] === undefined) for (const key of each.keys) report(inOther(each, key, place));
      for (const miss of spellings.nearMisses)
        if (miss.kind === 'section')
          report({ ...keyNearMiss(miss, 'section of a snapshot'), kind: 'misspelled' });
    },
  },
});

/** Records or a whole section in another one, where the file lacks the section that was meant. */
function inOther({ kind, section, home }: Misplaced, key: string, place: Place): Draft {
  const at = keyAt((section === undefined ? place : place.at(section)).at(key));
  const where = section ?? 'the snapshot';
  if (kind === 'section')
    return {
      at,
      kind: 'misplaced',
      message: `the file has no ${home}, and ${quoteValue(key)} in ${where} holds its records: move it to the top level`,
    };
  return {
    at,
    kind: 'misplaced',
    message: `the file has no ${home}, and ${quoteValue(key)} in ${where} looks like one of its records: move it to ${home}`,
  };
}
