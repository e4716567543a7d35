import { tryParseJson } from '../json/parse-json.js';
import type { Place } from '../json/place.js';
import type { JsonValue } from '../json/value.js';
import type { Span } from '../text/span.js';
import type { Draft } from './draft.js';
import type { Fingerprints } from './fingerprint.js';
import type { LintedText } from './linted-text.js';

/** The names in the key of an occurrence. An occurrence is known by any of them. */
export function namesIn(key: string): readonly string[] {
  return key.split(' ');
}

/**
 * Names occurrences, to compare them between versions of a file: by rule, identity path and reported field.
 * The value counts only where a draft points at a scalar, or at a part of a string. Elements without an
 * identity are all alike, so that their order does not matter.
 */
export class OccurrenceKeys {
  private encoded: { readonly text: string; readonly bytes: Uint8Array } | undefined;

  constructor(
    private readonly text: Pick<LintedText, 'bytes'>,
    private readonly prints: Fingerprints,
  ) {}

  /** One key for each field that the draft names, or for the draft. Equal ones get `:2`, `:3` and so on. */
  next(rule: string, draft: Draft): readonly string[] {
    const keys = this.ownKeys(rule, draft);
    const { tie } = draft;
    return tie === undefined ? keys : keys.map((key) => `${key} ${this.prints.nextNamed(rule, tie)}`);
  }

  private ownKeys(rule: string, { at, fields, identity }: Draft): readonly string[] {
    const { prints } = this;
    if (identity !== undefined) return [prints.nextNamed(rule, identity)];
    if (!('kind' in at)) return [prints.next(rule, at, scalar(prints.valueAt(at)))];
    if (at.kind === 'span') return [prints.next(rule, at.place, this.marked(at.holder, at.span))];
    const { place, part } = at;
    if (fields !== undefined && fields.length > 0)
      return fields.map((field) => prints.next(rule, place.at(field), null));
    return [prints.next(rule, place, part === 'value' ? scalar(prints.valueAt(place)) : null)];
  }

  /** The text of a span of the file, or of a string. */
  private marked(holder: Place | undefined, { start, end }: Span): string {
    return new TextDecoder().decode(this.contentOf(holder).subarray(start, end));
  }

  private contentOf(holder: Place | undefined): Uint8Array {
    if (holder === undefined) return this.text.bytes;
    const text = this.prints.valueAt(holder);
    if (typeof text !== 'string') return new Uint8Array();
    if (this.encoded?.text !== text) this.encoded = { text, bytes: new TextEncoder().encode(text) };
    return this.encoded.bytes;
  }
}

/** A string that holds JSON is no scalar: its layout is not its value. */
function scalar(value: JsonValue | undefined): JsonValue {
  if (typeof value === 'object' || value === undefined) return null;
  return typeof value === 'string' && /^\s*[[{]/.test(value) && isJson(value) ? null : value;
}

function isJson(text: string): boolean {
  return tryParseJson(text) !== undefined;
}
