import type { NameKind } from '../../src/model/catalog/name-kinds.js';
import type { NameIndex, NamePlaces, NameReader } from '../../src/model/snapshot/name-reader.js';
import { type Claim, type FixDraft, NearNames, overwriteValue, quoteValue, spanIn } from '../kit.js';

/** How many names are compared: of a file with more, nothing is reported. */
const MAX_NAMES = 10_000;

/** The names of one kind, once everything is known; undefined where they cannot be compared. */
export function comparableNames(names: NameReader, kind: NameKind): NameIndex | undefined {
  const index = names.of(kind);
  const isComparable = !index.isOpen && index.set.size <= MAX_NAMES && index.used.size <= MAX_NAMES;
  return isComparable ? index : undefined;
}

export interface NameValues {
  readonly name: string;
  /** The name that it resembles. */
  readonly meant: string | undefined;
}

/** What to do about a name: the one that it resembles, or else this. */
export function didYouMean(meant: string | undefined, otherwise: string): string {
  return meant === undefined ? otherwise : `did you mean ${quoteValue(meant)}?`;
}

/** One of the places of a name. */
interface FoundName {
  readonly at: Claim;
  readonly values: NameValues;
  readonly fix: FixDraft | undefined;
}

/**
 * Each name that is used and not set, at each of its places.
 *
 * @param isReported whether a name of this owner is reported even if it resembles none
 * @param others names that nothing has to set
 */
export function missingNames(
  { set, used }: NameIndex,
  isReported: (owner: string) => boolean,
  others: readonly string[] = [],
): readonly FoundName[] {
  const known = new NearNames([...set.keys(), ...others], 'of creators');
  return [...used].flatMap(([name, uses]) => {
    if (set.has(name) || known.has(name)) return [];
    const meant = known.meant(name);
    return meant !== undefined || isReported(uses.owner) ? atItsPlaces(uses, { name, meant }) : [];
  });
}

/** A name at each of its places. */
export function atItsPlaces({ places, count }: NamePlaces, values: NameValues): readonly FoundName[] {
  const { meant } = values;
  const isFixable =
    meant !== undefined && count === places.length && places.every(({ part }) => part === undefined);
  return places.map(({ place, part }) => ({
    at: part === undefined ? place : spanIn(place, part, place),
    values,
    fix: isFixable ? overwriteValue(place, JSON.stringify(meant), `write ${quoteValue(meant)}`) : undefined,
  }));
}
