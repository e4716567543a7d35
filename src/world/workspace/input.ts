import { resolve } from 'node:path';
import { MAX_IMPORTED_BYTES } from '../../model/snapshot/sections.js';
import { type FileReading, readDescriptor, readSnapshotFile } from '../files/read.js';
import { CommandError } from './command-error.js';
import { STDIN } from './path-source.js';

/** Where relative paths start, and what "-" reads. */
interface InputFrom {
  readonly cwd: string;
  readonly stdin: number;
}

/** A file for people. */
export function inputName(path: string): string {
  return path === STDIN ? '<stdin>' : path || '""';
}

/** Reads a file, or standard input for "-". */
export function readInput(
  path: string,
  { cwd, stdin }: InputFrom,
  maxBytes: number = MAX_IMPORTED_BYTES,
): FileReading {
  if (path === '') return { kind: 'error', message: 'the path is empty' };
  return path === STDIN ? readDescriptor(stdin, maxBytes) : readSnapshotFile(resolve(cwd, path), maxBytes);
}

/** What was read of a file that an import would take. @throws CommandError when there are no bytes */
export function requireBytes(reading: FileReading, name: string): FileReading & { readonly kind: 'bytes' } {
  if (reading.kind === 'bytes') return reading;
  const why =
    reading.kind === 'error'
      ? reading.message
      : `larger than ${MAX_IMPORTED_BYTES.toLocaleString('en')} bytes, the most that an import accepts`;
  throw new CommandError(`${name}: ${why}`);
}
