import { textField } from '../../bytes/json/members.js';
import { addTo } from '../../bytes/text/add-to.js';
import type { QuestEntries } from './quest-entries.js';
import { completePair, type QuestEntry, type QuestPair } from './quest-entry.js';
import { isUuid, isUuidVersion4 } from './quest-values.js';

/*
 * What is wrong with quest pairs. Two entries with one EntryId, one inProgress and one completed, are a quest. Where
 * that does not hold, the likeliest cause is looked for: entries without a twin under their EntryId are paired by
 * Name, and if that works, one of the two has a mistyped EntryId.
 */

/** Two entries with the same Name, other Status and another EntryId, one of which is mistyped. */
export interface MistypedPair {
  readonly entry: QuestEntry;
  readonly other: QuestEntry;
  /** `entry` has the EntryId of another quest, so it is the wrong one. */
  readonly strayed: boolean;
}

/** The faults of the pairs of a file, each cause once. */
export interface PairFaults {
  readonly mistyped: readonly MistypedPair[];
  /** The entries of those pairs whose EntryId is not a UUID v4 while the other one's is. */
  readonly slips: ReadonlySet<QuestEntry>;
  /** Entries whose twin is nowhere in the file. */
  readonly alone: readonly QuestEntry[];
  /** Two entries with one Status. */
  readonly sameStatus: readonly (readonly [QuestEntry, QuestEntry])[];
  /** Three entries or more. */
  readonly crowded: readonly QuestPair[];
}

const NO_FAULTS: PairFaults = {
  mistyped: [],
  slips: new Set(),
  alone: [],
  sameStatus: [],
  crowded: [],
};

/** Finds the faults of all pairs, except those that follow from an invalid Status or EntryId. */
export function findPairFaults(quests: QuestEntries): PairFaults {
  const broken: QuestPair[] = [];
  for (const pair of quests.pairs) {
    if (completePair(pair) === undefined) broken.push(pair);
  }
  if (broken.length === 0) return NO_FAULTS;
  // First by EntryId: what is wrong with each pair, and which entries are without a twin.
  const loose = new LooseEntries();
  for (const entry of quests.entries) {
    if (textField(entry.record, 'EntryId') === undefined) loose.add(entry);
  }
  const alone = new Set<QuestEntry>();
  /** Third entries of a pair that belong elsewhere, with that pair. */
  const strays = new Map<QuestEntry, QuestPair>();
  const sameStatus: (readonly [QuestEntry, QuestEntry])[] = [];
  const crowded = new Set<QuestPair>();
  for (const pair of broken) {
    const { entryId, entries } = pair;
    const [first, second] = entries;
    if (first === undefined) continue;
    if (second === undefined) {
      alone.add(first);
      loose.add(first);
    } else if (!isUuid(entryId) && !haveOneName(pair)) {
      // A placeholder that several quests share has a finding of its own.
      for (const entry of entries) loose.add(entry);
    } else if (entries.length === 2) {
      // An invalid Status may be the one that is missing.
      if (first.status !== undefined && second.status !== undefined) sameStatus.push([first, second]);
    } else {
      crowded.add(pair);
      const stray = strayOf(pair);
      if (stray === undefined) continue;
      strays.set(stray, pair);
      loose.add(stray);
    }
  }
  // Then by Name: entries that find a twin are mistyped, and no longer alone or too many.
  const mistyped: MistypedPair[] = [];
  const slips = new Set<QuestEntry>();
  for (const [one, two] of loose.couples()) {
    const [entry, other] = strays.has(two) ? [two, one] : [one, two];
    alone.delete(entry);
    alone.delete(other);
    // A missing or invalid EntryId has a finding of its own.
    if (!hasUuid(entry) || !hasUuid(other)) continue;
    const leftPair = strays.get(entry);
    if (leftPair !== undefined) crowded.delete(leftPair);
    mistyped.push({ entry, other, strayed: leftPair !== undefined });
    const [sound, otherSound] = [hasVersion4(entry), hasVersion4(other)];
    if (sound !== otherSound) slips.add(sound ? other : entry);
  }
  return {
    mistyped,
    slips,
    // A record that cannot be read may be the other entry of any of them.
    alone: alone.size <= namelessRecords(quests) ? [] : [...alone],
    sameStatus,
    crowded: [...crowded],
  };
}

/** Records so broken that they may be the twin of anything. */
function namelessRecords(quests: QuestEntries): number {
  const isNameless = ({ record }: QuestEntry): boolean =>
    textField(record, 'EntryId') === undefined && textField(record, 'Name') === undefined;
  // The entries are the members that are objects.
  const broken = quests.memberCount - quests.entries.length;
  return broken + quests.entries.filter(isNameless).length;
}

function hasUuid({ record }: QuestEntry): boolean {
  return isUuid(textField(record, 'EntryId') ?? '');
}

function hasVersion4({ record }: QuestEntry): boolean {
  return isUuidVersion4(textField(record, 'EntryId') ?? '');
}

function haveOneName({ entries }: QuestPair): boolean {
  const name = entries[0]?.name;
  return entries.every((entry) => entry.name === name);
}

/** A third entry with a Name of its own beside a pair of one Name: it has the wrong EntryId. */
function strayOf({ entries, inProgress, completed }: QuestPair): QuestEntry | undefined {
  if (entries.length !== 3 || inProgress.length === 0 || completed.length === 0) return undefined;
  return entries.find((entry) => {
    const [one, other] = entries.filter((each) => each !== entry);
    return one?.name === other?.name && one?.status !== other?.status && one?.name !== entry.name;
  });
}

/** Entries without a twin under their EntryId, to be paired by Name. */
class LooseEntries {
  private readonly byName = new Map<string, QuestEntry[]>();

  add(entry: QuestEntry): void {
    const name = textField(entry.record, 'Name');
    if (name === undefined) return;
    addTo(this.byName, name, entry);
  }

  /** Pairs of one inProgress and one completed entry. An invalid Status may be either. */
  couples(): readonly [QuestEntry, QuestEntry][] {
    const found: [QuestEntry, QuestEntry][] = [];
    for (const entries of this.byName.values()) {
      const left = new Map<QuestEntry['status'], QuestEntry[]>([
        ['inProgress', []],
        ['completed', []],
        [undefined, []],
      ]);
      for (const entry of entries) left.get(entry.status)?.push(entry);
      for (const [one, two] of COUPLES)
        for (const each of take(left.get(one) ?? [], left.get(two) ?? [])) found.push(each);
    }
    return found;
  }
}

const COUPLES: readonly (readonly [QuestEntry['status'], QuestEntry['status']])[] = [
  ['inProgress', 'completed'],
  ['inProgress', undefined],
  ['completed', undefined],
];

/** Pairs the entries of two lists in order and takes them out of both. */
function take(ones: QuestEntry[], twos: QuestEntry[]): readonly [QuestEntry, QuestEntry][] {
  const found: [QuestEntry, QuestEntry][] = [];
  const count = Math.min(ones.length, twos.length);
  const partners = twos.splice(0, count);
  for (const [index, one] of ones.splice(0, count).entries()) {
    const two = partners[index];
    if (two !== undefined) found.push([one, two]);
  }
  return found;
}
