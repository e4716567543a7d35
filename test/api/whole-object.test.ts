import fc from 'fast-check';
import { expect, test } from 'vitest';
import { WholeObject } from '../../src/api/whole-object.js';

function faultOf(...pieces: readonly Uint8Array[]): WholeObject['fault'] {
  const whole = new WholeObject();
  for (const piece of pieces) whole.read(piece);
  return whole.fault;
}

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

test('every JSON object is whole, in pieces of any length, and none of its beginnings is', () => {
  const object = fc.dictionary(fc.string({ unit: 'binary' }), fc.jsonValue());
  fc.assert(
    fc.property(object, fc.nat(), fc.nat(3), (value, cut, space) => {
      const text = bytes(JSON.stringify(value, null, space));
      const at = cut % text.length;
      expect(faultOf(text.subarray(0, at), text.subarray(at))).toBeUndefined();
      expect(faultOf(text.subarray(0, at))).toBe(at === 0 ? 'no object' : 'cut off');
    }),
    { numRuns: 300 },
  );
});

test.each([
  ['\ufeff \r\n\t{} \n', undefined],
  ['{"a":"}{\\"\\\\"}', undefined],
  ['', 'no object'],
  ['  ', 'no object'],
  ['[]', 'no object'],
  ['null', 'no object'],
  ['{}x', 'no object'],
  ['{}{}', 'no object'],
  ['<html>{}', 'no object'],
  ['{"a":"}', 'cut off'],
  ['{"a":[}', 'cut off'],
] as const)('%j: %s', (text, fault) => {
  expect(faultOf(bytes(text))).toBe(fault);
});
