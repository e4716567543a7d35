import { characterEnd } from '../../text/encoding.js';
import { span } from '../../text/span.js';
import { Scanner, Token } from '../tokens.js';
import type { SlipCorrection } from './slip-search.js';
import { ENDS_STRING } from './string-faults.js';
import { STRING_TOKENS } from './word-tokens.js';

/** How many tokens before a fault are looked at: a string that goes on too far is one of them. */
const TOKENS = 4;
/** In how many places a string may have ended. The last ones are tried. */
const ENDS = 12;

/** A quote to remove or to add near a fault. A fixed number. */
export function quoteCorrections(bytes: Uint8Array, fault: number): readonly SlipCorrection[] {
  const found: SlipCorrection[] = [];
  const tokens = tokensUpTo(bytes, fault).toReversed();
  for (const { start, end, kind } of tokens) {
    found.push(added(bytes, start));
    if (!STRING_TOKENS.has(kind)) continue;
    let tries = ENDS;
    for (let at = end - 1; at > start && tries > 0; at--) {
      if (!ENDS_STRING.has(bytes[at] as number)) continue;
      found.push(added(bytes, at));
      tries--;
    }
  }
  // Without a quote, two strings may become one, which is JSON as well.
  for (const { start, end, kind } of tokens) {
    if (!STRING_TOKENS.has(kind)) continue;
    found.push(removed(start));
    if (kind !== Token.unclosedString) found.push(removed(end - 1));
  }
  return found;
}

function added(bytes: Uint8Array, at: number): SlipCorrection {
  return { at: span(at, characterEnd(bytes, at)), written: '"', isAdded: true, opened: undefined };
}

function removed(at: number): SlipCorrection {
  return { at: span(at, at + 1), written: '', isAdded: false, opened: undefined };
}

interface Found {
  readonly kind: Token;
  readonly start: number;
  readonly end: number;
}

function tokensUpTo(bytes: Uint8Array, fault: number): Found[] {
  const scanner = new Scanner(bytes);
  const found: Found[] = [];
  while (scanner.nextSolid() !== Token.end && scanner.start <= fault) {
    const { kind, start, end } = scanner;
    found.push({ kind, start, end });
    if (found.length > TOKENS) found.shift();
  }
  return found;
}
