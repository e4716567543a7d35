import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { LockedError, takeLock } from '../../src/files/lock-file.js';
import { emptyFolder } from '../temporary-folder.js';

const { path: folder } = emptyFolder();
const path = join(folder, 'lock');

describe('a lock', () => {
  test('holds the id of its process until it is released', () => {
    const release = takeLock(path);
    expect(readFileSync(path, 'utf8')).toBe(String(process.pid));
    expect(() => takeLock(path)).toThrow(LockedError);
    release();
    expect(readdirSync(folder)).toEqual([]);
  });

  test('of another process that runs is respected', () => {
    writeFileSync(path, String(process.ppid));
    expect(() => takeLock(path)).toThrow(`process ${process.ppid} holds the lock`);
    expect(readdirSync(folder)).toEqual(['lock']);
  });

  const owners = [String(spawnSync('true').pid), '4194304999', '', '0', '-1', 'NaN', '12 34', '\0\0\0\0'];
  test.each(owners)('that holds %j, which is not the id of a process that runs, is taken over', (owner) => {
    writeFileSync(path, owner);
    takeLock(path)();
    expect(readdirSync(folder)).toEqual([]);
  });

  test.skipIf(process.platform !== 'linux')(
    'of a process that has ended, but whose id is still taken',
    async () => {
      const zombie = await Zombie.make();
      try {
        writeFileSync(path, zombie.id);
        takeLock(path)();
      } finally {
        zombie.end();
      }
    },
  );

  test('leaves nothing behind when it cannot be taken', () => {
    const below = join(folder, 'no', 'lock');
    expect(() => takeLock(below)).toThrow('ENOENT');
    expect(readdirSync(folder)).toEqual([]);
  });
});

/** A zombie: a process that has ended, and whose parent has not collected its exit status. */
class Zombie {
  private constructor(
    readonly id: string,
    private readonly parent: ChildProcess,
  ) {}

  /** The parent turns into a program that waits for no child, and only then does the child end. */
  static async make(): Promise<Zombie> {
    const script = 'cat <&3 >/dev/null & echo $!; exec 3<&-; exec sleep 60';
    const parent = spawn('sh', ['-c', script], { stdio: ['ignore', 'pipe', 'ignore', 'pipe'] });
    const [text] = (await once(parent.stdout as Readable, 'data')) as [Buffer];
    const id = String(text).trim();
    while (readFileSync(`/proc/${parent.pid}/comm`, 'utf8') !== 'sleep\n');
    parent.stdio[3]?.destroy();
    while (!/\) Z/.test(readFileSync(`/proc/${id}/stat`, 'utf8'))) await new Promise(setImmediate);
    return new Zombie(id, parent);
  }

  end(): void {
    this.parent.kill('SIGKILL');
  }
}
