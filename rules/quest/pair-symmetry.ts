import {
  bareName,
  type Change,
  type CompletePair,
  comparablePair,
  defineRule,
  entries,
  FIND_KEY,
  FIND_KEY_COMPLETED,
  found,
  type JsonObject,
  type JsonValue,
  OPEN_DOOR_COMPLETED,
  type QuestIndex,
  quest,
  questsOnly,
  room,
  type Snapshot,
  sameValue,
} from '../kit.js';
import { isRoomWide, type RoomWideField, severalQuestsSay } from './agreement.js';
import { hasOwnFinding, requirementsWithRightIds, SHARED_FIELDS } from './field-findings.js';
import { type Difference, differenceDraft, onlyOnDraft, type Side } from './pair-difference.js';
import { TakenNames, UsedNames } from './used-names.js';

/** The fields in which the entries of a pair may differ, and EntryId, by which they are paired. */
const OWN_FIELDS: ReadonlySet<string> = new Set(['Status', 'id', 'Rewards', 'SuccessMsg', 'EntryId']);

const completedWith = (change: Change): string => entries({ [FIND_KEY_COMPLETED]: change });

export default defineRule({
  id: 'quest/pair-symmetry',
  level: 'error',
  fix: 'unsafe',
  reveals: ['flow/*'],
  summary: 'The two entries of a quest are identical except for Status, id, Rewards and SuccessMsg',
  source: 'quest and task records, part 2, quest pair',
  why: 'The two entries describe one quest. The documents do not say which of them counts where they differ.',
  state: (): { readonly differences: Difference[]; readonly shared: Map<RoomWideField, boolean> } => ({
    differences: [],
    shared: new Map(),
  }),
  questPair(pair, _report, { state }) {
    const complete = comparablePair(pair);
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
  snapshotEnd(snapshot, report, { state, eachSubscription }) {
    const { quests } = snapshot;
    if (quests === undefined) return;
    let usedNames: UsedNames | undefined;
    let expressed: ReadonlySet<string> | undefined;
    const takenNames = new TakenNames(quests);
    const onlyOn = new Map<CompletePair, Record<Side, string[]>>();
    for (const difference of state.differences) {
      if (isExplained(difference, snapshot, quests, state.shared)) continue;
      const side = onlySide(difference);
      if (side !== undefined) {
        const fields = onlyOn.get(difference.pair) ?? { inProgress: [], completed: [] };
        fields[side].push(difference.field);
        onlyOn.set(difference.pair, fields);
        continue;
      }
      if (difference.field === 'Name') {
        usedNames ??= new UsedNames(eachSubscription);
        expressed ??= new Set(snapshot.expressions.map(({ name }) => name));
      }
      const { pair } = difference;
      report(
        differenceDraft(difference, {
          used: usedNames?.of(pair),
          isTaken: (name) => takenNames.isTaken(name, pair),
          isExpressed: (name) => isExpressed(name, expressed ?? new Set()),
        }),
      );
    }
    for (const [pair, sides] of onlyOn) {
      for (const side of ['inProgress', 'completed'] as const)
        if (sides[side].length > 0) report(onlyOnDraft(pair, side, sides[side]));
    }
  },
  examples: () => ({
    good: [
      { title: 'entries that agree', text: questsOnly() },
      {
        title: 'fields in another order, and a number with another spelling',
        text: entries({
          [FIND_KEY]: { mark: { x: 1, y: [2] } },
          [FIND_KEY_COMPLETED]: { mark: { y: [2], x: 1 } },
        }).replace('"x": 1,', '"x": 1.0,'),
      },
    ],
    bad: [
      {
        title: 'a value changed on one entry only',
        text: completedWith({ RepeatableLimit: 3 }),
        findings: found(
          `/quests/${FIND_KEY_COMPLETED}/RepeatableLimit`,
          '3',
          'RepeatableLimit is 3 here and 0 on the inProgress entry of "0_find_key": use the same value on both',
        ),
        fixed: questsOnly(),
      },
      {
        title: 'a value that one entry leaves empty: the fix never empties the other',
        text: completedWith({ DisplayGroup: 'Garden' }),
        findings: found(
          `/quests/${FIND_KEY_COMPLETED}/DisplayGroup`,
          '"Garden"',
          'DisplayGroup is "Garden" here and "" on the inProgress entry of "0_find_key": use the same value on both',
        ),
        fixed: quest('0_find_key', { DisplayGroup: 'Garden' }),
      },
      {
        title: 'a Name changed on one entry only: the subscriptions show which one is right',
        text: room(({ quests }) => {
          Object.assign(quests[FIND_KEY] ?? {}, { Name: '0_find_gem' });
        }),
        findings: found(
          `/quests/${FIND_KEY_COMPLETED}/Name`,
          '"0_find_key"',
          'Name is "0_find_key" here and "0_find_gem" on the inProgress entry of "0_find_gem": use "0_find_key", as its subscriptions do',
        ),
        fixed: room(),
      },
      {
        title: 'the Name of another quest on one entry: the fix does not spread it',
        text: entries({ [FIND_KEY]: { Name: '1_open_door' } }),
        findings: found(
          `/quests/${FIND_KEY_COMPLETED}/Name`,
          '"0_find_key"',
          'Name is "0_find_key" here and "1_open_door" on the inProgress entry of "1_open_door": use the same value on both',
        ),
        fixed: questsOnly(),
      },
      {
        title: 'arrays that differ',
        text: entries({ [OPEN_DOOR_COMPLETED]: { Requirements: [] } }),
        findings: found(
          `/quests/${OPEN_DOOR_COMPLETED}/Requirements`,
          '[]',
          'Requirements differs from the inProgress entry of "1_open_door": use the same value on both',
        ),
        fixed: questsOnly(),
      },
      {
        title: 'an unknown field with different values: only you can choose',
        text: entries({ [FIND_KEY]: { note: 'hidden' }, [FIND_KEY_COMPLETED]: { note: 'shown' } }),
        findings: found(
          `/quests/${FIND_KEY_COMPLETED}/note`,
          '"shown"',
          '"note" is "shown" here and "hidden" on the inProgress entry of "0_find_key": use the same value on both',
        ),
      },
      {
        title: 'an unknown field on the completed entry only',
        text: completedWith({ note: 'hidden' }),
        findings: found(
          `/quests/${FIND_KEY_COMPLETED}/note`,
          '"note"',
          '"note" is only on the completed entry of "0_find_key": both entries must have it, or neither',
        ),
        fixed: entries({ [FIND_KEY]: { note: 'hidden' }, [FIND_KEY_COMPLETED]: { note: 'hidden' } }),
      },
      {
        title: 'several unknown fields on one entry only: one finding',
        text: completedWith({ a: 1, b: 2, c: 3, d: 4 }),
        findings: found(
          `/quests/${FIND_KEY_COMPLETED}/a`,
          '"a"',
          '"a", "b", "c" and 1 more are only on the completed entry of "0_find_key": both entries must have them, or neither',
        ),
        fixed: entries({
          [FIND_KEY]: { a: 1, b: 2, c: 3, d: 4 },
          [FIND_KEY_COMPLETED]: { a: 1, b: 2, c: 3, d: 4 },
        }),
      },
      {
        title: 'an unknown field on the inProgress entry only',
        text: entries({ [FIND_KEY]: { note: 'hidden' } }),
        findings: found(
          `/quests/${FIND_KEY_COMPLETED}`,
          `"${FIND_KEY_COMPLETED}"`,
          '"note" is only on the inProgress entry of "0_find_key": both entries must have it, or neither',
        ),
        fixed: questsOnly((quests) => {
          Object.assign(quests[FIND_KEY] ?? {}, { note: 'hidden' });
          const { Rewards, SuccessMsg, ...shared } = quests[FIND_KEY_COMPLETED] ?? {};
          quests[FIND_KEY_COMPLETED] = { ...shared, note: 'hidden', Rewards, SuccessMsg } as JsonObject;
        }),
      },
    ],
  }),
});

/** Whether an expression uses a Name, with or without its number. */
function isExpressed(name: JsonValue | undefined, expressed: ReadonlySet<string>): boolean {
  return typeof name === 'string' && (expressed.has(name) || expressed.has(bareName(name)));
}

/** The only entry that has the field. */
function onlySide({ pair: { inProgress, completed }, field }: Difference): Side | undefined {
  if (!Object.hasOwn(completed.record, field)) return 'inProgress';
  return Object.hasOwn(inProgress.record, field) ? undefined : 'completed';
}

/** Whether the difference only follows from another finding about the field. */
function isExplained(
  { pair: { inProgress, completed }, field }: Difference,
  snapshot: Snapshot,
  quests: QuestIndex,
  shared: Map<RoomWideField, boolean>,
): boolean {
  if (!SHARED_FIELDS.has(field)) return mayBeRenamed(field, inProgress.record, completed.record);
  const entries = [inProgress, completed];
  if (entries.some(({ record }) => !Object.hasOwn(record, field))) return true;
  if (entries.some((entry) => hasOwnFinding(entry, field, snapshot))) return true;
  if (field === 'Requirements')
    return sameValue(
      requirementsWithRightIds(inProgress, quests),
      requirementsWithRightIds(completed, quests),
    );
  if (!isRoomWide(field)) return false;
  // The entry that differs from the other quests is reported instead.
  let several = shared.get(field);
  if (several === undefined) {
    several = severalQuestsSay(quests, field);
    shared.set(field, several);
  }
  return several;
}

/**
 * Whether an unknown field may be a required one under another name, because an entry that has it lacks a required one. The missing
 * field is reported there.
 */
function mayBeRenamed(field: string, ...records: readonly JsonObject[]): boolean {
  return records.some((record) => Object.hasOwn(record, field) && lacksRequired(record));
}

/** The fields that every entry has. Status and id differ between the two entries. */
const REQUIRED_FIELDS = [...SHARED_FIELDS, 'id', 'Status'];

function lacksRequired(record: JsonObject): boolean {
  return REQUIRED_FIELDS.some((field) => !Object.hasOwn(record, field));
}
