import { sortSplices, spliced } from '../../bytes/json/edit/splices.js';
import { formatPointer } from '../../bytes/json/pointer.js';
import { placeMatcher } from '../lint/place-glob.js';
import { readMentions } from '../references/read-snapshot.js';
import { rekeySplices } from '../references/rekey-item.js';
import { type MergedVersions, mergeVersions, type Versions } from './merge-versions.js';
import { NO_RESOLUTIONS, type Resolutions } from './resolutions.js';
import { SnapshotText } from './snapshot-text.js';

/** A merge in which some new items of theirs have another key, because ours has a new item under theirs. */
export interface MergedBoth extends MergedVersions {
  /** Keys of theirs, and what they are in the merge. */
  readonly rekeyed: ReadonlyMap<string, string>;
  /** Patterns of conflicts of which both cannot be kept. */
  readonly refused: readonly string[];
}

/**
 * Merges two versions of a room. Where both have added an item under one key and a pattern says so, both stay: theirs gets a free key
 * before the merge, in `roomItems`, `logic` and each parentItemID.
 *
 * @param both patterns such as `items/12`
 * @throws RangeError when an item cannot get another key
 * @throws SnapshotError when theirs cannot be searched for mentions of an item
 * @throws NotJsonError and UnusableSnapshotError as mergeVersions does
 */
export function mergeBoth(versions: Versions, resolutions: Resolutions, both: readonly string[]): MergedBoth {
  const merge = (theirs: Uint8Array, ours: readonly string[]): MergedVersions =>
    mergeVersions({ ...versions, theirs }, { ...resolutions, ours: [...resolutions.ours, ...ours] });
  if (both.length === 0) return { ...merge(versions.theirs, []), rekeyed: new Map(), refused: [] };
  const clashing = keysOfBoth(versions);
  const matchers = both.map((pattern) => ({ pattern, matches: placeMatcher(`/${pattern}`) }));
  const isMeant = (key: string, { matches }: (typeof matchers)[number]): boolean =>
    matches(formatPointer(['items', key]), []);
  const keys = clashing.filter((key) => matchers.some((matcher) => isMeant(key, matcher)));
  const others = matchers
    .filter((matcher) => !keys.some((key) => isMeant(key, matcher)))
    .map(({ pattern }) => pattern);
  const { theirs, rekeyed } = withFreeKeys(versions, keys);
  // Given for ours, a pattern says whether some other conflict matches it.
  const merged = merge(theirs, others);
  return { ...merged, rekeyed, refused: others.filter((pattern) => !merged.unused.includes(pattern)) };
}

/** Keys under which both have added an item, in different ways or with different logic. */
function keysOfBoth(versions: Versions): readonly string[] {
  const base = SnapshotText.read(versions.base, 'before').section('roomItems');
  const keys = mergeVersions(versions, NO_RESOLUTIONS).conflicts.flatMap((conflict) =>
    (conflict.kind === 'item' || conflict.kind === 'logic') &&
    conflict.yours === 'added' &&
    conflict.theirs === 'added' &&
    !base.has(conflict.key)
      ? [conflict.key]
      : [],
  );
  return [...new Set(keys)];
}

function withFreeKeys(
  { ours, theirs }: Versions,
  keys: readonly string[],
): { readonly theirs: Uint8Array; readonly rekeyed: ReadonlyMap<string, string> } {
  const rekeyed = new Map<string, string>();
  if (keys.length === 0) return { theirs, rekeyed };
  const read = readMentions(theirs);
  const taken = new Set([...readMentions(ours).mentions.items.keys(), ...read.mentions.items.keys()]);
  const splices = keys.flatMap((key) => {
    const free = freeKey(key, taken);
    taken.add(free);
    rekeyed.set(key, free);
    return rekeySplices(read, key, free);
  });
  return { theirs: spliced(theirs, sortSplices(splices)), rekeyed };
}

/** The number after the highest one for a number, otherwise the key with a number behind it. */
function freeKey(key: string, taken: ReadonlySet<string>): string {
  if (/^\d+$/.test(key)) {
    let highest = 0;
    for (const other of taken) if (/^[1-9]\d{0,14}$/.test(other)) highest = Math.max(highest, Number(other));
    return String(highest + 1);
  }
  let count = 2;
  while (taken.has(`${key}-${count}`)) count++;
  return `${key}-${count}`;
}
