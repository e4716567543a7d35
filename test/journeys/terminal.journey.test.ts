import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { room } from '../example-room.js';
import { emptyGitRepository } from '../front/cli/repository.js';
import { COMMAND, temporaryFolder } from '../front/cli/run-roomlint.js';
import { GIT_SETTINGS } from '../git-environment.js';

/* A real terminal. What init asks, and an answer that ends early, are on test/cases/commands/init-questions.md. */

const folder = temporaryFolder();
const SCRIPT = fileURLToPath(new URL('on-a-terminal.py', import.meta.url));
const CTRL_C = '\u0003';

/** False without python3 and its pty. */
const hasTerminals = spawnSync('python3', ['-c', 'import os, pty; os.waitstatus_to_exitcode']).status === 0;

test.skipIf(!hasTerminals)(
  'init on a real terminal writes nothing when Ctrl-C is pressed (skipped without python3 and its pty)',
  () => {
    const { cwd, write } = emptyGitRepository(join(folder.path, 'rooms'));
    write('garden.json', room());
    const answers = JSON.stringify([['Type y: ', CTRL_C]]);
    const command = [SCRIPT, answers, process.execPath, COMMAND, 'init'];
    const env = { ...process.env, CI: '', NO_COLOR: '1', ...GIT_SETTINGS };
    // As a shell sees it.
    const { status } = spawnSync('python3', command, { cwd, env });
    expect([status, readdirSync(cwd)]).toEqual([130, ['.git', 'garden.json']]);
  },
);
