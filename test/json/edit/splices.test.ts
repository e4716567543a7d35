import { describe, expect, test } from 'vitest';
import type { Splice } from '../../../src/json/edit/edit.js';
import { spliceText } from '../../../src/json/edit/json-editor.js';
import { applySplices, Revision, sortSplices } from '../../../src/json/edit/splices.js';
import { TakenSplices } from '../../../src/json/edit/taken-splices.js';
import { Place } from '../../../src/json/place.js';
import { byteOffset } from '../../../src/text/span.js';

const at = (start: number, end: number, text = ''): Splice => ({
  start: byteOffset(start),
  end: byteOffset(end),
  text,
});
const encode = (text: string): Uint8Array => new TextEncoder().encode(text);
const decode = (bytes: Uint8Array): string => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);

describe('splices', () => {
  test('are sorted by position, insertions first, otherwise in the order given', () => {
    const sorted = sortSplices([at(3, 4, 'e'), at(1, 2, 'd'), at(1, 1, 'b'), at(0, 1, 'a'), at(1, 1, 'c')]);
    expect(sorted.map(({ text }) => text)).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  test('may touch each other and the end of the text', () => {
    const splices = [at(0, 2, 'é'), at(2, 2, '-'), at(2, 4), at(6, 6, '!')];
    expect(decode(applySplices(encode('123456'), splices))).toBe('é-56!');
  });
});

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

describe('splices that are taken one after another', () => {
  /** As many as fill a run. */
  const many = Array.from({ length: 512 }, (_, index) => at(index * 10, index * 10 + 1, String(index)));

  test('may lie between any others, however many there are', () => {
    const taken = new TakenSplices(many);
    expect(taken.add([at(25, 26, 'new')])).toBe(true);
    expect(taken.add([at(20, 21, 'again')])).toBe(false);
    expect(taken.add([at(5111, 5112, 'last')])).toBe(true);
    expect(taken.sorted).toEqual(sortSplices([...many, at(25, 26, 'new'), at(5111, 5112, 'last')]));
  });

  test('are found again after runs have been split', () => {
    const taken = new TakenSplices([]);
    for (const splice of many.toReversed()) expect(taken.add([splice])).toBe(true);
    for (const { start, end } of many) {
      expect(taken.add([at(start, end)])).toBe(false);
      expect(taken.add([at(start + 3, end + 3)])).toBe(true);
    }
    expect(taken.sorted).toHaveLength(2 * many.length);
  });
});

describe('a copy of a value', () => {
  const a = Place.root.at('a');
  const copied = (edit: Parameters<typeof spliceText>[1][number]): string => {
    const bytes = encode('{"a": {"x": 1, "y": 2}, "b": 3}');
    const copy = { kind: 'copy', of: a, edits: [edit] } as const;
    const splices = spliceText(bytes, [{ kind: 'insert', into: Place.root, key: 'c', json: copy }]);
    return decode(applySplices(bytes, splices));
  };

  test('has its own edits, at its very end as well', () => {
    expect(copied({ kind: 'replace', place: a.at('y'), by: { kind: 'json', json: '5' } })).toBe(
      '{"a": {"x": 1, "y": 2}, "b": 3, "c": {"x": 1, "y": 5}}',
    );
    expect(copied({ kind: 'replace', place: a, by: { kind: 'json', json: '[]' } })).toBe(
      '{"a": {"x": 1, "y": 2}, "b": 3, "c": []}',
    );
  });

  test('has no edits of what is not copied', () => {
    expect(() =>
      copied({ kind: 'replace', place: Place.root.at('b'), by: { kind: 'json', json: '5' } }),
    ).toThrow('cannot replace /b in the copy: the place is outside the copied value');
  });
});
