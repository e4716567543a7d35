import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { GitProgram } from '../../src/files/git-command.js';
import { emptyGitRepository, emptyRepository, type Repository } from '../cli/repository.js';
import { temporaryFolder } from '../cli/run-roomlint.js';
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
const FOLLOWED = `log --follow --first-parent -m ${RAW} --find-renames --no-color --format=%H`;

const entry = (before: string, after: string, status: string, ...names: string[]): string => {
  const mode = (id: string): string => (id === NONE ? '000000' : id === idOf(LINK) ? '120000' : '100644');
  return `:${mode(before)} ${mode(after)} ${before} ${after} ${status}\0${names.map((name) => `${name}\0`).join('')}`;
};

describe.each([
  ['git', installedGit, emptyGitRepository],
  ['the one in memory', memoryGit, emptyRepository],
] as const)('%s', (title, program, make) => {
  let made: Repository;
  /** Commits, by the names that the cases give them. */
  const commits: Record<string, string> = {};
  const named = (text: string): string =>
    Object.entries(commits).reduce((all, [name, id]) => all.replaceAll(id, name), text);

  /** The answer, its exit code when it is not 0, with names for commits. */
  const ask = (args: string, input = '', cwd = made.cwd): string => {
    const given = args
      .split(' ')
      .map((arg) => arg.replace(/^<(\w+)>/, (_, name: string) => commits[name] ?? ''));
    const { status, stdout } = program(given, { cwd, env: {}, input });
    return (status === 0 ? '' : `${status}: `) + named(String(stdout)).replaceAll(made.cwd, '<top>');
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

  const STAGED = [
    entry(idOf('gone\n'), NONE, 'D', 'gone.json'),
    entry(idOf(LONGER), idOf(LONGER), 'R100', 'rooms/c.json', 'rooms/d "é".json'),
    entry(NONE, idOf('staged\n'), 'A', 'staged.json'),
  ].join('');

  test.each<[title: string, args: string, answer: string, input?: string]>([
    [
      'the top, the file of a merge and HEAD',
      'rev-parse --show-toplevel --git-path MERGE_HEAD --verify --quiet HEAD^{commit}',
      '<top>\n.git/MERGE_HEAD\ntopic\n',
    ],
    ['the commit of a branch', 'rev-parse --verify --quiet --end-of-options main^{commit}', 'main\n'],
    ['the commit before another', 'rev-parse --verify --quiet --end-of-options main~1^{commit}', 'first\n'],
    ['the commit of an id', 'rev-parse --verify --quiet --end-of-options <main>^{commit}', 'main\n'],
    ['no commit of an unknown name', 'rev-parse --verify --quiet --end-of-options nowhere^{commit}', '1: '],
    ['a whole history', 'rev-parse --is-shallow-repository', 'false\n'],
    ['the folder of hooks', 'rev-parse --git-path hooks', '.git/hooks\n'],
    ['the folder that work trees share', 'rev-parse --git-common-dir', '.git\n'],
    ['the current branch', 'symbolic-ref --quiet --short HEAD', 'topic\n'],
    ['no branch of a remote', 'symbolic-ref --quiet --short refs/remotes/origin/HEAD', '1: '],
    ['where two branches part', 'merge-base <main> HEAD', 'first\n'],
    ['a commit as the base of itself', 'merge-base <topic> HEAD', 'topic\n'],
    ['what is staged, with renames', `diff --cached ${RAW} --find-renames <topic>`, STAGED],
    ['the same without a commit', `diff --cached ${RAW} --find-renames`, STAGED],
    [
      'what is staged since an older commit',
      `diff --cached ${RAW} --find-renames <first>`,
      [
        entry(idOf('gone\n'), NONE, 'D', 'gone.json'),
        entry(idOf(LONG), idOf(LONGER), 'R096', 'rooms/b.json', 'rooms/d "é".json'),
        entry(NONE, idOf('staged\n'), 'A', 'staged.json'),
      ].join(''),
    ],
    [
      'what the work tree changes',
      `diff ${RAW} --find-renames --diff-filter=ACDMRT <topic>`,
      [
        entry(idOf(A), NONE, 'M', 'a.json').replace(' 000000 ', ' 100644 '),
        entry(idOf('gone\n'), NONE, 'D', 'gone.json'),
        entry(idOf(LINK), NONE, 'D', 'link.json'),
        entry(idOf(LONGER), idOf(LONGER), 'R100', 'rooms/c.json', 'rooms/d "é".json'),
        entry(NONE, idOf('staged\n'), 'A', 'staged.json'),
      ].join(''),
    ],
    [
      'the names that differ from the index',
      'diff --name-only --ignore-submodules=dirty -z',
      'a.json\0link.json\0',
    ],
    [
      'the names between two commits',
      'diff --name-only --no-renames --relative -z <first> <topic>',
      'rooms/b.json\0rooms/c.json\0',
    ],
    [
      'the renamed files between two commits',
      'diff --name-status --diff-filter=R -M --relative -z <first> <topic>',
      'R096\0rooms/b.json\0rooms/c.json\0',
    ],
    ['files that are not tracked', 'ls-files --others --exclude-standard -z', 'inner/\0new.json\0'],
    [
      'tracked files',
      'ls-files -v -z',
      [
        '.gitignore',
        'a.json',
        'dangling.json',
        'folder',
        'link.json',
        'out.json',
        'rooms/d "é".json',
        'staged.json',
      ]
        .map((name) => `H ${name}\0`)
        .join(''),
    ],
    [
      'the file of a commit',
      '--literal-pathspecs ls-tree --full-tree -z <main> -- a.json',
      `100644 blob ${idOf(CHANGED)}\ta.json\0`,
    ],
    [
      'a link of a commit',
      '--literal-pathspecs ls-tree --full-tree -z <main> -- link.json',
      `120000 blob ${idOf(LINK)}\tlink.json\0`,
    ],
    ['no file of a commit', '--literal-pathspecs ls-tree --full-tree -z <main> -- *.json', ''],
    [
      'the names of a commit',
      'ls-tree -r -z --name-only --full-tree HEAD',
      [
        '.gitignore',
        'a.json',
        'dangling.json',
        'folder',
        'gone.json',
        'link.json',
        'out.json',
        'rooms/c.json',
      ]
        .map((name) => `${name}\0`)
        .join(''),
    ],
    [
      'the versions of a file, also under its earlier name',
      `${FOLLOWED} <topic> -- rooms/c.json`,
      `topic\0\n${entry(idOf(LONG), idOf(LONGER), 'R096', 'rooms/b.json', 'rooms/c.json')}first\0\n${entry(NONE, idOf(LONG), 'A', 'rooms/b.json')}`,
    ],
    [
      'the versions of a changed file',
      `${FOLLOWED} <main> -- a.json`,
      `main\0\n${entry(idOf(A), idOf(CHANGED), 'M', 'a.json')}first\0\n${entry(NONE, idOf(A), 'A', 'a.json')}`,
    ],
    [
      'contents by their ids',
      'cat-file --batch',
      `${idOf(A)} blob ${A.length}\n${A}\n${'1'.repeat(40)} missing\n`,
      `${idOf(A)}\n${'1'.repeat(40)}\n`,
    ],
    [
      'sizes, and what is missing',
      'cat-file --batch-check=%(objectsize)',
      `${LONG.length}\nnone missing\n`,
      `${idOf(LONG)}\nnone\n`,
    ],
    [
      'a content by its name',
      'cat-file --batch --follow-symlinks',
      `${idOf(CHANGED)} blob ${CHANGED.length}\n${CHANGED}\n`,
      'main:a.json\n',
    ],
    [
      'files through links',
      'cat-file --batch-check --follow-symlinks',
      `${idOf(A)} blob ${A.length}\n${idOf(LONG)} blob ${LONG.length}\n`,
      'topic~1:link.json\ntopic~1:folder/b.json\n',
    ],
    [
      'links that lead out, or nowhere',
      'cat-file --batch-check --follow-symlinks',
      'symlink 15\n../outside.json\ndangling 18\nmain:dangling.json\nmain:none.json missing\n',
      'main:out.json\nmain:dangling.json\nmain:none.json\n',
    ],
    ['a content as it is checked out', `cat-file --filters --path=a.json ${idOf(CHANGED)}`, CHANGED],
    ['no filter', 'config -z --show-scope --name-only --get-regexp ^filter\\.', '1: '],
    ['no filter of a file', 'check-attr -z filter -- a.json', 'a.json\0filter\0unspecified\0'],
    ['a file of the index', 'show :staged.json', 'staged\n'],
    ['a file of a commit', 'show <main>:./a.json', CHANGED],
  ])('answers with %s', (_title, args, answer, input) => {
    expect(ask(args, input)).toBe(answer);
  });

  test('answers with paths as they are seen from a folder below', () => {
    expect(ask('rev-parse --show-toplevel --git-path hooks', '', join(made.cwd, 'rooms'))).toBe(
      '<top>\n../.git/hooks\n',
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
    expect(git('status', '--short')).toBe('M  a.json\nA  new/c.json\n');
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
    expect(git('show', 'HEAD:a.json')).toBe('theirs\n');
  });
});
