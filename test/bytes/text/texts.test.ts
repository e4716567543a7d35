import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { cutMiddle } from '../../../src/bytes/text/in-words.js';
import { lookAlike } from '../../../src/bytes/text/look-alike.js';
import { standIn } from '../../../src/bytes/text/stand-in.js';
import { lintExample } from '../../lint-example.js';

const POINTER = `version https://git-lfs.github.com/spec/v1\noid sha256:${'4d7a'.repeat(16)}\nsize 12345\n`;

test.each<[kind: string | undefined, message: string, content: string | Uint8Array]>([
  ['empty', 'the file is empty', ''],
  ['empty', 'the file holds only white space', ' \r\n'],
  ['web-page', 'this is a web page or XML', '\n<!DOCTYPE html>'],
  ['web-page', 'this is a web page or XML', '<html lang="en">'],
  ['lfs-pointer', 'this is a Git LFS pointer', POINTER],
  ['compressed', 'the file is compressed with gzip', gzipSync('{}')],
  ['compressed', 'the file is a ZIP archive', Buffer.from('PK\x03\x04\x14\0\0\0\x08\0', 'latin1')],
  [undefined, 'the file is a PNG image', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')],
  [undefined, 'the file is a GLB model', Buffer.from('glTF\x02\0\0\0\xff', 'latin1')],
])('what is there instead of a room is recognized: %s, %s', (kind, message, content) => {
  const bytes = Buffer.from(content);
  expect([standIn(bytes), standIn(bytes.subarray(0, 1024))]).toEqual([kind, kind]);
  expect(lintExample(bytes).findings.map((each) => each.message.slice(0, message.length))).toEqual([message]);
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
