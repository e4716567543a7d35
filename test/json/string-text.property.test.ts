import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stringText } from '../../src/json/string-text.js';
import { runs } from '../runs.js';

const piece = fc.oneof(
  fc.constantFrom(...String.raw`a é 😀 / \" \\ \/ \b \n \t \u0041 \uD83D \ude00 \u0000`.split(' ')),
  fc.constantFrom('\\x', '\\u12', '\\', '\t', '"'),
);

function parsed(token: string): string | undefined {
  try {
    return JSON.parse(token) as string;
  } catch {
    return undefined;
  }
}

test('the text of a string is what JSON.parse makes of it, short or long, and anything but a string is refused', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      const token = `"${pieces.join('')}"`;
      const bytes = new TextEncoder().encode(`[${token}]`);
      const wanted = parsed(token);
      const read = (): string => stringText(bytes, 1, bytes.length - 1);
      if (wanted !== undefined) expect(read()).toBe(wanted);
      else if (/[\\é😀]/u.test(token)) expect(read).toThrow();
    }),
    { numRuns: runs(5_000) },
  );
});
