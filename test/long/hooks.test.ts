import { execFileSync, type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { COMMAND, temporaryFolder } from '../cli/run-roomlint.js';
import { room } from '../example-room.js';
import { gitEnvironment } from '../git-environment.js';
import { recipe } from '../recipes.js';
import { fetchedPackage } from './fetched-package.js';

const folder = temporaryFolder();
const clean = room();
const broken = clean.replace('"AutoStart": false', '"AutoStart": true');
const isLinux = process.platform === 'linux' && process.arch === 'x64';

/** How each of them is set up in a repository, with the recipe of docs/ci.md. */
const HOOKS: Readonly<Record<string, (cwd: string) => void>> = {
  'a plain hook': (cwd) => {
    writeFileSync(join(cwd, '.git/hooks/pre-commit'), recipe('hook'));
    chmodSync(join(cwd, '.git/hooks/pre-commit'), 0o755);
  },
  husky: (cwd) => {
    const husky = fetchedPackage('husky@9.1.7', folder.path);
    execFileSync(process.execPath, [join(husky, 'bin.js')], { cwd, stdio: 'pipe' });
    writeFileSync(join(cwd, '.husky/pre-commit'), recipe('husky'));
  },
  lefthook: (cwd) => {
    writeFileSync(join(cwd, 'lefthook.yml'), recipe('lefthook'));
    const lefthook = join(fetchedPackage('lefthook-linux-x64@2.2.2', folder.path), 'bin/lefthook');
    chmodSync(lefthook, 0o755);
    mkdirSync(join(cwd, 'node_modules/.bin'), { recursive: true });
    symlinkSync(lefthook, join(cwd, 'node_modules/.bin/lefthook'));
    execFileSync(lefthook, ['install'], { cwd, stdio: 'pipe' });
  },
};

describe.each(Object.keys(HOOKS).filter((name) => name !== 'lefthook' || isLinux))(
  'the recipe of docs/ci.md for %s',
  (name) => {
    const cwd = join(folder.path, name);
    const env = gitEnvironment();
    const git = (...args: string[]): SpawnSyncReturns<string> =>
      spawnSync('git', args, { cwd, env, encoding: 'utf8' });

    test('stops a commit of what is broken, lets a clean one pass, and looks at what is staged', () => {
      mkdirSync(join(cwd, 'node_modules/.bin'), { recursive: true });
      symlinkSync(COMMAND, join(cwd, 'node_modules/.bin/roomlint'));
      git('init', '--quiet', '--initial-branch=main');
      git('commit', '--allow-empty', '--message=nothing yet');
      HOOKS[name]?.(cwd);
      writeFileSync(join(cwd, 'a.json'), broken);
      git('add', 'a.json');
      writeFileSync(join(cwd, 'a.json'), clean);
      const stopped = git('commit', '--message=first');
      expect(stopped.status).not.toBe(0);
      expect(stopped.stdout + stopped.stderr).toContain('AutoStart has no effect');
      git('add', 'a.json');
      writeFileSync(join(cwd, 'a.json'), broken);
      const passed = git('commit', '--message=first');
      expect(passed.status, passed.stdout + passed.stderr).toBe(0);
      expect(git('show', 'HEAD:a.json').stdout).toBe(clean);
      expect(readFileSync(join(cwd, 'a.json'), 'utf8')).toBe(broken);
    });
  },
);
