import {
  accessSync,
  closeSync,
  constants,
  fchmodSync,
  fsyncSync,
  lstatSync,
  openSync,
  statSync,
  unlinkSync,
  write,
} from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { promisify } from 'node:util';
import { removeLeftovers, temporaryPath } from './leftovers.js';
import { pathInside } from './relative-path.js';
import { renameFile, renameFileSoon } from './rename-file.js';
import { flushFile, flushFolder, flushFolderSoon, writeWhole } from './write-whole.js';

/** A path that would be written through a symbolic link. The message names the link. */
export class LinkError extends Error {
  constructor(
    message: string,
    /** The path of the link. */
    readonly link: string,
  ) {
    super(message);
  }
}

/**
 * A file of roomlint's own that appears whole under its name, or not at all. replaceFile is for files of
 * people.
 */
export class PendingFile {
  private file: number | undefined;

  private constructor(
    private readonly path: string,
    private readonly temporary: string,
    mode = 0o666,
  ) {
    this.file = openSync(temporary, 'wx', mode);
    unfinished.add(temporary);
  }

  /** @param mode the rights of the new file, before the umask */
  static create(path: string, mode?: number): PendingFile {
    return new PendingFile(path, temporaryPath(path), mode);
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
    if (old !== undefined && pending.file !== undefined) fchmodSync(pending.file, old.mode & 0o777);
    return pending;
  }

  write(bytes: Uint8Array): void {
    if (this.file !== undefined) writeWhole(this.file, bytes);
  }

  /** As {@link write}, without keeping others from their work: one call at a time. */
  async writeSoon(bytes: Uint8Array): Promise<void> {
    for (let at = 0; at < bytes.length && this.file !== undefined; )
      at += (await writeTo(this.file, bytes, at)).bytesWritten;
  }

  /** Puts the file in its place, so that it outlasts a power failure. */
  commit(): void {
    if (this.file === undefined) return;
    fsyncSync(this.file);
    closeSync(this.file);
    this.file = undefined;
    renameFile(this.temporary, this.path);
    unfinished.delete(this.temporary);
    flushFolder(dirname(this.path));
  }

  /** As {@link commit}, without keeping others from their work. */
  async commitSoon(): Promise<void> {
    if (this.file === undefined) return;
    await flushFile(this.file);
    closeSync(this.file);
    this.file = undefined;
    await renameFileSoon(this.temporary, this.path);
    unfinished.delete(this.temporary);
    await flushFolderSoon(dirname(this.path));
  }

  /** Removes the temporary file if the file is not in its place. */
  discard(): void {
    if (this.file !== undefined) closeSync(this.file);
    this.file = undefined;
    if (unfinished.has(this.temporary)) remove(this.temporary);
  }
}

const writeTo = promisify(write);

/** Temporary files to remove when the process ends early. */
const unfinished = new Set<string>();
process.on('exit', () => {
  for (const path of unfinished) remove(path);
});

function remove(temporary: string): void {
  unfinished.delete(temporary);
  try {
    unlinkSync(temporary);
  } catch {
    // The next run for this file removes it.
  }
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Removes temporary files before a signal ends the process. @returns what ends that */
export function tidyUpOnSignals(): () => void {
  const stop = (): void => {
    for (const signal of SIGNALS) process.off(signal, end);
  };
  const end = (signal: NodeJS.Signals): void => {
    for (const path of unfinished) remove(path);
    stop();
    // As it would have ended: the shell sees what happened.
    process.kill(process.pid, signal);
  };
  for (const signal of SIGNALS) process.on(signal, end);
  return stop;
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

/** Writes a file that survives a power failure: whole under its name, or not at all. @throws LinkError */
export function writeDurably(path: string, bytes: Uint8Array): void {
  const file = PendingFile.open(resolve(path), dirname(path));
  try {
    file.write(bytes);
    file.commit();
  } finally {
    file.discard();
  }
}

/** Writes a file, whole or not at all. The caller must not run two at once for one path. */
export async function putFile(path: string, bytes: Uint8Array, mode?: number): Promise<void> {
  const file = PendingFile.create(path, mode);
  try {
    await file.writeSoon(bytes);
    await file.commitSoon();
  } finally {
    file.discard();
  }
}
