import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Scanner, Token } from '../../../src/bytes/json/tokens.js';
import { almostJson } from '../../properties/arbitraries/almost-json.js';
import { runs } from '../../runs.js';

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

interface Read {
  readonly kind: Token;
  readonly start: number;
  readonly end: number;
}

function tokensOf(bytes: Uint8Array, start?: number): Read[] {
  const scanner = new Scanner(bytes, start);
  const tokens: Read[] = [];
  while (scanner.next() !== Token.end) {
    tokens.push({ kind: scanner.kind, start: scanner.start, end: scanner.end });
    if (tokens.length > bytes.length) throw new Error('the scanner stands still');
  }
  return tokens;
}

test('the tokens, joined, are the input: nearly JSON from anywhere on, with bytes that are not UTF-8', () => {
  fc.assert(
    fc.property(almostJson, fc.nat(), fc.uint8Array({ maxLength: 4 }), fc.nat(), (text, where, put, from) => {
      const whole = encode(text);
      const at = where % (whole.length + 1);
      const bytes = Uint8Array.from([...whole.subarray(0, at), ...put, ...whole.subarray(at)]);
      for (const start of [0, from % (bytes.length + 1)]) {
        let end = start;
        for (const token of tokensOf(bytes, start)) {
          expect(token.start).toBe(end);
          expect(token.end).toBeGreaterThan(token.start);
          ({ end } = token);
        }
        expect(end).toBe(bytes.length);
      }
    }),
    { numRuns: runs(6000) },
  );
});
