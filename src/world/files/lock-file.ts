import { linkSync, renameSync, statSync, unlinkSync, writeFileSync } from 'node:fs';
import { readPlainFile } from './read.js';
import { isRunning, temporaryPath } from './write-file.js';

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
    writeFileSync(own, String(process.pid), { flag: 'wx', mode: 0o600 });
    // A link appears with its content, and fails if the name is taken.
    for (let attempt = 0; !isLinked(own, path); attempt++) {
      const owner = lockText(path);
      if (owner !== undefined && (attempt > 2 || holds(path, owner))) throw new LockedError(owner);
      if (owner !== undefined) removeStale(path, owner);
    }
  } finally {
    ignoreMissing(() => unlinkSync(own));
  }
  const release = (): void => {
    process.off('exit', release);
    try {
      if (lockText(path) === String(process.pid)) unlinkSync(path);
    } catch {
      // The work is done, and the next run takes over the lock.
    }
  };
  process.on('exit', release);
  return release;
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

function lockText(path: string): string | undefined {
  return ignoreMissing(() => readPlainFile(path).toString().trim());
}

/** Removes a stale lock, unless another process has taken it meanwhile. */
function removeStale(path: string, stale: string): void {
  const aside = temporaryPath(path);
  const isAside = ignoreMissing(() => {
    renameSync(path, aside);
    return true;
  });
  if (isAside === undefined) return;
  try {
    if (lockText(aside) !== stale) isLinked(aside, path);
  } finally {
    ignoreMissing(() => unlinkSync(aside));
  }
}

/** Whether the process that a lock names still runs. */
function holds(path: string, owner: string): boolean {
  if (!/^[1-9]\d*$/.test(owner)) return false;
  const written = ignoreMissing(() => statSync(path).mtimeMs);
  return written !== undefined && isRunning(Number(owner), written) === true;
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
