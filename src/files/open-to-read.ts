import { closeSync, constants, fstatSync, openSync, readFileSync, type Stats, statSync } from 'node:fs';
import { NotFileError } from './refusals.js';

/** Opens a plain file, or a pipe that is already open: others may never end. @throws NotFileError */
export function openToRead(path: string): number {
  const found = statSync(path);
  if (found.isFIFO() && isOpenAlready(path)) return openSync(path, 'r');
  requireFile(found);
  // Another program may put a pipe in its place meanwhile.
  const file = openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
  try {
    requireFile(fstatSync(file));
    return file;
  } catch (error) {
    closeSync(file);
    throw error;
  }
}

/** The bytes of a plain file. @throws NotFileError, and what the system says */
export function readPlainFile(path: string): Buffer {
  const file = openToRead(path);
  try {
    return readFileSync(file);
  } finally {
    closeSync(file);
  }
}

/** @throws NotFileError */
export function requireFile(stats: Stats): void {
  if (stats.isFile()) return;
  if (stats.isDirectory()) throw new NotFileError('this is a folder, not a file');
  if (stats.isFIFO())
    throw new NotFileError('this is a named pipe, not a file: save its content to a file first');
  if (stats.isSocket()) throw new NotFileError('this is a socket, not a file');
  throw new NotFileError('this is a device, not a file');
}

function isOpenAlready(path: string): boolean {
  return /^\/(?:dev\/(?:stdin$|fd\/\d+$)|proc\/(?:self|\d+)\/fd\/\d+$)/.test(path);
}
