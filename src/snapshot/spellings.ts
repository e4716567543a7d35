import type { Place } from '../json/place.js';
import { PlaceBranch } from '../json/place-branch.js';
import { PlaceSet } from '../json/place-set.js';
import { formatPointer, type Step } from '../json/pointer.js';
import { isObject, type JsonObject, type JsonValue } from '../json/value.js';
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
import { textField } from './fields.js';
import { readSections, type SectionSlip } from './section-slips.js';

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
      /** A wrong value that says what was meant, such as a number in quotes: a fault of the schema with `instead`. */
      readonly kind: 'value';
      readonly record: RecordName;
      readonly place: Place;
      readonly fault: SchemaFault;
    };

/** The schema that each set of fields is held against. Parts of records are held against the whole record's. */
const SCHEMAS: { readonly [Name in FieldSetName]: RecordName | undefined } = {
  'room-item': 'room-item',
  settings: 'settings',
  'room-tasks': 'room-tasks',
  'quest-entry': 'quest-entry',
  requirement: 'requirement',
  'logic-value': 'logic-value',
  subscription: 'subscription',
  'effector-subscription': 'effector-subscription',
  'trigger-subscription': 'trigger-subscription',
  'direct-effector': 'direct-effector',
  'linked-task': 'linked-task',
  'linked-task-trigger': 'linked-task-trigger',
  trigger: 'trigger',
  effect: 'effect',
  'move-to-spot': 'effect',
  'transform-state': undefined,
  'run-triggers-from-effector': 'effect',
};

/**
 * Reads records with misspelled names as what they were meant to be, and remembers how the file spells them. Everything
 * above sees documented names only; {@link spelledPlace} turns a place back into one of the file. Files without a near miss
 * cost one look at each key.
 */
export class Spellings {
  readonly nearMisses: NearMiss[] = [];
  /** By the place of a record: its documented names and how the file spells them. */
  private readonly renamed = new PlaceBranch<Map<string, string>>();
  private readonly noted = new PlaceBranch<Set<string>>();
  /** What is read as something that the file does not say it is. */
  private readonly presumed = new PlaceSet();
  /** Records in fields, or under a `$type`, that no document names: no fix may change anything in them. */
  private readonly undocumented = new Set<Place>();

  constructor(private readonly owned: OwnedComplaints) {}

  /** The root with its sections under their documented names. */
  sections(root: JsonObject, place: Place): JsonObject {
    const slips = readSections(root);
    if (slips.length === 0) return root;
    for (const { field, spelled } of slips) this.note({ kind: 'section', place, field, spelled }, spelled);
    this.rename(place, slips);
    return withNames(root, slips);
  }

  /**
   * A record under documented names, with the values that were certainly meant; the same object where nothing is wrong.
   *
   * @param around the place of the record, or, with `step`, the one around it: a place of its own is rarely needed
   */
  record(fields: FieldSetName, value: JsonObject, around: Place, step?: Step): JsonObject {
    const { slips, hasDoubtfulValue } = readKeys(fields, value);
    if (slips.length === 0 && !hasDoubtfulValue) return value;
    const place = step === undefined ? around : around.at(step);
    const schema = SCHEMAS[fields];
    let view = value;
    if (slips.length > 0) {
      view = withNames(value, slips);
      this.rename(place, slips);
      for (const { field, spelled } of slips) {
        const required =
          fields === 'transform-state' ||
          (fields === 'logic-value' && field === 'Tasks') ||
          (schema !== undefined && isRequired(schema, view, field));
        this.note({ kind: 'key', record: fields, place, field, spelled, isRequired: required }, spelled);
      }
    }
    if (schema === undefined) return view;
    for (const fault of findSchemaFaults(schema, view, this.owned)) {
      if (fault.instead === undefined) continue;
      this.note({ kind: 'value', record: schema, place, fault }, formatPointer(fault.path));
      view = withValue(view, fault.path, JSON.parse(fault.instead) as JsonValue);
    }
    return view;
  }

  /** A record whose `$type` is the documented one that it was meant to be. */
  type(subject: TypeSubject, value: JsonObject, around: Place, step?: Step): JsonObject {
    const spelled = textField(value, '$type');
    const type = spelled === undefined ? undefined : meantType(subject, spelled);
    return type === undefined ? value : this.asType(type, subject, value, around, step);
  }

  /** A record read as another `$type` than it has. */
  asType(type: string, subject: TypeSubject, value: JsonObject, around: Place, step?: Step): JsonObject {
    const spelled = textField(value, '$type') ?? '';
    const place = step === undefined ? around : around.at(step);
    this.note({ kind: 'type', subject, place, type, spelled }, '$type');
    this.presumed.add(place);
    return { ...value, $type: type };
  }

  /** The place in the file of a place by documented names. */
  spelledPlace(place: Place): Place {
    if (this.renamed.isEmpty) return place;
    const links = place.chain();
    let spelled = links[0] ?? place;
    let changed = false;
    let around: PlaceBranch<Map<string, string>> | undefined = this.renamed;
    for (const link of links.slice(1)) {
      const names = around?.value;
      around = around?.next(link.step);
      if (link.step === undefined) {
        spelled = changed ? spelled.inside() : link;
        continue;
      }
      const step = names?.get(String(link.step));
      changed ||= step !== undefined;
      spelled = changed ? spelled.at(step ?? link.step) : link;
    }
    return changed ? spelled : place;
  }

  /** Whether a place is in something that is only read as what it is by a near miss: under a misspelled key or `$type`. */
  isPresumed(place: Place): boolean {
    return this.presumed.hasAround(place);
  }

  noteUndocumented(place: Place): void {
    this.undocumented.add(place);
  }

  get hasUndocumented(): boolean {
    return this.undocumented.size > 0;
  }

  /** Whether a place is in a record that is itself in something undocumented. */
  isUndocumented(place: Place): boolean {
    return this.hasUndocumented && place.chain().some((link) => this.undocumented.has(link));
  }

  private rename(place: Place, slips: readonly KeySlip[]): void {
    const branch = this.renamed.at(place);
    const names = branch.value ?? new Map<string, string>();
    for (const { field, spelled } of slips) {
      names.set(field, spelled);
      // Without its $type, the whole record may be something else.
      this.presumed.add(field === '$type' ? place : place.at(field));
    }
    branch.value = names;
  }

  /** Records are read anew in each walk: each near miss is noted once. */
  private note(miss: NearMiss, at: string): void {
    const branch = this.noted.at(miss.place);
    branch.value ??= new Set();
    if (branch.value.has(at)) return;
    branch.value.add(at);
    this.nearMisses.push(miss);
  }
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
