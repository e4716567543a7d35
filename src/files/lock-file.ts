import { closeSync, linkSync, openSync, renameSync, statSync, unlinkSync } from 'node:fs';
import { temporaryPath } from './leftovers.js';
import { readPlainFile } from './open-to-read.js';
import { isRunning } from './running-process.js';
import { writeWhole } from './write-whole.js';

/** A lock that another process holds. */
export class LockedError extends Error {
  override readonly name = 'LockedError';

  constructor(readonly owner: string) {
    super(`process ${owner} holds the lock`);
  }
}

/** Takes a lock, also from a process that has ended. @returns what releases it @throws LockedError */
export function takeLock(path: string): () => void {
  const own = temporaryPath(path);
  try {
    createLock(own, String(process.pid));
    // A link appears with its content, and fails if the name is taken.
    for (let attempt = 0; !isLinked(own, path); attempt++) {
      const owner = lockText(path);
      if (owner !== undefined && (attempt > 2 || holds(path, owner))) throw new LockedError(owner);
      if (owner !== undefined) removeStale(path, owner);
    }
  } finally {
    removeIfThere(own);
  }
  const release = (): void => {
    process.off('exit', release);
    releaseLock(path, String(process.pid));
  };
  process.on('exit', release);
  return release;
}

/** Makes a file that holds `text`. Returns false if there is one under this name. */
export function createLock(path: string, text: string): boolean {
  let file: number;
  try {
    file = openSync(path, 'wx', 0o600);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
  try {
    writeWhole(file, Buffer.from(text));
    return true;
  } catch (error) {
    unlinkSync(path);
    throw error;
  } finally {
    closeSync(file);
  }
}

/** Removes a lock that holds `text`. One that stays is stale once its process ends. */
export function releaseLock(path: string, text: string): void {
  try {
    if (lockText(path) === text) unlinkSync(path);
  } catch {
    // The work is done, and the next run takes over the lock.
  }
}

function isLinked(own: string, path: string): boolean {
  try {
    linkSync(own, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

export function lockText(path: string): string | undefined {
  return ignoreMissing(() => readPlainFile(path).toString().trim());
}

/** Removes a stale lock, unless another process has taken it meanwhile. */
export function removeStale(path: string, stale: string): void {
  const aside = temporaryPath(path);
  const isAside = ignoreMissing(() => {
    renameSync(path, aside);
    return true;
  });
  if (isAside === undefined) return;
  try {
    if (lockText(aside) !== stale) isLinked(aside, path);
  } finally {
    removeIfThere(aside);
  }
}

/** Whether the process that a lock names still runs. */
function holds(path: string, owner: string): boolean {
  if (!/^[1-9]\d*$/.test(owner)) return false;
  const written = ignoreMissing(() => statSync(path).mtimeMs);
  return written !== undefined && isRunning(Number(owner), written) === true;
}

function removeIfThere(path: string): void {
  ignoreMissing(() => unlinkSync(path));
}

/** The value, unless the file is gone. */
function ignoreMissing<Value>(act: () => Value): Value | undefined {
  try {
    return act();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
