import { compressedFormat, standIn } from '../../bytes/text/stand-in.js';

/** A pointer of Git LFS is shorter than this (its specification). */
const MAX_POINTER_BYTES = 1024;

export const IN_LFS =
  'its content is in Git LFS and has not been downloaded: install git-lfs, then run git lfs pull';

export function isPointer(bytes: Uint8Array): boolean {
  return bytes.length < MAX_POINTER_BYTES && standIn(bytes) === 'lfs-pointer';
}

/** Why a file without a snapshot may have been one, and what to do; undefined for other files. */
export function whyMissing(bytes: Uint8Array): string | undefined {
  const why = whyWithoutContent(bytes);
  return why && `${why}, or add the file to "ignore" in the config`;
}

function whyWithoutContent(bytes: Uint8Array): string | undefined {
  switch (standIn(bytes)) {
    case 'lfs-pointer':
      return IN_LFS;
    case 'compressed':
      return compressedFormat(bytes);
    case 'empty':
      return 'the file is empty: restore it';
    case 'web-page':
      return 'the file is a web page or XML, not JSON: download the snapshot again';
    case undefined:
      return undefined;
  }
}
