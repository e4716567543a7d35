import { sortSplices, spliced } from '../../bytes/json/edit/splices.js';
import { sameBytes } from '../../bytes/json/equality.js';
import { Place } from '../../bytes/json/place.js';
import { formatPointer } from '../../bytes/json/pointer.js';
import { SECTIONS } from '../../model/snapshot/sections.js';
import { placeMatcher } from '../lint/place-glob.js';
import { rekeySplices } from '../references/changes.js';
import { readMentions } from '../references/read-snapshot.js';
import { type FieldConflict, FieldMerger } from './field-merge.js';
import { type NewBytes, ObjectEditor } from './object-editor.js';
import { ConflictResolver, NO_RESOLUTIONS, type Resolutions } from './resolutions.js';
import { SnapshotText } from './snapshot-text.js';
import { type Conflict, compareThree, type ThreeWay } from './three-way.js';

/** Two versions of a file, and the one that both were made from. */
export interface Versions {
  readonly base: Uint8Array;
  readonly ours: Uint8Array;
  readonly theirs: Uint8Array;
}

/** What became of two versions of a file. */
export interface MergedVersions {
  /** Ours with what only they have changed. Where both have changed something and nothing says what to take, ours. */
  readonly merged: Uint8Array;
  /** Parts of the room that both have changed in different ways. */
  readonly conflicts: readonly Conflict[];
  /** The same in members of the file that are no records of a section, such as a section that one side has removed. */
  readonly members: readonly FieldConflict[];
  /** The patterns of the resolutions that no conflict matches. */
  readonly unused: readonly string[];
  /** Whether quests may move in another way than in both versions. */
  readonly mayMoveQuests: boolean;
}

/**
 * Merges two versions of a room: by item, logic, quest, setting and field, and everything else in the file by its members.
 * Ours keeps every byte wherever nothing comes from theirs.
 *
 * @param resolutions whose values to take at conflicts
 * @param newBytes makes the array of the result
 * @throws NotJsonError when one of them is not JSON
 * @throws UnusableSnapshotError when one of them is not a room that can be compared
 */
export function mergeVersions(
  versions: Versions,
  resolutions: Resolutions = NO_RESOLUTIONS,
  newBytes?: NewBytes,
): MergedVersions {
  const alone = onlyChange(versions);
  if (alone !== undefined) {
    const unused = [...resolutions.ours, ...resolutions.theirs];
    return { merged: alone, conflicts: [], members: [], unused, mayMoveQuests: false };
  }
  const base = SnapshotText.read(versions.base, 'before');
  const ours = SnapshotText.readRoom(versions.ours, 'after', base);
  const theirs = SnapshotText.readRoom(versions.theirs, 'before', base, ours);
  // A section that one side lacks is merged as a whole.
  const byRecord = new Set(SECTIONS.filter((name) => ours.has(name) && theirs.has(name)));
  // The logic of items is compared with its items.
  if (!byRecord.has('roomItems')) byRecord.delete('logic');
  const compared = (resolved: Resolutions): ThreeWay => compareThree(base, theirs, ours, resolved, byRecord);
  // First without the answer for all other conflicts, which would hide them; then with it, or with ours.
  const three = compared({ ...resolutions, rest: undefined });
  const { conflicts, unused } = three;
  const sections =
    three.mergedSections() ?? compared({ ...resolutions, rest: resolutions.rest ?? 'ours' }).mergedSections();
  if (sections === undefined) throw new Error('a comparison in which everything is decided has no result');
  const members = mergeMembers({ base, ours, theirs }, byRecord, resolutions);
  const edits = new ObjectEditor(ours.root, theirs.root);
  for (const [name, text] of sections) edits.put(name, text);
  for (const [key, value] of members.values)
    if (value === undefined) edits.remove(key);
    else edits.put(key, value);
  return {
    merged: edits.text(newBytes),
    conflicts: resolutions.rest === undefined ? conflicts : [],
    members: members.conflicts,
    unused: unused.filter((pattern) => members.unused.includes(pattern)),
    mayMoveQuests: three.bothMoveQuests || SECTIONS.some((name) => ours.has(name) !== theirs.has(name)),
  };
}

/** The version that changed, where only one did. */
function onlyChange({ base, ours, theirs }: Versions): Uint8Array | undefined {
  const areSame = (one: Uint8Array, other: Uint8Array): boolean =>
    sameBytes(one, 0, one.length, other, 0, other.length);
  if (areSame(base, theirs) || areSame(ours, theirs)) return ours;
  return areSame(base, ours) ? theirs : undefined;
}

/** Merges the members of the file that are not merged by record. */
function mergeMembers(
  { base, ours, theirs }: Readonly<Record<keyof Versions, SnapshotText>>,
  byRecord: ReadonlySet<string>,
  resolutions: Resolutions,
): {
  readonly values: ReadonlyMap<string, Uint8Array | undefined>;
  readonly conflicts: readonly FieldConflict[];
  readonly unused: readonly string[];
} {
  const resolver = new ConflictResolver(resolutions);
  const conflicts: FieldConflict[] = [];
  const values = new Map<string, Uint8Array | undefined>();
  for (const key of new Set([...ours.root.keys, ...theirs.root.keys, ...base.root.keys])) {
    if (byRecord.has(key)) continue;
    const three = {
      base: base.root.valueOf(key),
      theirs: theirs.root.valueOf(key),
      mine: ours.root.valueOf(key),
    };
    const merger = new FieldMerger((conflict) => {
      const chosen = resolver.resolve([conflict.pointer], undefined);
      if (chosen === undefined) conflicts.push(conflict);
      return chosen ?? 'ours';
    });
    values.set(key, merger.merge(three, Place.root.at(key), true));
  }
  return { values, conflicts, unused: resolver.unused };
}

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
export function mergeBoth(
  versions: Versions,
  resolutions: Resolutions,
  both: readonly string[],
  newBytes?: NewBytes,
): MergedBoth {
  const merge = (theirs: Uint8Array, ours: readonly string[]): MergedVersions =>
    mergeVersions(
      { ...versions, theirs },
      { ...resolutions, ours: [...resolutions.ours, ...ours] },
      newBytes,
    );
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
