import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { firstJsonFault } from '../../src/roundtrip/not-json.js';
import { binaryFormat } from '../../src/text/binary-format.js';

test.each([
  ['gzip', gzipSync('{}'), 'the file is compressed with gzip: decompress it'],
  ['bzip2', 'BZh91AY&SY\xff', 'the file is compressed with bzip2: decompress it'],
  ['xz', '\xfd7zXZ\0', 'the file is compressed with xz: decompress it'],
  ['Zstandard', '\x28\xb5\x2f\xfd', 'the file is compressed with Zstandard: decompress it'],
  ['ZIP', 'PK\x03\x04\xff', 'the file is a ZIP archive: extract the snapshot from it'],
  ['7-Zip', '7z\xbc\xaf\x27\x1c', 'the file is a 7-Zip archive: extract the snapshot from it'],
  ['PNG', '\x89PNG\r\n\x1a\n', 'the file is a PNG image, not a snapshot: check the path'],
  ['JPEG', '\xff\xd8\xff\xe0', 'the file is a JPEG image, not a snapshot: check the path'],
  ['WebP', 'RIFF\n\xff\0\0WEBPVP8 ', 'the file is a WebP image or a sound, not a snapshot: check the path'],
  ['GLB', 'glTF\x02\0\0\0\xff', 'the file is a GLB model, not a snapshot: check the path'],
  ['PDF', '%PDF-1.7\n\xff', 'the file is a PDF, not a snapshot: check the path'],
])('a file of another format is named: %s', (_, content, message) => {
  const bytes = Buffer.from(content as string, 'latin1');
  expect(binaryFormat(bytes)).toBe(message);
  if (bytes.toString('latin1') !== bytes.toString())
    expect(firstJsonFault(bytes)).toMatchObject({ at: { line: 1, column: 1 }, message });
});

test.each(['', '{', '\xff{}', 'PK{', '\x1f{}'])('other bytes are of no format: %j', (content) => {
  expect(binaryFormat(Buffer.from(content, 'latin1'))).toBeUndefined();
});
