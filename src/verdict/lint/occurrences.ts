import { textField } from '../../bytes/json/members.js';
import { holdsJson } from '../../bytes/json/parse-json.js';
import { Place } from '../../bytes/json/place.js';
import { uuidVersion } from '../../bytes/json/uuid.js';
import { isObject, type JsonValue } from '../../bytes/json/value.js';
import type { Span } from '../../bytes/text/span.js';
import { type Claim, claimsOf, type Draft, placesOf } from './draft.js';
import type { Finding } from './finding.js';
import type { Fingerprints } from './fingerprint.js';
import type { LintedText } from './result.js';

/*
 * An occurrence is one thing that is wrong at one place. Its key, made of the rule, the names of the records around
 * it and the value, stays when lines move: baselines and `--new` compare keys.
 */

/** The names in the key of an occurrence. An occurrence is known by any of them. */
export function namesIn(key: string): readonly string[] {
  return key.includes(' ') ? key.split(' ') : [key];
}

/**
 * Names occurrences by rule, identity path and field, to compare versions of a file.
 * Values of scalars and parts of strings count too. Elements without an identity are alike, in any order.
 */
export class OccurrenceKeys {
  private encoded: { readonly text: string; readonly bytes: Uint8Array } | undefined;

  constructor(
    private readonly text: Pick<LintedText, 'bytes'>,
    private readonly names: Fingerprints,
  ) {}

  /** One key for each claim of the draft, and for each member that one names. No two of a rule are equal. */
  next(rule: string, draft: Draft): readonly string[] {
    const { identity } = draft;
    if (identity !== undefined) return [this.names.nextNamed(rule, identity)];
    return claimsOf(draft).flatMap((claim) => this.keysOf(rule, claim));
  }

  private keysOf(rule: string, claim: Claim): readonly string[] {
    const { names } = this;
    if (!('kind' in claim)) return [this.key(rule, claim, scalar(names.valueAt(claim)))];
    if (claim.kind === 'span') return [this.key(rule, claim.place, this.marked(claim.holder, claim.span))];
    const value = claim.part === 'value' ? scalar(names.valueAt(claim.place)) : null;
    return placesOf(claim).map((place) => this.key(rule, place, value));
  }

  /**
   * In a quest entry, an occurrence is known by EntryId and Status as well: the key of the entry may change.
   */
  private key(rule: string, place: Place | undefined, value: JsonValue): string {
    const { names } = this;
    const key = names.next(rule, place, value);
    const [section, id] = place?.paths[0] ?? [];
    if (place === undefined || section !== 'quests' || id === undefined) return key;
    const entry = Place.root.at(section).at(id);
    const record = names.valueAt(entry);
    if (!isObject(record)) return key;
    const [entryId, status] = [textField(record, 'EntryId'), textField(record, 'Status')];
    if (entryId === undefined || uuidVersion(entryId) === undefined || status === undefined) return key;
    const below = names.pathOf(place).slice(names.pathOf(entry).length);
    return `${key} ${names.nextNamed(rule, JSON.stringify([entryId, status, below, value]))}`;
  }

  /** The text of a span of the file, or of a string. */
  private marked(holder: Place | undefined, { start, end }: Span): string {
    const text = new TextDecoder().decode(this.contentOf(holder).subarray(start, end));
    // A checkout on Windows has other line ends than git keeps.
    return holder === undefined ? text.replaceAll('\r\n', '\n') : text;
  }

  private contentOf(holder: Place | undefined): Uint8Array {
    if (holder === undefined) return this.text.bytes;
    const text = this.names.valueAt(holder);
    if (typeof text !== 'string') return new Uint8Array();
    if (this.encoded?.text !== text) this.encoded = { text, bytes: new TextEncoder().encode(text) };
    return this.encoded.bytes;
  }
}

/** A string that holds JSON is not a scalar: its layout is not its value. */
function scalar(value: JsonValue | undefined): JsonValue {
  if (typeof value === 'object' || value === undefined) return null;
  return typeof value === 'string' && holdsJson(value) ? null : value;
}

/** The keys of the occurrences that a finding shows, unique in a file for each rule. */
export function occurrencesOf(finding: Finding): readonly string[] {
  // Fingerprints of a file are made when the first is read.
  return finding.occurrences ?? [finding.fingerprint];
}

/** The names of the occurrences that a finding shows, each by any of which it is known. */
export function namesOf(finding: Finding): readonly string[] {
  return occurrencesOf(finding).flatMap(namesIn);
}

/** The names of its occurrences and of its rule, which stay the same when the text around them changes. */
export function lastingNames(finding: Finding): readonly string[] {
  return namesOf(finding).map((name) => `${finding.rule} ${name}`);
}
