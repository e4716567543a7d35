import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { room } from '../example-room.js';
import { emptyGitRepository } from '../front/cli/repository.js';
import { COMMAND, temporaryFolder } from '../front/cli/run-roomlint.js';
import { GIT_SETTINGS } from '../git-environment.js';

/* Real terminals. What init asks is on test/cases/commands/init-questions.md. */

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

describe.skipIf(!hasTerminals)('on a real terminal (skipped without python3 and its pty)', () => {
  test.each([
    ['Ctrl-C', '\u0003', 130],
    ['Ctrl-D', '\u0004', 2],
  ])('init writes nothing when %s is pressed', (key, typed, expected) => {
    const { cwd, write } = emptyGitRepository(join(folder.path, key));
    write('garden.json', CLEAN);
    expect([onATerminal(['init'], [['Type y: ', typed]], cwd).code, readdirSync(cwd)]).toEqual([
      expected,
      ['.git', 'garden.json'],
    ]);
  });
});
