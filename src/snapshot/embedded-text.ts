import type { Place } from '../text/place.js';
import { type Survey, survey } from '../text/survey.js';
import { findSyntaxFaults } from '../text/syntax.js';
import type { SyntaxFault } from '../text/syntax-fault.js';
import type { JsonValue } from '../text/value.js';

/** The strings that hold JSON, by the documents: `logic` values, `extraData`, `roomSettingsExtraData`, `EventData` in it, `ExtraText`. */
export type EmbeddedRole = 'logic' | 'extraData' | 'roomSettingsExtraData' | 'EventData' | 'ExtraText';

/** What reading a string as JSON gave. `too-deep` text is not read; `broken` text is not JSON. */
export type EmbeddedReading =
  | { readonly kind: 'value'; readonly value: JsonValue; readonly survey: Survey | undefined }
  | { readonly kind: 'empty' }
  | { readonly kind: 'broken' }
  | { readonly kind: 'too-deep' };

/** A string in a place where the documents have JSON in a string. */
export interface EmbeddedText {
  readonly role: EmbeddedRole;
  readonly text: string;
  /** The place of the string; its content is `place.inside()`. */
  readonly place: Place;
  readonly reading: EmbeddedReading;
}

/** How a string that holds JSON is read. */
export interface EmbeddedReadingOptions {
  /** Levels of nesting beyond which nothing is read. */
  readonly maxDepth: number;
  /** The survey of the file has vouched for the strings on its surface: only deeper ones are surveyed by themselves. */
  readonly surfaceSurveyed: boolean;
}

export function readEmbeddedText(
  role: EmbeddedRole,
  text: string,
  place: Place,
  options: EmbeddedReadingOptions,
): EmbeddedText {
  const surveyed = options.surfaceSurveyed && place.holder === undefined;
  return { role, text, place, reading: read(text, options.maxDepth, surveyed) };
}

function read(text: string, maxDepth: number, surveyed: boolean): EmbeddedReading {
  if (text === '') return { kind: 'empty' };
  const found = surveyed ? undefined : surveyText(text);
  if (found !== undefined && found.surface.depth > maxDepth) return { kind: 'too-deep' };
  try {
    return { kind: 'value', value: JSON.parse(text) as JsonValue, survey: found };
  } catch {
    return { kind: 'broken' };
  }
}

/** The bytes of the content, as the decoded string token has them. */
export function embeddedBytes(text: EmbeddedText): Uint8Array {
  return encoder.encode(text.text);
}

/** The first thing that keeps a broken text from being JSON; its span counts bytes of the content. */
export function firstSyntaxFault(text: EmbeddedText): SyntaxFault | undefined {
  return findSyntaxFaults(embeddedBytes(text), 1)[0];
}

const encoder = new TextEncoder();
const SCRATCH_UNITS = 65_536;
const scratch = new Uint8Array(SCRATCH_UNITS * 3);

/** Most strings are short: they share one buffer, so that a survey allocates nothing. */
export function surveyText(text: string): Survey {
  if (text.length > SCRATCH_UNITS) return survey(encoder.encode(text));
  return survey(scratch, 0, encoder.encodeInto(text, scratch).written);
}
