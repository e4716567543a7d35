import type { FolderOnDisk } from '../../../src/world/gate/folder-on-disk.js';
import type { Result } from '../../../src/world/gate/outcome.js';
import { FolderError } from '../../../src/world/gate/room-state.js';
import { Crash } from './fake-remote.js';

export type Ended = Result | 'crashed';

export async function ended(run: Promise<Result>): Promise<Ended> {
  try {
    return await run;
  } catch (error) {
    if (error instanceof Crash) return 'crashed';
    throw error;
  }
}

/** The methods that write. */
const WRITES = new Set<string>(['setState', 'keepBase', 'saveBackup', 'setJournal', 'keepPayload', 'use']);
/** A push calls them this often at most. */
export const MAX_WRITES = 8;

export const WAYS_TO_FAIL = ['before', 'after', 'full'] as const;

/** A folder in which a write goes wrong: roomlint ends before or after it, or the disk is full. */
export function failing(
  folder: FolderOnDisk,
  write: number,
  how: (typeof WAYS_TO_FAIL)[number],
): FolderOnDisk {
  let count = 0;
  return new Proxy(folder, {
    get: (target, key) => {
      const method: unknown = Reflect.get(target, key);
      if (typeof method !== 'function') return method;
      if (!WRITES.has(String(key))) return method.bind(target);
      return (...words: unknown[]) => {
        const isIt = count++ === write;
        if (isIt && how === 'before') throw new Crash(String(key));
        if (isIt && how === 'full') throw new FolderError('the disk is full');
        const result: unknown = method.apply(target, words);
        if (isIt && how === 'after') throw new Crash(String(key));
        return result;
      };
    },
  });
}

/** A port at which roomlint ends before or after a method is called. */
export function crashing<Port extends object>(port: Port, name: string, when: 'before' | 'after'): Port {
  return new Proxy(port, {
    get: (target, key) => {
      const value: unknown = Reflect.get(target, key);
      if (typeof value !== 'function' || key !== name)
        return typeof value === 'function' ? value.bind(target) : value;
      return (...words: unknown[]) => {
        if (when === 'before') throw new Crash(name);
        const end = (): never => {
          throw new Crash(name);
        };
        const result: unknown = value.apply(target, words);
        return result instanceof Promise ? result.then(end) : end();
      };
    },
  });
}
