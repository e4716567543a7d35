import { canonical, isQuicklyWritten, writeCanonical } from '../json/canonical.js';
import type { Place } from '../json/place.js';
import { formatPointer } from '../json/pointer.js';
import type { JsonValue } from '../json/value.js';
import { pairedPieces } from '../text/paired-pieces.js';
import { type NamedLink, NamedLinks, type UnnamedElements } from './named-links.js';
import type { OccurrenceNames } from './occurrences.js';
import { hexDigits, hexOf, type NewSha256, type Sha256 } from './sha256.js';

const encoder = new TextEncoder();
const DIGEST_BYTES = 32;
/** This much of a digest is enough for a name. */
const NAME_BYTES = 16;
/** So many characters are hashed in a step. */
const PIECE = 1 << 16;
/** Longer texts go into a fingerprint by their digest. */
const MAX_TEXT_LENGTH = 1_000;

/**
 * Names findings by rule, value and identity, so that the name stays when lines move.
 * Identity is the pointer with each array index replaced by the element's Id, its id, or its `$type` and
 * Name.
 */
export class Fingerprints implements OccurrenceNames {
  private readonly links: NamedLinks<LinkNote>;
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
    this.links = new NamedLinks(root, unnamed, rename);
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
    return this.links.to(place).map(written).join('');
  }

  /** A name without a place. */
  nextNamed(rule: string, name: string): string {
    return this.numbered(this.digest(JSON.stringify([rule, name])));
  }

  /** An occurrence that is known by either key. */
  tied(key: string, tie: string): string {
    return `${key} ${tie}`;
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
    if (place === undefined) return this.digest(JSON.stringify([rule, [], this.briefly(value ?? null)]));
    const links = this.links.to(place);
    const text = `"],${JSON.stringify(this.briefly(value === undefined ? (links.at(-1)?.value ?? null) : value))}]`;
    const { long, since } = noteOf(links, links.length - 1);
    if (long === undefined) return this.digest(beginning(rule) + since + text);
    const hash = this.hashUpTo(links, long, rule).copy();
    hash.update(encoder.encode(since + text));
    return hexDigits(hash.digest().subarray(0, NAME_BYTES));
  }

  /** The hash of everything up to a long link, which is read once for all findings of a rule below it. */
  private hashUpTo(links: readonly NamedLink<LinkNote>[], index: number, rule: string): Sha256 {
    const { hashes } = noteOf(links, index);
    let hash = hashes.get(rule);
    if (hash === undefined) {
      const { long, since } = noteOf(links, index - 1);
      hash = long === undefined ? this.begun(rule) : this.hashUpTo(links, long, rule).copy();
      for (const piece of pairedPieces(since + written(links[index]), PIECE)) {
        hash.update(encoder.encode(piece));
      }
      hashes.set(rule, hash);
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
    const known = this.digests.get(value);
    if (known !== undefined) return known;
    if (!isQuicklyWritten(value)) return this.longDigest(value);
    const digest = hexOf(this.newSha256, canonical(value), DIGEST_BYTES);
    this.digests.set(value, digest);
    return digest;
  }

  private longDigest(value: JsonValue): string {
    const hash = this.newSha256();
    writeCanonical(value, (piece) => void hash.update(encoder.encode(piece)));
    const digest = hexDigits(hash.digest());
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

/** What is known of the identity path up to a link. */
interface LinkNote {
  /** The index of the last long link. */
  readonly long: number | undefined;
  /** The path since the last long link, as it is hashed. */
  readonly since: string;
  /** For a long link: the hash up to there, for each rule. */
  readonly hashes: Map<string, Sha256>;
}

const NO_HASHES = new Map<string, Sha256>();
const AT_ROOT: LinkNote = { long: undefined, since: '', hashes: NO_HASHES };

function noteOf(links: readonly NamedLink<LinkNote>[], index: number): LinkNote {
  const link = links[index];
  if (link === undefined || index === 0) return AT_ROOT;
  if (link.note === undefined) {
    const { long, since } = noteOf(links, index - 1);
    link.note = isLong(link)
      ? { long: index, since: '', hashes: new Map() }
      : { long, since: since + written(link), hashes: NO_HASHES };
  }
  return link.note;
}

function isLong({ name }: NamedLink<LinkNote>): boolean {
  return name !== undefined && name.length > MAX_TEXT_LENGTH;
}

function beginning(rule: string): string {
  return `[${JSON.stringify(rule)},["`;
}

/** A link of the identity path, as it is hashed. In the JSON of a string the path goes on after `","`. */
function written(link: NamedLink<LinkNote> | undefined): string {
  return link?.name === undefined ? '","' : JSON.stringify(formatPointer([link.name])).slice(1, -1);
}
