import {
  addMember,
  type Draft,
  defineRule,
  entries,
  found,
  hasField,
  keyAt,
  member,
  OPEN_DOOR,
  OPEN_DOOR_COMPLETED,
  type QuestEntry,
  questLabel,
  questsOnly,
  recordAt,
  removeMember,
} from '../kit.js';
import { sameValue } from './same-value.js';

/** The fields that only the completed entry has, with their empty value and what it means. */
const COMPLETED_ONLY = [
  ['Rewards', '[]', 'rewards'],
  ['SuccessMsg', '""', 'message'],
] as const;

/** The quests of the example room with the field last, where a fix adds it. */
const withLast = (field: string): string =>
  questsOnly((quests) => {
    const entry = quests[OPEN_DOOR_COMPLETED] ?? {};
    const value = entry[field] ?? null;
    delete entry[field];
    Object.assign(entry, { [field]: value });
  });

export default defineRule({
  id: 'quest/completed-only-fields',
  level: 'error',
  fix: 'mixed',
  summary: 'Rewards and SuccessMsg are on the completed entry only',
  source: 'quest and task records, part 2, quest pair',
  why: 'Both fields exist only on the completed entry of a quest pair and are omitted from the inProgress entry.',
  owns: COMPLETED_ONLY.flatMap(([field]) => [
    { record: 'quest-entry-in-progress', keyword: 'not', field: [field] },
    { record: 'quest-entry-completed', keyword: 'required', field: [field] },
  ]),
  questEntry(entry, report, { snapshot: { quests } }) {
    const { record, status } = entry;
    if (status === undefined) return;
    const pair = quests?.pairOf(entry);
    // When two entries have this Status, it may be wrong on this one and the fields right.
    if (pair !== undefined && pair[status].length > 1) return;
    for (const field of COMPLETED_ONLY) {
      if (hasField(record, field[0]) === (status === 'completed')) continue;
      report(status === 'completed' ? missing(entry, field) : misplaced(entry, field, pair?.completed[0]));
    }
  },
  examples: () => ({
    good: [{ title: 'both fields on the completed entry only', text: questsOnly() }],
    bad: [
      {
        title: 'the same value on both entries',
        text: entries({ [OPEN_DOOR]: { SuccessMsg: '' } }),
        findings: found(
          `/quests/${OPEN_DOOR}/SuccessMsg`,
          '"SuccessMsg"',
          'SuccessMsg belongs on the completed entry only: remove it here, the completed entry has the same value',
        ),
        fixed: questsOnly(),
      },
      {
        title: 'rewards on the wrong entry',
        text: entries({ [OPEN_DOOR]: { Rewards: [{ type: 'wearable', id: 'hat' }] } }),
        findings: found(
          `/quests/${OPEN_DOOR}/Rewards`,
          '"Rewards"',
          'Rewards belongs on the completed entry only: move it to the completed entry of "1_open_door"',
        ),
        fixed: questsOnly(),
      },
      ...COMPLETED_ONLY.map(([field, none, what]) => ({
        title: `a completed entry without ${field}`,
        text: entries({ [OPEN_DOOR_COMPLETED]: { [field]: undefined } }),
        findings: found(
          `/quests/${OPEN_DOOR_COMPLETED}`,
          `"${OPEN_DOOR_COMPLETED}"`,
          `the completed entry of "1_open_door" has no ${field}: set it to ${none} for no ${what}`,
        ),
        fixed: withLast(field),
      })),
    ],
  }),
});

type CompletedOnly = (typeof COMPLETED_ONLY)[number];

function missing(entry: QuestEntry, [field, none, what]: CompletedOnly): Draft {
  return {
    at: recordAt(entry.place),
    message: `the completed entry of ${questLabel(entry)} has no ${field}: set it to ${none} for no ${what}`,
    fix: addMember(entry.place, field, none, 'safe', `add ${field} with ${none}`),
  };
}

function misplaced(entry: QuestEntry, [field]: CompletedOnly, completed: QuestEntry | undefined): Draft {
  const kept = completed && member(completed.record, field);
  const isKept = kept !== undefined && sameValue(kept, entry.record[field] ?? null);
  const at = entry.place.at(field);
  return {
    at: keyAt(at),
    message: isKept
      ? `${field} belongs on the completed entry only: remove it here, the completed entry has the same value`
      : `${field} belongs on the completed entry only: move it to the completed entry of ${questLabel(entry)}`,
    fix: removeMember(at, isKept ? 'safe' : 'unsafe', `remove ${field} from the inProgress entry`),
  };
}
