import type { Place } from '../json/place.js';
import { PlaceBranch } from '../json/place-branch.js';
import { formatPointer, type Step } from '../json/pointer.js';
import { isObject, type JsonObject, type JsonValue } from '../json/value.js';
import {
  FIELDS,
  type FieldSetName,
  findSchemaFaults,
  isRequired,
  type KeySlip,
  meantType,
  type OwnedComplaints,
  type RecordName,
  readKeys,
  type SchemaFault,
  type TypeSubject,
  VECTORS,
} from '../schema/index.js';
import { isOneEdit } from '../schema/near-miss.js';
import { textField } from './fields.js';
import { MarkedPlaces } from './marked-places.js';
import type { NearMiss } from './near-miss.js';
import { readSections, type SectionSlip } from './section-slips.js';

/** Reads misspelled names as documented ones, and finds the file's own with {@link spelledPlace}. */
export class Spellings {
  readonly nearMisses: NearMiss[] = [];
  /** By the place of a record. */
  private readonly misspelled = new PlaceBranch<MisspelledRecord>();
  /** Whether a walk has read all records: then nothing is left to note. */
  private isComplete = false;
  /** The types that were found, each once: there may be a million copies of one. */
  private readonly types = new Map<string, string>();
  /** What is around the place that was asked for last. */
  private last: { readonly place: Place; readonly branch: PlaceBranch<MisspelledRecord> } | undefined;
  /** Whether any name is misspelled. Otherwise places are those of the file. */
  private hasRenamed = false;
  /** Records in fields, or under a `$type`, that no document names: no fix may change anything in them. */
  private readonly undocumented = new MarkedPlaces();

  constructor(private readonly owned: OwnedComplaints) {}

  /** Reads misspelled names the same way and remembers none: for those who read what no walk is to report. */
  unremembered(): Spellings {
    const other = new Spellings(this.owned);
    other.complete();
    return other;
  }

  /** To be called after the first walk. */
  complete(): void {
    this.isComplete = true;
  }

  /** The root with its sections under their documented names. */
  sections(root: JsonObject, place: Place): JsonObject {
    const slips = readSections(root);
    if (slips.length === 0) return root;
    const record = this.misspelledAt(place);
    for (const { field, spelled } of slips) {
      if (isNoted(record, spelled)) continue;
      this.nearMisses.push({ kind: 'section', place, field, spelled });
    }
    this.rename(record, slips);
    return withNames(root, slips);
  }

  /**
   * A record under documented names, with the values that were certainly meant; the same object where nothing
   * is wrong.
   *
   * @param around the place of the record, or, with `step`, the one around it: a place of its own is rarely
   *   needed
   */
  record(fields: FieldSetName, value: JsonObject, around: Place, step?: Step): JsonObject {
    const { slips: named, hasDoubtfulValue } = readKeys(fields, value);
    if (named.length === 0 && !hasDoubtfulValue) return value;
    const slips = named.filter((slip) => slip.isOtherWord !== true || isNeeded(fields, slip, value));
    const place = step === undefined ? around : around.at(step);
    const schema = schemaOf(fields);
    let view = value;
    if (slips.length > 0) {
      view = withNames(value, slips);
      if (!this.isComplete) this.noteKeys(fields, view, place, slips);
    }
    return schema === undefined
      ? view
      : this.withMeant(schema, view, place, findSchemaFaults(schema, view, this.owned));
  }

  /** The record with the values that were meant by faults that say so. */
  private withMeant(
    record: RecordName,
    value: JsonObject,
    place: Place,
    faults: readonly SchemaFault[],
  ): JsonObject {
    let view = value;
    for (const fault of faults) {
      if (fault.instead === undefined) continue;
      if (!this.isComplete) this.note({ kind: 'value', record, place, fault }, formatPointer(fault.path));
      view = withValue(view, fault.path, JSON.parse(fault.instead) as JsonValue);
    }
    return view;
  }

  /** The record of an item, with the axes of its vectors under their names. */
  item(value: JsonObject, items: Place, key: string): JsonObject {
    let view = this.record('room-item', value, items, key);
    for (const field of ITEM_VECTORS) {
      const vector = view[field];
      if (vector === undefined || !isObject(vector) || Object.hasOwn(vector, 'x')) continue;
      const axes = this.record('vector', vector, items.at(key), field);
      if (axes !== vector) view = { ...view, [field]: axes };
    }
    return view;
  }

  /** A record whose `$type` is the documented one that it was meant to be. */
  type(subject: TypeSubject, value: JsonObject, around: Place, step?: Step): JsonObject {
    const spelled = textField(value, '$type');
    const type = spelled === undefined ? undefined : meantType(subject, spelled);
    if (type === undefined) return value;
    if (!this.isComplete) this.noteType(type, subject, value, step === undefined ? around : around.at(step));
    return { ...value, $type: type };
  }

  private noteKeys(fields: FieldSetName, view: JsonObject, place: Place, slips: readonly KeySlip[]): void {
    const record = this.misspelledAt(place);
    for (const { field, spelled } of slips) {
      if (isNoted(record, spelled)) continue;
      const required = requires(fields, view, field);
      this.nearMisses.push({ kind: 'key', record: fields, place, field, spelled, isRequired: required });
    }
    this.rename(record, slips);
  }

  private noteType(type: string, subject: TypeSubject, value: JsonObject, place: Place): void {
    const given = textField(value, '$type') ?? '';
    const spelled = this.types.get(given) ?? given;
    if (this.types.size < MAX_TYPES) this.types.set(spelled, spelled);
    const miss = { kind: 'type', subject, place, type, spelled } as const;
    const branch = this.branchAt(place);
    // A name in another letter case or with a wrong letter is the documented one; another word may be a name of its own.
    const isGuess = given.toLowerCase() !== type.toLowerCase() && !isOneEdit(given, type);
    if (branch.value === undefined) {
      branch.value = isGuess ? GUESSED_TYPE : OTHER_TYPE;
      this.nearMisses.push(miss);
      return;
    }
    this.note(miss, TYPE);
    const record = this.misspelledAt(place);
    record.isPresumed = true;
    record.isGuess ||= isGuess;
  }

  /** The place in the file of a place by documented names. */
  spelledPlace(place: Place): Place {
    if (!this.hasRenamed) return place;
    const links = place.chain();
    let spelled = links[0] ?? place;
    let changed = false;
    let around: PlaceBranch<MisspelledRecord> | undefined = this.misspelled;
    for (const link of links.slice(1)) {
      const slips = around?.value?.slips;
      around = around?.next(link.step);
      if (link.step === undefined) {
        spelled = changed ? spelled.inside() : link;
        continue;
      }
      const step = slips === undefined ? undefined : slipOf(slips, String(link.step))?.spelled;
      changed ||= step !== undefined;
      spelled = changed ? spelled.at(step ?? link.step) : link;
    }
    return changed ? spelled : place;
  }

  /** Whether a place is in something that is read by a near miss: under a misspelled key or `$type`. */
  isPresumed(place: Place): boolean {
    let branch: PlaceBranch<MisspelledRecord> | undefined = this.misspelled;
    for (const { parent, step } of place.chain()) {
      const slips = branch.value?.slips;
      if (step !== undefined && slips !== undefined && slipOf(slips, String(step)) !== undefined) return true;
      if (parent !== undefined) branch = branch.next(step);
      if (branch === undefined) return false;
      if (branch.value?.isPresumed === true) return true;
    }
    return false;
  }

  /** Whether a place is in a record whose `$type` only resembles a documented one: it may be a record of its own. */
  isOfGuessedType(place: Place): boolean {
    let branch: PlaceBranch<MisspelledRecord> | undefined = this.misspelled;
    for (const { parent, step } of place.chain()) {
      if (parent !== undefined) branch = branch.next(step);
      if (branch === undefined) return false;
      if (branch.value?.isGuess === true) return true;
    }
    return false;
  }

  noteUndocumented(place: Place): void {
    this.undocumented.add(place);
  }

  get hasUndocumented(): boolean {
    return !this.undocumented.isEmpty;
  }

  /** Whether a place is in a record that is itself in something undocumented. */
  isUndocumented(place: Place): boolean {
    return this.hasUndocumented && place.chain().some((link) => this.undocumented.has(link));
  }

  private misspelledAt(place: Place): MisspelledRecord {
    const branch = this.branchAt(place);
    if (branch.value === undefined) branch.value = { ...OTHER_TYPE, hasTypeMiss: false, isPresumed: false };
    else if (Object.isFrozen(branch.value)) branch.value = { ...branch.value };
    return branch.value;
  }

  private branchAt(place: Place): PlaceBranch<MisspelledRecord> {
    const { parent } = place;
    if (parent === undefined) return this.misspelled;
    // Misspelled records mostly follow one another in one list.
    if (this.last?.place !== parent) this.last = { place: parent, branch: this.misspelled.at(parent) };
    return this.last.branch.further(place.step);
  }

  private rename(record: MisspelledRecord, slips: readonly KeySlip[]): void {
    this.hasRenamed = true;
    const fresh = slips.filter(({ spelled }) => !isNoted(record, spelled));
    // Without its $type, the whole record may be something else.
    if (fresh.some(({ field }) => field === TYPE)) record.isPresumed = true;
    if (fresh.length > 0) record.slips = record.slips === undefined ? slips : [...record.slips, ...fresh];
  }

  /** Records are read anew in each walk: each near miss is noted once. */
  private note(miss: NearMiss, at: string): void {
    const record = this.misspelledAt(miss.place);
    if (at === TYPE) {
      if (record.hasTypeMiss) return;
      record.hasTypeMiss = true;
    } else {
      record.valueMisses ??= new Set();
      if (record.valueMisses.has(at)) return;
      record.valueMisses.add(at);
    }
    this.nearMisses.push(miss);
  }
}

/** Whether a record needs the field that one of its keys may be meant for. */
function isNeeded(fields: FieldSetName, slip: KeySlip, value: JsonObject): boolean {
  return requires(fields, withNames(value, [slip]), slip.field);
}

/** Whether a record under documented names requires one of its fields. */
function requires(fields: FieldSetName, view: JsonObject, field: string): boolean {
  if (fields === 'vector') return true;
  // Without it the trigger has no form.
  if (field === 'DirectEffector') return !Object.hasOwn(view, 'TaskTriggerId');
  const schema = schemaOf(fields);
  return schema !== undefined && isRequired(schema, view, field);
}

const TYPE = '$type';
const ITEM_VECTORS = Object.keys(FIELDS['room-item']).filter((field) => VECTORS.has(field));
const MAX_TYPES = 1_000;

/** What is misspelled in a record. There may be millions of them, mostly with a key or two. */
interface MisspelledRecord {
  slips: readonly KeySlip[] | undefined;
  /** The paths to values with a near miss. */
  valueMisses: Set<string> | undefined;
  hasTypeMiss: boolean;
  /** Whether it is read as something that the file does not say it is. */
  isPresumed: boolean;
  /** Whether its `$type` is another word, which may be a name of its own. */
  isGuess: boolean;
}

/** Most records with a misspelled `$type` have nothing else, so that they share this one. */
const OTHER_TYPE: MisspelledRecord = Object.freeze({
  slips: undefined,
  valueMisses: undefined,
  hasTypeMiss: true,
  isPresumed: true,
  isGuess: false,
});
const GUESSED_TYPE: MisspelledRecord = Object.freeze({ ...OTHER_TYPE, isGuess: true });

function isNoted({ slips }: MisspelledRecord, spelled: string): boolean {
  return slips?.some((slip) => slip.spelled === spelled) === true;
}

/** The last one for a field: its names are those of the record as it was read last. */
function slipOf(slips: readonly KeySlip[], field: string): KeySlip | undefined {
  return slips.findLast((slip) => slip.field === field);
}

function withNames(record: JsonObject, slips: readonly (KeySlip | SectionSlip)[]): JsonObject {
  const documented = new Map(slips.map(({ field, spelled }) => [spelled, field]));
  return Object.fromEntries(
    Object.entries(record).map(([key, value]) => [documented.get(key) ?? key, value]),
  );
}

/** A copy of a record with another value at a path of a few steps. */
function withValue(record: JsonObject, path: readonly Step[], value: JsonValue): JsonObject {
  const [step, ...others] = path;
  const held = step === undefined ? undefined : record[step];
  if (step === undefined) return record;
  return { ...record, [step]: isObject(held) && others.length > 0 ? withValue(held, others, value) : value };
}

/** The schema with which a set of fields is compared: for effects and parts that of the whole. */
function schemaOf(fields: FieldSetName): RecordName | undefined {
  if (fields === 'transform-state' || fields === 'vector') return undefined;
  return fields === 'move-to-spot' || fields === 'run-triggers-from-effector' ? 'effect' : fields;
}
