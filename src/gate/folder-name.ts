import { hashOf } from './sha256.js';

/** Names that every file system takes as they are. */
const PLAIN = /^[A-Za-z0-9][A-Za-z0-9_-]{0,79}$/;
/** Names of devices on Windows, in folders as well. */
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)$/i;
const LONGEST_START = 40;
const HASH_DIGITS = 32;

/**
 * The name of the folder for a room. Identifiers come from elsewhere and may be anything: `..`, `a/b`, a device of Windows. One that is no plain
 * name becomes what is plain in it, and a hash.
 */
export function folderName(room: string): string {
  if (PLAIN.test(room) && !RESERVED.test(room)) return room;
  const start = room.replaceAll(/[^A-Za-z0-9_-]/g, '').slice(0, LONGEST_START);
  const hash = hashOf(new TextEncoder().encode(room)).slice(0, HASH_DIGITS);
  return `${start}%${hash}`;
}
