import { Place } from '../src/json/place.js';
import type { Step } from '../src/json/pointer.js';
import type { Draft, FixDraft } from '../src/lint/draft.js';
import type { Report } from '../src/lint/rule.js';
import type { QuestEntry } from '../src/snapshot/quest-entry.js';
import type { QuestIndex } from '../src/snapshot/quests.js';
import { allEdits } from './wording/all-edits.js';

/** A finding about one entry, before it is known how many entries share its cause. */
export interface EntryDraft extends Omit<Draft, 'message'> {
  /**
   * @param on empty for one quest, otherwise how many there are, as in ` on 12 quests`
   * @param entries how many entries there are
   */
  readonly message: string | ((on: string, entries: number) => string);
}

interface EntryFault {
  readonly entry: QuestEntry;
  readonly draft: EntryDraft;
}

/**
 * Faults of quest entries, one finding for each cause: a quest repeats its fields on two entries, and a generator repeats a value on
 * all quests. The finding is at the first entry and its fix covers all of them.
 */
export class EntryFaults {
  private readonly byCause = new Map<string, EntryFault[]>();

  /** @param cause what the faults of several entries have in common, such as the wrong value */
  add(cause: string, entry: QuestEntry, draft: EntryDraft): void {
    const faults = this.byCause.get(cause);
    if (faults === undefined) this.byCause.set(cause, [{ entry, draft }]);
    else faults.push({ entry, draft });
  }

  /** Adds a fault of the value at a path. If the twin has the same value there, both are one finding. */
  addValue(
    quests: QuestIndex | undefined,
    entry: QuestEntry,
    path: readonly Step[],
    draft: EntryDraft,
  ): void {
    const isShared = quests?.twinWithSame(entry, ...path) !== undefined;
    const owner = isShared ? ['pair', String(entry.record.EntryId)] : ['entry', entry.key];
    this.add(JSON.stringify([...owner, ...path]), entry, draft);
  }

  report(report: Report, inFileOrder: (places: readonly Place[]) => readonly Place[]): void {
    for (const faults of this.byCause.values()) {
      const [first, second, ...more] = sorted(faults, inFileOrder);
      if (first === undefined) continue;
      const { at, message, related = [] } = first.draft;
      const all = second === undefined ? [first] : [first, second, ...more];
      const other = more.length === 0 ? 'the same on the other entry' : 'the next of them';
      report(
        () => ({
          at,
          identity: identityOf(all),
          message: typeof message === 'string' ? message : message(onQuests(all), all.length),
          related: second === undefined ? related : [{ at: second.draft.at, message: other }, ...related],
          fix: commonFix(all.flatMap(({ draft }) => draft.fix ?? [])),
        }),
        all.find(({ draft }) => draft.fix !== undefined)?.draft.fix?.safety ?? 'none',
      );
    }
  }
}

/** Keys that look like integers are read first, so only a file with such keys needs to be looked at again. */
function sorted(
  faults: readonly EntryFault[],
  inFileOrder: (places: readonly Place[]) => readonly Place[],
): readonly EntryFault[] {
  if (faults.length < 2 || !faults.some(({ entry }) => /^\d+$/.test(entry.key))) return faults;
  const byPlace = new Map(faults.map((fault) => [fault.entry.place, fault]));
  return inFileOrder([...byPlace.keys()]).flatMap((place) => byPlace.get(place) ?? []);
}

/** The same whatever the order of the entries in the file, so that a baseline still knows the finding when they are sorted. */
function identityOf(faults: readonly EntryFault[]): Place | undefined {
  const [least] = [...faults].sort((one, other) => (one.entry.key < other.entry.key ? -1 : 1));
  const at = least?.draft.at;
  return at instanceof Place ? at : at?.place;
}

function onQuests(faults: readonly EntryFault[]): string {
  const quests = new Set(faults.map(({ entry }) => entry.record.EntryId ?? entry.key));
  return quests.size < 2 ? '' : ` on ${quests.size} quests`;
}

/** One fix that makes the edits of all. */
function commonFix(fixes: readonly FixDraft[]): FixDraft | undefined {
  const [first, ...others] = fixes;
  if (first === undefined || others.length === 0) return first;
  return { ...first, edits: allEdits(fixes) };
}
