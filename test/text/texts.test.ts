import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { binaryFormat } from '../../src/text/binary-format.js';
import { brand } from '../../src/text/brand.js';
import { cutMiddle } from '../../src/text/cut-middle.js';
import { lookAlike } from '../../src/text/look-alike.js';
import { standIn } from '../../src/text/stand-in.js';
import { lintExample } from '../lint-example.js';

const POINTER = `version https://git-lfs.github.com/spec/v1\noid sha256:${'4d7a'.repeat(16)}\nsize 12345\n`;

test.each<[content: string | Uint8Array, kind: string | undefined, finding: string]>([
  ['', 'empty', 'text/syntax the file is empty: a snapshot starts with { and ends with }'],
  [' \r\n', 'empty', 'text/syntax the file holds only white space: a snapshot starts with { and ends with }'],
  [
    '\n<!DOCTYPE html>',
    'web-page',
    'text/syntax this is a web page or XML, not a snapshot: download the snapshot again',
  ],
  [
    '<html lang="en">',
    'web-page',
    'text/syntax this is a web page or XML, not a snapshot: download the snapshot again',
  ],
  [POINTER, 'lfs-pointer', 'text/syntax this is a Git LFS pointer, not the file itself: run git lfs pull'],
  [gzipSync('{}'), 'compressed', 'text/encoding the file is compressed with gzip: decompress it'],
  [
    Buffer.from('PK\x03\x04\x14\0\0\0\x08\0', 'latin1'),
    'compressed',
    'text/encoding the file is a ZIP archive: extract the snapshot from it',
  ],
  [
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    undefined,
    'text/encoding the file is a PNG image, not a snapshot: check the path',
  ],
  [
    Buffer.from('glTF\x02\0\0\0\xff', 'latin1'),
    undefined,
    'text/encoding the file is a GLB model, not a snapshot: check the path',
  ],
])(
  'what is there instead of a room is recognized, and one error says what to do: %j',
  (content, kind, finding) => {
    const bytes = Buffer.from(content);
    expect([standIn(bytes), standIn(bytes.subarray(0, 1024))]).toEqual([kind, kind]);
    expect(lintExample(bytes).findings.map((each) => `${each.rule} ${each.message}`)).toEqual([finding]);
  },
);

test.each(['{}', '[]', 'version 1', '<the room>', '{"a": "<html>"}', 'PK{', '\xff{}'])(
  '%j is none of them',
  (content) => {
    const bytes = Buffer.from(content, 'latin1');
    expect([standIn(bytes), binaryFormat(bytes)]).toEqual([undefined, undefined]);
  },
);

test('instanceof knows the objects of every copy of a class, and of nothing else', () => {
  const copy = (name = 'Thing'): (new () => object) => {
    class Thing {
      readonly kind = 'thing';

      static {
        brand(Thing, name);
      }
    }
    return Thing;
  };
  const [One, Other] = [copy(), copy()];
  class Own extends One {}
  expect([new One() instanceof Other, new Own() instanceof Other, new Own() instanceof Own]).toEqual([
    true,
    true,
    true,
  ]);
  for (const value of [new (copy('Other'))(), undefined, null, 'text', 1, {}, []])
    expect((value as unknown) instanceof One).toBe(false);
  expect(new One() instanceof Own).toBe(false);
  expect(Reflect.ownKeys(new One())).toEqual(['kind']);
});

test('a long text loses its middle, and no character loses a half', () => {
  expect([cutMiddle('abcdefg', 7), cutMiddle('abcdefgh', 7), cutMiddle('ab😀cd😀gh', 7)]).toEqual([
    'abcdefg',
    'abc…fgh',
    'ab…gh',
  ]);
});

test.each([
  ['0_café', '0_cafe\u0301', /NFC and NFD/],
  ['0_key', '0_key ', /white space/],
  ['0_key', '0_\ufeffkey\u00ad', /invisible/],
  ['0_key', '0_k\u0435y', /another alphabet/],
  ['0_my key', '0_my\u00a0key', /another kind of space/],
  ['0_key', '0_Key', undefined],
  ['0_key', '0_key', undefined],
])('what looks alike is told apart: %j and %j', (one, other, expected) => {
  for (const text of [lookAlike(one, other), lookAlike(other, one)])
    if (expected === undefined) expect(text).toBeUndefined();
    else expect(text).toMatch(expected);
});
