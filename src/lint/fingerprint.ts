import { canonical } from '../json/canonical.js';
import { tryParseJson } from '../json/parse-json.js';
import type { Place } from '../json/place.js';
import { formatPointer, type Step } from '../json/pointer.js';
import { isObject, type JsonObject, type JsonValue, member } from '../json/value.js';
import { hexDigits, hexOf, type NewSha256, type Sha256 } from './sha256.js';

const encoder = new TextEncoder();
const DIGEST_BYTES = 32;
/** This much of a digest is enough for a name. */
const NAME_BYTES = 16;
/** Longer texts go into a fingerprint by their digest. */
const MAX_TEXT_LENGTH = 1_000;

/**
 * How an element is named that has neither an Id, an id nor a `$type`: by its index, or like all others of
 * its kind.
 */
export type UnnamedElements = 'by index' | 'alike';

/**
 * Names findings so that the name stays when lines move: by rule, by the identity of what they point at, and
 * by its value. Identity is the pointer with each array index replaced by the element's Id, its id, or its
 * `$type` and Name.
 */
export class Fingerprints {
  private readonly counts = new Map<string, number>();
  /** Whether there were equal ones, so that the order of the calls matters. */
  hasEqual = false;
  /**
   * Of values that are long to write: a thousand findings at one of them do not write it a thousand times.
   */
  private readonly digests = new Map<JsonValue, string>();
  /** At each depth the string that was read last, and what it holds: findings come in file order. */
  private readonly embedded: {
    readonly text: JsonValue | undefined;
    readonly value: JsonValue | undefined;
  }[] = [];
  /** The links of an earlier place. The next one often begins with the same. */
  private readonly last: NamedLink[] = [];
  /** Elements that are alike, and equal keys, give the same text in a row. */
  private lastDigest = { text: '', digest: '' };

  constructor(
    private readonly root: JsonValue | undefined,
    private readonly newSha256: NewSha256,
    private readonly unnamed: UnnamedElements = 'by index',
    /** Names elements otherwise: undefined leaves the usual name. */
    private readonly rename?: (element: Place) => string | undefined,
  ) {}

  /**
   * Call in file order: equal fingerprints get `:2`, `:3` and so on.
   *
   * @param value what is hashed besides the place; the value there unless given
   */
  next(rule: string, place: Place | undefined, value?: JsonValue): string {
    return this.numbered(this.digestOf(rule, place, value));
  }

  /** A name without a place. */
  nextNamed(rule: string, name: string): string {
    return this.numbered(this.digest(JSON.stringify([rule, name])));
  }

  /** The identity path of a place, as it is hashed. In the JSON of a string it goes on after `","`. */
  identityOf(place: Place): string {
    return this.linksTo(place)
      .map(({ written }) => written)
      .join('');
  }

  /** The value at a place; undefined where there is none. */
  valueAt(place: Place): JsonValue | undefined {
    return this.linksTo(place).at(-1)?.value;
  }

  private numbered(fingerprint: string): string {
    const count = (this.counts.get(fingerprint) ?? 0) + 1;
    this.counts.set(fingerprint, count);
    if (count > 1) this.hasEqual = true;
    return count === 1 ? fingerprint : `${fingerprint}:${count}`;
  }

  /** SHA-256 over the JSON of an array: the rule, the identity (an array of pointers) and the value. */
  private digestOf(rule: string, place: Place | undefined, value: JsonValue | undefined): string {
    // Bytes outside the tree, such as a byte-order mark, have no identity.
    if (place === undefined) return this.digest(JSON.stringify([rule, [], this.briefly(value ?? null)]));
    const links = this.linksTo(place);
    const text = `"],${JSON.stringify(this.briefly(value === undefined ? (links.at(-1)?.value ?? null) : value))}]`;
    const lastLong = links.findLastIndex(isLong);
    const rest = links.slice(lastLong + 1).map(({ written }) => written);
    const end = rest.join('') + text;
    if (lastLong < 0) return this.digest(beginning(rule) + end);
    const hash = this.hashUpTo(lastLong, rule).copy();
    hash.update(encoder.encode(end));
    return hexDigits(hash.digest().subarray(0, NAME_BYTES));
  }

  /** The hash of everything up to a long link, which is read once for all findings of a rule below it. */
  private hashUpTo(index: number, rule: string): Sha256 {
    const { last } = this;
    const link = last[index] as NamedLink;
    let hash = link.hashes.get(rule);
    if (hash === undefined) {
      const before = last.slice(0, index).findLastIndex(isLong);
      hash = before < 0 ? this.begun(rule) : this.hashUpTo(before, rule).copy();
      const between = last.slice(before + 1, index + 1).map(({ written }) => written);
      hash.update(encoder.encode(between.join('')));
      link.hashes.set(rule, hash);
    }
    return hash;
  }

  private begun(rule: string): Sha256 {
    const hash = this.newSha256();
    hash.update(encoder.encode(beginning(rule)));
    return hash;
  }

  /** The value, shortened where it is long. */
  private briefly(value: JsonValue): JsonValue {
    const brief =
      typeof value === 'string'
        ? value.length <= MAX_TEXT_LENGTH
        : typeof value !== 'object' || value === null;
    if (brief) return value;
    const known = this.digests.get(value) ?? hexOf(this.newSha256, canonical(value), DIGEST_BYTES);
    this.digests.set(value, known);
    return known;
  }

  private digest(text: string): string {
    if (this.lastDigest.text !== text)
      this.lastDigest = {
        text,
        digest: hexOf(this.newSha256, text, NAME_BYTES),
      };
    return this.lastDigest.digest;
  }

  /** The links of a place. Those of the last place stay known if they go on from this one. */
  private linksTo(place: Place): readonly NamedLink[] {
    const { last } = this;
    const links = place.chain();
    let common = 0;
    while (common < last.length && common < links.length && last[common]?.step === links[common]?.step)
      common++;
    if (common === links.length) return last.slice(0, common);
    last.length = common;
    for (const link of links.slice(common)) last.push(this.named(link, last.at(-1)?.value));
    return [...last];
  }

  private named(link: Place, around: JsonValue | undefined): NamedLink {
    const { step, parent } = link;
    if (parent === undefined) return { step, value: this.root, written: '', hashes: new Map() };
    if (step === undefined) {
      const depth = this.last.filter((link, index) => index > 0 && link.step === undefined).length;
      return { step, value: this.inside(depth, around), written: '","', hashes: new Map() };
    }
    const value = childOf(around, step);
    const name =
      typeof step === 'number'
        ? (this.rename?.(link) ?? elementName(value) ?? (this.unnamed === 'alike' ? '' : String(step)))
        : step;
    const written = JSON.stringify(formatPointer([name])).slice(1, -1);
    return { step, value, written, hashes: new Map() };
  }

  /** The JSON in a string that is inside `depth` others. */
  private inside(depth: number, text: JsonValue | undefined): JsonValue | undefined {
    const last = this.embedded[depth];
    if (last !== undefined && last.text === text) return last.value;
    const value = parse(text);
    this.embedded[depth] = { text, value };
    return value;
  }
}

/** A link of a place. */
interface NamedLink {
  readonly step: Step | undefined;
  readonly value: JsonValue | undefined;
  /** Its part of the identity, as it is hashed. */
  readonly written: string;
  /** For a long link: the hash up to here, for each rule. */
  readonly hashes: Map<string, Sha256>;
}

function isLong({ written }: NamedLink): boolean {
  return written.length > MAX_TEXT_LENGTH;
}

function beginning(rule: string): string {
  return `[${JSON.stringify(rule)},["`;
}

function parse(text: JsonValue | undefined): JsonValue | undefined {
  return typeof text === 'string' ? tryParseJson(text) : undefined;
}

function childOf(value: JsonValue | undefined, step: Step): JsonValue | undefined {
  if (Array.isArray(value)) return value[Number(step)];
  return isObject(value) ? member(value, String(step)) : undefined;
}

/** The identity of an element; undefined where it has none but its index. */
export function elementName(element: JsonValue | undefined): string | undefined {
  if (!isObject(element)) return undefined;
  const name = firstText(element, 'Id') ?? firstText(element, 'id');
  return name ?? nameByType(element);
}

/** The name of an element without an Id; undefined where it has no type either. */
export function nameByType(element: JsonObject): string | undefined {
  const type = firstText(element, '$type');
  return type === undefined ? undefined : `${type} ${firstText(element, 'Name') ?? ''}`;
}

function firstText(element: JsonObject, key: string): string | undefined {
  const value = member(element, key);
  return typeof value === 'string' ? value : undefined;
}
