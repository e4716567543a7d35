import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findSyntaxFaults } from '../../../src/json/syntax/syntax.js';
import { anyPrinted } from '../../properties/arbitraries/json.js';
import { faults } from './shown-faults.js';

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

test.each([
  ['{foo-bar: 1}', 'unquoted-key foo-bar'],
  ['{"a": foo-bar}', 'unquoted-text foo-bar'],
  ['{"a": v1.2+3}', 'unquoted-text v1.2+3'],
  ['{"a": hello big world, "b": 1}', 'unquoted-text hello'],
  ['{my key: 1}', 'unquoted-key my key'],
  ['{,}', 'leading-comma ,'],
  ['[,1]', 'leading-comma ,'],
  ['{"a":"b" "c"}', 'missing-comma "c"'],
  ['{"a": 1, 2}', 'not-json 2'],
  ['{ ... }', 'not-json ...'],
  ['{"a": 1, ..., "b": 2}', 'not-json ...'],
  ['{"a": 1,\n ... the rest of it ...\n "b": 2}', 'not-json ...'],
  ['{"a": 1, … }', 'not-json …'],
  ['{"a": 1,5, "b": 2}', 'not-json 5'],
  ['{"a": -0,75}', 'not-json 75'],
  ['{"a":: 1}', 'second-colon :'],
  ['{"a": 1,, "b": 2}', 'second-comma ,'],
  ['[1,, 2]', 'second-comma ,'],
  ['{"a": <your id>, "b": 1}', 'not-json <'],
  ['{<a key>: 1}', 'not-json <'],
  ['const room = {"a": 1}', 'not-json const'],
  ['Sure! Here it is:\n\n{"a": 1}', 'not-json Sure'],
  ['```json\n{"a": 1}\n```\nEnjoy!', 'code-fence ```json'],
  ['Here:\n```json\n{"a": 1}\n```\nEnjoy!', 'code-fence ```json'],
  ['```\n[1]\n```\n', 'code-fence ```'],
  ['\n<html>\n<body>{}</body>', 'web-page <html>'],
  ['<?xml version="1.0"?>', 'web-page <?xml version="1.0"?>'],
  ['Not found', 'not-json Not'],
  [
    'version https://git-lfs.github.com/spec/v1\noid sha256:0',
    'lfs-pointer version https://git-lfs.github.com/spec/v1',
  ],
])('one slip in %s is one fault', (text, fault) => {
  expect(faults(text)).toEqual([fault]);
});

test('a comment in a list of lists is no beginning of a message', () => {
  expect(faults('[/* a */[1], true, {}]')).toEqual(['comment /* a */']);
});

test.each([
  ['a comment', '/* a */'],
  ['a no-break space', '\u00a0'],
  ['a byte-order mark', '\ufeff'],
])('%s is one fault with white space anywhere', (_, slip) => {
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

describe('a bracket that is missing', () => {
  /** The line of the bracket that the fault names as open. */
  const openedLine = (text: string): string | undefined => {
    const fault = findSyntaxFaults(encode(text)).find(({ opened }) => opened !== undefined);
    const at = fault?.opened?.start;
    return at === undefined
      ? undefined
      : text
          .slice(text.lastIndexOf('\n', at) + 1)
          .split('\n')[0]
          ?.trim();
  };
  const written = JSON.stringify(
    { items: { 1: { a: [1, 2] }, 2: { b: { c: 3 } } }, last: { d: 4 } },
    null,
    2,
  );

  test.each([
    ['"1": {', '    },\n    "2"', '    "2"'],
    ['"2": {', '    }\n  },\n  "last"', '  },\n  "last"'],
    ['"b": {', '      }\n    }\n  },', '    }\n  },'],
    ['"items": {', '  },\n  "last"', '  "last"'],
  ])('is found by the indentation below it: that of %s', (line, from, to) => {
    const text = written.replace(from, to);
    expect(text).not.toBe(written);
    expect(openedLine(text)).toBe(line);
  });

  test('is the last open one when everything is on one line or the text was cut off', () => {
    expect(openedLine('{"a":{"b":{"c":1}}')).toBe('{"a":{"b":{"c":1}}');
    expect(openedLine(written.slice(0, written.indexOf('"c"')))).toBe('"b": {');
  });
});
