import type { Place } from '../../bytes/json/place.js';
import { formatPointer } from '../../bytes/json/pointer.js';
import { getOrInsert } from '../../bytes/text/add-to.js';
import type { SchemaFault } from '../../model/schema/index.js';

/** Names places by identity. */
interface PlaceNames {
  pathOf(place: Place): string;
}

/** Names the records that failed by their identity, which is the same in two versions of a file. */
export type NameFailedRecords = (names: PlaceNames) => FailedRecords;

/** A string that holds no JSON, or a value where such a string belongs. */
const NO_JSON = 'no JSON';

type FaultPaths = Pick<SchemaFault, 'path' | 'missing'>;

/**
 * Notes which records failed. Rules see only a part of such a record: after its repair they may have findings that
 * are not new faults.
 */
export class RecordFailures {
  private readonly noted: { readonly place: Place; readonly fault: FaultPaths | undefined }[] = [];

  /** @param place of the wrong value, to which the path of the fault leads */
  addFault(place: Place, fault: SchemaFault, isWholeFile: boolean): void {
    let record = place;
    // A section of the wrong type says nothing about the other sections.
    if (!isWholeFile) for (const _step of fault.path) record = record.parent ?? record;
    this.noted.push({ place: record, fault });
  }

  /** Adds a string that should hold JSON, or the value that is there instead. */
  addUnread(place: Place): void {
    this.noted.push({ place, fault: undefined });
  }

  named(names: PlaceNames, spelled: (place: Place) => Place): FailedRecords {
    const records = new FailedRecords();
    for (const { place, fault } of this.noted) records.add(names.pathOf(spelled(place)), fault);
    return records;
  }
}

/** The faults of each record that failed its schema or cannot be read as JSON. */
export class FailedRecords {
  /** For each record, by its identity path: its faults, and the {@link faultKeys} of each. */
  private readonly records = new Map<string, Map<string, readonly string[]>>();

  get isEmpty(): boolean {
    return this.records.size === 0;
  }

  add(record: string, fault: FaultPaths | undefined): void {
    const short = fault === undefined ? NO_JSON : JSON.stringify([fault.path, fault.missing]);
    const faults = getOrInsert(this.records, record, () => new Map());
    if (!faults.has(short)) faults.set(short, fault === undefined ? [NO_JSON] : faultKeys(fault));
  }

  /** Whether a record around a place failed here and was repaired, so that rules now see all of it. */
  isRepairedAround(place: Place, names: PlaceNames, later: FailedRecords): boolean {
    let isInString = false;
    for (let at: Place | undefined = place; at !== undefined; at = at.parent) {
      const record = names.pathOf(at);
      for (const [short, keys] of this.records.get(record) ?? []) {
        // A field of an item says nothing about the logic in its extraData.
        if ((short === NO_JSON || !isInString) && later.lacks(record, short, keys)) return true;
      }
      isInString ||= at.step === undefined;
    }
    return false;
  }

  private lacks(record: string, short: string, keys: readonly string[]): boolean {
    const faults = this.records.get(record);
    if (faults?.has(short)) return false;
    const remaining = new Set([...(faults?.values() ?? [])].flat());
    return keys.some((key) => !remaining.has(key));
  }
}

/** The places of a fault inside its record: a fault is repaired when one of them has none any more. */
function faultKeys({ path, missing }: FaultPaths): readonly string[] {
  const at = formatPointer(path);
  return missing?.map((field) => `${at} lacks ${field}`) ?? [at];
}
