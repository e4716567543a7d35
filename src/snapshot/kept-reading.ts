import { parseJson } from '../json/parse-json.js';
import type { Place } from '../json/place.js';
import type { JsonValue } from '../json/value.js';
import {
  type EmbeddedReading,
  type EmbeddedReadingOptions,
  type EmbeddedRole,
  type EmbeddedText,
  readEmbeddedText,
} from './embedded-text.js';

/** Strings of so many units are large. */
const LARGE = 1_000_000;

export function isLargeText(text: string): boolean {
  return text.length >= LARGE;
}

/** Keeps what the last large string holds, because parsing it again takes long. */
export class KeptReading {
  private text = '';
  private reading: EmbeddedReading | undefined;

  constructor(private readonly options: EmbeddedReadingOptions) {}

  read(role: EmbeddedRole, text: string, place: Place): EmbeddedText {
    if (!isLargeText(text) || place.holder !== undefined)
      return readEmbeddedText(role, text, place, this.options);
    if (this.reading === undefined || this.text !== text) {
      // Two of them at once might be too much.
      this.forget();
      this.reading = readEmbeddedText(role, text, place, this.options).reading;
      this.text = text;
    }
    return { role, text, place, reading: this.reading };
  }

  /** The JSON of a text that is known to hold some. */
  valueOf(text: string): JsonValue {
    return this.reading?.kind === 'value' && this.text === text ? this.reading.value : parseJson(text);
  }

  forget(): void {
    this.text = '';
    this.reading = undefined;
  }
}
