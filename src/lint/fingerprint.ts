import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Place } from '../text/place.js';
import { formatPointer, type Step } from '../text/pointer.js';
import { isObject, type JsonObject, type JsonValue, member } from '../text/value.js';

const HEX_DIGITS = 32;

/**
 * Names findings so that the name stays when lines move: by rule, by the identity of what they point at, and by its value.
 * Identity is the pointer with each array index replaced by the element's Id, its id, or its `$type` and Name.
 */
export class Fingerprints {
  private readonly counts = new Map<string, number>();
  /** At each depth the string that was read last, and what it holds: findings come in file order. */
  private readonly embedded: {
    readonly text: JsonValue | undefined;
    readonly value: JsonValue | undefined;
  }[] = [];

  constructor(private readonly root: JsonValue | undefined) {}

  /** Call in file order: equal fingerprints get `:2`, `:3` and so on. */
  next(rule: string, place: Place): string {
    const { identity, value } = this.identify(place);
    const text = JSON.stringify([rule, identity, value ?? null]);
    const fingerprint = bytesToHex(sha256(utf8ToBytes(text.toWellFormed()))).slice(0, HEX_DIGITS);
    const count = (this.counts.get(fingerprint) ?? 0) + 1;
    this.counts.set(fingerprint, count);
    return count === 1 ? fingerprint : `${fingerprint}:${count}`;
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
  if (typeof text !== 'string') return undefined;
  try {
    return JSON.parse(text) as JsonValue;
  } catch {
    return undefined;
  }
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
