import { isUuid, isUuidVersion4 } from '../../src/model/snapshot/quest-values.js';
import { defineRule, quoteValue, textField, valueDraft } from '../kit.js';
import { CHOOSES_UUID_VERSION } from '../wording/uuid-version.js';

export default defineRule({
  id: 'quest/entry-id-uuid',
  level: 'error',
  kinds: ['no-uuid', 'other-version'],
  sentence: 'EntryId is a UUID v4',
  fix: 'none',
  summary: 'EntryId is a UUID v4',
  source: 'quest and task records, part 2, quest entry fields',
  ...CHOOSES_UUID_VERSION,
  on: {
    questEntry(entry, report, { options, snapshot: { quests } }) {
      const entryId = textField(entry.record, 'EntryId');
      if (entryId === undefined || isUuidVersion4(entryId)) return;
      const formed = isUuid(entryId);
      if (formed && options.version === 'any') return;
      // quest/pair-complete reports a mistyped EntryId that differs from its twin's.
      if (formed && quests.pairFaults.slips.has(entry)) return;
      const what = formed ? 'a UUID but not version 4' : 'not a UUID';
      report(
        valueDraft(quests, entry, ['EntryId'], {
          kind: formed ? 'other-version' : 'no-uuid',
          message: `EntryId is ${quoteValue(entryId)}, ${what}: set the same new UUID v4 on both entries of the quest`,
        }),
      );
    },
  },
});
