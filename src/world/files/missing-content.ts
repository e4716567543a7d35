import { compressedFormat, standIn } from '../../bytes/text/stand-in.js';
import { holdsSnapshot } from '../../verdict/lint/holds-snapshot.js';
import type { FileReading } from './read.js';

/** A pointer of Git LFS is shorter than this (its specification). */
const MAX_POINTER_BYTES = 1024;

export const IN_LFS =
  'its content is in Git LFS and has not been downloaded: install git-lfs, then run git lfs pull';

export function isPointer(bytes: Uint8Array): boolean {
  return bytes.length < MAX_POINTER_BYTES && standIn(bytes) === 'lfs-pointer';
}

/** Why a file without a snapshot may have been one, and what to do; undefined for other files. */
export function whyMissing(bytes: Uint8Array): string | undefined {
  const kind = standIn(bytes);
  if (kind === undefined) return undefined;
  const why = {
    'lfs-pointer': IN_LFS,
    compressed: compressedFormat(bytes),
    empty: 'the file is empty: restore it',
    'web-page': 'the file is a web page or XML, not JSON: download the snapshot again',
  }[kind];
  return `${why}, or add the file to "ignore" in the config`;
}

/** Whether what was read is a snapshot, for all that is known. */
export function mayHoldSnapshot(reading: FileReading): boolean {
  return reading.kind !== 'bytes' || holdsSnapshot(reading.bytes);
}
