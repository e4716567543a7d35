import fc from 'fast-check';
import { expect, test } from 'vitest';
import { locate } from '../../src/text/locate.js';
import { findSyntaxFaults } from '../../src/text/syntax.js';
import { anyPrinted } from './random-json.js';

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Kind and bytes of each fault. */
function faults(text: string): string[] {
  const bytes = encode(text);
  return findSyntaxFaults(bytes).map(
    ({ kind, span: { start, end } }) => `${kind} ${new TextDecoder().decode(bytes.subarray(start, end))}`,
  );
}

test.each([
  ['{foo-bar: 1}', 'unquoted-key foo-bar'],
  ['{"a": foo-bar}', 'unquoted-text foo-bar'],
  ['{"a": v1.2+3}', 'unquoted-text v1.2+3'],
  ['{"a": hello big world, "b": 1}', 'unquoted-text hello'],
  ['{my key: 1}', 'unquoted-key my'],
  ['{,}', 'leading-comma ,'],
  ['[,1]', 'leading-comma ,'],
  ['{"a":"b" "c"}', 'missing-comma "c"'],
  ['{"a": 1, 2}', 'number-as-key 2'],
  ['{ ... }', 'number-as-key ...'],
])('one slip in %s is one fault', (text, fault) => {
  expect(faults(text)).toEqual([fault]);
});

test.each([
  ['a comment', '/* a */'],
  ['a no-break space', '\u00a0'],
  ['a byte-order mark', '\ufeff'],
])('%s is one fault wherever white space may stand', (_, slip) => {
  fc.assert(
    fc.property(anyPrinted(), fc.nat(), ({ bytes, marks }, at) => {
      const surface = marks.filter(({ depth }) => depth === 0);
      const edges = surface.flatMap(({ value, key }) => [...value, ...(key ?? [])]);
      const edge = edges[at % edges.length] ?? 0;
      const slipped = [...bytes.subarray(0, edge), ...encode(slip), ...bytes.subarray(edge)];
      const spans = findSyntaxFaults(Uint8Array.from(slipped)).map(({ span }) => span);
      expect(spans).toEqual([{ start: edge, end: edge + encode(slip).length }]);
    }),
    { numRuns: 300 },
  );
});

test('where nothing is to be located the text is not read, be it as deep as it may', () => {
  const bytes = encode('['.repeat(4_000_000));
  const before = performance.now();
  locate(bytes, []);
  expect(performance.now() - before).toBeLessThan(100);
});
