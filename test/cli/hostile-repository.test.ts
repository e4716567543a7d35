import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { GitProgram } from '../../src/files/git-command.js';
import { broken } from '../broken-room.js';
import { memoryGit } from '../ports/memory-git/memory-git.js';
import { clean, newGitRepository, newRepository, type Repository } from './repository.js';
import { roomlint, temporaryFolder } from './run-roomlint.js';

const folder = temporaryFolder();
let count = 0;

function repository(): Repository {
  const made = newRepository(join(folder.path, `repository-${++count}`));
  made.git('checkout', '--quiet', '-b', 'topic');
  return made;
}

/** For what only git itself does. */
function byGit(): Repository {
  return newGitRepository(join(folder.path, `repository-${++count}`));
}

const LINK = 'it is a symbolic link now, and links are not followed: check the file that it leads to';

/** Puts a link in the place of a file that is a snapshot, or not. */
function replaceByLink({ cwd, stage }: Repository, name: string): void {
  rmSync(join(cwd, name));
  symlinkSync('elsewhere', join(cwd, name));
  stage();
}

describe('a link instead of a snapshot', () => {
  test.each([
    [['check', '--staged']],
    [['check', '--since', 'main']],
    [['plan', '--since', 'main']],
    [['roundtrip', '--since', 'main']],
  ])('is not passed over: %j', async (args) => {
    const made = repository();
    replaceByLink(made, 'rooms/a.json');
    const { code, out, err } = await roomlint(args, { cwd: made.cwd });
    expect(code).toBe(2);
    expect(`${out}${err}`).toContain(
      `rooms/a.json: ${LINK}`.replace(/^(.*?): /, args[0] === 'check' ? '' : '$1: '),
    );
  });

  test('that held none is passed over', async () => {
    const made = repository();
    made.write('other.json', '{"compilerOptions": {}}');
    made.git('add', '.');
    made.git('commit', '--quiet', '--message=second');
    replaceByLink(made, 'other.json');
    expect((await roomlint(['check', '--staged'], { cwd: made.cwd })).code).toBe(0);
    expect((await roomlint(['check', '--since', 'topic'], { cwd: made.cwd })).code).toBe(0);
  });
});

test('a repository that somebody has put below another one as files is not entered, and its config starts no program', async () => {
  const made = byGit();
  const mark = join(folder.path, `started-${count}`);
  const config = `[core]\n\tbare = false\n\tworktree = .\n\tfsmonitor = "touch '${mark}'; false"\n`;
  for (const [name, text] of Object.entries({ HEAD: 'ref: refs/heads/main\n', config, 'b.json': clean }))
    made.write(`rooms/inner/${name}`, text);
  for (const name of ['objects', 'refs']) mkdirSync(join(made.cwd, 'rooms/inner', name));
  expect(await roomlint(['check', '--since', 'HEAD'], { cwd: join(made.cwd, 'rooms/inner') })).toMatchObject({
    code: 2,
    err: 'roomlint: this repository has no work tree, so there is nothing to check\n',
  });
  expect(existsSync(mark)).toBe(false);
});

describe('no program that a repository configures is started', () => {
  test('by git itself, and no setting changes what is found', async () => {
    const { cwd, write, read, git, commit } = byGit();
    const mark = join(folder.path, `ran-${count}`);
    const program = `touch '${mark}'; cat`;
    commit({ '.gitattributes': '*.json filter=a=b diff=x\n' });
    write('.git/evil/post-index-change', `#!/bin/sh\ntouch '${mark}'\n`);
    chmodSync(join(cwd, '.git/evil/post-index-change'), 0o755);
    git('mv', 'rooms/a.json', 'rooms/\u00e9 "a".json');
    write(
      '.git/config',
      `${read('.git/config')}
[core]
	fsmonitor = "${program}"
	hooksPath = "${join(cwd, '.git/evil')}"
	quotePath = true
[color]
	ui = always
[filter "a=b"]
	clean = "${program}"
	smudge = "${program}"
	process = "${program}"
	required = true
[diff]
	external = "${program}"
	orderFile = /nowhere/order
	renames = false
	relative = true
[diff "x"]
	textconv = "${program}"
	command = "${program}"
`,
    );
    write('rooms/\u00e9 "a".json', `${broken}\n`);
    const args = ['check', '--since', 'HEAD', '--new', '--with-plan', '--format', 'short'];
    const { code, out, err } = await roomlint(args, { cwd });
    expect(existsSync(mark), err).toBe(false);
    expect([code, out]).toEqual([
      1,
      expect.stringMatching(/^rooms\/\u00e9 "a"\.json:\d+:\d+ error [^\n]*\n$/),
    ]);
  });

  test('because every question to git forbids it', async () => {
    const { cwd, commit, git, write } = repository();
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
      ['check', '--since', 'main', '--new', '--with-plan'],
      ['check', '--staged', '--new', '--with-plan'],
      ['plan', '--since', 'main'],
      ['roundtrip', '--since', 'main'],
      ['init', '--hook', 'none', '--yes'],
      ['check', '--only-snapshots', 'rooms/a.json'],
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

  test('by a download of what a partial clone lacks', async () => {
    const { cwd } = byGit();
    const partial = join(folder.path, `repository-${++count}`);
    const mark = join(folder.path, `ran-${count}`);
    const git = (...args: string[]): Buffer => execFileSync('git', args, { cwd, stdio: 'pipe' });
    git('config', 'uploadpack.allowFilter', 'true');
    git('clone', '--quiet', '--filter=blob:none', '--no-checkout', `file://${cwd}`, partial);
    git('-C', partial, 'read-tree', 'HEAD');
    git('-C', partial, 'config', 'remote.origin.uploadpack', `touch '${mark}'; git-upload-pack`);
    mkdirSync(join(partial, 'rooms'));
    writeFileSync(join(partial, 'rooms/a.json'), broken);
    expect((await roomlint(['check', '--since', 'HEAD', '--new'], { cwd: partial })).code).not.toBe(0);
    expect(existsSync(mark)).toBe(false);
  });

  test('by --staged --fix, which leaves such a file to git add', async () => {
    const made = byGit();
    const { cwd } = made;
    const mark = join(folder.path, `ran-${count}`);
    made.stage({ 'rooms/a.json': broken });
    made.write('.gitattributes', '*.json filter=a=b\n');
    made.write(
      '.git/config',
      `${made.read('.git/config')}[filter "a=b"]\n\tclean = "touch '${mark}'; cat"\n`,
    );
    const { code, err } = await roomlint(['check', '--staged', '--fix'], { cwd });
    expect(existsSync(mark)).toBe(false);
    expect(code).toBe(2);
    expect(err).toContain('its filter "a=b" is a program of this repository: git add the file yourself');
  });
});

test.each([[['check', '--since', 'main']], [['check', '--staged']]])(
  'a room that is moved to where nothing is checked is named: %j',
  async (args) => {
    const made = repository();
    for (const to of ['.old/a.json', 'node_modules/a.json', 'rooms/a.txt']) {
      mkdirSync(join(made.cwd, to, '..'), { recursive: true });
      made.git('mv', 'rooms/a.json', to);
      const { code, err } = await roomlint(args, { cwd: made.cwd });
      expect(err).toContain(`roomlint: rooms/a.json is no longer checked: it was moved to ${to}\n`);
      expect(code).toBe(0);
      made.git('mv', to, 'rooms/a.json');
    }
  },
);

describe.runIf(existsSync('/dev/zero'))('a file of settings that never ends', () => {
  test('is a fault of the config', async () => {
    const cwd = folder.fresh({ 'a.json': clean });
    for (const name of ['roomlint.config.json', '.roomlintrc']) {
      symlinkSync('/dev/zero', join(cwd, name));
      for (const args of [
        ['check', '.'],
        ['plan', 'a.json', 'a.json'],
      ]) {
        const { code, err } = await roomlint(args, { cwd });
        expect(code).toBe(2);
        expect(err).toContain(`${name}:1:1 this is a device, not a file\n`);
      }
      rmSync(join(cwd, name));
    }
  });

  test('is not read as a package.json or .gitignore', async () => {
    const cwd = folder.fresh({ 'a.json': clean });
    symlinkSync('/dev/zero', join(cwd, 'package.json'));
    execFileSync('mkfifo', [join(cwd, '.gitignore')]);
    expect((await roomlint(['check', '.'], { cwd })).code).toBe(0);
  });

  test('is no baseline', async () => {
    const cwd = folder.fresh({ 'a.json': clean });
    symlinkSync('/dev/zero', join(cwd, 'baseline.json'));
    const { code, err } = await roomlint(['check', '--baseline', 'baseline.json', '.'], { cwd });
    expect([code, err]).toEqual([
      2,
      'roomlint: cannot read the baseline baseline.json: this is a device, not a file\n',
    ]);
  });
});

test('a config with very many faults has the first of them reported, in linear time', async () => {
  const cwd = folder.fresh({ 'a.json': clean });
  const rules = Array.from({ length: 5_000 }, (_, index) => `"zz/${index}":"off"`).join(',');
  writeFileSync(join(cwd, 'roomlint.config.json'), `{"rules":{${rules}}}`);
  const { code, err } = await roomlint(['check', '.'], { cwd });
  expect(code).toBe(2);
  expect(err.trimEnd().split('\n')).toHaveLength(101);
  expect(err).toContain('(and 4900 more faults)');
  writeFileSync(join(cwd, 'roomlint.config.json'), `{"rules":{${'"a":1,'.repeat(20_000)}"b":1}}`);
  const twice = await roomlint(['check', '.'], { cwd });
  expect(twice.code).toBe(2);
  expect(twice.err.trimEnd().split('\n')).toHaveLength(21);
});
