import {
  type CompletePair,
  completePair,
  type Draft,
  defineRule,
  entries,
  FIND_KEY,
  FIND_KEY_COMPLETED,
  type JsonObject,
  type JsonValue,
  keyAt,
  misspelled,
  type NewJson,
  OPEN_DOOR_COMPLETED,
  type Place,
  type QuestIndex,
  questLabel,
  questsOnly,
  quoteValue,
  recordAt,
  removeMember,
  type Snapshot,
} from '../kit.js';
import { isRoomWide, type RoomWideField, severalQuestsSay } from './agreement.js';
import { hasOwnFinding, SHARED_FIELDS } from './field-findings.js';
import { sameValue } from './same-value.js';

/** What tells the entries of a pair apart. EntryId is what makes them one. */
const OWN_FIELDS: ReadonlySet<string> = new Set(['Status', 'id', 'Rewards', 'SuccessMsg', 'EntryId']);

const completedWith = (change: object): string =>
  questsOnly((quests) => {
    Object.assign(quests[FIND_KEY_COMPLETED] ?? {}, change);
  });

export default defineRule({
  id: 'quest/pair-symmetry',
  level: 'error',
  fix: 'unsafe',
  summary: 'The two entries of a quest are the same but for Status, id, Rewards and SuccessMsg',
  source: 'quest and task records, part 2, quest pair',
  why: 'The game takes the fields of a quest from one entry or the other, depending on its state. Where they differ the quest changes when it is completed.',
  state: (): { readonly differences: Difference[]; readonly shared: Map<RoomWideField, boolean> } => ({
    differences: [],
    shared: new Map(),
  }),
  questPair(pair, _report, { state }) {
    const complete = completePair(pair);
    if (complete === undefined) return;
    const { inProgress, completed } = complete;
    for (const field in completed.record) {
      const value = completed.record[field] as JsonValue;
      if (value === inProgress.record[field] || OWN_FIELDS.has(field)) continue;
      const other = Object.hasOwn(inProgress.record, field) ? inProgress.record[field] : undefined;
      if (other === undefined || !sameValue(value, other)) state.differences.push({ pair: complete, field });
    }
    for (const field in inProgress.record) {
      if (!Object.hasOwn(completed.record, field) && !OWN_FIELDS.has(field))
        state.differences.push({ pair: complete, field });
    }
  },
  snapshotEnd(snapshot, report, { state }) {
    const { quests } = snapshot;
    if (quests === undefined) return;
    for (const difference of state.differences) {
      if (!isExplained(difference, snapshot, quests, state.shared)) report(asDraft(difference));
    }
  },
  examples: () => ({
    good: [
      { title: 'entries that agree', text: questsOnly() },
      {
        title: 'members in another order, and a number spelled in another way',
        text: questsOnly((quests) => {
          for (const key of [FIND_KEY, FIND_KEY_COMPLETED])
            Object.assign(quests[key] ?? {}, {
              mark: key === FIND_KEY ? { x: 1, y: [2] } : { y: [2], x: 1 },
            });
        }).replace('"x": 1,', '"x": 1.0,'),
      },
    ],
    bad: [
      {
        title: 'a value that was changed on one entry only',
        text: completedWith({ Group: 'multiplayer' }),
        findings: [
          {
            at: `/quests/${FIND_KEY_COMPLETED}/Group`,
            marks: '"multiplayer"',
            message:
              'Group is "multiplayer" here and "" on the inProgress entry of "0_find_key": write the same on both',
          },
        ],
        fixed: questsOnly(),
      },
      {
        title: 'lists that differ',
        text: entries({ [OPEN_DOOR_COMPLETED]: { Requirements: [] } }),
        findings: [
          {
            at: `/quests/${OPEN_DOOR_COMPLETED}/Requirements`,
            marks: '[]',
            message:
              'Requirements differs from the inProgress entry of "1_open_door": write the same on both',
          },
        ],
        fixed: questsOnly(),
      },
      {
        title: 'a field of your own on the completed entry only',
        text: completedWith({ note: 'hidden' }),
        findings: [
          {
            at: `/quests/${FIND_KEY_COMPLETED}/note`,
            marks: '"note"',
            message:
              '"note" is only on the completed entry of "0_find_key": write it on both entries or on none',
          },
        ],
        fixed: questsOnly(),
      },
      {
        title: 'a field of your own on the inProgress entry only',
        text: entries({ [FIND_KEY]: { note: 'hidden' } }),
        findings: [
          {
            at: `/quests/${FIND_KEY_COMPLETED}`,
            marks: `"${FIND_KEY_COMPLETED}"`,
            message:
              '"note" is only on the inProgress entry of "0_find_key": write it on both entries or on none',
          },
        ],
        fixed: questsOnly((quests) => {
          Object.assign(quests[FIND_KEY] ?? {}, { note: 'hidden' });
          const { Rewards, SuccessMsg, ...shared } = quests[FIND_KEY_COMPLETED] ?? {};
          quests[FIND_KEY_COMPLETED] = { ...shared, note: 'hidden', Rewards, SuccessMsg } as JsonObject;
        }),
      },
    ],
  }),
});

interface Difference {
  readonly pair: CompletePair;
  readonly field: string;
}

/** Whether one of the two values has a finding of its own, from which the difference only follows. */
function isExplained(
  { pair: { inProgress, completed }, field }: Difference,
  snapshot: Snapshot,
  quests: QuestIndex,
  shared: Map<RoomWideField, boolean>,
): boolean {
  if (!SHARED_FIELDS.has(field)) return isMisspelled(field, inProgress.record, completed.record);
  const entries = [inProgress, completed];
  if (entries.some(({ record }) => !Object.hasOwn(record, field))) return true;
  if (entries.some((entry) => hasOwnFinding(entry, field, snapshot))) return true;
  if (!isRoomWide(field)) return false;
  // With other quests to compare with, the entry that differs from them is told.
  let several = shared.get(field);
  if (several === undefined) {
    several = severalQuestsSay(quests, field);
    shared.set(field, several);
  }
  return several;
}

/** Whether a field of one entry is most likely one that it lacks, which is told there. */
function isMisspelled(field: string, ...records: readonly JsonObject[]): boolean {
  const [holder, ...others] = records.filter((record) => Object.hasOwn(record, field));
  if (holder === undefined || others.length > 0) return false;
  return [...SHARED_FIELDS].some(
    (shared) => !Object.hasOwn(holder, shared) && misspelled(shared, [field]) !== undefined,
  );
}

function asDraft({ pair: { inProgress, completed }, field }: Difference): Draft {
  const name = SHARED_FIELDS.has(field) ? field : quoteValue(field);
  const quest = questLabel(inProgress);
  const [here, there] = [completed.place.at(field), inProgress.place.at(field)];
  if (!Object.hasOwn(completed.record, field)) {
    return {
      at: recordAt(completed.place),
      message: `${name} is only on the inProgress entry of ${quest}: write it on both entries or on none`,
      related: [{ at: keyAt(there), message: 'the entry that has it' }],
      fix: {
        safety: 'unsafe',
        description: `copy ${name} from the inProgress entry`,
        edits: [
          {
            kind: 'insert',
            into: completed.place,
            key: field,
            json: copyOf(there),
            beside: neighbour(inProgress.record, completed.record, field),
          },
        ],
      },
    };
  }
  if (!Object.hasOwn(inProgress.record, field)) {
    return {
      at: keyAt(here),
      message: `${name} is only on the completed entry of ${quest}: write it on both entries or on none`,
      related: [{ at: recordAt(inProgress.place), message: 'the entry without it' }],
      fix: removeMember(here, 'unsafe', `remove ${name}, which the inProgress entry does not have`),
    };
  }
  const value = completed.record[field] as JsonValue;
  const other = inProgress.record[field] as JsonValue;
  return {
    at: here,
    message: `${name} ${howTheyDiffer(value, other)} the inProgress entry of ${quest}: write the same on both`,
    related: [{ at: there, message: 'the value of the inProgress entry' }],
    fix: {
      safety: 'unsafe',
      description: `copy ${name} from the inProgress entry`,
      edits: [{ kind: 'replace', place: here, by: copyOf(there) }],
    },
  };
}

/** Both values, where they are short enough to be told apart. */
function howTheyDiffer(value: JsonValue, other: JsonValue): string {
  if (typeof value !== 'object' && typeof other !== 'object') {
    const [shown, otherShown] = [quoteValue(value), quoteValue(other)];
    if (shown !== otherShown) return `is ${shown} here and ${otherShown} on`;
  }
  return 'differs from';
}

/** The bytes of a value: its numbers stay as they are spelled, and its lines as they are laid out. */
function copyOf(of: Place): NewJson {
  return { kind: 'copy', of, edits: [] };
}

/** Where a field belongs: behind the one that it follows on the other entry, if both have that. */
function neighbour(
  from: JsonObject,
  to: JsonObject,
  field: string,
): { side: 'after'; step: string } | undefined {
  const keys = Object.keys(from);
  const before = keys.slice(0, keys.indexOf(field)).findLast((key) => Object.hasOwn(to, key));
  return before === undefined ? undefined : { side: 'after', step: before };
}
