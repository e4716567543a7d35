import { renameSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';

/** Milliseconds between tries, together less than a second: virus scanners and indexers let go sooner. */
const WAITS = [10, 20, 40, 80, 160, 320] as const;

/** What Windows says while another program has the file open without sharing it. */
const HELD = ['EPERM', 'EACCES', 'EBUSY'];

/** Another program has the file open, and Windows does not let anybody replace it. */
export class HeldFileError extends Error {
  /** As errors of the system have it. */
  readonly syscall = 'rename';

  constructor(cause: unknown) {
    super('another program is using it: close it there, and run this again', { cause });
  }
}

/** The system, or what a test puts in its place. */
export interface Renaming<Result> {
  readonly platform: NodeJS.Platform;
  readonly rename: (from: string, to: string) => Result;
  readonly wait: (milliseconds: number) => Result;
}

/** Puts a file in the place of another, and on Windows waits for its reader. @throws HeldFileError */
export function renameFile(from: string, to: string, system: Renaming<void> = SYSTEM): void {
  for (let tries = 0; ; tries++)
    try {
      system.rename(from, to);
      return;
    } catch (error) {
      system.wait(waitAfter(error, tries, system.platform));
    }
}

/** As renameFile, without keeping others from their work. */
export async function renameFileSoon(
  from: string,
  to: string,
  system: Renaming<Promise<void>> = SYSTEM_SOON,
): Promise<void> {
  for (let tries = 0; ; tries++)
    try {
      await system.rename(from, to);
      return;
    } catch (error) {
      await system.wait(waitAfter(error, tries, system.platform));
    }
}

function waitAfter(error: unknown, tries: number, platform: NodeJS.Platform): number {
  const { code = '' } = error as NodeJS.ErrnoException;
  if (platform !== 'win32' || !HELD.includes(code)) throw error;
  const wait = WAITS[tries];
  if (wait === undefined) throw new HeldFileError(error);
  return wait;
}

const SYSTEM: Renaming<void> = {
  platform: process.platform,
  rename: (from, to) => renameSync(from, to),
  wait: (milliseconds) => {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
  },
};

const SYSTEM_SOON: Renaming<Promise<void>> = {
  platform: process.platform,
  rename,
  wait: (milliseconds) => setTimeout(milliseconds),
};
