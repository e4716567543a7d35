import { placeMatcher } from '../../src/lint/place-glob.js';
import { compareTexts } from '../../src/roundtrip/compare.js';
import type { Comparison, DifferencePlace, Keep } from '../../src/roundtrip/difference.js';

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

export function compare(
  before: string,
  after: string,
  keep: Keep = 'bytes',
  options: { allow?: readonly string[]; maxDifferences?: number } = {},
): Comparison {
  const { allow = [], ...rest } = options;
  return compareTexts(encoder.encode(before), encoder.encode(after), {
    keep,
    allow: allow.map(placeMatcher),
    ...rest,
  });
}

/** Differences, one a line: class, known, forgiven, and on both sides the place with its bytes in `<>`. */
export function differenceLines(before: string, after: string, keep: Keep = 'bytes'): string[] {
  return compare(before, after, keep).differences.map((difference) => {
    const was = placed(difference.before, before);
    const is = placed(difference.after, after);
    const known = difference.known ? 'known' : 'unknown';
    const forgiven = difference.forgiven ? 'forgiven' : 'lost';
    return `${difference.class} ${known} ${forgiven}: ${was} -> ${is}: ${difference.message}`;
  });
}

function placed(place: DifferencePlace | undefined, text: string): string {
  if (place === undefined) return 'nothing';
  const bytes = encoder.encode(text).subarray(place.start.offset, place.end.offset);
  return `${[place.pointer, ...place.embedded].join('#')} <${decoder.decode(bytes)}>`;
}
