import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { tryParseJson } from '../json/parse-json.js';
import type { Place } from '../json/place.js';
import { formatPointer, type Step } from '../json/pointer.js';
import { isObject, type JsonObject, type JsonValue, member } from '../json/value.js';

const HEX_DIGITS = 32;
/** Longer texts go into a fingerprint by their digest. */
const LONGEST_TEXT = 1_000;

/**
 * Names findings so that the name stays when lines move: by rule, by the identity of what they point at, and by its value.
 * Identity is the pointer with each array index replaced by the element's Id, its id, or its `$type` and Name.
 */
export class Fingerprints {
  private readonly counts = new Map<string, number>();
  /** Of values that are long to write: a thousand findings at one of them do not write it a thousand times. */
  private readonly digests = new Map<JsonValue, string>();
  /** At each depth the string that was read last, and what it holds: findings come in file order. */
  private readonly embedded: {
    readonly text: JsonValue | undefined;
    readonly value: JsonValue | undefined;
  }[] = [];

  constructor(private readonly root: JsonValue | undefined) {}

  /** Call in file order: equal fingerprints get `:2`, `:3` and so on. */
  next(rule: string, place: Place | undefined): string {
    // Bytes outside the tree, such as a byte-order mark, have neither identity nor value.
    const { identity, value } = place === undefined ? { identity: [], value: null } : this.identify(place);
    const text = JSON.stringify([rule, identity, this.briefly(value ?? null)]);
    const fingerprint = digest(text).slice(0, HEX_DIGITS);
    const count = (this.counts.get(fingerprint) ?? 0) + 1;
    this.counts.set(fingerprint, count);
    return count === 1 ? fingerprint : `${fingerprint}:${count}`;
  }

  /** The value, or what stands for it where it is long. */
  private briefly(value: JsonValue): JsonValue {
    const brief =
      typeof value === 'string' ? value.length <= LONGEST_TEXT : typeof value !== 'object' || value === null;
    if (brief) return value;
    const known = this.digests.get(value) ?? digest(canonical(value));
    this.digests.set(value, known);
    return known;
  }

  private identify(place: Place): { identity: string[]; value: JsonValue | undefined } {
    let value = this.root;
    let steps: Step[] = [];
    const identity: string[] = [];
    for (const link of place.chain()) {
      if (link.parent === undefined) continue;
      if (link.step === undefined) {
        value = this.inside(identity.length, value);
        identity.push(formatPointer(steps));
        steps = [];
      } else {
        value = childOf(value, link.step);
        steps.push(typeof link.step === 'number' ? elementName(value, link.step) : link.step);
      }
    }
    identity.push(formatPointer(steps));
    return { identity, value };
  }

  /** The JSON that a string holds which stands within `depth` others. */
  private inside(depth: number, text: JsonValue | undefined): JsonValue | undefined {
    const last = this.embedded[depth];
    if (last !== undefined && last.text === text) return last.value;
    const value = parse(text);
    this.embedded[depth] = { text, value };
    return value;
  }
}

function parse(text: JsonValue | undefined): JsonValue | undefined {
  return typeof text === 'string' ? tryParseJson(text) : undefined;
}

function childOf(value: JsonValue | undefined, step: Step): JsonValue | undefined {
  if (Array.isArray(value)) return value[Number(step)];
  return isObject(value) ? member(value, String(step)) : undefined;
}

function elementName(element: JsonValue | undefined, index: number): string {
  if (!isObject(element)) return String(index);
  const name = firstText(element, 'Id') ?? firstText(element, 'id');
  if (name !== undefined) return name;
  const type = firstText(element, '$type');
  return type === undefined ? String(index) : `${type} ${firstText(element, 'Name') ?? ''}`;
}

function firstText(element: JsonObject, key: string): string | undefined {
  const value = member(element, key);
  return typeof value === 'string' ? value : undefined;
}

function digest(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text.toWellFormed())));
}

/** Values this deep are not told apart any further. */
const DEEPEST = 500;

/** JSON text that does not depend on the order of members. Values nested too deep to be read may be of any depth. */
function canonical(value: JsonValue, depth = 0): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (depth > DEEPEST) return '…';
  if (Array.isArray(value)) return `[${value.map((element) => canonical(element, depth + 1)).join(',')}]`;
  const members = Object.keys(value)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonical(value[key] ?? null, depth + 1)}`);
  return `{${members.join(',')}}`;
}
