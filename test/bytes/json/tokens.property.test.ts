import fc from 'fast-check';
import { createScanner } from 'jsonc-parser';
import { expect, test } from 'vitest';
import { Scanner, Token } from '../../../src/bytes/json/tokens.js';
import { almostJson } from '../../properties/arbitraries/almost-json.js';
import { anyPrinted } from '../../properties/arbitraries/json.js';
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

/** The numbers that jsonc-parser has for its kinds of tokens. */
const END_OF_TEXT = 17;
const KINDS: ReadonlyMap<number, Token> = new Map<number, Token>([
  [1, Token.openObject],
  [2, Token.closeObject],
  [3, Token.openArray],
  [4, Token.closeArray],
  [5, Token.comma],
  [6, Token.colon],
  [7, Token.literal],
  [8, Token.literal],
  [9, Token.literal],
  [10, Token.string],
  [11, Token.number],
]);

test('valid JSON has the tokens that jsonc-parser finds', () => {
  fc.assert(
    fc.property(anyPrinted({ equalKeys: true }), ({ text, bytes }) => {
      const scanner = createScanner(text, true);
      const expected: unknown[] = [];
      while (Number(scanner.scan()) !== END_OF_TEXT) {
        const kind = KINDS.get(scanner.getToken());
        const start = Buffer.byteLength(text.slice(0, scanner.getTokenOffset()));
        const shown = text.slice(
          scanner.getTokenOffset(),
          scanner.getTokenOffset() + scanner.getTokenLength(),
        );
        expected.push([kind, start, start + Buffer.byteLength(shown)]);
      }
      const solid = tokensOf(bytes).filter(({ kind }) => kind !== Token.space);
      expect(solid.map(({ kind, start, end }) => [kind, start, end])).toEqual(expected);
    }),
    { numRuns: runs(1000) },
  );
});
