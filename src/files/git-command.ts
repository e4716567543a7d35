import { realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import { MAX_OUTPUT } from './sizes.js';
import { runProgram } from './start-program.js';

/** git cannot answer. The message says why, and what to do. */
export class GitError extends Error {}

export interface GitRun {
  readonly status: number | null;
  readonly stdout: Buffer;
  readonly stderr: Buffer;
  readonly error?: Error;
}

export interface GitOptions {
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  /** Standard input. */
  readonly input?: string;
  readonly maxBuffer?: number;
}

/** The git command, as a port: tests pass one that keeps its repositories in memory. */
export type GitProgram = (args: readonly string[], options: GitOptions) => GitRun;

/** How git is asked: the variables that it sees, and the command, that of this machine unless given. */
export interface GitAccess {
  readonly env: NodeJS.ProcessEnv;
  readonly git?: GitProgram | undefined;
}

const installedGit: GitProgram = (args, options) => runProgram('git', args, options);

export interface GitFolder {
  readonly path: string;
  readonly env: NodeJS.ProcessEnv;
  readonly program: GitProgram;
  /** What git has said about refs and paths, by the question: no command of roomlint changes them. */
  readonly answers: Map<string, string | undefined>;
  /** The content of files that are read more than once, by id. */
  readonly blobs: Map<string, Buffer>;
  /** What commits have under names that were looked up, as `COMMIT:NAME`: an id or undefined. */
  readonly located: Map<string, string | undefined>;
  /** Raw diffs of the index with commits, until something is staged. */
  readonly staged: Map<string | undefined, Buffer>;
}

/** @throws GitError when git fails, with what it says */
export function git(at: GitFolder, args: readonly string[], most = MAX_OUTPUT, input = ''): Buffer {
  const { status, stdout, stderr, error } = run(at, args, most, input);
  if (status === 0) return stdout;
  const said = error?.message ?? String(stderr).trim();
  const command = args.find((arg) => !arg.startsWith('-'));
  throw new GitError(`git ${command} failed: ${said.split('\n')[0] || 'it gave no reason'}`);
}

/**
 * What git must not do on the word of the folder it runs in. A repository without a work tree of its own,
 * which somebody has put below another one as ordinary files, is not entered: its config may name programs. A
 * program that watches the work tree is not started either, nor one that a download would start, and a file
 * with the order of a diff, without which git fails, is not read. `git-programs` switches off the rest.
 */
const GUARDED = [
  ...['-c', 'safe.bareRepository=explicit'],
  ...['-c', 'core.fsmonitor=false'],
  ...['-c', 'core.alternateRefsCommand=:'],
  ...['-c', 'credential.helper='],
  ...['-c', 'maintenance.auto=false'],
  ...['-c', 'diff.orderFile=/dev/null'],
] as const;

/** Git LFS reads what is there and downloads nothing; a partial clone downloads over HTTPS only. */
const QUIETLY = {
  GIT_LFS_SKIP_SMUDGE: '1',
  GIT_ALLOW_PROTOCOL: 'https',
  GIT_ASKPASS: '',
  GIT_TERMINAL_PROMPT: '0',
  GIT_OPTIONAL_LOCKS: '0',
};

export function run(
  { path, env, program }: Pick<GitFolder, 'path' | 'env' | 'program'>,
  args: readonly string[],
  most = MAX_OUTPUT,
  input = '',
): GitRun {
  return program([...GUARDED, ...args], { cwd: path, maxBuffer: most, input, env });
}

/** One line of an answer; undefined when git says no. Asks once. */
export function ask(at: GitFolder, args: readonly string[]): string | undefined {
  const question = args.join('\0');
  if (!at.answers.has(question)) {
    const { status, stdout } = run(at, args);
    at.answers.set(question, status === 0 ? String(stdout).trim() : undefined);
  }
  return at.answers.get(question);
}

/** Notes the answer to a question that was part of another one. */
export function note(at: GitFolder, args: readonly string[], answer: string | undefined): void {
  at.answers.set(args.join('\0'), answer);
}

/** Names, each ended by a zero byte. */
export function names(output: Buffer): string[] {
  return output.toString().split('\0').slice(0, -1);
}

/**
 * A folder in which git runs, with the given variables except keys, in English. A hook in a linked work tree
 * has GIT_DIR, with which git takes any folder that the hook goes into for the top of the work tree (git's
 * documentation, "GIT_WORK_TREE"). Where git finds the same repository by itself, it is left to do so.
 */
export function gitFolder(path: string, { env, git: program = installedGit }: GitAccess): GitFolder {
  const seen = environmentIn(path, { ...env, ...QUIETLY, LC_ALL: 'C' }, program);
  const kept = { answers: new Map(), blobs: new Map(), located: new Map(), staged: new Map() };
  return { path, env: seen, program, ...kept };
}

function environmentIn(cwd: string, all: NodeJS.ProcessEnv, program: GitProgram): NodeJS.ProcessEnv {
  const { GIT_DIR: folder, ...others } = all;
  if (folder === undefined || all.GIT_WORK_TREE !== undefined) return all;
  const { status, stdout } = program([...GUARDED, 'rev-parse', '--absolute-git-dir'], { cwd, env: others });
  const found = status === 0 ? realPath(String(stdout).replace(/\r?\n$/, '')) : undefined;
  const isSame = found !== undefined && found === realPath(resolve(cwd, folder));
  return isSame ? others : all;
}

/** The path without links; undefined where nothing is. */
export function realPath(path: string): string | undefined {
  try {
    return realpathSync.native(path);
  } catch {
    return undefined;
  }
}

export const NOT_IN_REPOSITORY = 'this folder is not in a git repository';

/** Why git finds no repository, in our words where they help more. git answers in English. */
export function whyNoRepository(said: string): string {
  if (said.includes('not a git repository')) return NOT_IN_REPOSITORY;
  if (said.includes('must be run in a work tree') || said.includes('cannot use bare repository'))
    return 'this repository has no work tree, so there is nothing to check';
  const [, folder] = /dubious ownership in repository at '(.*)'/.exec(said) ?? [];
  if (folder !== undefined)
    return `git does not trust this repository, because another user owns it: git config --global --add safe.directory '${folder}'`;
  return `git cannot read this repository: ${said.trim().split('\n')[0] || 'it gave no reason'}`;
}
