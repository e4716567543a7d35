import { COMPLETED_FIELDS, emptyJson, readKeys } from '../../src/model/schema/index.js';
import {
  absentFrom,
  arrayField,
  completePair,
  defineRule,
  type EachSubscription,
  type FixDraft,
  hasMember,
  isObject,
  type JsonObject,
  type JsonValue,
  keyAt,
  member,
  type QuestEntry,
  type QuestIndex,
  questLabel,
  questReference,
  removeMember,
  sameValue,
  type TextEdit,
  textField,
  withoutMember,
  writeValue,
} from '../kit.js';

/** What the empty value of a field means. */
const MEANINGS: Readonly<Record<string, string>> = { Rewards: 'rewards', SuccessMsg: 'message' };

/** What becomes of a field of an inProgress entry, by what the completed entry has. */
const FATES = {
  repeated: () => 'remove it here, because the completed entry has the same value',
  empty: () => 'remove it here, because it is empty',
  movable: (quest: string) => `move it to the completed entry of ${quest}`,
  unequal: (quest: string) =>
    `keep the right value on the completed entry of ${quest}, which has another one, and remove it here`,
};

type Fate = keyof typeof FATES;

export const completedOnlyFields = defineRule({
  id: 'quest/completed-only-fields',
  level: 'error',
  kinds: {
    missing: ({ quest, fields }: { quest: string; fields: readonly string[] }) =>
      `the completed entry of ${quest} has no ${fields.join(' and no ')}: set ${fields.length > 1 ? 'them' : 'it'} to ${fields.map((field) => `${emptyJson(field)} for no ${MEANINGS[field] ?? field}`).join(' and ')}`,
    'in-progress': ({ field, quest, fate }: { field: string; quest: string; fate: Fate }) =>
      `${field} belongs on the completed entry only: ${FATES[fate](quest)}`,
  },
  sentence: 'Rewards and SuccessMsg exist only on the completed entry',
  fix: 'mixed',
  summary: 'Rewards and SuccessMsg are on the completed entry only',
  source: 'quest and task records, part 2, quest pair',
  owns: COMPLETED_FIELDS.flatMap((field) => [
    { record: 'quest-entry-in-progress', keyword: 'not', field: [field] },
    { record: 'quest-entry-completed', keyword: 'required', field: [field] },
  ]),
  on: {
    questEntry(entry, report, { snapshot: { quests, spellings } }) {
      const { record, status, place } = entry;
      if (status === undefined) return;
      const quest = questLabel(entry);
      const { inProgress = [], completed = [] } = quests.pairOf(entry) ?? {};
      if (status === 'completed') {
        const fields = COMPLETED_FIELDS.filter((field) => !hasMember(record, field));
        // What the inProgress entry has is to be moved here.
        const added = fields.filter((field) => !hasMember(inProgress[0]?.record ?? {}, field));
        if (fields.length > 0)
          report({
            kind: 'missing',
            at: absentFrom(place, fields),
            values: { quest, fields },
            fix: added.length > 0 ? add(added, entry) : undefined,
          });
        return;
      }
      const [twin] = completed;
      const found = COMPLETED_FIELDS.filter((field) => hasMember(record, field)).map((field) => ({
        field,
        fate: fateOf(field, member(record, field) ?? null, member(twin?.record, field)),
      }));
      // What is safe to remove stays where another field is not: both were put here by one mistake.
      const isSafe =
        found.every(({ fate }) => fate === 'repeated' || fate === 'empty') &&
        [entry, twin].every((each) => !each || !spellings.isPresumed(each.place.at('EntryId')));
      // Two entries cannot both move a field to one.
      const target = inProgress.length === 1 ? twin : undefined;
      for (const { field, fate } of found)
        report({
          kind: 'in-progress',
          at: keyAt(place.at(field)),
          values: { field, quest, fate },
          fix: isRemovable(record, field) ? fixOf(entry, field, fate, isSafe, target) : undefined,
        });
    },
  },
});

function add(fields: readonly string[], { place }: QuestEntry): FixDraft {
  return {
    safety: 'unsafe',
    description: `add ${fields.map((field) => `${field} with ${emptyJson(field)}`).join(' and ')}`,
    edits: fields.map((key) => ({
      kind: 'insert',
      into: place,
      key,
      json: { kind: 'json', json: emptyJson(key) },
    })),
  };
}

/** @param kept the value on the completed entry */
function fateOf(field: string, value: JsonValue, kept: JsonValue | undefined): Fate {
  if (kept === undefined) return 'movable';
  if (sameValue(kept, value)) return 'repeated';
  if (JSON.stringify(value) === emptyJson(field)) return 'empty';
  return JSON.stringify(kept) === emptyJson(field) ? 'movable' : 'unequal';
}

/** @param target the completed entry, where the field can be moved to it */
function fixOf(
  entry: QuestEntry,
  field: string,
  fate: Fate,
  isSafe: boolean,
  target: QuestEntry | undefined,
): FixDraft | undefined {
  if (fate === 'repeated' || fate === 'empty') {
    const safety = isSafe ? 'safe' : 'unsafe';
    return removeMember(entry.place.at(field), safety, `remove ${field} from the inProgress entry`);
  }
  if (fate === 'unequal' || target === undefined) return undefined;
  const edits = moveEdits(entry, target, field);
  return { safety: 'unsafe', description: `move ${field} to the completed entry`, edits };
}

export const statusSwapped = defineRule({
  id: 'quest/status-swapped',
  level: 'error',
  kinds: {
    swapped: ({ quest }: { quest: string }) =>
      `the two entries of ${quest} have each other's Status: swap the two, because Rewards and SuccessMsg belong on the completed entry`,
    moved: ({ quest }: { quest: string }) =>
      `Rewards and SuccessMsg belong on the completed entry only: move them to the completed entry of ${quest}`,
  },
  sentence: 'Rewards and SuccessMsg exist only on the completed entry',
  fix: 'unsafe',
  // Until the Status is right, references are not held against it.
  reveals: ['flow/*', 'requirement/in-progress-id', 'subscription/in-progress-id'],
  summary: 'The Status of the two entries of a quest is not swapped',
  source: 'quest and task records, part 2, quest pair',
  on: {
    quests(quests, report, { eachSubscription }) {
      const swapped = quests.pairs.filter(({ statusSwapped }) => statusSwapped);
      if (swapped.length === 0) return;
      const referenced = referencedIds(quests, eachSubscription);
      for (const pair of swapped) {
        // Read with the other Status on each entry.
        const { inProgress, completed } = completePair(pair) ?? {};
        if (inProgress === undefined || completed === undefined) continue;
        // By its Status, the entry taken for the completed one is the inProgress one.
        const isStatusRight = referenced.has(completed.key) && !referenced.has(inProgress.key);
        if (isStatusRight)
          report({
            kind: 'moved',
            at: keyAt(completed.place.at('Rewards')),
            values: { quest: questLabel(inProgress) },
            related: [{ at: keyAt(inProgress.place), message: 'the completed entry' }],
            fix: COMPLETED_FIELDS.every((field) => isRemovable(completed.record, field))
              ? {
                  safety: 'unsafe',
                  description: 'move Rewards and SuccessMsg to the completed entry',
                  edits: COMPLETED_FIELDS.flatMap((field) => moveEdits(completed, inProgress, field)),
                }
              : undefined,
          });
        else
          report({
            kind: 'swapped',
            at: inProgress.place.at('Status'),
            values: { quest: questLabel(inProgress) },
            related: [{ at: completed.place.at('Status'), message: 'the Status of the other entry' }],
            fix: {
              safety: 'unsafe',
              description: 'swap the Status of the two entries',
              edits: [
                writeValue(inProgress.place.at('Status'), 'inProgress'),
                writeValue(completed.place.at('Status'), 'completed'),
              ],
            },
          });
      }
    },
  },
});

/** The ids that requirements and subscriptions use. */
function referencedIds(
  quests: QuestIndex,
  eachSubscription: EachSubscription,
): ReadonlySet<string | undefined> {
  const referenced = new Set<string | undefined>();
  for (const { entry, index } of quests.requirements) {
    const requirement = arrayField(entry.record, 'Requirements')?.[index];
    if (isObject(requirement)) referenced.add(textField(requirement, 'id'));
  }
  eachSubscription((subscription) => referenced.add(questReference(subscription)));
  return referenced;
}

/* Moves Rewards and SuccessMsg to the completed entry, the only one to have them (part 2, quest pair). */

/** Whether a field can be removed: not if an unknown field would then be taken for it. */
function isRemovable(record: JsonObject, name: string): boolean {
  const others = withoutMember(record, name);
  return !readKeys('quest-entry', others).slips.some(({ field }) => field === name);
}

/** Moves a value to the completed entry, which has none or an empty one. */
function moveEdits(
  { place }: QuestEntry,
  completed: QuestEntry,
  name: string,
): readonly [write: TextEdit, remove: TextEdit] {
  const at = place.at(name);
  const copy = { kind: 'copy', of: at, edits: [] } as const;
  const write: TextEdit = hasMember(completed.record, name)
    ? { kind: 'replace', place: completed.place.at(name), by: copy }
    : { kind: 'insert', into: completed.place, key: name, json: copy };
  return [write, { kind: 'remove', place: at }];
}
