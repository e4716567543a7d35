import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { room } from '../example-room.js';
import { gitEnvironment } from '../git-environment.js';
import type { Files } from '../temporary-folder.js';

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

/** A folder as a repository, without anybody's settings or the examples of hooks of git. */
export function repositoryAt(cwd: string): Repository {
  const environment = (): NodeJS.ProcessEnv => ({ ...gitEnvironment(), GIT_TEMPLATE_DIR: '' });
  const git = (...args: string[]): string =>
    execFileSync('git', args, { cwd, env: environment(), encoding: 'utf8', stdio: 'pipe' });
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

/** A new repository without a commit, of the files of the folder if there are some. */
export function emptyRepository(cwd: string): Repository {
  mkdirSync(cwd, { recursive: true });
  const made = repositoryAt(cwd);
  made.git('init', '--quiet', '--initial-branch=main');
  return made;
}

/** A new repository with a first commit of a clean snapshot. */
export function newRepository(cwd: string): Repository {
  const made = emptyRepository(cwd);
  made.commit({ 'rooms/a.json': clean, 'package.json': '{}' });
  return made;
}
