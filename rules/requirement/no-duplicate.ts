import type { Quest } from '../../src/model/snapshot/quest-entry.js';
import {
  defineRule,
  otherQuestLabel,
  type Place,
  type QuestEntry,
  quoteValue,
  textField,
  valueDraft,
} from '../kit.js';

/** A requirement of a quest that the entry has required before. */
interface Repeated {
  readonly id: string;
  readonly place: Place;
  readonly entry: QuestEntry;
  readonly first: Place;
}

interface Notes {
  /** The entry whose requirements are being read, and the quests it has required so far. */
  entry: QuestEntry | undefined;
  seen: Map<Quest | string, Place>;
  readonly repeated: Repeated[];
}

export default defineRule({
  id: 'requirement/no-duplicate',
  level: 'warning',
  kinds: {
    twice: ({ quest }: { quest: string }) =>
      `${quest} is already required here: keep the requirement with the right amount`,
  },
  fix: 'none',
  summary: 'A quest requires another quest only once',
  source: 'quest and task records, part 2, requirement object',
  state: (): Notes => ({ entry: undefined, seen: new Map(), repeated: [] }),
  on: {
    requirement({ record, place, entry }, _report, { snapshot: { quests }, state }) {
      const id = textField(record, 'id');
      if (id === undefined) return;
      if (state.entry !== entry) {
        state.entry = entry;
        state.seen = new Map();
      }
      const required = quests.entry(id);
      const quest = required === undefined ? id : quests.questOf(required);
      const first = state.seen.get(quest);
      if (first === undefined) state.seen.set(quest, place);
      else state.repeated.push({ id, place, entry, first });
    },
    quests(quests, report, { snapshot, state }) {
      for (const { id, place, entry, first } of state.repeated) {
        // requirement/known-quest reports an unknown id in both places. The id of an entry that is missing is
        // known.
        if (!snapshot.knowsQuest(id) && !snapshot.lostQuestIds.has(id)) continue;
        const required = quests.entry(id);
        const path = ['Requirements', place.step ?? 0, 'id'];
        const twin = quests.twinWithSame(entry, path);
        const leading = twin !== undefined && twin.key < entry.key ? twin.key : entry.key;
        report(
          valueDraft(quests, entry, path, {
            kind: 'twice',
            identity: JSON.stringify([leading, required?.record.EntryId ?? id]),
            values: { quest: required === undefined ? quoteValue(id) : otherQuestLabel(required) },
            related: [{ at: first.at('id'), message: 'the first requirement for this quest' }],
          }),
        );
      }
    },
  },
});
