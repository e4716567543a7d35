import { Scanner, Token } from '../tokens.js';
import { sameBytes } from './scalars.js';

/** Whether two JSON texts have the same tokens, byte for byte. White space between them is ignored. */
export function sameTokens(one: Uint8Array, other: Uint8Array): boolean {
  const [a, b] = [new Scanner(one), new Scanner(other)];
  for (;;) {
    const kind = a.nextSolid();
    if (kind !== b.nextSolid()) return false;
    if (kind === Token.end) return true;
    if (!sameBytes(one, a.start, a.end, other, b.start, b.end)) return false;
  }
}
