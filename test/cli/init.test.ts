import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { GIT_SETTINGS } from '../git-environment.js';
import { recipe } from '../recipes.js';
import { type Answer, hasTerminals, onATerminal } from './on-a-terminal.js';
import { clean, emptyGitRepository, emptyRepository } from './repository.js';
import { COMMAND, roomlint, temporaryFolder } from './run-roomlint.js';

/* What init writes and asks is on the pages init*.md in test/cases/commands. */

const folder = temporaryFolder();
const HOOK = '.git/hooks/pre-commit';
let made = 0;

test.each([
  ['plain', HOOK, 'hook', 0o755],
  ['husky', '.husky/pre-commit', 'husky', 0o755],
  ['lefthook', 'lefthook.yml', 'lefthook', 0o644],
  ['pre-commit', '.pre-commit-config.yaml', 'pre-commit', 0o644],
] as const)('the hook of %s is the one that the documentation shows', async (kind, path, name, mode) => {
  const { cwd, read, write } = emptyRepository(join(folder.path, `project-${made++}`));
  write('garden.json', clean);
  expect((await roomlint(['init', '--yes', '--hook', kind], { cwd })).code).toBe(0);
  expect([read(path), statSync(join(cwd, path)).mode & 0o755]).toEqual([recipe(name), mode]);
  expect(existsSync(join(cwd, HOOK))).toBe(kind === 'plain');
});

test.each([
  ['git+https://github.com/acme/roomlint.git#v0.2.0', 'acme'],
  ['git+ssh://git@github.com/acme/roomlint.git', 'acme'],
  ['acme/roomlint', 'acme'],
  ['^0.2.0', 'OWNER'],
  ['file:../roomlint', 'OWNER'],
  ['https://example.com/roomlint.tgz', 'OWNER'],
])('the account of the workflow is read from %s', async (from, account) => {
  const { cwd, read, write } = emptyRepository(join(folder.path, `project-${made++}`));
  write('garden.json', clean);
  write('package.json', JSON.stringify({ dependencies: { roomlint: from } }));
  await roomlint(['init', '--yes', '--hook', 'none'], { cwd });
  expect(read('.github/workflows/roomlint.yml')).toContain(`uses: ${account}/roomlint@v`);
});

test('control characters in names of files are shown so that they do no harm', async () => {
  const name = 'a\n"room"\u001b[31m';
  const cwd = folder.fresh({ [`${name}.json`]: clean });
  const { code, out } = await roomlint(['init', '--yes'], { cwd });
  expect([code, out.includes('\u001b'), existsSync(join(cwd, `${name}.play`))]).toEqual([0, false, true]);
});

describe.skipIf(!hasTerminals)('init on a real terminal (skipped without python3 and its pty)', () => {
  const answer = (...lines: readonly string[]) => {
    const { cwd, write } = emptyGitRepository(join(folder.path, `project-${made++}`));
    write('garden.json', clean);
    const questions = ['rooms?', 'each commit?', 'on GitHub?', 'Type y: '];
    const answers = lines.map((line, index): Answer => [questions[index] ?? '', line]);
    const command = [process.execPath, COMMAND, 'init'];
    return { cwd, ...onATerminal(command, answers, { cwd, env: GIT_SETTINGS }) };
  };

  test('shows all files before the last question, writes after y, and ends with the first check', () => {
    const { code, cwd, shown } = answer('\n', '\n', '\n', 'y\n');
    const [before = '', after = ''] = shown.split('Write 5 files? Type y: ');
    for (const name of ['roomlint.config.json', HOOK, '.github/workflows/roomlint.yml', '.gitignore'])
      expect(before).toMatch(new RegExp(`^${name.replaceAll('.', '\\.')}[ :]`, 'm'));
    expect(after).toContain('roomlint check\nno findings in 1 file\n');
    expect([code, existsSync(join(cwd, HOOK))]).toEqual([0, true]);
  });

  test.each([
    ['Ctrl-C', ['\n', '\n', '\n', '\u0003'], 130],
    ['Ctrl-D', ['\n', '\u0004'], 2],
  ])('writes nothing when %s is pressed', (_key, typed, expected) => {
    const { code, cwd } = answer(...typed);
    expect([code, readdirSync(cwd)]).toEqual([expected, ['.git', 'garden.json']]);
  });
});
