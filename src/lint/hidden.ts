import type { InnerSpan, Locations } from '../text/locate.js';
import { maskSecrets } from '../text/secrets.js';

const STAR = 0x2a;

/** What must not be shown: access keys and signed URLs, in whatever message or code frame they would appear. */
export class HiddenTexts {
  private readonly texts = new Set<string>();
  private readonly places: InnerSpan[] = [];

  add(text: string, place: InnerSpan): void {
    this.texts.add(text);
    this.places.push(place);
  }

  get innerSpans(): readonly InnerSpan[] {
    return this.places;
  }

  mask(message: string): string {
    return this.texts.size === 0 ? message : maskSecrets(message, [...this.texts]);
  }

  /** The bytes with every hidden text starred out, byte for byte, so that offsets stay. */
  cover(bytes: Uint8Array, locations: Locations): Uint8Array {
    if (this.places.length === 0) return bytes;
    const covered = bytes.slice();
    for (const place of this.places) {
      const at = locations.ofInner(place);
      if (at !== undefined) covered.fill(STAR, at.start, at.end);
    }
    return covered;
  }
}
