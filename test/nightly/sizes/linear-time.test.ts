import { describe, expect, test } from 'vitest';
import { findSyntaxFaults } from '../../../src/json/syntax/syntax.js';
import { findRawSecrets } from '../../../src/scan/secrets.js';
import { lintExample, toBytes } from '../../lint-example.js';
import { expectLinear } from './growth.js';
import { NASTY } from './nasty-inputs.js';

/** Texts with many faults of one kind, or one that is long. */
const REPETITIVE: readonly (readonly [name: string, input: (size: number) => string])[] = [
  ['a name with many dots', (size) => `{'a': ${'a.'.repeat(size / 2)}}`],
  ['digits before a letter', (size) => `{'a': ${'1'.repeat(size)}x}`],
  ['many commas at the ends of lists', (size) => `{'a': [${'[1,],'.repeat(size / 5)}]}`],
  ['curly quotes that never end', (size) => `[${'\u201c, '.repeat(size / 5)}`],
  ['words without a colon', (size) => `{"a": 1, ${'x '.repeat(size / 2)}}`],
  ['stray characters', (size) => `{"a" ${'~ '.repeat(size / 2)}}`],
  ['white space before an escaped quote', (size) => `${' '.repeat(size)}\\"`],
  ['lines of the same mark', (size) => '\\\n'.repeat(size / 2)],
];

describe('time grows with the size of the input, not with its square', () => {
  test.each(NASTY)('%s, linted with all rules', (_, input) => {
    expectLinear(40_000, (size) => {
      const bytes = toBytes(input(size));
      return () => expect(lintExample(bytes).crashes).toEqual([]);
    });
  });

  test.each(NASTY)('%s, with every syntax fault reported', (_, input) => {
    expectLinear(150_000, (size) => {
      const bytes = toBytes(input(size));
      return () => findSyntaxFaults(bytes, Number.MAX_SAFE_INTEGER);
    });
  });

  test.each(REPETITIVE)('%s, in search of a single slip', (_, input) => {
    expectLinear(100_000, (size) => {
      const bytes = toBytes(input(size));
      return () => findSyntaxFaults(bytes, 50);
    });
  });
});

test.each([
  ['{"name":"x-access-key",', '{"name":"x-access-key",'],
  ['//a?sig', '//a?sig'],
  ["x-access-key'", "x-access-key'"],
  ['"x-access-key","', '"x-access-key","'],
  ['\\\\u0078', '\\\\u0078'],
  ['%25', '%25'],
  ['signedUploadURL=', 'signedUploadURL='],
  ['names as values', ':"x-access-key"'],
  ['names and values of one object', '"value":"abcdef","name":"x-access-key",'],
  ['values without a name', '"value":"abcdef",'],
  ['parameters without an address', '&sig=a'],
  ['parameters of addresses without a query', '//&sig=a'],
  ['names with a space', 'x-access-key 1 '],
  ['names and long words', 'x-access-key aaaaaaaaaaaaaaaaaaaaaaa '],
  ['fragments', '//a#'],
])('millions of hints that are no credentials take linear time: %s', (_, piece) => {
  expectLinear(500_000, (size) => {
    const bytes = new TextEncoder().encode(piece.repeat(size / piece.length));
    return () => findRawSecrets(bytes);
  });
});
