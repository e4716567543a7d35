import { isUuid, isUuidVersion4 } from '../../src/model/snapshot/quest-values.js';
import { defineRule, quoteValue, textField, valueDraft } from '../kit.js';
import { CHOOSES_UUID_VERSION } from '../wording/uuid-version.js';

const ADVICE = 'set the same new UUID v4 on both entries of the quest';

export default defineRule({
  id: 'quest/entry-id-uuid',
  level: 'error',
  kinds: {
    'no-uuid': ({ id }: { id: string }) => `EntryId is ${quoteValue(id)}, not a UUID: ${ADVICE}`,
    'other-version': ({ id }: { id: string }) =>
      `EntryId is ${quoteValue(id)}, a UUID but not version 4: ${ADVICE}`,
  },
  sentence: 'EntryId is a UUID v4',
  fix: 'none',
  summary: 'EntryId is a UUID v4',
  source: 'quest and task records, part 2, quest entry fields',
  ...CHOOSES_UUID_VERSION,
  on: {
    questEntry(entry, report, { options, snapshot: { quests } }) {
      const id = textField(entry.record, 'EntryId');
      if (id === undefined || isUuidVersion4(id)) return;
      const formed = isUuid(id);
      // quest/pair-complete reports a mistyped EntryId that differs from its twin's.
      if (formed && (options.version === 'any' || quests.pairFaults.slips.has(entry))) return;
      const kind = formed ? 'other-version' : 'no-uuid';
      report(valueDraft(quests, entry, ['EntryId'], { kind, values: { id } }));
    },
  },
});
