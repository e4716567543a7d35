import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  fchmodSync,
  fsyncSync,
  lstatSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
  unlinkSync,
  writeSync,
} from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { pathInside } from './paths.js';
import { LinkError, namesIn, RefusedError } from './refusals.js';

/* Writes files that roomlint makes so that they are whole or not there, also after a power failure. */

/** At most this much of a file is written by one call to the system. */
const FILE_PIECE = 4 * 1024 * 1024;

/** What a new file gets before it takes its place. */
interface Preparation {
  /** Its rights while it is written, before the umask. */
  readonly mode: number;
  /** Gives it what the old one had. @param file its descriptor */
  readonly takeOver?: (file: number) => void;
  /** Looks a last time at what is to be replaced: false leaves it as it is. */
  readonly isWanted?: () => boolean;
}

/**
 * Puts a new file at `path`, whole or not at all: at every moment, and after every crash, the path leads to the old
 * bytes or to the new ones. They are written beside it, brought to the disk, and renamed. @returns whether it did
 */
export function putInPlace(
  path: string,
  pieces: readonly Uint8Array[],
  { mode, takeOver = () => {}, isWanted = () => true }: Preparation,
): boolean {
  const temporary = temporaryPath(path);
  const file = openSync(temporary, 'wx', mode);
  let isInPlace = false;
  try {
    try {
      for (const piece of pieces) writeWhole(file, piece);
      takeOver(file);
      // Before the last look at the old file, which it would otherwise leave behind.
      fsyncSync(file);
      if (!isWanted()) return false;
    } finally {
      closeSync(file);
    }
    renameFile(temporary, path);
    isInPlace = true;
  } finally {
    if (!isInPlace) remove(temporary);
  }
  flushFolder(dirname(path));
  return true;
}

/**
 * Writes a file of roomlint's own, which survives a power failure. Its rights stay. @param top links below it, and
 * the file as a link, are refused @throws LinkError
 */
export function writeDurably(
  path: string,
  bytes: Uint8Array | readonly Uint8Array[],
  top = dirname(path),
): void {
  const target = resolve(path);
  refuseUnwritable(target, top);
  const old = statSync(target, { throwIfNoEntry: false });
  if (old !== undefined) removeLeftoversIn(dirname(target));
  putInPlace(target, bytes instanceof Uint8Array ? [bytes] : bytes, {
    mode: 0o666,
    takeOver: (file) => old && fchmodSync(file, old.mode & 0o777),
  });
}

/** Refuses a link, and a read-only file, which a rename would replace as well. @throws LinkError, and what the system says */
export function refuseUnwritable(path: string, top: string): void {
  refuseLinks(path, top);
  if (existsSync(path)) accessSync(path, constants.W_OK);
}

/** Writes a new file. @param top links below it are refused @returns whether there was none @throws LinkError */
export function createFile(path: string, top: string, bytes: Uint8Array, mode = 0o666): boolean {
  refuseLinks(path, top);
  const isWanted = (): boolean => !existsSync(path);
  return isWanted() && putInPlace(path, [bytes], { mode, isWanted });
}

/** Refuses a file that is a link, or behind one below `top`. @throws LinkError */
export function refuseLinks(path: string, top: string): void {
  const inside = pathInside(top, path)?.split('/');
  const steps = inside?.map((_, index) => join(top, inside.slice(0, index + 1).join('/'))) ?? [path];
  const link = steps.find((step) => lstatSync(step, { throwIfNoEntry: false })?.isSymbolicLink());
  if (link === undefined) return;
  throw new LinkError(
    link === path
      ? 'it is a symbolic link: give the path of the file itself'
      : `${relative(top, link)} is a symbolic link: give the path of the folder itself`,
    link,
  );
}

/** Makes a folder and those above it: `recursive` of mkdirSync never returns in /proc. */
export function makeFolders(path: string): void {
  const missing: string[] = [];
  for (let folder = resolve(path); !existsSync(folder); folder = dirname(folder)) missing.push(folder);
  for (const folder of missing.reverse()) {
    try {
      mkdirSync(folder);
    } catch (error) {
      // Somebody else was quicker.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
  // Where a file is in the way, this throws.
  if (!statSync(path).isDirectory()) mkdirSync(path);
}

/** Writes all bytes to an open file. */
function writeWhole(file: number, bytes: Uint8Array): void {
  let written = 0;
  while (written < bytes.length) {
    // A disk that is nearly full takes a part, and only the next call fails.
    written += writeSync(file, bytes, written, Math.min(FILE_PIECE, bytes.length - written));
  }
}

/** Makes a rename outlast a power failure, if the system can flush a folder. */
export function flushFolder(folder: string): void {
  try {
    const file = openSync(folder, 'r');
    try {
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
  } catch {
    // Windows does not allow it, and neither do some network disks.
  }
}

/** Tries to rename a file that Windows refuses to replace: virus scanners and indexers let go sooner. */
const MAX_TRIES = 20;
/** Milliseconds between them. */
const WAIT = 40;

/** Puts a file in the place of another, and on Windows waits for its reader. @throws RefusedError */
export function renameFile(
  from: string,
  to: string,
  rename = renameSync,
  platform: NodeJS.Platform = process.platform,
  wait = pause,
): void {
  for (let tries = 1; ; tries++)
    try {
      rename(from, to);
      return;
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException;
      if (platform !== 'win32' || !['EPERM', 'EACCES', 'EBUSY'].includes(code)) throw error;
      if (tries === MAX_TRIES)
        throw new RefusedError('another program is using it: close it there, and run this again');
      wait(WAIT);
    }
}

function pause(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}

/** The name of a temporary file: the id of the process that writes it, and a random number. */
const TEMPORARY = /^\.(?:.*\.)?([1-9]\d{0,9})-[0-9a-f]{16}\.roomlint-tmp$/s;

/** A new temporary file beside `target`, `.<pid>-<random>.roomlint-tmp`, which no search finds. */
export function temporaryPath(target: string): string {
  // Not node:crypto, which takes 10 ms to load even where nothing is written.
  const random = Buffer.from(crypto.getRandomValues(new Uint8Array(8))).toString('hex');
  return join(dirname(target), `.${process.pid}-${random}.roomlint-tmp`);
}

/** Removes the temporary files, and folders, that interrupted runs left in a folder. What cannot be removed stays. */
export function removeLeftoversIn(folder: string): void {
  for (const name of namesIn(folder)) {
    const [, owner] = TEMPORARY.exec(name) ?? [];
    if (owner === undefined) continue;
    const path = join(folder, name);
    try {
      const stats = lstatSync(path);
      const isOurs = stats.isFile() || stats.isDirectory();
      if (isOurs && isRunning(Number(owner), stats.ctimeMs) === false) rmSync(path, { recursive: true });
    } catch {
      // Gone meanwhile, or somebody else's: it does no harm.
    }
  }
}

function remove(temporary: string): void {
  try {
    unlinkSync(temporary);
  } catch {
    // The next run for this file removes it.
  }
}

/** Whether the process that wrote a file at `written` (ms) runs; undefined for an impossible id. */
export function isRunning(id: number, written: number): boolean | undefined {
  // In a container every run may have the same id: a file from before this process began is not its own.
  if (id === process.pid) return written >= Date.now() - process.uptime() * 1000;
  try {
    process.kill(id, 0);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // EPERM is a process of another user.
    return code === 'EPERM' ? true : code === 'ESRCH' ? false : undefined;
  }
  return true;
}
