import { COMPLETED_FIELDS, emptyJson } from '../../src/model/schema/index.js';
import {
  absentFrom,
  type Draft,
  defineRule,
  type FixDraft,
  hasField,
  type JsonObject,
  keyAt,
  member,
  type QuestEntry,
  type QuestIndex,
  questLabel,
  removeMember,
  sameValue,
  type TextEdit,
} from '../kit.js';
import { isRemovable, moveEdits } from './moved-fields.js';

const MEANINGS: Readonly<Record<string, string>> = { Rewards: 'rewards', SuccessMsg: 'message' };
/** The fields that only the completed entry has, with their empty value and what it means. */
const COMPLETED_ONLY = COMPLETED_FIELDS.map(
  (field) => [field, emptyJson(field), MEANINGS[field] ?? field] as const,
);
type CompletedOnly = (typeof COMPLETED_ONLY)[number];

export default defineRule({
  id: 'quest/completed-only-fields',
  level: 'error',
  kinds: ['missing', 'in-progress'],
  sentence: 'Rewards and SuccessMsg exist only on the completed entry',
  fix: 'mixed',
  summary: 'Rewards and SuccessMsg are on the completed entry only',
  source: 'quest and task records, part 2, quest pair',
  owns: COMPLETED_ONLY.flatMap(([field]) => [
    { record: 'quest-entry-in-progress', keyword: 'not', field: [field] },
    { record: 'quest-entry-completed', keyword: 'required', field: [field] },
  ]),
  on: {
    questEntry(entry, report, { snapshot: { quests, spellings } }) {
      const { record, status } = entry;
      if (status === undefined) return;
      const pair = pairOf(entry, quests);
      if (status === 'completed') {
        const twin = pair?.inProgress[0]?.record ?? {};
        const absent = COMPLETED_ONLY.filter(([field]) => !hasField(record, field));
        if (absent.length > 0) report(missing(entry, absent, twin));
        return;
      }
      const twin = pair?.completed[0];
      const isCertain = [entry, twin].every(
        (each) => !each || !spellings.isPresumed(each.place.at('EntryId')),
      );
      const fields = COMPLETED_ONLY.filter(([field]) => hasField(record, field));
      // What is safe to remove stays where another field is not: both were put here by one mistake.
      const isSafe = isCertain && fields.every((field) => isRepeated(entry, field, twin));
      // Two entries cannot both move a field to one.
      const isOnly = pair?.inProgress.length === 1;
      for (const field of fields) report(misplaced(entry, field, twin, { isSafe, isOnly }));
    },
  },
});

/** The pair of an entry; for a copied quest with the EntryId of its original, its own two entries. */
function pairOf(entry: QuestEntry, quests: QuestIndex): Sides | undefined {
  const pair = quests.pairOf(entry);
  if (pair === undefined || pair.entries.length <= 2) return pair;
  const quest = quests.copiedPairOf(entry);
  return quest === undefined ? pair : { inProgress: [quest.inProgress], completed: [quest.completed] };
}

type Sides = Readonly<Record<'inProgress' | 'completed', readonly QuestEntry[]>>;

/** Fields that a completed entry lacks. Those that the inProgress entry has are to be moved here. */
function missing(entry: QuestEntry, fields: readonly CompletedOnly[], inProgress: JsonObject): Draft {
  const names = fields.map(([field]) => field);
  const values = fields.map(([, none, what]) => `${none} for no ${what}`).join(' and ');
  const added = fields.filter(([field]) => !hasField(inProgress, field));
  return {
    at: absentFrom(entry.place, names),
    kind: 'missing',
    message: `the completed entry of ${questLabel(entry)} has no ${names.join(' and no ')}: set ${names.length > 1 ? 'them' : 'it'} to ${values}`,
    fix:
      added.length === 0
        ? undefined
        : {
            safety: 'unsafe',
            description: `add ${added.map(([name, none]) => `${name} with ${none}`).join(' and ')}`,
            edits: added.map(([name, none]) => insert(entry, name, { kind: 'json', json: none })),
          },
  };
}

/** Whether the completed entry has a field as well, and nothing is lost without this one. */
function isRepeated(
  { record }: QuestEntry,
  [name, none]: CompletedOnly,
  completed: QuestEntry | undefined,
): boolean {
  const value = record[name] ?? null;
  const kept = completed && member(completed.record, name);
  return kept !== undefined && (JSON.stringify(value) === none || sameValue(kept, value));
}

/**
 * @param isSafe whether removing the field here is safe, if the completed entry has it
 * @param isOnly whether no other inProgress entry has the same completed one
 */
function misplaced(
  entry: QuestEntry,
  field: CompletedOnly,
  completed: QuestEntry | undefined,
  { isSafe, isOnly }: { readonly isSafe: boolean; readonly isOnly: boolean },
): Draft {
  const [name, none] = field;
  const at = entry.place.at(name);
  const value = entry.record[name] ?? null;
  const kept = completed && member(completed.record, name);
  const what = `${name} belongs on the completed entry only`;
  const canRemove = isRemovable(entry.record, name);
  const kind = 'in-progress';
  if (kept !== undefined && isRepeated(entry, field, completed)) {
    const reason = sameValue(kept, value) ? 'the completed entry has the same value' : 'it is empty';
    return {
      at: keyAt(at),
      kind,
      message: `${what}: remove it here, because ${reason}`,
      fix: canRemove
        ? removeMember(at, isSafe ? 'safe' : 'unsafe', `remove ${name} from the inProgress entry`)
        : undefined,
    };
  }
  const isFree = kept === undefined || JSON.stringify(kept) === none;
  return {
    at: keyAt(at),
    kind,
    message: isFree
      ? `${what}: move it to the completed entry of ${questLabel(entry)}`
      : `${what}: keep the right value on the completed entry of ${questLabel(entry)}, which has another one, and remove it here`,
    fix: completed && isOnly && isFree && canRemove ? move(entry, completed, name) : undefined,
  };
}

function move(entry: QuestEntry, completed: QuestEntry, name: string): FixDraft {
  return {
    safety: 'unsafe',
    description: `move ${name} to the completed entry`,
    edits: moveEdits(entry, completed, name),
  };
}

function insert({ place }: QuestEntry, key: string, json: Extract<TextEdit, { kind: 'insert' }>['json']) {
  return { kind: 'insert', into: place, key, json } as const;
}
