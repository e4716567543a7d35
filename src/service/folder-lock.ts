import { statSync, utimesSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { createLock, lockText, releaseLock, removeStale } from '../files/lock-file.js';
import { whyRefused } from '../files/refusals.js';
import { isRunning, makeFolders } from '../files/write-file.js';
import { CommandError } from '../workspace/command-error.js';

export const LOCK_NAME = 'service.lock';
/** Milliseconds between two signs of life of a service. */
const RENEW_MS = 1_000;
/** Milliseconds without a sign of life after which a service counts as dead. */
const STALE_MS = 5_000;
/** Milliseconds between two looks for a sign of life. */
const POLL_MS = 250;

/** What is in a lock and when it was last renewed. */
interface Seen {
  readonly text: string;
  readonly renewed: number;
}

/** Who holds a lock. */
interface Owner {
  readonly pid: number;
  readonly host: string;
}

/**
 * The lock that gives a data folder to one service: a file that the service renews every second. A lock is
 * stale when its process has ended on this machine, or when nobody renews it for five seconds: the process
 * may have run on another machine, or another program may have its id by now. A service whose lock is taken
 * over all the same, because it was suspended, notices that at its next renewal.
 */
export class FolderLock {
  /** Resolves when another service has taken over the folder. */
  readonly lost: Promise<void>;
  private lose = (): void => {};
  private readonly timer: NodeJS.Timeout;
  private readonly onExit = (): void => this.release();

  private constructor(
    private readonly path: string,
    private readonly own: string,
  ) {
    this.lost = new Promise((resolve) => {
      this.lose = resolve;
    });
    this.timer = setInterval(() => this.renew(), RENEW_MS).unref();
    process.on('exit', this.onExit);
  }

  /**
   * Takes the lock of a data folder. @param ended gives up waiting @param report told when it takes long
   * @returns undefined when `ended` came first @throws CommandError when it cannot be had
   */
  static async take(
    folder: string,
    ended: AbortSignal,
    report: (message: string) => void,
  ): Promise<FolderLock | undefined> {
    const path = join(folder, LOCK_NAME);
    // Two locks are never alike, whoever made them.
    const own = JSON.stringify({ pid: process.pid, host: hostname(), id: crypto.randomUUID() });
    try {
      makeFolders(folder);
      while (!ended.aborted) {
        if (createLock(path, own)) return new FolderLock(path, own);
        await removeIfStale(path, folder, ended, report);
      }
      return undefined;
    } catch (error) {
      if (error instanceof CommandError) throw error;
      throw new CommandError(`the data folder cannot be used: ${path}: ${whyRefused('write', error)}`);
    }
  }

  release(): void {
    clearInterval(this.timer);
    process.off('exit', this.onExit);
    releaseLock(this.path, this.own);
  }

  private renew(): void {
    try {
      const seen = look(this.path);
      if (seen?.text === this.own) utimesSync(this.path, new Date(), new Date());
      else if (seen !== undefined || !createLock(this.path, this.own)) this.stop();
    } catch (error) {
      // The folder is gone. What else the system says may have passed a second later.
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') this.stop();
    }
  }

  private stop(): void {
    clearInterval(this.timer);
    this.lose();
  }
}

/** Undefined if there is no lock. */
function look(path: string): Seen | undefined {
  const text = lockText(path);
  const stats = statSync(path, { throwIfNoEntry: false });
  return text === undefined || stats === undefined ? undefined : { text, renewed: stats.mtimeMs };
}

/** @throws CommandError when the lock is renewed meanwhile */
async function removeIfStale(
  path: string,
  folder: string,
  ended: AbortSignal,
  report: (message: string) => void,
): Promise<void> {
  const first = look(path);
  if (first === undefined) return;
  if (!hasEnded(ownerOf(first))) {
    for (let waited = 0; waited < STALE_MS; waited += POLL_MS) {
      // A service that runs would have renewed it by now.
      if (waited === 2 * RENEW_MS)
        report(
          `${path} seems to be left over from a service that was killed: it is taken over in a few seconds`,
        );
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
      if (ended.aborted) return;
      const seen = look(path);
      if (seen === undefined) return;
      if (seen.text !== first.text || seen.renewed !== first.renewed) throw inUse(folder, ownerOf(seen));
    }
  }
  removeStale(path, first.text);
}

/** Undefined for what is half written or was not written by a service. */
function ownerOf({ text }: Seen): Owner | undefined {
  try {
    const { pid, host } = JSON.parse(text) as Partial<Owner>;
    return Number.isInteger(pid) && typeof host === 'string' ? { pid: pid as number, host } : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a process is known to have ended. One that seems to run may be another one with the same id. */
function hasEnded(owner: Owner | undefined): boolean {
  // As if it had renewed its lock just now: a process with the same id as this one may run in another
  // container.
  return owner?.host === hostname() && isRunning(owner.pid, Date.now()) === false;
}

function inUse(folder: string, owner: Owner | undefined): CommandError {
  const who = owner === undefined ? '' : `, process ${owner.pid} on ${owner.host}`;
  return new CommandError(
    `${folder} is in use by another service${who}: end that service, or choose another folder`,
  );
}
