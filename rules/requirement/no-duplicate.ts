import type { Quest } from '../../src/model/snapshot/quest-entry.js';
import {
  type Draft,
  defineRule,
  otherQuestLabel,
  type Place,
  type QuestEntry,
  quoteValue,
  textField,
  valueDraft,
} from '../kit.js';

interface Notes {
  /** The entry whose requirements are being read, and the quests it has required so far. */
  entry: QuestEntry | undefined;
  seen: Map<Quest | string, Place>;
  /** Requirements of quests that were required before, by id. */
  readonly found: { readonly id: string; readonly draft: Draft }[];
}

export default defineRule({
  id: 'requirement/no-duplicate',
  level: 'warning',
  kinds: ['twice'],
  fix: 'none',
  summary: 'A quest requires another quest only once',
  source: 'quest and task records, part 2, requirement object',
  state: (): Notes => ({ entry: undefined, seen: new Map(), found: [] }),
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
      if (first === undefined) {
        state.seen.set(quest, place);
        return;
      }
      const name = required === undefined ? quoteValue(id) : otherQuestLabel(required);
      const path = ['Requirements', place.step ?? 0, 'id'];
      const twin = quests.twinWithSame(entry, path);
      const leading = twin !== undefined && twin.key < entry.key ? twin.key : entry.key;
      const draft = valueDraft(quests, entry, path, {
        identity: JSON.stringify([leading, required?.record.EntryId ?? id]),
        message: `${name} is already required here: keep the requirement with the right amount`,
        related: [{ at: first.at('id'), message: 'the first requirement for this quest' }],
      });
      state.found.push({ id, draft });
    },
    quests(_quests, report, { snapshot, state }) {
      // requirement/known-quest reports an unknown id in both places. The id of an entry that is missing is
      // known.
      for (const { id, draft } of state.found)
        if (snapshot.knowsQuest(id) || snapshot.lostQuestIds.has(id)) report(draft);
    },
  },
});
