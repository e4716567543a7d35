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
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  unlinkSync,
  writeSync,
} from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { pathInside } from './paths.js';
import { LinkError, RefusedError } from './refusals.js';

/* Writes files that roomlint makes so that they are whole or not there, also after a power failure. */

/** At most this much of a file is written by one call to the system. */
const FILE_PIECE = 4 * 1024 * 1024;

/** A file that appears whole under its name, or not at all. */
export class PendingFile {
  private isOpen = true;

  private constructor(
    private readonly path: string,
    private readonly temporary: string,
    /** For whoever changes more than the bytes. */
    readonly descriptor: number,
  ) {}

  /** @param mode the rights of the new file, before the umask */
  static create(path: string, mode = 0o666): PendingFile {
    const temporary = temporaryPath(path);
    return new PendingFile(path, temporary, openSync(temporary, 'wx', mode));
  }

  /**
   * Opens a file whose rights stay. @param top links below it, and the file as a link, are refused @throws
   * LinkError
   */
  static open(path: string, top: string): PendingFile {
    refuseLinks(path, top);
    const old = statSync(path, { throwIfNoEntry: false });
    // A rename would replace a read-only file as well.
    if (old !== undefined) accessSync(path, constants.W_OK);
    removeLeftovers(path);
    const pending = PendingFile.create(path);
    if (old !== undefined) fchmodSync(pending.descriptor, old.mode & 0o777);
    return pending;
  }

  write(bytes: Uint8Array): void {
    writeWhole(this.descriptor, bytes);
  }

  /** Puts the file in its place, so that it outlasts a power failure. */
  commit(): void {
    fsyncSync(this.descriptor);
    this.close();
    try {
      renameFile(this.temporary, this.path);
    } catch (error) {
      remove(this.temporary);
      throw error;
    }
    flushFolder(dirname(this.path));
  }

  /** Removes what was written, unless it is in its place. */
  discard(): void {
    if (!this.isOpen) return;
    this.close();
    remove(this.temporary);
  }

  private close(): void {
    this.isOpen = false;
    closeSync(this.descriptor);
  }
}

/**
 * Writes a file that survives a power failure: whole under its name, or not at all. @param top links below it are
 * refused @throws LinkError
 */
export function writeDurably(path: string, bytes: Uint8Array, top = dirname(path)): void {
  const file = PendingFile.open(resolve(path), top);
  try {
    file.write(bytes);
    file.commit();
  } finally {
    file.discard();
  }
}

/** Writes a new file and missing folders. @param top links below it are refused @throws LinkError */
export function createFile(path: string, top: string, bytes: Uint8Array, mode?: number): void {
  refuseLinks(path, top);
  makeFolders(dirname(path));
  // The name is taken with its rights before there is anything to read.
  closeSync(openSync(path, 'wx', mode));
  writeDurably(path, bytes);
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
export function writeWhole(file: number, bytes: Uint8Array): void {
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

/**
 * Removes the temporary files that interrupted runs left beside the file at `path`, or beside the one to
 * which its symbolic links lead. What cannot be read or removed stays, without a message.
 */
export function removeLeftovers(path: string): void {
  try {
    removeLeftoversIn(dirname(realpathSync.native(path)));
  } catch {
    // The file or its folder cannot be read: whoever needs the file reports it.
  }
}

/** Removes temporary files, and folders, in a folder whose processes no longer run. */
export function removeLeftoversIn(folder: string): void {
  for (const name of readdirSync(folder)) {
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
