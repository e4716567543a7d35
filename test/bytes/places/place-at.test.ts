import { describe, expect, test } from 'vitest';
import { offsetsAt, placeAt, positionsAt, spanOf } from '../../../src/bytes/places/text-places.js';
import { cursor } from '../../front/assist/cursor.js';
import { tableRows } from '../../table-rows.js';

function at(text: string): unknown {
  const { bytes, offset } = cursor(text);
  const found = placeAt(bytes, offset);
  return (
    found && [[found.pointer, ...found.embedded].join('#'), found.part, found.kind, found.text, found.index]
  );
}

describe('placeAt', () => {
  test.each(tableRows('bytes/places/place-at.md').map(({ title, cells }) => [title, ...cells]))(
    '%s: %s is at %s',
    (_title, file = '', pointer, part, kind, text = '', index = '') => {
      const expected = text === '' ? [undefined, undefined] : [JSON.parse(text), Number(index)];
      expect(at(file.replaceAll('⏎', '\n'))).toEqual([pointer, part, kind, ...expected]);
    },
  );

  test.each(['‸', ' ‸ {}', '{} ‸', '‸\ufeff{}', '{}‸]'])('finds nothing outside the JSON: %s', (text) => {
    expect(at(text)).toBeUndefined();
  });

  test('says that an earlier duplicate key has no effect, whatever is inside it', () => {
    const { bytes, offset } = cursor('{"a": {"b": "[‸1]"}, "c": 1, "a": {"b": 2}}');
    expect(placeAt(bytes, offset)).toMatchObject({ pointer: '/a/b', embedded: ['/0'], overridden: true });
    expect(placeAt(bytes, offset + 11)).toMatchObject({ pointer: '/c', overridden: false });
    expect(spanOf(bytes, { pointer: '/a/b', embedded: ['/0'] })).toBeUndefined();
    expect(spanOf(bytes, { pointer: '/a/b' })).toEqual({ start: bytes.length - 3, end: bytes.length - 2 });
  });
});

describe('spanOf', () => {
  const bytes = new TextEncoder().encode('{"a": ["{\\"b\\": \\"\\\\u00e9\\"}", 12]}');
  const textAt = (place: Parameters<typeof spanOf>[1]): string | undefined => {
    const found = spanOf(bytes, place);
    return found && new TextDecoder().decode(bytes.subarray(found.start, found.end));
  };

  test('takes places as findings have them', () => {
    expect(textAt({ pointer: '/a/1' })).toBe('12');
    expect(textAt({ pointer: '/a', part: 'key' })).toBe('"a"');
    expect(textAt({ pointer: '/a/0', embedded: ['/b'] })).toBe('\\"\\\\u00e9\\"');
    expect(textAt({ pointer: '/a/0', embedded: ['/b'], part: 'key' })).toBe('\\"b\\"');
  });

  test('finds nothing at a place that is not in the text', () => {
    for (const pointer of ['/b', '/a/2', '/a/01', '/a/-', '/a/1/0'])
      expect(textAt({ pointer })).toBeUndefined();
    expect(textAt({ pointer: '/a/1', embedded: [''] })).toBeUndefined();
    expect(textAt({ pointer: '/a/1', part: 'key' })).toBeUndefined();
    expect(textAt({ pointer: '', part: 'key' })).toBeUndefined();
  });
});

test('positionsAt counts lines and UTF-16 columns, and offsetsAt ends at the end of a line, and of the text', () => {
  const bytes = new TextEncoder().encode('\ufeffa😀b\r\nc\rd\n');
  const shown = positionsAt(bytes, [0, 3, 4, 6, 8, 9, 10, 11, 13, 15]).map(
    ({ line, column }) => `${line}:${column}`,
  );
  expect(shown.join(' ')).toBe('1:1 1:1 1:2 1:2 1:4 1:5 1:6 2:1 3:1 4:1');
  const places = [
    [9, 1],
    [1, 3],
    [1, 9],
    [2, 1],
    [3, 99],
  ] as const;
  expect(
    offsetsAt(
      bytes,
      places.map(([line, column]) => ({ line, column })),
    ),
  ).toEqual([15, 4, 9, 11, 14]);
});
