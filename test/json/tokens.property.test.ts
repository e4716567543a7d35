import fc from 'fast-check';
import { createScanner } from 'jsonc-parser';
import { describe, expect, test } from 'vitest';
import { Scanner, Token } from '../../src/json/tokens.js';
import { almostJson } from '../properties/arbitraries/almost-json.js';
import { anyPrinted } from '../properties/arbitraries/json.js';
import { runs } from '../runs.js';

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

function expectLossless(bytes: Uint8Array): void {
  let at = 0;
  for (const { start, end } of tokensOf(bytes)) {
    expect(start).toBe(at);
    expect(end).toBeGreaterThan(start);
    at = end;
  }
  expect(at).toBe(bytes.length);
}

describe('the tokens, joined, are the input', () => {
  test('for any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => expectLossless(bytes)),
      { numRuns: runs(2000) },
    );
  });

  test('for any text that is almost JSON', () => {
    fc.assert(
      fc.property(almostJson, (text) => expectLossless(encode(text))),
      { numRuns: runs(3000) },
    );
  });

  test('for nearly JSON with bytes that are not UTF-8', () => {
    fc.assert(
      fc.property(almostJson, fc.nat(), fc.uint8Array({ maxLength: 4 }), (text, where, put) => {
        const bytes = encode(text);
        const at = where % (bytes.length + 1);
        expectLossless(Uint8Array.from([...bytes.subarray(0, at), ...put, ...bytes.subarray(at)]));
      }),
      { numRuns: runs(1000) },
    );
  });
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

test('a scanner may start anywhere, and reads to the end', () => {
  fc.assert(
    fc.property(almostJson, fc.nat(), (text, from) => {
      const bytes = encode(text);
      const start = from % (bytes.length + 1);
      const tokens = tokensOf(bytes, start);
      expect(tokens.at(-1)?.end ?? start).toBe(bytes.length);
      for (const [index, token] of tokens.entries())
        expect(token.start).toBe(index === 0 ? start : tokens[index - 1]?.end);
    }),
    { numRuns: runs(1000) },
  );
});
