import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, renameSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { broken } from '../broken-room.js';
import { room } from '../example-room.js';
import { hasTerminals, onATerminal } from './on-a-terminal.js';
import { COMMAND, temporaryFolder } from './run-roomlint.js';

const folder = temporaryFolder();
const CLEAN = room();

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
    folder.write('garden.json', broken);
    const watching = start(['check', '--watch', 'garden.json']);
    expect(await watching.round()).toContain('AutoStart has no effect');
    replace('garden.json', CLEAN);
    expect(await watching.round()).not.toContain('AutoStart');
    folder.write('garden.json', broken);
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

  test.skipIf(!hasTerminals)('on a terminal, r checks again, f applies safe fixes, and q quits', () => {
    folder.write('garden.json', broken);
    const PROMPT = 'run again)';
    const keys = [...'rfq'].map((key) => [PROMPT, key] as const);
    const command = [process.execPath, COMMAND, 'check', '--watch', 'garden.json'];
    const { code, shown } = onATerminal(command, keys, { cwd: folder.path });
    const rounds = shown.split(PROMPT).slice(0, -1);
    expect(rounds[0]).toContain('watching for changes (q: quit, f: fix, r: ');
    expect(rounds.map((round) => round.includes('AutoStart has no effect'))).toEqual([true, true, false]);
    expect([code, readFileSync(`${folder.path}/garden.json`, 'utf8')]).toEqual([0, CLEAN]);
  });
});
