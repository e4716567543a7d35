import { childOf, hasMember, membersOf, textField, withMember } from '../../bytes/json/members.js';
import type { Place } from '../../bytes/json/place.js';
import { PlaceBranch } from '../../bytes/json/place-branch.js';
import type { Step } from '../../bytes/json/pointer.js';
import { isObject, type JsonObject, type JsonValue } from '../../bytes/json/value.js';
import { getOrInsert } from '../../bytes/text/add-to.js';
import {
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
} from '../schema/index.js';
import { isOneEdit } from '../schema/near-miss.js';
import { readSections, type SectionSlip } from './snapshot-shape.js';

/** Something that the model reads as what it was meant to be. */
export type NearMiss =
  | {
      readonly kind: 'section';
      /** The place of the snapshot. */
      readonly place: Place;
      readonly field: string;
      readonly spelled: string;
    }
  | {
      readonly kind: 'key';
      readonly record: FieldSetName;
      /** The place of the record that has the key. */
      readonly place: Place;
      readonly field: string;
      readonly spelled: string;
      readonly isRequired: boolean;
    }
  | {
      readonly kind: 'type';
      readonly subject: TypeSubject;
      readonly place: Place;
      readonly type: string;
      readonly spelled: string;
    }
  | {
      /** A wrong value that says what was meant, such as a number in quotes (`instead`). */
      readonly kind: 'value';
      readonly record: RecordName;
      readonly place: Place;
      readonly fault: SchemaFault;
    };

/** Reads misspelled names as documented ones, and finds the file's own with {@link spelledPlace}. */
export class Spellings {
  readonly nearMisses: NearMiss[] = [];
  private readonly places = new PlaceBranch<Misread>();
  /** Whether a walk has read all records, which each walk reads anew: then nothing is left to note. */
  private isComplete = false;
  /** Undocumented records by the place around them and the step, so that elements need no place each. */
  private readonly undocumented = new Map<Place, Set<Step | undefined>>();

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
    for (const { field, spelled } of slips) this.nearMisses.push({ kind: 'section', place, field, spelled });
    this.rename(place, slips);
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
    const slips = meantSlips(fields, named, value);
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
      if (!this.isComplete) this.nearMisses.push({ kind: 'value', record, place, fault });
      view = withValue(view, fault.path, JSON.parse(fault.instead) as JsonValue);
    }
    return view;
  }

  /** A record whose `$type` is the documented one that it was meant to be. */
  type(subject: TypeSubject, value: JsonObject, around: Place, step?: Step): JsonObject {
    const spelled = textField(value, '$type');
    const type = spelled === undefined ? undefined : meantType(subject, spelled);
    if (spelled === undefined || type === undefined) return value;
    if (!this.isComplete) {
      const place = step === undefined ? around : around.at(step);
      this.nearMisses.push({ kind: 'type', subject, place, type, spelled });
      const read = this.readAt(place);
      read.isPresumed = true;
      // In another letter case or with a wrong letter it is the documented one; another word may be a name of
      // its own.
      read.isGuess ||= spelled.toLowerCase() !== type.toLowerCase() && !isOneEdit(spelled, type);
    }
    return withMember(value, '$type', type);
  }

  private noteKeys(fields: FieldSetName, view: JsonObject, place: Place, slips: readonly KeySlip[]): void {
    for (const { field, spelled } of slips) {
      const required = requires(fields, view, field);
      this.nearMisses.push({ kind: 'key', record: fields, place, field, spelled, isRequired: required });
      // A field that no record needs may be one of the creator's own.
      if (!required) this.readAt(place.at(field)).isGuess = true;
    }
    this.rename(place, slips);
    // Without its $type, the whole record may be something else.
    if (slips.some(({ field }) => field === TYPE)) this.readAt(place).isPresumed = true;
  }

  private rename(record: Place, slips: readonly (KeySlip | SectionSlip)[]): void {
    for (const { field, spelled } of slips) {
      const read = this.readAt(record.at(field));
      read.isPresumed = true;
      read.spelled = spelled;
    }
  }

  private readAt(place: Place): Misread {
    const branch = this.places.at(place);
    branch.value ??= { ...AS_WRITTEN };
    return branch.value;
  }

  /** The place in the file of a place by documented names. */
  spelledPlace(place: Place): Place {
    if (this.nearMisses.length === 0) return place;
    const [root = place, ...links] = place.chain();
    let spelled = root;
    let changed = false;
    let branch: PlaceBranch<Misread> | undefined = this.places;
    for (const link of links) {
      const { step } = link;
      branch = branch?.next(step);
      const key = branch?.value?.spelled;
      changed ||= key !== undefined;
      if (!changed) spelled = link;
      else spelled = step === undefined ? spelled.inside() : spelled.at(key ?? step);
    }
    return spelled;
  }

  /** Whether a place is in something that is read by a near miss: under a misspelled key or `$type`. */
  isPresumed(place: Place): boolean {
    return this.isIn(place, ({ isPresumed }) => isPresumed);
  }

  /** Whether a place is in something whose key or `$type` only resembles a documented one: it may be the creator's own. */
  isGuessed(place: Place): boolean {
    return this.isIn(place, ({ isGuess }) => isGuess);
  }

  /**
   * Notes a record in a field, or under a `$type`, that no document names: no fix may change anything in it.
   */
  noteUndocumented({ parent, step }: Place): void {
    if (parent !== undefined) getOrInsert(this.undocumented, parent, () => new Set()).add(step);
  }

  get hasUndocumented(): boolean {
    return this.undocumented.size > 0;
  }

  /** Whether a place is in a record that is itself in something undocumented. */
  isUndocumented(place: Place): boolean {
    return place
      .chain()
      .some(({ parent, step }) => parent !== undefined && this.undocumented.get(parent)?.has(step) === true);
  }

  private isIn(place: Place, test: (read: Misread) => boolean): boolean {
    let branch: PlaceBranch<Misread> | undefined = this.places;
    for (const { parent, step } of place.chain()) {
      if (parent !== undefined) branch = branch.next(step);
      if (branch === undefined) return false;
      if (branch.value !== undefined && test(branch.value)) return true;
    }
    return false;
  }
}

/** Leaves out words of their own for fields that the record, under the names that were meant, does not need. */
function meantSlips(fields: FieldSetName, slips: readonly KeySlip[], value: JsonObject): readonly KeySlip[] {
  if (!slips.some(({ isOtherWord }) => isOtherWord)) return slips;
  const view = withNames(value, slips);
  return slips.filter(({ isOtherWord, field }) => isOtherWord !== true || requires(fields, view, field));
}

/** Whether a record under documented names requires one of its fields. */
function requires(fields: FieldSetName, view: JsonObject, field: string): boolean {
  // Without it the trigger has no form.
  if (field === 'DirectEffector') return !hasMember(view, 'TaskTriggerId');
  const schema = schemaOf(fields);
  return schema !== undefined && isRequired(schema, view, field);
}

const TYPE = '$type';

/** How the value at a place is read. */
interface Misread {
  /** Its misspelled key. */
  spelled: string | undefined;
  /** Whether it is read as something that the file does not say it is. */
  isPresumed: boolean;
  /** Whether its key or `$type` may be a name of its own. */
  isGuess: boolean;
}

const AS_WRITTEN: Misread = { spelled: undefined, isPresumed: false, isGuess: false };

function withNames(record: JsonObject, slips: readonly (KeySlip | SectionSlip)[]): JsonObject {
  const documented = new Map(slips.map(({ field, spelled }) => [spelled, field]));
  return Object.fromEntries(membersOf(record).map(([key, value]) => [documented.get(key) ?? key, value]));
}

/** A copy of a record with another value at a path of a few steps. */
function withValue(record: JsonObject, path: readonly Step[], value: JsonValue): JsonObject {
  const [step, ...others] = path;
  if (step === undefined) return record;
  const held = childOf(record, step);
  const part = isObject(held) && others.length > 0 ? withValue(held, others, value) : value;
  return withMember(record, String(step), part);
}

/** The schema with which a set of fields is compared: for effects and parts that of the whole. */
function schemaOf(fields: FieldSetName): RecordName | undefined {
  if (fields === 'transform-state') return undefined;
  return fields === 'move-to-spot' || fields === 'run-triggers-from-effector' ? 'effect' : fields;
}
