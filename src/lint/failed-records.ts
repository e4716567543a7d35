import type { Place } from '../json/place.js';
import { formatPointer } from '../json/pointer.js';
import type { JsonValue } from '../json/value.js';
import type { SchemaFault } from '../schema/index.js';
import { Fingerprints } from './fingerprint.js';
import type { NewSha256 } from './sha256.js';

/**
 * The faults of each record that failed its schema or cannot be read as JSON, by the identity path of the
 * record.
 */
export type FailedRecords = ReadonlyMap<string, ReadonlySet<string>>;

/** Names records. */
export interface RecordNames {
  identityOf(place: Place): string;
}

/** @param names as in the file unless given */
export type NameFailedRecords = (names?: RecordNames) => FailedRecords;

const NONE: FailedRecords = new Map();
/** The fault of a string that holds no JSON, and of a value where such a string belongs. */
const NO_JSON = 'no JSON';
/** How an identity path continues in the JSON of a string. */
const INTO_STRING = '","';

/** Notes which records failed, because rules see only a part of such a record. */
export class RecordFailures {
  private readonly noted: { readonly place: Place; readonly faults: readonly string[] }[] = [];

  /** @param place of the wrong value, to which the path of the fault leads */
  addFault(place: Place, fault: SchemaFault, isWholeFile: boolean): void {
    let record = place;
    // A section of the wrong type says nothing about the other sections.
    if (!isWholeFile) for (const _step of fault.path) record = record.parent ?? record;
    this.noted.push({ place: record, faults: faultKeys(fault) });
  }

  /** Adds a string that should hold JSON, or the value that is there instead. */
  addUnread(place: Place): void {
    this.noted.push({ place, faults: [NO_JSON] });
  }

  /** Names the records, so that two versions of a file can be compared. */
  named(
    value: JsonValue | undefined,
    newSha256: NewSha256,
    spelled: (place: Place) => Place,
  ): NameFailedRecords {
    let named: FailedRecords | undefined;
    return (names) => {
      if (this.noted.length === 0) return NONE;
      if (names !== undefined) return this.byIdentity(names, spelled);
      named ??= this.byIdentity(new Fingerprints(value, newSha256, 'alike'), spelled);
      return named;
    };
  }

  private byIdentity(names: RecordNames, spelled: (place: Place) => Place): FailedRecords {
    const records = new Map<string, Set<string>>();
    for (const { place, faults } of this.noted) {
      const identity = names.identityOf(spelled(place));
      const known = records.get(identity) ?? new Set();
      records.set(identity, known);
      for (const fault of faults) known.add(fault);
    }
    return records;
  }
}

/**
 * Whether a place is in a record that failed in an earlier version and has been repaired since: rules see it
 * in full for the first time. Where the faults are still there, both versions were checked alike.
 */
export function isRevealed(identity: string, earlier: FailedRecords, later: FailedRecords): boolean {
  for (const record of enclosing(identity)) {
    const faults = earlier.get(record);
    if (faults === undefined) continue;
    const remaining = later.get(record);
    const rest = identity.slice(record.length);
    for (const fault of faults) {
      if (remaining?.has(fault) === true) continue;
      // A field of an item says nothing about the logic in its extraData.
      if (fault === NO_JSON || !rest.includes(INTO_STRING)) return true;
    }
  }
  return false;
}

/** The identity paths of a place and of everything around it. */
function* enclosing(identity: string): Generator<string> {
  yield identity;
  for (let end = identity.length - 1; end >= 0; end--)
    if (identity[end] === '/' || identity.startsWith(INTO_STRING, end)) yield identity.slice(0, end);
}

function faultKeys({ path, missing, vectors }: SchemaFault): readonly string[] {
  const at = formatPointer(path);
  if (missing !== undefined) return missing.map((field) => `${at} lacks ${field}`);
  return vectors === undefined ? [at] : vectors.map(formatPointer);
}
