import {
  addTo,
  bareName,
  type Change,
  COMPLETED_FIELDS,
  type CompletePair,
  comparablePair,
  defineRule,
  entries,
  FIND_KEY,
  FIND_KEY_COMPLETED,
  FIXED_FIELDS,
  type JsonObject,
  type JsonValue,
  OPEN_DOOR_COMPLETED,
  OWN_FIELDS,
  quest,
  questsOnly,
  room,
  SHARED_FIELDS,
  sameValue,
  throughout,
} from '../kit.js';
import {
  amongSeveral,
  type Difference,
  differenceDraft,
  onlyOnDraft,
  type Side,
  sharedBefore,
} from './pair-difference.js';
import { TakenNames, UsedNames } from './used-names.js';

/** The fields in which the entries of a pair may differ, and EntryId, by which they are paired. */
const MAY_DIFFER: ReadonlySet<string> = new Set([...OWN_FIELDS, ...COMPLETED_FIELDS, 'EntryId']);

const completedWith = (change: Change): string => entries({ [FIND_KEY_COMPLETED]: change });

export default defineRule({
  id: 'quest/pair-symmetry',
  level: 'error',
  kinds: {
    differs: {
      sentence: 'the two entries of a pair are identical except for Status, id, Rewards and SuccessMsg',
    },
    'only-one': {
      sentence: 'the two entries of a pair are identical except for Status, id, Rewards and SuccessMsg',
    },
  },
  fix: 'unsafe',
  reveals: ['flow/*'],
  summary: 'The two entries of a quest are identical except for Status, id, Rewards and SuccessMsg',
  source: 'quest and task records, part 2, quest pair',
  why: 'The two entries describe one quest. The documents do not say which of them counts where they differ.',
  state: (): { readonly differences: Difference[] } => ({ differences: [] }),
  on: {
    questPair(pair, _report, { state }) {
      const complete = comparablePair(pair);
      if (complete === undefined) return;
      const { inProgress, completed } = complete;
      for (const field in completed.record) {
        const value = completed.record[field] as JsonValue;
        if (value === inProgress.record[field] || MAY_DIFFER.has(field)) continue;
        const other = Object.hasOwn(inProgress.record, field) ? inProgress.record[field] : undefined;
        // Whoever accepts another value than the documented one, by turning its rule off, accepts it on one
        // entry.
        if (typeof value === 'boolean' && typeof other === 'boolean' && FIXED_FIELDS.has(field)) continue;
        if (other === undefined || !sameValue(value, other))
          state.differences.push({ pair: complete, field });
      }
      for (const field in inProgress.record)
        if (!Object.hasOwn(completed.record, field) && !MAY_DIFFER.has(field))
          state.differences.push({ pair: complete, field });
    },
    *quests(quests, report, { state, snapshot, eachSubscription }) {
      let usedNames: UsedNames | undefined;
      let only: { pair: CompletePair; side: Side; before: ReturnType<typeof sharedBefore> } | undefined;
      let expressed: ReadonlySet<string> | undefined;
      const takenNames = new TakenNames(quests);
      const differences = state.differences.filter((difference) => !isMissing(difference));
      const ofPairs = new Map<CompletePair, string[]>();
      for (const difference of differences)
        if (onlySide(difference) === undefined) addTo(ofPairs, difference.pair, difference.field);
      for (const difference of differences) {
        yield;
        const side = onlySide(difference);
        if (side !== undefined) {
          // The fields that only one entry of a pair has come one after the other.
          if (only?.pair !== difference.pair || only.side !== side)
            only = { pair: difference.pair, side, before: sharedBefore(difference.pair, side) };
          report(onlyOnDraft(difference, side, only.before.get(difference.field)));
          continue;
        }
        if (difference.field === 'Name') {
          usedNames ??= new UsedNames(eachSubscription);
          expressed ??= new Set(snapshot.expressions.map(({ name }) => name));
        }
        const { pair, field } = difference;
        const draft = differenceDraft(difference, {
          used: usedNames?.of(pair),
          isTaken: (name) => takenNames.isTaken(name, pair),
          isExpressed: (name) => isExpressed(name, expressed ?? new Set()),
        });
        const count = SHARED_FIELDS.has(field) ? undefined : quests.pairs.length;
        const fields = ofPairs.get(pair) ?? [];
        const ofPair = fields.length > 1 ? amongSeveral(draft, pair, fields) : draft;
        report({
          ...throughout(
            fields.length > 1 ? 'several fields' : field,
            { ...ofPair, subject: pair.completed.key },
            count,
          ),
          // A value that is an error by itself is reported once.
          unless: [pair.completed, pair.inProgress].map(({ place }) => place.at(field)),
        });
      }
    },
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
        at: `/quests/${FIND_KEY_COMPLETED}/RepeatableLimit`,
        marks: '3',
        message:
          'RepeatableLimit is 3 here and 0 on the inProgress entry of "0_find_key": use the same value on both',
        fixed: questsOnly(),
      },
      {
        title: 'a value that one entry leaves empty: the fix never empties the other',
        text: completedWith({ DisplayGroup: 'Garden' }),
        at: `/quests/${FIND_KEY_COMPLETED}/DisplayGroup`,
        marks: '"Garden"',
        message:
          'DisplayGroup is "Garden" here and "" on the inProgress entry of "0_find_key": use the same value on both',
        fixed: quest('0_find_key', { DisplayGroup: 'Garden' }),
      },
      {
        title: 'a Name changed on one entry only: the subscriptions show which one is right',
        text: room(({ quests }) => {
          Object.assign(quests[FIND_KEY] ?? {}, { Name: '0_find_gem' });
        }),
        at: `/quests/${FIND_KEY_COMPLETED}/Name`,
        marks: '"0_find_key"',
        message:
          'Name is "0_find_key" here and "0_find_gem" on the inProgress entry of "0_find_gem": use "0_find_key", as its subscriptions do',
        fixed: room(),
      },
      {
        title: 'the Name of another quest on one entry: the fix does not spread it',
        text: entries({ [FIND_KEY]: { Name: '1_open_door' } }),
        at: `/quests/${FIND_KEY_COMPLETED}/Name`,
        marks: '"0_find_key"',
        message:
          'Name is "0_find_key" here and "1_open_door" on the inProgress entry of "1_open_door": use the same value on both',
        fixed: questsOnly(),
      },
      {
        title: 'several fields of one entry',
        text: completedWith({ RepeatableLimit: 3, Visible: false }),
        at: `/quests/${FIND_KEY_COMPLETED}/RepeatableLimit`,
        marks: '3',
        message:
          'RepeatableLimit and Visible differ between the two entries of "0_find_key": use the same values on both',
        fixed: questsOnly(),
      },
      {
        title: 'arrays that differ',
        text: entries({ [OPEN_DOOR_COMPLETED]: { Requirements: [] } }),
        at: `/quests/${OPEN_DOOR_COMPLETED}/Requirements`,
        marks: '[]',
        message:
          'Requirements differs from the inProgress entry of "1_open_door": use the same value on both',
        fixed: questsOnly(),
      },
      {
        title: 'an unknown field with different values: only you can choose',
        text: entries({ [FIND_KEY]: { note: 'hidden' }, [FIND_KEY_COMPLETED]: { note: 'shown' } }),
        at: `/quests/${FIND_KEY_COMPLETED}/note`,
        marks: '"shown"',
        message:
          '"note" is "shown" here and "hidden" on the inProgress entry of "0_find_key": use the same value on both',
      },
      {
        title: 'an unknown field on the completed entry only',
        text: completedWith({ note: 'hidden' }),
        at: `/quests/${FIND_KEY_COMPLETED}/note`,
        marks: '"note"',
        message:
          '"note" is only on the completed entry of "0_find_key": both entries must have it, or neither',
        fixed: entries({ [FIND_KEY]: { note: 'hidden' }, [FIND_KEY_COMPLETED]: { note: 'hidden' } }),
      },
      {
        title: 'several unknown fields on one entry only: one finding',
        text: completedWith({ a: 1, b: 2, c: 3, d: 4 }),
        at: `/quests/${FIND_KEY_COMPLETED}/a`,
        marks: '"a"',
        message:
          '"a", "b", "c" and 1 more are only on the completed entry of "0_find_key": both entries must have them, or neither',
        fixed: entries({
          [FIND_KEY]: { a: 1, b: 2, c: 3, d: 4 },
          [FIND_KEY_COMPLETED]: { a: 1, b: 2, c: 3, d: 4 },
        }),
      },
      {
        title: 'an unknown field on the inProgress entry only',
        text: entries({ [FIND_KEY]: { note: 'hidden' } }),
        at: `/quests/${FIND_KEY_COMPLETED}`,
        marks: `"${FIND_KEY_COMPLETED}"`,
        message:
          '"note" is only on the inProgress entry of "0_find_key": both entries must have it, or neither',
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

/** Whether an entry lacks a field that every entry has: schema reports that. */
function isMissing({ pair: { inProgress, completed }, field }: Difference): boolean {
  return (
    SHARED_FIELDS.has(field) && [inProgress, completed].some(({ record }) => !Object.hasOwn(record, field))
  );
}
