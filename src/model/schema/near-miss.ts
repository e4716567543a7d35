import { hasMember, member } from '../../bytes/json/members.js';
import { isObject, type JsonObject, type JsonValue, type PlainObject } from '../../bytes/json/value.js';
import { lookAlike } from '../../bytes/text/look-alike.js';
import {
  COMPLETED_FIELDS,
  DOCUMENTED_TYPES,
  FIELDS,
  type FieldKind,
  type FieldSetName,
  SLIPS,
  TYPE_SLIPS,
  type TypeKind,
} from './documented-fields.js';

/** A key that is most likely a misspelling of a documented field that its record lacks. */
export interface KeySlip {
  readonly field: string;
  readonly spelled: string;
  /** Whether one word is another one, which says what was meant only where the field is required. */
  readonly isOtherWord?: boolean;
}

/** What a look at the keys of a record found. Most records have neither. */
export interface KeyReading {
  readonly slips: readonly KeySlip[];
  /** Whether a value of the wrong type may say what was meant, such as a number in quotes. */
  readonly hasDoubtfulValue: boolean;
}

const NO_SLIPS: readonly KeySlip[] = Object.freeze([]);
const CLEAN: KeyReading = Object.freeze({ slips: NO_SLIPS, hasDoubtfulValue: false });
const DOUBTFUL: KeyReading = Object.freeze({ ...CLEAN, hasDoubtfulValue: true });

/** Shorter names are not compared without their letter case: in logic, `C` and `c` may be two fields. */
const MIN_LENGTH_BY_CASE = 3;
/** Shorter names are not compared by edits: too many prefabs have short names. */
const MIN_LENGTH_BY_EDIT = 4;
/** A shorter name with one edit is often another word: of those, only swapped neighbours count, as in `Nmae`. */
const MIN_LENGTH_OF_OWN = 5;
/** No name in the tables is longer, however it is misspelled. */
const MAX_NEAR_MISS_LENGTH = 64;
/** This many unknown names are remembered per kind of record. A file has a few dozen. */
const MAX_REMEMBERED = 2_000;

/** This many keys of the record before are remembered in order. */
const MAX_IN_ORDER = 64;

/** How an unknown key resembles a documented one. */
interface Resemblance {
  readonly field: string;
  readonly kind: FieldKind;
  /** By letter case alone, whatever the value is. */
  readonly byCase: boolean;
  /** Whether not every record of this kind has the field: then only one that needs it means it. */
  readonly byWords?: boolean;
}

/** What a key of a record means. */
interface Meaning {
  /** The kind of the documented field of this name; undefined for other names. */
  readonly kind: FieldKind | undefined;
  /** Whether a value of this kind may be wrong and still say what was meant. */
  readonly mayBeDoubtful: boolean;
  readonly near: Resemblance | undefined;
}

/** A key that is neither documented nor like a documented one. */
const OTHER: Meaning = Object.freeze({ kind: undefined, mayBeDoubtful: false, near: undefined });

/** The documented fields of one kind of record, ready for a quick look at each key. */
class FieldSet {
  private readonly kinds: ReadonlyMap<string, FieldKind>;
  /** By words in lower case: letter case does not count here. */
  private readonly slips: ReadonlyMap<string, string>;
  private readonly lastKeys: string[] = [];
  private readonly lastMeanings: Meaning[] = [];
  private readonly meanings: Map<string, Meaning>;
  private readonly maxRemembered: number;

  constructor(fields: Readonly<Record<string, FieldKind>>, slips: Readonly<Record<string, string>>) {
    this.kinds = new Map(Object.entries(fields));
    this.slips = inLowerCase(slips);
    this.meanings = new Map(
      [...this.kinds].map(([name, kind]) => [
        name,
        { kind, mayBeDoubtful: mayBeDoubtful(kind), near: undefined },
      ]),
    );
    this.maxRemembered = this.kinds.size + MAX_REMEMBERED;
  }

  read(object: JsonObject): KeyReading {
    const record = object as PlainObject;
    let found: KeySlip[] | undefined;
    let doubtful = false;
    let index = 0;
    for (const key in record) {
      const { kind, mayBeDoubtful, near } = this.meaningAt(index++, key);
      // Most fields hold strings, which say nothing about what was meant.
      if (kind !== undefined && mayBeDoubtful && !doubtful) doubtful = isDoubtful(kind, record[key] ?? null);
      if (near === undefined || Object.hasOwn(record, near.field)) continue;
      if (!near.byCase && !isOfKind(near.kind, record[key] ?? null)) continue;
      if (found?.some(({ field }) => field === near.field)) continue;
      found ??= [];
      found.push({ field: near.field, spelled: key, ...(near.byWords && { isOtherWord: true }) });
    }
    // A value under a misspelled key may be doubtful as well.
    if (found !== undefined) return { slips: found, hasDoubtfulValue: true };
    return doubtful ? DOUBTFUL : CLEAN;
  }

  resembles(key: string): boolean {
    return this.meaningOf(key) !== OTHER;
  }

  /** Records of a file mostly have the same keys in the same order, which saves the lookup. */
  private meaningAt(index: number, key: string): Meaning {
    if (this.lastKeys[index] === key) return this.lastMeanings[index] as Meaning;
    const meaning = this.meaningOf(key);
    if (index < MAX_IN_ORDER) {
      this.lastKeys[index] = key;
      this.lastMeanings[index] = meaning;
    }
    return meaning;
  }

  private meaningOf(key: string): Meaning {
    const known = this.meanings.get(key);
    if (known !== undefined) return known;
    const near = this.compare(key);
    const meaning = near === undefined ? OTHER : { kind: undefined, mayBeDoubtful: false, near };
    if (this.meanings.size < this.maxRemembered) this.meanings.set(key, meaning);
    return meaning;
  }

  private compare(key: string): Resemblance | undefined {
    if (key.length > MAX_NEAR_MISS_LENGTH) return undefined;
    const slip = this.slips.get(key.toLowerCase());
    const field = slip ?? meantName(key, [...this.kinds.keys()]);
    const kind = field === undefined ? undefined : this.kinds.get(field);
    if (field === undefined || kind === undefined) return undefined;
    const byCase = slip === undefined && lettersOf(key) === lettersOf(field);
    // The inProgress entry does not need what only the completed one has: there it may be another field.
    const isOther = isOneEdit(key, field) && mayBeAnotherWord(key, field);
    const byWords = COMPLETED_FIELDS.includes(field) || (!byCase && isOther);
    return { field, kind, byCase, byWords };
  }
}

const SEPARATOR = /[A-Za-z\d][-_ ][A-Za-z\d]/;

/** The name that `word` misses narrowly, or whose words it separates: `target_state` for `TargetState`. */
export function meantName(word: string, names: readonly string[]): string | undefined {
  const near = nearestName(word, names);
  if (near !== undefined || !SEPARATOR.test(word)) return near;
  return names.find((name) => lettersOf(name) === lettersOf(word));
}

/** The letters and digits of a name in lower case. */
function lettersOf(name: string): string {
  return name.replace(/[-_ ]/g, '').toLowerCase();
}

const SETS = Object.fromEntries(
  Object.entries(FIELDS).map(([name, fields]) => [
    name,
    new FieldSet(fields, SLIPS[name as FieldSetName] ?? {}),
  ]),
) as unknown as Readonly<Record<FieldSetName, FieldSet>>;

/** Looks at the keys of a record: which are near misses of documented fields that the record lacks. */
export function readKeys(record: FieldSetName, value: JsonObject): KeyReading {
  return SETS[record].read(value);
}

/** Whether a key is, or nearly is, a documented field: {@link readKeys} reads no others. */
export function resemblesField(record: FieldSetName, key: string): boolean {
  return SETS[record].resembles(key);
}

/** How many documented fields of this kind of record a value has. */
export function documentedFieldCount(record: FieldSetName, value: JsonValue | undefined): number {
  if (!isObject(value)) return 0;
  return Object.keys(FIELDS[record]).filter((field) => hasMember(value, field)).length;
}

/** The three places where a `$type` is read. */
export type TypeSubject = 'subscription' | 'effect' | 'trigger';

/** What each type means, worked out once: null if it means itself, or nothing documented. */
const TYPES = {
  subscription: typeSet('subscription', ['effector subscription', 'trigger subscription']),
  effect: typeSet('effect', ['effect']),
  trigger: typeSet('trigger', ['trigger']),
} as const;

function typeSet(subject: TypeSubject, kinds: readonly TypeKind[]) {
  return {
    names: [...DOCUMENTED_TYPES].filter(([, kind]) => kinds.includes(kind)).map(([type]) => type),
    /** What people write for them, by words in lower case. */
    slips: inLowerCase(TYPE_SLIPS[subject]),
    /** What each type means, worked out once: null if it means itself, or nothing documented. */
    meant: new Map<string, string | null>([...DOCUMENTED_TYPES.keys()].map((type) => [type, null])),
  };
}

/** The documented `$type` that a misspelled one most likely means; undefined for all others. */
export function meantType(subject: TypeSubject, type: string): string | undefined {
  const { names, slips, meant: types } = TYPES[subject];
  const known = types.get(type);
  if (known !== undefined) return known ?? undefined;
  const meant = slips.get(type.toLowerCase()) ?? meantName(type, names);
  if (types.size < MAX_REMEMBERED) types.set(type, meant ?? null);
  return meant;
}

function inLowerCase(slips: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  return new Map(Object.entries(slips).map(([word, name]) => [word.toLowerCase(), name]));
}

/** Words of their own, one letter or the letter case away from documented names. */
const OWN_WORDS: ReadonlySet<string> = new Set(
  'isLight login guests sessionDate extraDate played looked Decay Talks Tanks Col COL'.split(' '),
);

/** The name that `word` misses narrowly: by letter case, by one edit, or by look-alike characters. */
export function nearestName(word: string, names: Iterable<string>): string | undefined {
  if (OWN_WORDS.has(word)) return undefined;
  let byEdit: string | undefined;
  let byLook: string | undefined;
  // The names are in ASCII.
  const mayLookAlike = word.length <= MAX_NEAR_MISS_LENGTH && !/^[!-~]*$/.test(word);
  for (const name of names) {
    if (mayLookAlike && byLook === undefined && lookAlike(word, name) !== undefined) byLook = name;
    const difference = word.length - name.length;
    if (difference > 1 || difference < -1) continue;
    if (isSameButForCase(word, name)) return name;
    // A name with a number, such as `hoverTitle2`, is another one.
    if (difference === 1 && /\d/.test(word)) continue;
    if (name.length >= MIN_LENGTH_BY_EDIT && isOneEdit(word, name)) byEdit ??= name;
  }
  return byLook ?? byEdit;
}

function isSameButForCase(word: string, name: string): boolean {
  return (
    name.length >= MIN_LENGTH_BY_CASE &&
    word.length === name.length &&
    word.toLowerCase() === name.toLowerCase()
  );
}

/**
 * Whether one of two names that are one edit apart is short, or has another letter where a word of the other begins,
 * which makes another word of it: `Game` and `Name`, `blocked` and `locked`, `coverTitle` and `hoverTitle`.
 */
function mayBeAnotherWord(word: string, name: string): boolean {
  if (name.length < MIN_LENGTH_OF_OWN) return !isOneSwap(word, name);
  let at = 0;
  while (word[at] === name[at]) at++;
  const isReplaced = word.length === name.length && word.slice(at + 1) === name.slice(at + 1);
  const isAdded = word.length > name.length;
  if (!isReplaced && !isAdded) return false;
  // A letter that is there twice is a slip.
  if (isAdded && (word[at] === word[at + 1] || word[at] === word[at - 1])) return false;
  return at === 0 || (isCapital(word[at]) && isCapital(name[at]));
}

function isCapital(letter: string | undefined): boolean {
  return letter !== undefined && /[A-Z]/.test(letter);
}

/** Whether one letter is missing, added or wrong, or two neighbours are swapped. */
export function isOneEdit(one: string, other: string): boolean {
  const difference = one.length - other.length;
  if (difference > 1 || difference < -1 || one === other) return false;
  let start = 0;
  while (start < one.length && one.charCodeAt(start) === other.charCodeAt(start)) start++;
  if (difference !== 0)
    return sameFrom(one, start + Math.max(difference, 0), other, start + Math.max(-difference, 0));
  return sameFrom(one, start + 1, other, start + 1) || isOneSwap(one, other);
}

/** Whether two neighbours are swapped. */
function isOneSwap(one: string, other: string): boolean {
  if (one.length !== other.length || one === other) return false;
  let start = 0;
  while (one.charCodeAt(start) === other.charCodeAt(start)) start++;
  const isSwapped = one[start] === other[start + 1] && one[start + 1] === other[start];
  return isSwapped && sameFrom(one, start + 2, other, start + 2);
}

/** Whether the rest of two words is equal. Makes no strings: a record may have a million keys. */
function sameFrom(one: string, from: number, other: string, otherFrom: number): boolean {
  const length = one.length - from;
  if (length !== other.length - otherFrom) return false;
  for (let index = 0; index < length; index++)
    if (one.charCodeAt(from + index) !== other.charCodeAt(otherFrom + index)) return false;
  return true;
}

function isOfKind(kind: FieldKind, value: JsonValue): boolean {
  if (Array.isArray(kind)) return typeof value === 'string';
  switch (kind) {
    case 'any':
      return true;
    case 'integer':
    case 'number':
      return typeof value === 'number';
    case 'array':
      return Array.isArray(value);
    case 'vector':
      return isObject(value) && ['x', 'y', 'z'].every((axis) => typeof member(value, axis) === 'number');
    case 'object':
      return isObject(value);
    default:
      return typeof value === kind;
  }
}

/** Whether a value of a documented field may be of the wrong type and still say what was meant. */
function isDoubtful(kind: FieldKind, value: JsonValue): boolean {
  if (typeof value === 'string') {
    if (kind === 'number' || kind === 'integer' || kind === 'boolean') return true;
    return typeof kind === 'object' && !kind.includes(value);
  }
  if (kind !== 'vector' || !isObject(value)) return false;
  const { x, y, z, w } = value as PlainObject;
  return typeof x === 'string' || typeof y === 'string' || typeof z === 'string' || typeof w === 'string';
}

/** The kinds for which {@link isDoubtful} can be true. */
function mayBeDoubtful(kind: FieldKind): boolean {
  return typeof kind === 'object' || ['number', 'integer', 'boolean', 'vector'].includes(kind);
}
