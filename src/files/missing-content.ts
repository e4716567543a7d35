import { compressedFormat } from '../text/binary-format.js';

/** The first line of the pointer that Git LFS puts in the place of a file (its specification). */
const POINTER = 'version https://git-lfs.github.com/spec/';
const MAX_POINTER_BYTES = 1024;
const LOOKED_AT = 256;

export const IN_LFS =
  'its content is in Git LFS and has not been downloaded: install git-lfs, then run git lfs pull';

export function isPointer(bytes: Uint8Array): boolean {
  return (
    bytes.length < MAX_POINTER_BYTES && Buffer.from(bytes.subarray(0, POINTER.length)).toString() === POINTER
  );
}

/** Why a file without a snapshot may have been one, and what to do; undefined for other files. */
export function whyMissing(bytes: Uint8Array): string | undefined {
  const why = whyWithoutContent(bytes);
  return why && `${why}, or add the file to "ignore" in the config`;
}

function whyWithoutContent(bytes: Uint8Array): string | undefined {
  if (isPointer(bytes)) return IN_LFS;
  const compressed = compressedFormat(bytes);
  if (compressed !== undefined) return compressed;
  const start = new TextDecoder().decode(bytes.subarray(0, LOOKED_AT)).trimStart();
  if (start === '' && bytes.length <= LOOKED_AT) return 'the file is empty: restore it';
  return /^<(!doctype html|html|head|body)\b/i.test(start)
    ? 'the file is a web page, not JSON: download the snapshot again'
    : undefined;
}
