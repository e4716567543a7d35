import { afterEach, beforeEach, expect, test } from 'vitest';
import type { FolderOnDisk } from '../../src/gate/folder-on-disk.js';
import type { LocalFile, RoomFolder } from '../../src/gate/ports.js';
import { pull } from '../../src/gate/pull.js';
import { Crash } from './fake-remote.js';
import { Desk, NEW, OLD } from './rooms.js';

/** What a pull writes, in its order. */
const WRITES = ['write', 'keepBase', 'setState'] as const;

let desk: Desk;
beforeEach(async () => {
  desk = new Desk();
  await desk.pull();
  // Somebody else changes the room.
  desk.remote.room = NEW;
});
afterEach(() => desk.close());

/** Ends roomlint before or after a method is called. */
function crashing<Port extends object>(port: Port, name: string, when: 'before' | 'after'): Port {
  return new Proxy(port, {
    get: (target, key) => {
      const value: unknown = Reflect.get(target, key);
      if (typeof value !== 'function') return value;
      return (...words: unknown[]) => {
        if (key === name && when === 'before') throw new Crash(name);
        const result: unknown = value.apply(target, words);
        if (key !== name) return result;
        if (result instanceof Promise)
          return result.then(() => {
            throw new Crash(name);
          });
        throw new Crash(name);
      };
    },
  });
}

const cases = WRITES.flatMap((name) => (['before', 'after'] as const).map((when) => [when, name] as const));

test.each(cases)('a pull that ends %s it calls %s undoes nothing with the next push', async (when, name) => {
  const folder: RoomFolder = crashing<FolderOnDisk>(desk.folder, name, when);
  const file: LocalFile = crashing(desk.file(), name, when);
  await expect(pull({ remote: desk.remote, folder, file }, desk.now())).rejects.toThrow(Crash);
  const held = Buffer.from(desk.file().read() ?? []);
  expect(held.equals(OLD) || held.equals(NEW)).toBe(true);
  const { outcome } = await desk.push({ limit: { kind: 'percent', most: 100 } });
  expect(outcome.kind).toBe(held.equals(NEW) ? 'nothing' : 'lost-update');
  expect(desk.remote.room).toBe(NEW);
  expect((await desk.pull()).kind).toBe(held.equals(NEW) ? 'same' : 'pulled');
  expect(desk.file().read()).toEqual(Buffer.from(NEW));
});
