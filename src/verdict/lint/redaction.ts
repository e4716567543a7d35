import type { Locations } from '../../bytes/json/locate.js';
import type { Place } from '../../bytes/json/place.js';
import type { InnerSpan } from '../../bytes/json/place-query.js';
import { masked } from '../../bytes/scan/masked.js';
import { Redactor } from '../../bytes/scan/redactor.js';
import { findRawSecrets, SecretMask } from '../../bytes/scan/secrets.js';
import { requireBytes } from '../../bytes/text/arguments.js';
import { STAR } from '../../bytes/text/characters.js';
import type { Span } from '../../bytes/text/span.js';

/** What must not be shown: access keys and signed URLs, wherever they would appear. */
export class Redaction {
  private readonly texts = new Set<string>();
  private readonly spans: Span[] = [];
  private readonly inner: InnerSpan[] = [];
  private masking: SecretMask | undefined;

  /** Hides a text at `where`, in the file or the decoded string at `holder`, before any message is masked. */
  add(text: string, holder: Place | undefined, where: Span): void {
    this.texts.add(text);
    if (holder === undefined) this.spans.push(where);
    else this.inner.push({ holder, span: where });
  }

  /** Hides what looks like a credential anywhere in the bytes. @throws TooManyCredentialsError */
  addFrom(bytes: Uint8Array): void {
    for (const secret of findRawSecrets(bytes)) this.add(secret.text, undefined, secret.span);
  }

  /** Hides credentials that appear once a broken text is repaired, as {@link addFrom} does. */
  addRestored(bytes: Uint8Array): void {
    for (const { text } of findRawSecrets(bytes)) this.texts.add(text);
  }

  get innerSpans(): readonly InnerSpan[] {
    return this.inner;
  }

  mask(message: string): string {
    return this.texts.size === 0 ? message : this.maskOfTexts().mask(message);
  }

  private maskOfTexts(): SecretMask {
    this.masking ??= new SecretMask(this.texts);
    return this.masking;
  }

  /** The bytes with hidden texts starred out, in the same length. @param locations of spelled strings */
  cover(bytes: Uint8Array, locations?: Locations): Uint8Array {
    if (this.texts.size === 0) return bytes;
    // A Buffer's own slice would share its bytes, and the stars would get into the file.
    const covered = new Uint8Array(bytes);
    for (const at of this.spans) covered.fill(STAR, at.start, at.end);
    for (const place of this.inner) {
      const at = locations?.ofInner(place);
      if (at !== undefined) covered.fill(STAR, at.start, at.end);
    }
    for (const at of this.maskOfTexts().findIn(bytes)) covered.fill(STAR, at.start, at.end);
    return covered;
  }
}

/**
 * Returns what covers credentials in values that are made from some files, as the command does in all that it
 * prints: those of the files, wherever and however spelled they occur, and what looks like one by itself.
 * Names of members are shown as they are.
 *
 * @throws RangeError when a file holds more than 100,000 credentials: nothing of it may be shown
 * @throws TypeError for anything but bytes
 */
export function credentialMask(...files: readonly Uint8Array[]): <Value>(value: Value) => Value {
  const redactor = new Redactor();
  for (const bytes of files) {
    requireBytes(bytes);
    redactor.addFrom(bytes);
  }
  return (value) => masked(value, redactor);
}
