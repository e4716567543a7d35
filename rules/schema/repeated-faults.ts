import { type Draft, type PlacedSchemaFault, type Snapshot, type Together, wordsOf } from '../kit.js';

/** A fault, and the missing fields that may not be missing. */
export interface HeldFault {
  readonly placed: PlacedSchemaFault;
  readonly required: readonly string[] | undefined;
}

/** A fault that occurs so often was made throughout. What both entries of one quest share was not. */
const MIN_REPEATED = 3;
/** More faults than any room has are reported one by one: a finding about all of them would take gigabytes. */
const MAX_HELD = 100_000;

/** Faults that wait for the end of the file, because only the whole shows which of them are one fault made throughout. */
export class RepeatedFaults {
  readonly #byKind = new Map<string, HeldFault[]>();
  #held = 0;

  /** Whether the fault is kept; otherwise it has to be reported at once. */
  hold(fault: HeldFault): boolean {
    if (this.#held >= MAX_HELD) return false;
    this.#held++;
    const kind = kindOf(fault);
    const alike = this.#byKind.get(kind);
    if (alike === undefined) this.#byKind.set(kind, [fault]);
    else alike.push(fault);
    return true;
  }

  /** The faults that were kept, each with the cause that it shares with others of its kind. */
  *all(): Generator<HeldFault & { readonly cause: string | undefined }> {
    for (const [kind, alike] of this.#byKind) {
      const cause = alike.length < MIN_REPEATED ? undefined : kind;
      for (const fault of alike) yield { ...fault, cause };
    }
  }
}

/** The record, the path in it whatever the positions in lists, and the missing fields. */
function kindOf({ placed: { record, fault, place }, required }: HeldFault): string {
  const path = fault.path.map((step) => (typeof step === 'number' ? 0 : step));
  const [[section] = []] = place.paths;
  return JSON.stringify([section, familyOf(record), path, required ?? null]);
}

/** Entries of both kinds are quest entries, and whatever has an Id and a TargetState is a subscription. */
function familyOf(record: PlacedSchemaFault['record']): string {
  if (record.startsWith('quest-entry')) return 'quest-entry';
  if (record.includes('subscription') || record === 'linked-task' || record === 'direct-effector')
    return 'subscription';
  return record;
}

/** A draft of a fault that was made throughout. */
export function repeatedFault(
  draft: Draft,
  { place }: PlacedSchemaFault,
  cause: string,
  { quests }: Snapshot,
): Draft {
  const words = wordsOf(draft);
  const [[section, key] = []] = place.paths;
  const entry = section === 'quests' && key !== undefined ? quests?.entry(String(key)) : undefined;
  const { fix } = draft;
  return {
    ...draft,
    cause,
    subject: entry === undefined ? undefined : String(entry.record.EntryId ?? entry.record.Name ?? entry.key),
    message: (together) => `${inTogether(draft, together)}${furtherPlaces(together)}`,
    again: { message: (_all, first) => (first.startsWith(words) ? 'the same here' : words) },
    fix: fix && {
      ...fix,
      description: (together) =>
        typeof fix.description !== 'string' || together.drafts < 2
          ? wordsOf({ ...draft, message: fix.description })
          : `${fix.description}, and the value meant in ${together.drafts - 1} more places`,
    },
  };
}

function inTogether(draft: Draft, together: Together): string {
  return typeof draft.message === 'string' ? draft.message : draft.message(together);
}

function furtherPlaces({ drafts, subjects }: Together): string {
  if (drafts < 2) return '';
  if (subjects > 1) return ` (and on ${subjects - 1} more quest${subjects > 2 ? 's' : ''})`;
  return ` (and in ${drafts - 1} more place${drafts > 2 ? 's' : ''})`;
}
