import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { GitProgram } from '../../src/world/files/git.js';
import { broken } from '../example-changes.js';
import { clean, newGitRepository, newRepository, type Repository } from '../front/cli/repository.js';
import { COMMAND, roomlint, temporaryFolder } from '../front/cli/run-roomlint.js';
import { gitEnvironment } from '../git-environment.js';
import { memoryGit } from './memory-git/memory-git.js';

/* Repositories that somebody else has made. What commands show of a change is on the pages of test/cases/commands. */

const folder = temporaryFolder();
let count = 0;
/** A file that is there once a program of the repository has been started. */
let mark = '';

/** A repository by git itself, for what only git does. */
function byGit(): Repository {
  mark = join(folder.path, `ran-${++count}`);
  return newGitRepository(join(folder.path, `repository-${count}`));
}

describe('no program that a repository configures is started', () => {
  test('by git itself, and no setting changes what is found', async () => {
    const { cwd, write, read, git, commit } = byGit();
    const program = `touch '${mark}'; cat`;
    commit({ '.gitattributes': '*.json filter=a=b diff=x\n' });
    write('.git/evil/post-index-change', `#!/bin/sh\ntouch '${mark}'\n`);
    chmodSync(join(cwd, '.git/evil/post-index-change'), 0o755);
    git('mv', 'rooms/a.json', 'rooms/\u00e9 "a".json');
    const settings = readFileSync(new URL('hostile-git-config.ini', import.meta.url), 'utf8')
      .replaceAll('PROGRAM', program)
      .replace('HOOKS', join(cwd, '.git/evil'));
    write('.git/config', read('.git/config') + settings);
    write('rooms/\u00e9 "a".json', `${broken}\n`);
    const args = ['--since', 'HEAD', '--new', '--with-plan', '--format', 'short'];
    const { code, out, err } = await roomlint(args, { cwd });
    expect(existsSync(mark), err).toBe(false);
    const finding = /^rooms\/\u00e9 "a"\.json:\d+:\d+ error [^\n]*\n$/;
    expect([code, out]).toEqual([1, expect.stringMatching(finding)]);
  });

  test('of a repository that lies below another one as files', async () => {
    const made = byGit();
    const config = `[core]\n\tbare = false\n\tworktree = .\n\tfsmonitor = "touch '${mark}'; false"\n`;
    for (const [name, text] of Object.entries({ HEAD: 'ref: refs/heads/main\n', config, 'b.json': clean }))
      made.write(`rooms/inner/${name}`, text);
    for (const name of ['objects', 'refs']) mkdirSync(join(made.cwd, 'rooms/inner', name));
    const run = await roomlint(['--since', 'HEAD'], { cwd: join(made.cwd, 'rooms/inner') });
    expect(run).toMatchObject({
      code: 2,
      err: 'roomlint: this repository has no work tree, so there is nothing to check\n',
    });
    expect(existsSync(mark)).toBe(false);
  });

  test('by a download of what a partial clone lacks', async () => {
    const { cwd } = byGit();
    const partial = join(folder.path, `partial-${count}`);
    const git = (...args: string[]): Buffer => execFileSync('git', args, { cwd, stdio: 'pipe' });
    git('config', 'uploadpack.allowFilter', 'true');
    git('clone', '--quiet', '--filter=blob:none', '--no-checkout', `file://${cwd}`, partial);
    git('-C', partial, 'read-tree', 'HEAD');
    git('-C', partial, 'config', 'remote.origin.uploadpack', `touch '${mark}'; git-upload-pack`);
    mkdirSync(join(partial, 'rooms'));
    writeFileSync(join(partial, 'rooms/a.json'), broken);
    expect((await roomlint(['--since', 'HEAD', '--new'], { cwd: partial })).code).not.toBe(0);
    expect(existsSync(mark)).toBe(false);
  });

  test('by --staged --fix, which leaves such a file to git add', async () => {
    const { cwd, stage, write, read } = byGit();
    stage({ 'rooms/a.json': broken });
    write('.gitattributes', '*.json filter=a=b\n');
    write('.git/config', `${read('.git/config')}[filter "a=b"]\n\tclean = "touch '${mark}'; cat"\n`);
    const { code, err } = await roomlint(['--staged', '--fix'], { cwd });
    expect(existsSync(mark)).toBe(false);
    const why = 'its filter "a=b" is a program of this repository: git add the file yourself';
    expect([code, err]).toEqual([2, expect.stringContaining(why)]);
  });

  test('because every question to git forbids it', async () => {
    const { cwd, commit, git, write } = newRepository(join(folder.path, `repository-${++count}`));
    git('checkout', '--quiet', '-b', 'topic');
    commit({ 'rooms/a.json': broken });
    commit({ 'rooms/a.json': '{' });
    git('checkout', '--quiet', 'main');
    git('reset', '--quiet', '--hard', 'topic');
    write('rooms/a.json', clean);
    const asked: { readonly args: readonly string[]; readonly env: NodeJS.ProcessEnv }[] = [];
    const gitProgram: GitProgram = (args, options) => {
      asked.push({ args, env: options.env });
      return memoryGit(args, options);
    };
    for (const args of [
      ['--since', 'main', '--new', '--with-plan'],
      ['--staged', '--new', '--with-plan'],
      ['plan', '--since', 'main'],
      ['init', '--hook', 'none', '--yes'],
      ['--only-snapshots', 'rooms/a.json'],
    ])
      await roomlint(args, { cwd, gitProgram });
    expect(new Set(asked.map(({ args }) => args.slice(0, 12).join(' ')))).toEqual(
      new Set([
        '-c safe.bareRepository=explicit -c core.fsmonitor=false -c core.alternateRefsCommand=: ' +
          '-c credential.helper= -c maintenance.auto=false -c diff.orderFile=/dev/null',
      ]),
    );
    const quiet = {
      GIT_LFS_SKIP_SMUDGE: '1',
      GIT_ALLOW_PROTOCOL: 'https',
      GIT_TERMINAL_PROMPT: '0',
      LC_ALL: 'C',
    };
    const command = (args: readonly string[]): string =>
      args.slice(12).find((arg) => !arg.startsWith('-')) ?? '';
    for (const { args, env } of asked) {
      expect(env).toMatchObject(quiet);
      // What reads the work tree runs without hooks as well.
      if (command(args) === 'diff' && !args.includes('--cached'))
        expect(Object.values(env)).toEqual(expect.arrayContaining(['core.hooksPath', '/dev/null']));
    }
    expect(new Set(asked.map(({ args }) => command(args)))).toEqual(
      new Set(['rev-parse', 'diff', 'cat-file', 'ls-files', 'config', 'merge-base', 'symbolic-ref']),
    );
  });
});

test('git merges and compares rooms with roomlint, and no commit takes one side of a conflict in silence', async () => {
  const { cwd, git, commit, read, write } = byGit();
  const script = (...lines: readonly string[]): string =>
    execFileSync('sh', ['-c', `set -e\n${lines.join('\n')}`], {
      cwd,
      env: gitEnvironment(),
      encoding: 'utf8',
    });
  const named = (quest: string, description: string): string =>
    JSON.stringify({ quests: { [quest]: { EntryId: quest, Description: description } }, more: { n: 1 } });
  const both = (a: string, b: string): string =>
    named('a', a).replace('}},', `},"b":{"EntryId":"b","Description":"${b}"}},`);
  const file = 'rooms/a.json';
  const command = `"${process.execPath}" "${COMMAND}"`;
  const quoted = (words: string): string => JSON.stringify(`${command} ${words}`);
  const drivers = `[merge "roomlint"]\n\tdriver = ${quoted('merge %O %A %B -L %P')}\n[diff "roomlint"]\n\tcommand = ${quoted('diff')}\n`;
  const undecided = { code: 2, err: expect.stringContaining('1 conflict of the merge is not decided') };
  write('.git/config', read('.git/config') + drivers);
  write('theirs.txt', both('theirs', 'theirs'));
  write('ours.txt', both('ours', 'one'));
  commit({
    [file]: both('one', 'one'),
    '.gitattributes': 'rooms/*.json merge=roomlint diff=roomlint -text\n',
  });
  const compared = script(
    'git checkout --quiet -b theirs',
    `cp theirs.txt ${file} && git commit --quiet --all --message=theirs`,
    'git checkout --quiet -',
    `cp ours.txt ${file} && git commit --quiet --all --message=ours`,
    `git diff HEAD~1 HEAD -- ${file}`,
  );
  expect(compared).toBe(`${file}: 1 change\n  ~ quest a: Description "one" \u2192 "ours"\n`);

  expect(() => git('merge', '--quiet', 'theirs')).toThrow('1 conflict, in which ours stays');
  expect(read(file)).toBe(both('ours', 'theirs'));
  git('add', '--all');
  expect(await roomlint(['--staged'], { cwd })).toMatchObject(undecided);
  const solved = await roomlint(['merge', '--solve', file, '--resolve', 'quests/a=theirs'], { cwd });
  expect(solved).toMatchObject({ code: 0, err: `${file}: merged: git add ${file}\n` });
  expect(read(file)).toBe(both('theirs', 'theirs'));

  // git stash pop says nowhere that it is under way.
  write('mine.txt', both('mine', 'new'));
  write('other.txt', both('other', 'theirs'));
  script(
    'git add --all && git commit --quiet --message=merged',
    `cp mine.txt ${file} && git stash --quiet`,
    `cp other.txt ${file} && git commit --quiet --all --message=other`,
    'git stash pop --quiet && exit 1; git add --all',
  );
  expect(await roomlint(['--staged'], { cwd })).toMatchObject(undecided);
});
