import { byteOrderMarkLength } from './encoding.js';

/** What a file may hold instead of the snapshot that was in it. */
export type StandIn = 'empty' | 'web-page' | 'lfs-pointer' | 'compressed';

/** Enough bytes to recognize each of them, after white space. */
const LOOKED_AT = 256;

/** Whether a file is empty, a web page, a Git LFS pointer or compressed. Its first 1,024 bytes are enough. */
export function standIn(bytes: Uint8Array): StandIn | undefined {
  if (compressedFormat(bytes) !== undefined) return 'compressed';
  let start = byteOrderMarkLength(bytes);
  while (start < bytes.length && (bytes[start] as number) <= 0x20) start++;
  if (start === bytes.length) return 'empty';
  const text = new TextDecoder().decode(bytes.subarray(start, start + LOOKED_AT));
  // A doctype, an XML declaration or an element, but not a placeholder such as `<the room>`.
  if (/^<(?:!doctype|\?xml|[a-z][\w-]*[\s>])/i.test(text) && !/^<[^<>!?=]*>\s*$/.test(text))
    return 'web-page';
  return text.startsWith('version https://git-lfs.github.com/spec/') ? 'lfs-pointer' : undefined;
}

const COMPRESSED: Readonly<Record<string, string>> = {
  gzip: '\x1f\x8b',
  bzip2: 'BZh',
  xz: '\xfd7zXZ',
  Zstandard: '\x28\xb5\x2f\xfd',
};
const ARCHIVES: Readonly<Record<string, string>> = { ZIP: 'PK\x03\x04', '7-Zip': '7z\xbc\xaf', RAR: 'Rar!' };
const OTHERS: Readonly<Record<string, string>> = {
  'PNG image': '\x89PNG',
  'JPEG image': '\xff\xd8\xff',
  'GIF image': 'GIF8',
  'WebP image or a sound': 'RIFF',
  'GLB model': 'glTF',
  PDF: '%PDF',
};
/** No format needs more bytes. */
const START = 8;

/** What a file is that is not UTF-8 and no text, and what to do; undefined where its beginning is not known. */
export function binaryFormat(bytes: Uint8Array): string | undefined {
  const other = formatIn(bytes, OTHERS);
  return compressedFormat(bytes) ?? (other && `the file is a ${other}, not a snapshot: check the path`);
}

/** How a file is compressed, and what to do; undefined where its beginning is not known. */
export function compressedFormat(bytes: Uint8Array): string | undefined {
  const compressed = formatIn(bytes, COMPRESSED);
  if (compressed !== undefined) return `the file is compressed with ${compressed}: decompress it`;
  const archive = formatIn(bytes, ARCHIVES);
  return archive && `the file is a ${archive} archive: extract the snapshot from it`;
}

function formatIn(bytes: Uint8Array, formats: Readonly<Record<string, string>>): string | undefined {
  const start = Array.from(bytes.subarray(0, START), (byte) => String.fromCharCode(byte)).join('');
  return Object.keys(formats).find((name) => start.startsWith(formats[name] ?? start));
}
