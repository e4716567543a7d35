import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { broken } from '../broken-room.js';
import { room } from '../example-room.js';
import { GIT_SETTINGS } from '../git-environment.js';
import { emptyGitRepository } from './repository.js';
import { COMMAND, temporaryFolder } from './run-roomlint.js';

/* Processes that go on, and real terminals. What init asks is on test/cases/commands/init-questions.md. */

const folder = temporaryFolder();
const CLEAN = room();

const SCRIPT = fileURLToPath(new URL('on-a-terminal.py', import.meta.url));

/** False without python3 and its pty. */
const hasTerminals = spawnSync('python3', ['-c', 'import os, pty; os.waitstatus_to_exitcode']).status === 0;

type Answer = readonly [prompt: string, typed: string];

/** @returns the exit code as a shell sees it, and all that the terminal shows, what is typed included, with LF */
function onATerminal(args: readonly string[], answers: readonly Answer[], cwd = folder.path) {
  const command = [SCRIPT, JSON.stringify(answers), process.execPath, COMMAND, ...args];
  const env = { ...process.env, CI: '', NO_COLOR: '1', ...GIT_SETTINGS };
  const { status, stdout } = spawnSync('python3', command, { cwd, encoding: 'utf8', env });
  return { code: status, shown: stdout.replaceAll('\r\n', '\n') };
}

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

test('--watch checks again when an editor saves, also by replacing the file', async () => {
  folder.write('garden.json', broken);
  const watching = start(['check', '--watch', 'garden.json']);
  expect(await watching.round()).toContain('AutoStart has no effect');
  folder.write('garden.json.new', CLEAN);
  renameSync(join(folder.path, 'garden.json.new'), join(folder.path, 'garden.json'));
  expect(await watching.round()).not.toContain('AutoStart');
  folder.write('garden.json', broken);
  expect(await watching.round()).toContain('AutoStart has no effect');
  expect(await watching.end()).toBe(1);
});

test('--watch plans again when one of the two files changes', async () => {
  folder.write('current.json', CLEAN);
  folder.write('next.json', CLEAN);
  const watching = start(['plan', '--watch', 'current.json', 'next.json']);
  expect(await watching.round()).not.toContain('item');
  folder.write('next.json', JSON.stringify({ ...JSON.parse(CLEAN), roomItems: {}, logic: {} }));
  expect(await watching.round()).toContain('item');
  expect(await watching.end()).toBe(1);
});

describe.skipIf(!hasTerminals)('on a real terminal (skipped without python3 and its pty)', () => {
  test('r checks again, f applies safe fixes, and q quits', () => {
    folder.write('garden.json', broken);
    const PROMPT = 'run again)';
    const keys = [...'rfq'].map((key) => [PROMPT, key] as const);
    const { code, shown } = onATerminal(['check', '--watch', 'garden.json'], keys);
    const rounds = shown.split(PROMPT).slice(0, -1);
    expect(rounds[0]).toContain('watching for changes (q: quit, f: fix, r: ');
    expect(rounds.map((round) => round.includes('AutoStart has no effect'))).toEqual([true, true, false]);
    expect([code, readFileSync(join(folder.path, 'garden.json'), 'utf8')]).toEqual([0, CLEAN]);
  });

  test.each([
    ['Ctrl-C', ['\n', '\n', '\n', '\u0003'], 130],
    ['Ctrl-D', ['\n', '\u0004'], 2],
  ])('init writes nothing when %s is pressed', (key, typed, expected) => {
    const { cwd, write } = emptyGitRepository(join(folder.path, key));
    write('garden.json', CLEAN);
    const questions = ['rooms?', 'each commit?', 'on GitHub?', 'Type y: '];
    const answers = typed.map((line, index): Answer => [questions[index] ?? '', line]);
    expect([onATerminal(['init'], answers, cwd).code, readdirSync(cwd)]).toEqual([
      expected,
      ['.git', 'garden.json'],
    ]);
  });

  test('a check of 50 files shows a bar that counts them, and one of 49 none', () => {
    for (let index = 0; index < 50; index++) folder.write(`rooms/${index}.json`, CLEAN);
    expect(onATerminal(['rooms'], []).shown).toMatch(/checking.* \d+\/50 files/);
    rmSync(join(folder.path, 'rooms/0.json'));
    expect(onATerminal(['rooms'], []).shown).toBe('no findings in 49 files\n');
  });
});
