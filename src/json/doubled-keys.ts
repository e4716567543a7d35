import { holdsJson, setMember, visitValue } from './parse-json.js';
import type { JsonObject, JsonValue } from './value.js';

/** How duplicate keys may be meant: the first counts, both are one, or both are records of their own. */
export type DoubledKeyReading = 'first' | 'merged' | 'apart';

/** A record that shares its key, or its braces, with another one. */
export interface SplitRecord {
  readonly section: string;
  readonly key: string;
  readonly first: JsonValue;
  readonly last: JsonValue;
}

export interface DoubledKeys {
  readonly value: JsonValue;
  /** Whether some object has a key twice, also in strings that hold JSON. */
  readonly isDoubled: boolean;
  /** In the reading `apart`: the records of a key whose last one the value has. */
  readonly split: readonly SplitRecord[];
}

/** Containers around a record: the text and its section. */
const DEPTH_OF_RECORDS = 2;
/** The number of levels of strings inside strings that are read. */
const MAX_TEXTS = 3;
/** An object with at least this many duplicate fields is two records that have grown together. */
const MIN_GROWN = 2;

/** Reads a valid JSON text that has duplicate keys, also in strings that hold JSON. */
export function readDoubledKeys(text: string, reading: DoubledKeyReading): DoubledKeys {
  const reader = new Reader(reading, 0);
  visitValue(text, reader);
  return { value: reader.root, isDoubled: reader.isDoubled, split: reader.split };
}

interface Open {
  readonly container: JsonObject | JsonValue[];
  key: string;
  /** The later of two records that have grown together: what comes from the first duplicate key on. */
  second: JsonObject | undefined;
  doubled: number;
}

class Reader {
  root: JsonValue = null;
  isDoubled = false;
  readonly split: SplitRecord[] = [];
  private readonly open_: Open[] = [];

  constructor(
    private readonly reading: DoubledKeyReading,
    private readonly texts: number,
  ) {}

  key(key: string): void {
    const top = this.open_.at(-1);
    if (top !== undefined) top.key = key;
  }

  scalar(value: JsonValue): void {
    this.put(typeof value === 'string' ? this.inside(value) : value);
  }

  open(isArray: boolean): void {
    const container = this.put(isArray ? [] : {});
    this.open_.push({ container, key: '', second: undefined, doubled: 0 });
  }

  close(): void {
    const top = this.open_.pop();
    if (top?.second === undefined || Array.isArray(top.container)) return;
    const { container, second } = top;
    const around = this.open_.at(-1);
    const isRecord = this.texts === 0 && this.open_.length === DEPTH_OF_RECORDS;
    if (top.doubled >= MIN_GROWN && Array.isArray(around?.container)) around.container.push(second);
    else if (top.doubled >= MIN_GROWN && isRecord && around !== undefined)
      this.split.push({ section: this.open_[0]?.key ?? '', key: around.key, first: container, last: second });
    else for (const [key, value] of Object.entries(second)) setMember(container, key, value);
  }

  /** Adds a value where the reading puts it. Returns the container for its members. */
  private put<Value extends JsonValue>(value: Value): Value {
    const top = this.open_.at(-1);
    if (top === undefined) this.root = value;
    else if (Array.isArray(top.container)) top.container.push(value);
    else if (!Object.hasOwn(top.container, top.key)) setMember(top.second ?? top.container, top.key, value);
    else return this.putAgain(top, top.container, value);
    return value;
  }

  private putAgain<Value extends JsonValue>(top: Open, object: JsonObject, value: Value): Value {
    this.isDoubled = true;
    const { key } = top;
    const known = object[key] ?? null;
    const depth = this.texts === 0 ? this.open_.length : DEPTH_OF_RECORDS + 1;
    const merges = this.reading === 'merged' || (this.reading === 'apart' && depth < DEPTH_OF_RECORDS);
    if (this.reading === 'first') return value;
    if (merges && areAlike(known, value)) return known as Value;
    if (this.reading === 'apart' && depth === DEPTH_OF_RECORDS) {
      this.split.push({ section: this.open_[0]?.key ?? '', key, first: known, last: value });
      setMember(object, key, value);
    } else if (this.reading === 'apart' && depth > DEPTH_OF_RECORDS) {
      top.doubled++;
      top.second ??= {};
      setMember(top.second, key, value);
    } else setMember(object, key, value);
    return value;
  }

  /** A string that holds JSON with duplicate keys, in this reading; any other as it is. */
  private inside(text: string): string {
    if (this.texts === MAX_TEXTS || !holdsJson(text)) return text;
    const reader = new Reader(this.reading, this.texts + 1);
    visitValue(text, reader);
    if (!reader.isDoubled) return text;
    this.isDoubled = true;
    return JSON.stringify(reader.root);
  }
}

function areAlike(one: JsonValue, other: JsonValue): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  return Array.isArray(one) === Array.isArray(other);
}
