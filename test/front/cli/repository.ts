import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { room } from '../../example-room.js';
import { gitEnvironment } from '../../git-environment.js';
import { initInMemory, memoryGit } from '../../ports/memory-git/memory-git.js';
import type { Files } from '../../temporary-folder.js';

export const clean = room();

export interface Repository {
  readonly cwd: string;
  write(name: string, text: string | Uint8Array): void;
  read(name: string): string;
  /** Writes files, and stages all that is in the work tree. */
  stage(files?: Files): void;
  commit(files?: Files): void;
  head(): string;
  git(...args: string[]): string;
}

/** git in a folder, without anybody's settings or the examples of hooks of git. */
function installedGit(cwd: string): Repository['git'] {
  return (...args) =>
    execFileSync('git', args, {
      cwd,
      env: { ...gitEnvironment(), GIT_TEMPLATE_DIR: '' },
      encoding: 'utf8',
      stdio: 'pipe',
    });
}

/** The same in memory. */
function gitInMemory(cwd: string): Repository['git'] {
  return (...args) => {
    const { status, stdout, stderr } = memoryGit(args, { cwd, env: {} });
    if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`);
    return String(stdout);
  };
}

function withGit(cwd: string, git: Repository['git']): Repository {
  const write = (name: string, text: string | Uint8Array): void => {
    mkdirSync(dirname(join(cwd, name)), { recursive: true });
    writeFileSync(join(cwd, name), text);
  };
  const stage = (files: Files = {}): void => {
    for (const [name, text] of Object.entries(files)) write(name, text);
    git('add', '--all');
  };
  const commit = (files?: Files): void => {
    stage(files);
    git('commit', '--quiet', '--allow-empty', '--message=next');
  };
  const head = (): string => git('rev-parse', 'HEAD').trim();
  return { cwd, git, write, stage, commit, head, read: (name) => readFileSync(join(cwd, name), 'utf8') };
}

/** A folder as a repository of git. */
export function repositoryAt(cwd: string): Repository {
  return withGit(cwd, installedGit(cwd));
}

/** A new repository in memory without a commit, of the files of the folder if there are some. */
export function emptyRepository(cwd: string): Repository {
  mkdirSync(cwd, { recursive: true });
  initInMemory(cwd);
  return withGit(cwd, gitInMemory(cwd));
}

/** A new repository in memory with a first commit of a clean snapshot. */
export function newRepository(cwd: string): Repository {
  return withFirstCommit(emptyRepository(cwd));
}

/** The same by git itself, for what only git does: filters, settings, hooks, work trees. */
export function newGitRepository(cwd: string): Repository {
  template ??= withFirstCommit(emptyGitRepository(mkdtempSync(join(tmpdir(), 'roomlint-template-'))));
  cpSync(template.cwd, cwd, { recursive: true });
  return repositoryAt(cwd);
}

/** Made once by each process of the tests. */
let template: Repository | undefined;

export function emptyGitRepository(cwd: string): Repository {
  mkdirSync(cwd, { recursive: true });
  const made = repositoryAt(cwd);
  made.git('init', '--quiet', '--initial-branch=main');
  return made;
}

function withFirstCommit(made: Repository): Repository {
  made.commit({ 'rooms/a.json': clean, 'package.json': '{}' });
  return made;
}
