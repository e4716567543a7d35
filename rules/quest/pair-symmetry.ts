import { COMPLETED_FIELDS, FIXED_FIELDS, OWN_FIELDS, SHARED_FIELDS } from '../../src/model/schema/index.js';
import { comparablePair } from '../../src/model/snapshot/quest-entry.js';
import {
  type CompletePair,
  defineRule,
  type JsonValue,
  lookAlikeNote,
  quoteValue,
  sameValue,
} from '../kit.js';
import { differentValues, fieldName, fieldsOfOne, listOf } from './pair-difference.js';
import { otherSide, type Side } from './pair-source.js';
import { NameEvidence } from './used-names.js';

/** The fields in which the entries of a pair may differ, and EntryId, by which they are paired. */
const MAY_DIFFER: ReadonlySet<string> = new Set([...OWN_FIELDS, ...COMPLETED_FIELDS, 'EntryId']);

interface Differs {
  readonly field: string;
  /** The value of the completed entry, and that of the inProgress one. */
  readonly value: JsonValue;
  readonly other: JsonValue;
  readonly quest: string;
  /** The Name that the subscriptions of the quest use. */
  readonly used: string | undefined;
}

interface OnlyOne {
  readonly fields: readonly string[];
  readonly side: Side;
  readonly quest: string;
}

export default defineRule({
  id: 'quest/pair-symmetry',
  level: 'error',
  kinds: {
    differs: ({ field, value, other, quest, used }: Differs) =>
      `${fieldName(field)} ${howTheyDiffer(value, other)} the inProgress entry of ${quest}: ${used === undefined ? 'decide which is right and write it on both' : `use ${quoteValue(used)}, as its subscriptions do`}${typeof value === 'string' && typeof other === 'string' ? lookAlikeNote(value, other) : ''}`,
    'only-one': ({ fields, side, quest }: OnlyOne) =>
      `${listOf(fields)} ${fields.length === 1 ? 'is' : 'are'} only on the ${side} entry of ${quest}: both entries must have ${fields.length === 1 ? 'it' : 'them'}, or neither`,
  },
  // A value that is an error by itself is reported once.
  onlyIfAlone: true,
  sentence: 'the two entries of a pair are identical except for Status, id, Rewards and SuccessMsg',
  fix: 'unsafe',
  reveals: ['flow/*'],
  summary: 'The two entries of a quest are identical except for Status, id, Rewards and SuccessMsg',
  source: 'quest and task records, part 2, quest pair',
  on: {
    quests(quests, report, { snapshot, eachSubscription }) {
      const names = new NameEvidence(quests, snapshot, eachSubscription);
      for (const pair of quests.pairs.flatMap((each) => comparablePair(each) ?? [])) {
        for (const field of differingFields(pair))
          report({ kind: 'differs', ...differentValues(pair, field, names) });
        for (const side of SIDES) {
          const [first, ...others] = fieldsOnlyOn(side, pair);
          if (first === undefined) continue;
          const without = pair[otherSide(side)];
          // What the other entry has under such a key is read as a documented field.
          const spelled = new Set(
            Object.keys(without.record).map(
              (key) => snapshot.spellings.spelledPlace(without.place.at(key)).step,
            ),
          );
          const isFree = (field: string): boolean => !spelled.has(field);
          report({ kind: 'only-one', ...fieldsOfOne(pair, side, [first, ...others], isFree) });
        }
      }
    },
  },
});

const SIDES = ['completed', 'inProgress'] as const satisfies readonly Side[];

/** The fields that both entries have, with different values. */
function differingFields({ inProgress, completed }: CompletePair): readonly string[] {
  const found: string[] = [];
  for (const field in completed.record) {
    const [value, other] = [completed.record[field] as JsonValue, inProgress.record[field]];
    if (value === other || MAY_DIFFER.has(field) || !Object.hasOwn(inProgress.record, field)) continue;
    // Whoever accepts another value than the documented one, by turning its rule off, accepts it on one
    // entry.
    if (typeof value === 'boolean' && typeof other === 'boolean' && FIXED_FIELDS.has(field)) continue;
    if (other === undefined || !sameValue(value, other)) found.push(field);
  }
  return found;
}

/** The fields that one entry lacks. schema reports those that every entry has. */
function fieldsOnlyOn(side: Side, pair: CompletePair): readonly string[] {
  const found: string[] = [];
  const other = pair[otherSide(side)].record;
  for (const field in pair[side].record)
    if (!Object.hasOwn(other, field) && !MAY_DIFFER.has(field) && !SHARED_FIELDS.has(field))
      found.push(field);
  return found;
}

/** Shows both values if they still differ when shortened. */
function howTheyDiffer(value: JsonValue, other: JsonValue): string {
  if (typeof value !== 'object' && typeof other !== 'object') {
    const [shown, otherShown] = [quoteValue(value), quoteValue(other)];
    if (shown !== otherShown) return `is ${shown} here and ${otherShown} on`;
  }
  return 'differs from';
}
