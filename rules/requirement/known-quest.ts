import {
  defineRule,
  FIND_KEY,
  LookAlikes,
  lookAlikeNote,
  onFirst,
  type Place,
  type QuestEntry,
  type QuestIndex,
  questsOnly,
  quoteValue,
  replaceValue,
  requirement,
  textField,
  throughout,
  valueDraft,
} from '../kit.js';

const requiring = (id: string): string => requirement('1_open_door', { id });

const finding = (marks: string, message: string) =>
  onFirst('1_open_door', 'Requirements/0/id', marks, message);

const ENTRY_ID = '0f6d2a4e-7b1c-4c3d-9e5f-2a8b6c4d1e0f';

/** An id of no quest, in a requirement of an entry. */
interface UnknownId {
  readonly id: string;
  readonly place: Place;
  readonly entry: QuestEntry;
}

export default defineRule({
  id: 'requirement/known-quest',
  level: 'error',
  kinds: {
    'unknown-quest': {
      sentence: 'the id of a requirement is that of the inProgress entry of the required quest',
    },
  },
  fix: 'unsafe',
  summary: 'A requirement holds the id of a quest in the file',
  source: 'quest and task records, part 2, requirement object',
  why: 'A quest with requirements cannot be activated until every required quest has been completed, and this one is not in the file.',
  state: () => ({ unknown: [] as UnknownId[] }),
  on: {
    requirement({ record, place, entry }, _report, { snapshot, state }) {
      const id = textField(record, 'id');
      // Another `type` has a finding of its own, and the id may not be a quest's.
      const type = textField(record, 'type') ?? 'quest';
      if (id === undefined || type !== 'quest' || snapshot.knowsQuest(id)) return;
      state.unknown.push({ id, place, entry });
    },
    *quests(quests, report, { snapshot, state: { unknown } }) {
      // All dialogues have been read by now, and their quests count.
      const missing = unknown.filter(({ id }) => !snapshot.knowsQuest(id));
      if (missing.length === 0) return;
      const names = { Name: inProgressBy('Name', quests), EntryId: inProgressBy('EntryId', quests) };
      const alike = new LookAlikes(() => quests.entries.map(({ key }) => key));
      for (const { id, place, entry } of missing) {
        yield;
        const similar = alike.of(id);
        const field = names.Name.has(id) ? 'Name' : 'EntryId';
        const meant = names[field].get(id);
        const right = meant?.key ?? similar;
        const draft = valueDraft(quests, entry, ['Requirements', place.step ?? 0, 'id'], {
          at: place.at('id'),
          fix:
            right === undefined
              ? undefined
              : replaceValue(place.at('id'), JSON.stringify(right), 'unsafe', `write ${quoteValue(right)}`),
          message:
            meant === undefined && similar !== undefined
              ? `no quest in the file has the id ${quoteValue(id)}: write ${quoteValue(similar)}${lookAlikeNote(id, similar)}`
              : meant === undefined
                ? `no quest in the file has the id ${quoteValue(id)}: use the id of an inProgress entry, or leave the requirement out`
                : `${quoteValue(id)} is the ${field} of a quest: use the id of its inProgress entry, ${quoteValue(meant.key)}`,
        });
        report(throughout(meant === undefined ? 'unknown' : field, draft));
      }
    },
  },
  examples: () => ({
    good: [{ title: 'the id of another quest', text: questsOnly() }],
    bad: [
      {
        title: 'an unknown id',
        text: requiring('mlh0a1b2c3d4e5'),
        ...finding(
          '"mlh0a1b2c3d4e5"',
          'no quest in the file has the id "mlh0a1b2c3d4e5": use the id of an inProgress entry, or leave the requirement out',
        ),
      },
      {
        title: 'an id that only looks like the one of a quest',
        text: requiring('mlh4k2p9x7q1\u0430b'),
        ...finding(
          '"mlh4k2p9x7q1\u0430b"',
          `no quest in the file has the id "mlh4k2p9x7q1\u0430b": write "${FIND_KEY}" (they look the same, but some letters are from another alphabet or another kind of space)`,
        ),
        fixed: questsOnly(),
      },
      {
        title: 'the Name of a quest instead of its id',
        text: requiring('0_find_key'),
        ...finding(
          '"0_find_key"',
          `"0_find_key" is the Name of a quest: use the id of its inProgress entry, "${FIND_KEY}"`,
        ),
        fixed: questsOnly(),
      },
      {
        title: 'the EntryId of a quest instead of its id',
        text: requiring(ENTRY_ID),
        ...finding(
          `"${ENTRY_ID}"`,
          `"${ENTRY_ID}" is the EntryId of a quest: use the id of its inProgress entry, "${FIND_KEY}"`,
        ),
        fixed: questsOnly(),
      },
    ],
  }),
});

/** The inProgress entries by the value of a field, where no other inProgress entry has that value. */
function inProgressBy(field: 'Name' | 'EntryId', quests: QuestIndex): Map<string, QuestEntry> {
  const entries = new Map<string, QuestEntry>();
  const shared = new Set<string>();
  for (const entry of quests.entries) {
    const value = entry.status === 'inProgress' ? textField(entry.record, field) : undefined;
    if (value === undefined) continue;
    if (entries.has(value)) shared.add(value);
    entries.set(value, entry);
  }
  for (const value of shared) entries.delete(value);
  return entries;
}
