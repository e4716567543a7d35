import { describe, expect, test } from 'vitest';
import { whyRefused } from '../../src/files/refusals.js';
import { HeldFileError, type Renaming, renameFile, renameFileSoon } from '../../src/files/rename-file.js';

const refusal = (code: string): Error => Object.assign(new Error(code), { code });

/** A system that refuses so many times, and notes what is done. */
function system(platform: NodeJS.Platform, code: string, refusals: number) {
  const done: string[] = [];
  let left = refusals;
  const renaming: Renaming<void> = {
    platform,
    rename: (from, to) => {
      done.push(`${from} → ${to}`);
      if (left-- > 0) throw refusal(code);
    },
    wait: (milliseconds) => void done.push(`${milliseconds} ms`),
  };
  const soon: Renaming<Promise<void>> = {
    platform,
    rename: async (from, to) => renaming.rename(from, to),
    wait: async (milliseconds) => renaming.wait(milliseconds),
  };
  return { done, renaming, soon };
}

describe.each(['EPERM', 'EACCES', 'EBUSY'])('a file that Windows refuses to replace with %s', (code) => {
  test('is replaced as soon as the other program lets go', async () => {
    const expected = ['a → b', '10 ms', 'a → b', '20 ms', 'a → b'];
    const now = system('win32', code, 2);
    renameFile('a', 'b', now.renaming);
    expect(now.done).toEqual(expected);
    const later = system('win32', code, 2);
    await renameFileSoon('a', 'b', later.soon);
    expect(later.done).toEqual(expected);
  });

  test('is given up in less than a second, with a message that says what to do', async () => {
    const { done, renaming } = system('win32', code, 100);
    expect(() => renameFile('a', 'b', renaming)).toThrow(HeldFileError);
    const waited = done.filter((line) => line.endsWith(' ms')).map((line) => Number.parseInt(line, 10));
    expect(waited.reduce((sum, wait) => sum + wait)).toBeLessThan(1000);
    await expect(renameFileSoon('a', 'b', system('win32', code, 100).soon)).rejects.toThrow(HeldFileError);
    expect(whyRefused('rename', new HeldFileError(refusal(code)))).toBe(
      'another program is using it: close it there, and run this again',
    );
  });

  test.each(['linux', 'darwin'] as const)('is not tried again on %s, where it means something else', (os) => {
    const { done, renaming } = system(os, code, 1);
    expect(() => renameFile('a', 'b', renaming)).toThrow(code);
    expect(done).toEqual(['a → b']);
  });
});

test('other refusals of Windows are final', () => {
  const { done, renaming } = system('win32', 'ENOSPC', 1);
  expect(() => renameFile('a', 'b', renaming)).toThrow('ENOSPC');
  expect(done).toEqual(['a → b']);
});
