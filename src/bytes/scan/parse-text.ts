import { readValue, tryJsonParse } from '../json/parse-json.js';
import { parsePieces } from '../json/pieces.js';
import type { JsonValue } from '../json/value.js';
import { byteOrderMarkLength, decodeUtf8 } from '../text/encoding.js';
import { type Prescan, prescan } from './prescan.js';

/** The value of JSON in UTF-8, after a byte-order mark; undefined where the bytes are something else. */
export function parseText(bytes: Uint8Array, found: Prescan = prescan(bytes)): JsonValue | undefined {
  const start = byteOrderMarkLength(bytes);
  const { keysToCheck, escapedKeys } = found.surface;
  const canBeCut = found.cuts.length > 0 && !keysToCheck && !escapedKeys;
  const value = canBeCut ? parsePieces(bytes, start, found.cuts) : undefined;
  if (value !== undefined) return value;
  const text = decodeUtf8(bytes.subarray(start));
  const whole = text === undefined ? undefined : tryJsonParse(text);
  // The keys of JSON.parse cannot be trusted where one holds an escape: see parse-json.
  return text !== undefined && whole !== undefined && escapedKeys ? readValue(text) : whole;
}
