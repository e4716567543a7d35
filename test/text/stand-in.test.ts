import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { standIn } from '../../src/text/stand-in.js';
import { lintExample } from '../lint-example.js';

const POINTER = `version https://git-lfs.github.com/spec/v1\noid sha256:${'4d7a'.repeat(16)}\nsize 12345\n`;

test.each<[what: string, content: string | Uint8Array, kind: string, rule: string, message: string]>([
  ['no bytes', '', 'empty', 'text/syntax', 'the file is empty: a snapshot starts with { and ends with }'],
  [
    'white space',
    '\ufeff \r\n',
    'empty',
    'text/syntax',
    'the file holds only white space: a snapshot starts with { and ends with }',
  ],
  [
    'a sign-in page',
    '\n<!DOCTYPE html><title>Sign in</title>',
    'web-page',
    'text/syntax',
    'this is a web page or XML, not a snapshot: download the snapshot again',
  ],
  [
    'a page without a doctype',
    '<html lang="en">',
    'web-page',
    'text/syntax',
    'this is a web page or XML, not a snapshot: download the snapshot again',
  ],
  [
    'a Git LFS pointer',
    POINTER,
    'lfs-pointer',
    'text/syntax',
    'this is a Git LFS pointer, not the file itself: run git lfs pull',
  ],
  ['gzip', gzipSync('{}'), 'compressed', 'text/encoding', 'the file is compressed with gzip: decompress it'],
  [
    'a ZIP archive that is ASCII as well',
    'PK\u0003\u0004\u0014\0\0\0\u0008\0',
    'compressed',
    'text/encoding',
    'the file is a ZIP archive: extract the snapshot from it',
  ],
])(
  '%s instead of a room is recognized, and one error says what to do',
  (_what, content, kind, rule, message) => {
    const bytes = Buffer.from(content);
    expect([standIn(bytes), standIn(bytes.subarray(0, 1024))]).toEqual([kind, kind]);
    expect(
      lintExample(bytes)
        .findings.filter(
          (each) => each.message !== 'the file begins with a byte-order mark: save it as UTF-8 without one',
        )
        .map((each) => [each.rule, each.message]),
    ).toEqual([[rule, message]]);
  },
);

test.each(['{}', '[]', 'version 1', '<the room>', '{"a": "<html>"}', 'PKI'])(
  '%j is none of them',
  (content) => {
    expect(standIn(Buffer.from(content))).toBeUndefined();
  },
);
