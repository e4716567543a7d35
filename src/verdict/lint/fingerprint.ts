import { canonical } from '../../bytes/json/equality.js';
import type { Place } from '../../bytes/json/place.js';
import { formatPointer } from '../../bytes/json/pointer.js';
import type { JsonValue } from '../../bytes/json/value.js';
import { NamedLinks, type UnnamedElements } from './named-links.js';
import { hexOf, type NewSha256 } from './sha256.js';

const DIGEST_BYTES = 32;
/** This much of a digest is enough for a name. */
const NAME_BYTES = 16;
/** Longer names and texts go into a fingerprint by their digest: each may have a thousand findings below. */
const MAX_TEXT_LENGTH = 1_000;

/**
 * Names findings by rule, value and identity, so that the name stays when lines move.
 * Identity is the pointer with each array index replaced by the element's Id, its id, or its `$type` and
 * Name.
 */
export class Fingerprints {
  private readonly links: NamedLinks;
  private readonly counts = new Map<string, number>();
  /** Digests of values that are long to write, and may have a thousand findings. */
  private readonly digests = new Map<JsonValue, string>();
  /** Elements that are alike, and equal keys, give the same text in a row. */
  private lastDigest = { text: '', digest: '' };

  /** @param rename names elements otherwise: undefined leaves the usual name */
  constructor(
    root: JsonValue | undefined,
    private readonly newSha256: NewSha256,
    unnamed: UnnamedElements = 'by index',
    rename?: (element: Place) => string | undefined,
  ) {
    const written = (name: string): string =>
      JSON.stringify(formatPointer([this.briefly(name) as string])).slice(1, -1);
    this.links = new NamedLinks(root, { unnamed, rename, written });
  }

  /** Call in file order: equal fingerprints get `:2` and so on. @param value other than that of the place */
  next(rule: string, place: Place | undefined, value?: JsonValue): string {
    return this.numbered(this.digestOf(rule, place, value));
  }

  /** Of several places of one finding the one with the least identity path, which names it. */
  leading(places: readonly (Place | undefined)[]): Place | undefined {
    if (places.length < 2) return places[0];
    const paths = places.map((place) => (place === undefined ? '' : this.pathOf(place)));
    return places[paths.indexOf(paths.reduce((least, path) => (path < least ? path : least)))];
  }

  /** The identity path of a place. */
  pathOf(place: Place): string {
    return this.links.pathOf(place);
  }

  /** A name without a place. */
  nextNamed(rule: string, name: string): string {
    return this.numbered(this.digest(JSON.stringify([rule, name])));
  }

  valueAt(place: Place): JsonValue | undefined {
    return this.links.valueAt(place);
  }

  private numbered(fingerprint: string): string {
    const count = (this.counts.get(fingerprint) ?? 0) + 1;
    this.counts.set(fingerprint, count);
    return count === 1 ? fingerprint : `${fingerprint}:${count}`;
  }

  /** SHA-256 over the JSON of an array: the rule, the identity (an array of pointers) and the value. */
  private digestOf(rule: string, place: Place | undefined, value: JsonValue | undefined): string {
    // Bytes outside the tree, such as a byte-order mark, have no identity.
    const identity = place === undefined ? '' : `"${this.pathOf(place)}"`;
    const named = (value === undefined && place !== undefined ? this.valueAt(place) : value) ?? null;
    return this.digest(`[${JSON.stringify(rule)},[${identity}],${JSON.stringify(this.briefly(named))}]`);
  }

  /** The value, shortened where it is long. */
  private briefly(value: JsonValue): JsonValue {
    const brief =
      typeof value === 'string'
        ? value.length <= MAX_TEXT_LENGTH
        : typeof value !== 'object' || value === null;
    if (brief) return value;
    const known = this.digests.get(value);
    if (known !== undefined) return known;
    const digest = hexOf(this.newSha256, canonical(value), DIGEST_BYTES);
    this.digests.set(value, digest);
    return digest;
  }

  private digest(text: string): string {
    if (this.lastDigest.text !== text)
      this.lastDigest = {
        text,
        digest: hexOf(this.newSha256, text, NAME_BYTES),
      };
    return this.lastDigest.digest;
  }
}
