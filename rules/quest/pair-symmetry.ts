import { getOrInsert } from '../../src/bytes/text/add-to.js';
import { COMPLETED_FIELDS, FIXED_FIELDS, OWN_FIELDS, SHARED_FIELDS } from '../../src/model/schema/index.js';
import { comparablePair, type QuestPair } from '../../src/model/snapshot/quest-entry.js';
import { bareName, type CompletePair, defineRule, type JsonValue, sameValue } from '../kit.js';
import { type Difference, differenceDraft, onlyOnDraft, type Side } from './pair-difference.js';
import { TakenNames, UsedNames } from './used-names.js';

/** The fields in which the entries of a pair may differ, and EntryId, by which they are paired. */
const MAY_DIFFER: ReadonlySet<string> = new Set([...OWN_FIELDS, ...COMPLETED_FIELDS, 'EntryId']);

export default defineRule({
  id: 'quest/pair-symmetry',
  level: 'error',
  kinds: ['differs', 'only-one'],
  // A value that is an error by itself is reported once.
  onlyIfAlone: true,
  sentence: 'the two entries of a pair are identical except for Status, id, Rewards and SuccessMsg',
  fix: 'unsafe',
  reveals: ['flow/*'],
  summary: 'The two entries of a quest are identical except for Status, id, Rewards and SuccessMsg',
  source: 'quest and task records, part 2, quest pair',
  on: {
    quests(quests, report, { snapshot, eachSubscription }) {
      const differences = quests.pairs.flatMap(differencesOf);
      let usedNames: UsedNames | undefined;
      let expressed: ReadonlySet<string> | undefined;
      const takenNames = new TakenNames(quests);
      const onlyOn = new Map<string, { pair: CompletePair; side: Side; fields: string[] }>();
      for (const difference of differences.filter((each) => !isMissing(each))) {
        const { pair, field } = difference;
        const side = onlySide(difference);
        if (side !== undefined) {
          const key = JSON.stringify([pair.completed.key, side]);
          getOrInsert(onlyOn, key, () => ({ pair, side, fields: [] })).fields.push(field);
          continue;
        }
        if (field === 'Name') {
          usedNames ??= new UsedNames(eachSubscription);
          expressed ??= new Set(snapshot.expressions.map(({ name }) => name));
        }
        report(
          differenceDraft(difference, {
            used: usedNames?.of(pair),
            isTaken: (name) => takenNames.isTaken(name, pair),
            isExpressed: (name) => isExpressed(name, expressed ?? new Set()),
          }),
        );
      }
      for (const { pair, side, fields } of onlyOn.values()) {
        const without = pair[side === 'completed' ? 'inProgress' : 'completed'];
        // What the other entry has under such a key is read as a documented field.
        const spelled = new Set(
          Object.keys(without.record).map(
            (key) => snapshot.spellings.spelledPlace(without.place.at(key)).step,
          ),
        );
        report(onlyOnDraft(pair, side, fields, (field) => !spelled.has(field)));
      }
    },
  },
});

function differencesOf(pair: QuestPair): readonly Difference[] {
  const complete = comparablePair(pair);
  if (complete === undefined) return [];
  const { inProgress, completed } = complete;
  const found: Difference[] = [];
  for (const field in completed.record) {
    const value = completed.record[field] as JsonValue;
    if (value === inProgress.record[field] || MAY_DIFFER.has(field)) continue;
    const other = Object.hasOwn(inProgress.record, field) ? inProgress.record[field] : undefined;
    // Whoever accepts another value than the documented one, by turning its rule off, accepts it on one
    // entry.
    if (typeof value === 'boolean' && typeof other === 'boolean' && FIXED_FIELDS.has(field)) continue;
    if (other === undefined || !sameValue(value, other)) found.push({ pair: complete, field });
  }
  for (const field in inProgress.record)
    if (!Object.hasOwn(completed.record, field) && !MAY_DIFFER.has(field))
      found.push({ pair: complete, field });
  return found;
}

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
