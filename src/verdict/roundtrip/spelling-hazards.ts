import { isEscapedLow, isHighSurrogate, isLowSurrogate } from '../../bytes/json/decode.js';
import { escapeLength, hexUnit } from '../../bytes/json/escapes.js';
import { BACKSLASH } from '../../bytes/text/characters.js';

/** An escape that an ordinary JSON tool would change. Offsets are bytes. */
export interface SpellingHazard {
  readonly kind: 'escape' | 'lone-surrogate';
  readonly start: number;
  readonly end: number;
}

/** The first escape of each kind that tools write differently, lone surrogates included. */
export function spellingHazards(bytes: Uint8Array, start: number, end: number): SpellingHazard[] {
  const limit = end - 1;
  let unusualEscape: SpellingHazard | undefined;
  let loneSurrogate: SpellingHazard | undefined;
  for (let at = start + 1; at < limit; ) {
    if (bytes[at] !== BACKSLASH) {
      at++;
      continue;
    }
    const length = escapeLength(bytes, at, limit);
    const unit = length === 6 ? hexUnit(bytes, at + 2, limit) : -1;
    const isPair = isHighSurrogate(unit) && isEscapedLow(bytes, at + 6, limit);
    const next = at + (isPair ? 12 : Math.max(length, 1));
    if (!isPair && (isHighSurrogate(unit) || isLowSurrogate(unit)))
      loneSurrogate ??= { kind: 'lone-surrogate', start: at, end: next };
    else if (isPair || isUnusual(bytes, at, unit)) unusualEscape ??= { kind: 'escape', start: at, end: next };
    at = next;
  }
  return [loneSurrogate, unusualEscape].filter((hazard) => hazard !== undefined);
}

/** Control characters with a two-character escape. */
const SHORT: ReadonlySet<number> = new Set([0x08, 0x09, 0x0a, 0x0c, 0x0d]);

/** Whether a tool would write the escape in another way: not at all, or shorter. */
function isUnusual(bytes: Uint8Array, at: number, unit: number): boolean {
  if (unit < 0) return bytes[at + 1] === 0x2f;
  if (unit >= 0x20 || SHORT.has(unit)) return true;
  // Below U+0020 only the last hex digit can be a letter.
  return isCapital(bytes[at + 5]);
}

function isCapital(byte: number | undefined): boolean {
  return byte !== undefined && byte >= 0x41 && byte <= 0x46;
}
