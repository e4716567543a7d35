import { open, readFile, stat } from 'node:fs/promises';
import { requireFile } from '../files/read.js';
import type { StoredBytes } from './store.js';

/** Bytes that are read from a file at once. */
const PIECE = 1 << 18;

/** The bytes of a file; undefined if there is none. */
export async function readIfThere(path: string): Promise<Uint8Array | undefined> {
  return unlessAbsent(fileAt(path).then(() => readFile(path)));
}

/** An open file, which keeps its bytes when another one takes its place; undefined if there is none. */
export async function openIfThere(path: string): Promise<StoredBytes | undefined> {
  const file = await unlessAbsent(fileAt(path).then(() => open(path, 'r')));
  if (file === undefined) return undefined;
  const { size } = await file.stat();
  return {
    size,
    stream: () => file.createReadStream({ highWaterMark: PIECE }),
    close: () => file.close(),
  };
}

/** @throws NotFileError for a pipe, which would be waited for */
async function fileAt(path: string): Promise<void> {
  requireFile(await stat(path));
}

async function unlessAbsent<Value>(reading: Promise<Value>): Promise<Value | undefined> {
  try {
    return await reading;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** A value read from JSON; undefined for what is not JSON. */
export function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(bytes).toString());
  } catch {
    return undefined;
  }
}
