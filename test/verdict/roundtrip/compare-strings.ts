import { compareTexts } from '../../../src/verdict/roundtrip/compare.js';
import type { Comparison, Keep } from '../../../src/verdict/roundtrip/difference.js';

const encoder = new TextEncoder();

export function compare(before: string, after: string, keep: Keep = 'bytes'): Comparison {
  return compareTexts(encoder.encode(before), encoder.encode(after), { keep, allow: [] });
}
