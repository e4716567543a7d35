import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { GitProgram } from '../../../src/world/files/git.js';
import { broken } from '../../broken-room.js';
import { memoryGit } from '../../ports/memory-git/memory-git.js';
import { clean, newGitRepository, newRepository, type Repository } from './repository.js';
import { COMMAND, roomlint, temporaryFolder } from './run-roomlint.js';

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
      ['roundtrip', '--since', 'main'],
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
      new Set(['rev-parse', 'diff', 'cat-file', 'ls-files', 'config', 'merge-base', 'symbolic-ref', 'log']),
    );
  });
});

test('git merges rooms with roomlint, and no commit takes one side of a conflict in silence', async () => {
  const { cwd, git, commit, read, write } = byGit();
  const named = (quest: string, description: string): string =>
    JSON.stringify({ quests: { [quest]: { EntryId: quest, Description: description } }, more: { n: 1 } });
  const both = (a: string, b: string): string =>
    named('a', a).replace('}},', `},"b":{"EntryId":"b","Description":"${b}"}},`);
  const file = 'rooms/a.json';
  const env = { ROOMLINT_ACCESS_KEY: 'access', ROOMLINT_API_KEY: 'api' };
  const service = ['--server', 'https://service.example', '--yes'];
  commit({
    [file]: both('one', 'one'),
    '.gitattributes': 'rooms/*.json merge=roomlint diff=roomlint -text\n',
  });
  expect(await roomlint(['init', '--clone'], { cwd })).toMatchObject({ code: 0 });
  const command = `"${process.execPath}" "${COMMAND}"`;
  const quoted = (words: string): string => JSON.stringify(`${command} ${words}`);
  const drivers = `[merge "roomlint"]\n\tdriver = ${quoted('merge %O %A %B -L %P')}\n[diff "roomlint"]\n\tcommand = ${quoted('diff')}\n`;
  write('.git/config', read('.git/config') + drivers);
  const { out: facts } = await roomlint(['doctor'], { cwd });
  expect(facts).toMatch(/^ok {3}attributes {4}1 file with merge=roomlint$/m);
  expect(facts).toMatch(/^ok {3}merge driver {2}"/m);
  git('checkout', '--quiet', '-b', 'theirs');
  commit({ [file]: both('theirs', 'theirs') });
  git('checkout', '--quiet', '-');
  commit({ [file]: both('ours', 'one') });
  expect(git('diff', 'HEAD~1', 'HEAD', '--', file)).toBe(
    `${file}: 1 change\n  ~ quest a: Description "one" \u2192 "ours"\n`,
  );

  expect(() => git('merge', '--quiet', 'theirs')).toThrow('1 conflict, in which ours stays');
  expect(read(file)).toBe(both('ours', 'theirs'));
  git('add', '--all');
  const refused = await roomlint(['--staged'], { cwd });
  expect(refused).toMatchObject({
    code: 2,
    err: expect.stringContaining(`${file}: 1 conflict of the merge is not decided`),
  });
  expect(await roomlint(['push', '--room', 'r', file, ...service], { cwd, env })).toMatchObject({
    code: 2,
    err: expect.stringContaining('1 conflict of the merge is not decided'),
  });
  const solved = await roomlint(['merge', '--solve', file, '--resolve', 'quests/a=theirs'], { cwd });
  expect(solved).toMatchObject({ code: 0, err: `${file}: merged: git add ${file}\n` });
  expect(read(file)).toBe(both('theirs', 'theirs'));
  git('add', '--all');
  expect(await roomlint(['--staged', '--only', 'text'], { cwd })).toMatchObject({ code: 0 });
  git('commit', '--quiet', '--message=merged');

  // git stash pop says nowhere that it is under way.
  write(file, both('mine', 'new'));
  git('stash', '--quiet');
  commit({ [file]: both('other', 'theirs') });
  expect(() => git('stash', 'pop', '--quiet')).toThrow();
  git('add', '--all');
  expect(await roomlint(['--staged'], { cwd })).toMatchObject({
    code: 2,
    err: expect.stringContaining('1 conflict of the merge is not decided'),
  });
  git('reset', '--quiet', '--hard');
  expect(await roomlint(['--staged'], { cwd })).toMatchObject({ code: 0 });
});
