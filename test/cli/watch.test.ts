import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { renameSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { room } from '../example-room.js';
import { COMMAND, roomlint, temporaryFolder } from './run-roomlint.js';

const folder = temporaryFolder();
const CLEAN = room();
const BROKEN = CLEAN.replace('"AutoStart": false', '"AutoStart": true');

/** A command that goes on, and what it has printed since it was last asked. */
function start(args: readonly string[]) {
  const child = spawn(process.execPath, [COMMAND, ...args], {
    cwd: folder.path,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  let heard = (): void => {};
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (piece: Buffer) => {
      text += piece;
      heard();
    });
  return {
    /** What it prints until it waits for changes. */
    round: async (): Promise<string> => {
      while (!text.includes('watching for changes\n')) await new Promise<void>((done) => (heard = done));
      const printed = text;
      text = '';
      return printed;
    },
    end: async (): Promise<number | null> => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      const [code] = (await ended) as [number | null];
      return code;
    },
  };
}

/** Saves as editors do that write another file first. */
function replace(name: string, content: string): void {
  folder.write(`${name}.new`, content);
  renameSync(`${folder.path}/${name}.new`, `${folder.path}/${name}`);
}

describe('--watch', () => {
  test('checks again when an editor saves, also by replacing the file', async () => {
    folder.write('garden.json', BROKEN);
    const watching = start(['check', '--watch', 'garden.json']);
    expect(await watching.round()).toContain('AutoStart has no effect');
    replace('garden.json', CLEAN);
    expect(await watching.round()).not.toContain('AutoStart');
    folder.write('garden.json', BROKEN);
    expect(await watching.round()).toContain('AutoStart has no effect');
    expect(await watching.end()).toBe(1);
  });

  test('plans again when one of the two files changes', async () => {
    folder.write('current.json', CLEAN);
    folder.write('next.json', CLEAN);
    const watching = start(['plan', '--watch', 'current.json', 'next.json']);
    expect(await watching.round()).not.toContain('item');
    replace('next.json', JSON.stringify({ ...JSON.parse(CLEAN), roomItems: {}, logic: {} }));
    expect(await watching.round()).toContain('item');
    expect(await watching.end()).toBe(1);
  });

  test.each([
    [['check', '--watch', '-'], '--watch needs files: remove "-"'],
    [['check', '--watch', '--staged'], '--staged'],
    [['check', '--watch', '--since', 'HEAD'], '--since'],
    [['check', '--watch', '--fix', 'a.json'], '--fix'],
    [
      ['check', '--watch', '--format', 'json', 'a.json'],
      '--watch shows findings to people: remove --format json',
    ],
    [['plan', '--watch', '-', 'a.json'], '--watch needs files: remove "-"'],
    [['plan', '--watch', '--since', 'HEAD'], '--since'],
    [['plan', '--watch', '--staged'], '--staged'],
    [
      ['check', '--watch', '--format', 'sarif=a.sarif', 'a.json'],
      '--watch shows findings to people: remove --format sarif',
    ],
    [
      ['plan', '--watch', '--format', 'json', 'a.json', 'b.json'],
      '--watch shows plans to people: remove --format json',
    ],
  ])('refuses %j', async (args, message) => {
    const { code, err, out } = await roomlint(args, { cwd: folder.path });
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(message);
  });
});
