import { hashOf } from './sha256.js';

/** Names that every file system accepts unchanged. */
const PLAIN = /^[A-Za-z0-9][A-Za-z0-9_-]{0,79}$/;
/** Names of Windows devices, reserved in every folder. */
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)$/i;
const MAX_START_LENGTH = 40;
const HASH_DIGITS = 32;

/** The folder for a room. An identifier such as `..` or `a/b` becomes its plain characters and its hash. */
export function folderName(room: string): string {
  if (PLAIN.test(room) && !RESERVED.test(room)) return room;
  const start = room.replaceAll(/[^A-Za-z0-9_-]/g, '').slice(0, MAX_START_LENGTH);
  const hash = hashOf(new TextEncoder().encode(room)).slice(0, HASH_DIGITS);
  return `${start}%${hash}`;
}
