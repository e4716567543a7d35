import { describe, expect, test } from 'vitest';
import type { Splice } from '../../../../src/bytes/json/edit/edit.js';
import { applySplices, Revision, TakenSplices } from '../../../../src/bytes/json/edit/splices.js';
import { byteOffset } from '../../../../src/bytes/text/span.js';

const at = (start: number, end: number, text = ''): Splice => ({
  start: byteOffset(start),
  end: byteOffset(end),
  text,
});
const encode = (text: string): Uint8Array => new TextEncoder().encode(text);
const decode = (bytes: Uint8Array): string => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);

describe('several rounds of splices', () => {
  const rounds = (text: string, ...all: readonly Splice[][]): { splices: Splice[]; result: string } => {
    const revision = new Revision(encode(text).length);
    for (const splices of all) revision.add(splices);
    const { splices } = revision;
    return { splices, result: decode(applySplices(encode(text), splices)) };
  };

  test('are splices of the original text', () => {
    const { splices, result } = rounds(
      'abcdef',
      [at(1, 3, 'XYZ'), at(5, 5, '+')],
      // Now it is aXYZde+f.
      [at(2, 3), at(6, 8, '!')],
    );
    expect(splices).toEqual([at(1, 3, 'XZ'), at(5, 6, '!')]);
    expect(result).toBe('aXZde!');
  });

  test('are nothing where what was inserted is removed again', () => {
    expect(rounds('abc', [at(1, 1, 'xy')], [at(1, 3)]).splices).toEqual([]);
    expect(rounds('abc').splices).toEqual([]);
  });

  test('keep a byte-order mark that they insert', () => {
    expect(rounds('{}', [at(0, 0, '\ufeff')])).toEqual({ splices: [at(0, 0, '\ufeff')], result: '\ufeff{}' });
  });
});

test.each<[name: string, splices: readonly Splice[]]>([
  ['4 to 6 overlaps', [at(3, 5, 'x'), at(4, 6, 'y')]],
  ['5 to 4 overlaps', [at(5, 4, 'x')]],
  ['9 to 11 overlaps', [at(9, 11, 'x')]],
])('splices that overlap or are outside the text are rejected: %s', (name, splices) => {
  expect(() => applySplices(encode('0123456789'), splices)).toThrow(
    new RangeError(`the splice of bytes ${name} the one before it or is outside the text`),
  );
});

describe('splices that are taken one after another', () => {
  test('are kept in order, thousands of them, and those that overlap are refused whole', () => {
    const count = 1_500;
    const taken = new TakenSplices(4 * count);
    expect(taken.add([at(0, 1, 'first')])).toBe(true);
    // 7 has no factor in common with the count, so each is added once.
    for (let index = 1; index < count; index++) {
      const start = ((index * 7) % count) * 4;
      expect(taken.add([at(start, start + 2, String(start))])).toBe(true);
    }
    expect(taken.sorted.map(({ start }) => start)).toEqual(
      Array.from({ length: count }, (_, each) => each * 4),
    );
    const end = count * 4;
    for (const refused of [at(4_001, 4_003), at(3_999, 4_001), at(4_001, 4_001), at(end - 3, end)])
      expect(taken.add([at(2, 4, 'free'), refused])).toBe(false);
    expect(taken.sorted).toHaveLength(count);
    expect(taken.add([at(2, 4, 'free'), at(4_002, 4_004, 'free')])).toBe(true);
    expect(taken.sorted.slice(0, 3)).toEqual([at(0, 1, 'first'), at(2, 4, 'free'), at(4, 6, '4')]);
  });

  test('that insert at one offset keep the order in which they were added', () => {
    const taken = new TakenSplices(9);
    expect(taken.add([at(0, 0, 'a'), at(8, 9, 'z')])).toBe(true);
    for (const text of ['b', 'c', 'd']) expect(taken.add([at(4, 4, text)])).toBe(true);
    expect(taken.add([at(4, 6, 'e')])).toBe(true);
    expect(taken.add([at(4, 4, 'f')])).toBe(true);
    expect(taken.sorted.map(({ text }) => text)).toEqual(['a', 'b', 'c', 'd', 'f', 'e', 'z']);
  });

  test('change nothing that another one copies, before or after', () => {
    const taken = new TakenSplices(20);
    expect(taken.add([at(0, 2)], [at(8, 12)])).toBe(true);
    for (const refused of [at(7, 9), at(10, 10, '+')]) expect(taken.add([refused])).toBe(false);
    expect([taken.add([at(12, 12, '+')]), taken.add([at(14, 15)], [at(1, 3)])]).toEqual([true, false]);
  });
});
