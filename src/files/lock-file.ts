import { closeSync, linkSync, openSync, readFileSync, renameSync, statSync, unlinkSync } from 'node:fs';
import { temporaryPath } from './leftovers.js';
import { writeWhole } from './write-whole.js';

/** A lock that another process holds. */
export class LockedError extends Error {
  override readonly name = 'LockedError';

  constructor(readonly owner: number) {
    super(`process ${owner} holds the lock`);
  }
}

/**
 * Takes a lock: a file that holds the id of its process. One whose process no longer runs is taken over.
 *
 * @returns what releases it
 * @throws LockedError, or what the system throws
 */
export function takeLock(path: string): () => void {
  const own = temporaryPath(path);
  const file = openSync(own, 'wx', 0o600);
  try {
    writeWhole(file, Buffer.from(String(process.pid)));
  } finally {
    closeSync(file);
  }
  try {
    // A link appears with its content, and fails if the name is taken.
    for (let attempt = 0; !isLinked(own, path); attempt++) {
      const owner = ownerOf(path);
      if (owner !== undefined && (attempt > 2 || isRunning(path, owner))) throw new LockedError(owner);
      if (owner !== undefined) removeStale(path, owner);
    }
  } finally {
    unlinkSync(own);
  }
  const release = (): void => {
    process.off('exit', release);
    if (ownerOf(path) === process.pid) unlinkSync(path);
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

/** The process in a lock; undefined when the lock is gone. */
function ownerOf(path: string): number | undefined {
  try {
    return Number(readFileSync(path, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Takes a stale lock out of the way, unless another process has done so and holds it now. */
function removeStale(path: string, owner: number): void {
  const aside = temporaryPath(path);
  try {
    renameSync(path, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  if (ownerOf(aside) !== owner) isLinked(aside, path);
  unlinkSync(aside);
}

function isRunning(path: string, owner: number): boolean {
  // In a container every run may have the same id: a lock from before this process began is not its own.
  if (owner === process.pid) return statSync(path).mtimeMs >= Date.now() - process.uptime() * 1000;
  try {
    process.kill(owner, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
