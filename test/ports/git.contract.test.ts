import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { blocksOf } from '../../src/verdict/testing/blocks.js';
import type { GitProgram } from '../../src/world/files/git.js';
import { emptyGitRepository, emptyRepository, type Repository } from '../front/cli/repository.js';
import { temporaryFolder } from '../front/cli/run-roomlint.js';
import { gitEnvironment } from '../git-environment.js';
import { memoryGit } from './memory-git/memory-git.js';

/* What roomlint asks git, and what its tests do with a repository: git and the one in memory answer alike. */

const installedGit: GitProgram = (args, { cwd, input }) =>
  spawnSync('git', args, { cwd, input, env: { ...gitEnvironment(), GIT_OPTIONAL_LOCKS: '0' } });

const folder = temporaryFolder();
const NONE = '0'.repeat(40);
const idOf = (content: string): string =>
  createHash('sha1')
    .update(`blob ${Buffer.byteLength(content)}\0${content}`)
    .digest('hex');

const A = 'first\n';
const CHANGED = 'second\n';
const LONG = Array.from({ length: 30 }, (_, index) => `line ${index}\n`).join('');
const LONGER = `${LONG}line 30\n`;
const LINK = 'a.json';
const RAW = '--raw -z --no-abbrev --no-ext-diff --ignore-submodules=dirty';
/** Contents by the names that the page gives their ids. */
const IDS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.entries({ A, CHANGED, LONG, LONGER, LINK }).map(([name, text]) => [name, idOf(text)]),
  ),
  GONE: idOf('gone\n'),
  STAGED: idOf('staged\n'),
  NONE,
};
const BLOCKS = blocksOf(readFileSync(new URL('./git.md', import.meta.url), 'utf8'));

const entry = (before: string, after: string, status: string, ...names: string[]): string => {
  const mode = (id: string): string => (id === NONE ? '000000' : id === idOf(LINK) ? '120000' : '100644');
  return `:${mode(before)} ${mode(after)} ${before} ${after} ${status}\0${names.map((name) => `${name}\0`).join('')}`;
};

describe.each([
  ['git', installedGit, emptyGitRepository],
  ['the one in memory', memoryGit, emptyRepository],
] as const)('%s', (title, program, make) => {
  let made: Repository;
  /** Commits, by the names that the page gives them. */
  const commits: Record<string, string> = {};

  /** The answer as the page shows it. */
  const ask = (args: string, input = '', cwd = made.cwd): string => {
    const ids = Object.entries({ ...IDS, ...commits });
    const meant = (text: string): string =>
      ids.reduce((all, [name, id]) => all.replaceAll(`<${name}>`, id), text);
    const { status, stdout } = program(meant(args).split(' '), { cwd, env: {}, input: meant(input) });
    const shown = ids.reduce((all, [name, id]) => all.replaceAll(id, `<${name}>`), String(stdout));
    const lines = shown.replaceAll(made.cwd, '<top>').replaceAll('\0', '␀').split('\n');
    if (lines.at(-1) === '') lines.pop();
    else lines.push('(no line break)');
    return [...lines, ...(status === 0 ? [] : [`[exit ${status}]`])].join('\n');
  };

  beforeAll(() => {
    made = make(join(folder.path, title));
    const { cwd, git, write, commit } = made;
    symlinkSync(LINK, join(cwd, 'link.json'));
    symlinkSync('../outside.json', join(cwd, 'out.json'));
    symlinkSync('nowhere', join(cwd, 'dangling.json'));
    symlinkSync('rooms', join(cwd, 'folder'));
    write('.gitignore', 'ignored.json\n');
    commit({ 'a.json': A, 'gone.json': 'gone\n', 'rooms/b.json': LONG });
    commit({ 'a.json': CHANGED });
    git('checkout', '--quiet', '-b', 'topic', 'HEAD~1');
    git('mv', 'rooms/b.json', 'rooms/c.json');
    commit({ 'rooms/c.json': LONGER });
    const [first = '', main = '', topic = ''] = git('rev-parse', 'main~1', 'main', 'topic').split('\n');
    Object.assign(commits, { first, main, topic });
    git('mv', 'rooms/c.json', 'rooms/d "é".json');
    git('rm', '--quiet', 'gone.json');
    made.stage({ 'staged.json': 'staged\n' });
    write('a.json', 'unstaged\n');
    write('new.json', 'new\n');
    write('ignored.json', '');
    rmSync(join(cwd, 'link.json'));
    mkdirSync(join(cwd, 'inner/.git'), { recursive: true });
    writeFileSync(join(cwd, 'inner/.git/HEAD'), 'ref: refs/heads/main\n');
    for (const name of ['objects', 'refs']) mkdirSync(join(cwd, 'inner/.git', name));
  });

  test.each(BLOCKS.map((block) => [block.headings.join(), block] as const))(
    'answers: %s',
    (_title, { content, line }) => {
      const [command = '', ...rest] = content.split('\n');
      const input = rest.filter((each) => each.startsWith('< ')).map((each) => `${each.slice(2)}\n`);
      const shown = ask(command.replace('$ git ', ''), input.join(''));
      expect(shown, `git.md:${line}`).toBe(rest.slice(input.length).join('\n'));
    },
  );

  test('answers with paths as they are seen from a folder below', () => {
    expect(ask('rev-parse --show-toplevel --git-path hooks', '', join(made.cwd, 'rooms'))).toBe(
      '<top>\n../.git/hooks',
    );
  });

  test('refuses where there is no repository', () => {
    const { status, stderr } = program(['rev-parse', '--show-toplevel'], { cwd: '/', env: {} });
    expect([status, String(stderr)]).toEqual([128, expect.stringMatching(/^fatal: not a git repository/)]);
  });

  test('stages, commits, merges, names conflicts and resets', () => {
    const { cwd, git, commit, stage } = make(join(folder.path, `${title} 2`));
    const unborn = program(
      ['rev-parse', '--show-toplevel', '--git-path', 'MERGE_HEAD', '--verify', '--quiet', 'HEAD^{commit}'],
      { cwd, env: {} },
    );
    expect([unborn.status, String(unborn.stdout).split('\n')]).toEqual([1, [cwd, '.git/MERGE_HEAD', '']]);
    commit({ 'a.json': A, 'b.json': LONG });
    git('checkout', '--quiet', '-b', 'topic');
    commit({ 'a.json': 'theirs\n', 'new/c.json': A });
    git('checkout', '--quiet', 'main');
    expect(existsSync(join(cwd, 'new/c.json'))).toBe(false);
    commit({ 'a.json': 'ours\n' });
    expect(() => git('merge', '--quiet', '--no-commit', 'topic')).toThrow();
    expect(readFileSync(join(cwd, '.git/MERGE_HEAD'), 'utf8')).toBe(git('rev-parse', 'topic'));
    expect(git('diff', '--cached', ...RAW.split(' '))).toBe(
      entry(idOf('ours\n'), NONE, 'U', 'a.json') + entry(NONE, idOf(A), 'A', 'new/c.json'),
    );
    stage({ 'a.json': 'both\n' });
    expect(git('diff', '--cached', ...RAW.split(' '))).toBe(
      entry(idOf('ours\n'), idOf('both\n'), 'M', 'a.json') + entry(NONE, idOf(A), 'A', 'new/c.json'),
    );
    commit();
    expect([existsSync(join(cwd, '.git/MERGE_HEAD')), git('merge-base', 'topic', 'HEAD')]).toEqual([
      false,
      git('rev-parse', 'topic'),
    ]);
    git('update-index', '--skip-worktree', 'b.json');
    rmSync(join(cwd, 'b.json'));
    expect(git('ls-files', '-v', '-z')).toBe('H a.json\0S b.json\0H new/c.json\0');
    expect(git('diff', ...RAW.split(' '), 'topic')).toBe(
      entry(idOf('theirs\n'), idOf('both\n'), 'M', 'a.json'),
    );
    git('update-index', '--no-skip-worktree', 'b.json');
    git('reset', '--quiet', '--hard', 'topic');
    expect(readFileSync(join(cwd, 'a.json'), 'utf8')).toBe('theirs\n');
  });
});
