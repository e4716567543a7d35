import type { Locations } from '../json/locate.js';
import type { Place } from '../json/place.js';
import type { InnerSpan } from '../json/place-query.js';
import { SecretMask } from '../scan/secrets.js';
import type { Span } from '../text/span.js';

const STAR = 0x2a;

/** What must not be shown: access keys and signed URLs, in whatever message or code frame they would appear. */
export class Redaction {
  private readonly texts = new Set<string>();
  private readonly spans: Span[] = [];
  private readonly inner: InnerSpan[] = [];
  private masking: SecretMask | undefined;

  /**
   * Hides a text. `where` it stands counts bytes of the file, or of the decoded content of the string at `holder`.
   * All are added before the first message is masked.
   */
  add(text: string, holder: Place | undefined, where: Span): void {
    this.texts.add(text);
    if (holder === undefined) this.spans.push(where);
    else this.inner.push({ holder, inner: where });
  }

  get innerSpans(): readonly InnerSpan[] {
    return this.inner;
  }

  mask(message: string): string {
    if (this.texts.size === 0) return message;
    this.masking ??= new SecretMask(this.texts);
    return this.masking.mask(message);
  }

  /** The bytes with every hidden text starred out, byte for byte, so that offsets stay. */
  cover(bytes: Uint8Array, locations: Locations): Uint8Array {
    if (this.texts.size === 0) return bytes;
    const covered = bytes.slice();
    for (const at of this.spans) covered.fill(STAR, at.start, at.end);
    for (const place of this.inner) {
      const at = locations.ofInner(place);
      if (at !== undefined) covered.fill(STAR, at.start, at.end);
    }
    return covered;
  }
}
