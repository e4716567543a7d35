import { unprescannedBuffer } from './prescan-thread.js';
import { readDescriptor, readSnapshotFile } from './read.js';
import { MAX_OUTPUT } from './sizes.js';

/** The names in a list of files, or why there are none. */
export type FileList =
  | { readonly kind: 'names'; readonly names: readonly string[] }
  | { readonly kind: 'error'; readonly message: string };

/** Reads a list of files: a path, or a descriptor such as that of standard input. */
export function readFileList(from: string | number): FileList {
  const reading =
    typeof from === 'number'
      ? readDescriptor(from, MAX_OUTPUT, unprescannedBuffer)
      : readSnapshotFile(from, MAX_OUTPUT, unprescannedBuffer);
  if (reading.kind === 'error') return reading;
  if (reading.kind === 'too-large')
    return { kind: 'error', message: `it is larger than ${MAX_OUTPUT.toLocaleString('en')} bytes` };
  return namesIn(reading.bytes);
}

/** The names in a list: one a line, or ended by NUL, as `find -print0` and `git ls-files -z` write them. */
function namesIn(bytes: Uint8Array): FileList {
  const text = decoded(bytes);
  if (text === undefined)
    return { kind: 'error', message: 'it is not UTF-8: write the list as UTF-8, one path a line' };
  const names = text.includes('\0') ? text.split('\0') : text.split(/\r?\n/);
  return { kind: 'names', names: names.filter((name) => name !== '') };
}

/** PowerShell 5 writes UTF-16, with a byte order mark. */
function decoded(bytes: Uint8Array): string | undefined {
  const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}
