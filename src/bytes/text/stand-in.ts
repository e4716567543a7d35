import { compressedFormat } from './binary-format.js';
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
