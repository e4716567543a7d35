import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { LF } from '../../bytes/text/characters.js';
import { CommandError } from './command-error.js';
import { IN_LFS, isPointer } from './missing-content.js';
import { hashOf } from './node-sha256.js';
import { realPath, relativePath } from './paths.js';
import { type FileReading, MAX_OUTPUT, tooLarge } from './read.js';
import { runProgram } from './start-program.js';

/** git cannot answer. The message says why, and what to do. */
export class GitError extends CommandError {}

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

/** What git answers, or that it cannot. */
export function askGit<Answer>(ask: () => Answer): Answer | GitError {
  try {
    return ask();
  } catch (error) {
    if (error instanceof GitError) return error;
    throw error;
  }
}

/** The git command, as a port: tests pass one that keeps its repositories in memory. */
export type GitProgram = (args: readonly string[], options: GitOptions) => GitRun;

/** How git is asked: the variables that it sees, and the command, that of this machine unless given. */
export interface GitAccess {
  readonly env: NodeJS.ProcessEnv;
  readonly git?: GitProgram | undefined;
}

const installedGit: GitProgram = (args, options) => runProgram('git', args, options);

/**
 * Overrides what a repository could make git do: open a bare repository among the files of another one, start
 * programs (a file monitor, credential helpers, maintenance), or read a file with the order of diffs.
 */
const GUARDED = [
  ...['-c', 'safe.bareRepository=explicit'],
  ...['-c', 'core.fsmonitor=false'],
  ...['-c', 'core.alternateRefsCommand=:'],
  ...['-c', 'credential.helper='],
  ...['-c', 'maintenance.auto=false'],
  ...['-c', 'diff.orderFile=/dev/null'],
] as const;

/** Git LFS downloads nothing; a partial clone downloads over HTTPS only. git answers in English. */
const QUIETLY = {
  GIT_LFS_SKIP_SMUDGE: '1',
  GIT_ALLOW_PROTOCOL: 'https',
  GIT_ASKPASS: '',
  GIT_TERMINAL_PROMPT: '0',
  GIT_OPTIONAL_LOCKS: '0',
  LC_ALL: 'C',
};

/** Asks for all files below a folder that git does not ignore, tracked or not. */
export const EXISTING = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'] as const;

/** Files up to about this total are read by one process: each takes milliseconds to start. */
const READ_TOGETHER = 16 * 1024 * 1024;
/** The most that git writes around each file in its answer. */
const MAX_HEADER = 128;

/** A folder in which git runs. */
export class Git {
  private filters: Readonly<Record<string, string>> | undefined;
  private folder: string | undefined;

  private constructor(
    readonly path: string,
    readonly env: NodeJS.ProcessEnv,
    private readonly program: GitProgram,
  ) {}

  static in(path: string, { env, git: program = installedGit }: GitAccess): Git {
    return new Git(path, environmentIn(path, { ...env, ...QUIETLY }, program), program);
  }

  /** The root of the work tree around a folder. @throws GitError outside of a repository, and where git refuses */
  static around(folder: string, access: GitAccess): Git {
    const here = Git.in(realpathSync.native(folder), access);
    const { status, stdout, stderr, error } = here.run(['rev-parse', '--show-toplevel']);
    if (error !== undefined) throw new GitError('git cannot be started: is it installed?');
    if (status !== 0) throw new GitError(whyNoRepository(String(stderr)));
    return new Git(String(stdout).replace(/\r?\n$/, ''), here.env, here.program);
  }

  /** Commands that look at the files of the work tree need `inWorkTree`. */
  run(args: readonly string[], how: Partial<GitOptions> = {}): GitRun {
    const { path: cwd, env } = this;
    return this.program([...GUARDED, ...args], { cwd, env, input: '', maxBuffer: MAX_OUTPUT, ...how });
  }

  /** @throws GitError when git fails, with what it says */
  output(args: readonly string[], how: Partial<GitOptions> = {}): Buffer {
    const { status, stdout, stderr, error } = this.run(args, how);
    if (status === 0) return stdout;
    const said = error?.message ?? String(stderr).trim();
    const command = args.find((arg) => !arg.startsWith('-'));
    throw new GitError(`git ${command} failed: ${said.split('\n')[0] || 'it gave no reason'}`);
  }

  /** Names, each ended by a zero byte. @throws GitError */
  names(args: readonly string[]): string[] {
    return zeroEnded(this.output(args));
  }

  /** One line of an answer; undefined when git says no. */
  ask(args: readonly string[]): string | undefined {
    const { status, stdout } = this.run(args);
    return status === 0 ? String(stdout).trim() : undefined;
  }

  commitOf(ref: string): string | undefined {
    return this.ask(['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`]);
  }

  /** The path of a file that git keeps for this work tree alone, such as MERGE_HEAD. @throws GitError */
  pathOf(name: string): string {
    this.folder ??= this.ask(['rev-parse', '--absolute-git-dir']);
    if (this.folder === undefined) throw new GitError('git does not say where its own files are');
    return join(this.folder, name);
  }

  /** The other parents of a merge. Of several in MERGE_HEAD, git names only the first, so the file is read. */
  mergedCommits(): readonly string[] {
    const path = this.pathOf('MERGE_HEAD');
    if (existsSync(path))
      return readFileSync(path, 'utf8')
        .split('\n')
        .filter((line) => /^[0-9a-f]{40,64}$/.test(line));
    // The hook pre-merge-commit runs before there is a MERGE_HEAD.
    if (!/^(?:merge|pull)\b/.test(this.env.GIT_REFLOG_ACTION ?? '')) return [];
    return Object.keys(this.env).flatMap((name) => /^GITHEAD_([0-9a-f]{40,64})$/.exec(name)?.[1] ?? []);
  }

  /** For commands that read or write the work tree: no program of the repository is started. */
  get inWorkTree(): Pick<GitOptions, 'env'> {
    const settings = Object.entries({ 'core.hooksPath': '/dev/null', ...this.filtersOff });
    const env: NodeJS.ProcessEnv = { ...this.env };
    let count = Number(env.GIT_CONFIG_COUNT ?? 0);
    for (const [key, value] of settings) {
      env[`GIT_CONFIG_KEY_${count}`] = key;
      env[`GIT_CONFIG_VALUE_${count++}`] = value;
    }
    return { env: { ...env, GIT_CONFIG_COUNT: String(count) } };
  }

  /** The settings that switch off the filters that the repository itself configures. */
  private get filtersOff(): Readonly<Record<string, string>> {
    if (this.filters !== undefined) return this.filters;
    const list = ['config', '-z', '--show-scope', '--name-only', '--get-regexp', '^filter\\.'];
    const fields = zeroEnded(this.run(list).stdout);
    const settings: Record<string, string> = {};
    for (let index = 0; index + 1 < fields.length; index += 2) {
      const [scope, key = ''] = [fields[index], fields[index + 1]];
      if ((scope === 'local' || scope === 'worktree') && /\.(clean|smudge|process|required)$/.test(key))
        settings[key] = key.endsWith('.required') ? 'false' : '';
    }
    this.filters = settings;
    return settings;
  }

  /** @throws GitError for a file that has a filter of the repository: git would store it unfiltered */
  requireUnfiltered(name: string): void {
    const [, , filter = ''] = this.names(['check-attr', '-z', 'filter', '--', name]);
    if (`filter.${filter}.clean` in this.filtersOff)
      throw new GitError(`its filter "${filter}" is a program of this repository: git add the file yourself`);
  }

  /** The bytes of a file, or what Git LFS has downloaded for the pointer in its place. */
  contentOf(bytes: Buffer, maxBytes: number): FileReading {
    const content = isPointer(bytes) ? this.downloaded(bytes, maxBytes) : bytes;
    if (content === undefined) return { kind: 'error', message: IN_LFS };
    return { kind: 'bytes', bytes: new Uint8Array(content) };
  }

  private downloaded(pointer: Buffer, maxBytes: number): Buffer | undefined {
    const [, id] = /^oid sha256:([0-9a-f]{64})$/m.exec(pointer.toString()) ?? [];
    const folder = this.ask(['rev-parse', '--git-common-dir']);
    if (id === undefined || folder === undefined) return undefined;
    const path = join(resolve(this.path, folder), 'lfs/objects', id.slice(0, 2), id.slice(2, 4), id);
    try {
      if (statSync(path).size > maxBytes) return undefined;
      const content = readFileSync(path);
      return hashOf(content) === id ? content : undefined;
    } catch {
      // It has not been downloaded.
      return undefined;
    }
  }
}

/** The repository around a file, and the name of the file from its root on. @throws GitError */
export function repositoryOf(
  absolute: string,
  access: GitAccess,
): { readonly git: Git; readonly name: string } {
  const folder = realPath(dirname(absolute));
  if (folder === undefined) throw new GitError(`${dirname(absolute)}: there is no such folder`);
  const git = Git.around(folder, access);
  return { git, name: relativePath(git.path, join(folder, basename(absolute))) };
}

/** Reads files as git keeps them, several by one process: those that are expected, best in their order. */
export class Blobs {
  /** Bytes of each; undefined for one that git lacks. */
  private readonly sizes = new Map<string, number | undefined>();
  private readonly expected = new Set<string>();
  private readonly ahead = new Map<string, Buffer>();

  constructor(private readonly git: Git) {}

  /** Says which files will be read. @param ids undefined for a file that git does not keep */
  expect(ids: readonly (string | undefined)[]): void {
    for (const id of ids) if (id !== undefined) this.expected.add(id);
  }

  read(id: string | undefined, maxBytes: number): FileReading {
    const reading = askGit((): FileReading => {
      const size = id === undefined ? undefined : this.sizeOf(id);
      if (id === undefined || size === undefined)
        throw new GitError(`git does not have its content (object ${id}): try git fetch or git fsck`);
      if (size > maxBytes) return tooLarge(size, maxBytes);
      if (!this.ahead.has(id)) this.readAhead(id, maxBytes);
      const content = this.ahead.get(id) ?? Buffer.alloc(0);
      this.ahead.delete(id);
      this.expected.delete(id);
      return this.git.contentOf(content, maxBytes);
    });
    return reading instanceof GitError ? { kind: 'error', message: reading.message } : reading;
  }

  private sizeOf(id: string): number | undefined {
    if (!this.sizes.has(id)) {
      const ids = [...new Set([id, ...this.expected])];
      const lines = String(this.output('--batch-check=%(objectsize)', ids, 0)).split('\n');
      // A content that is missing has words instead.
      for (const [index, one] of ids.entries())
        this.sizes.set(one, /^\d+$/.test(lines[index] ?? '') ? Number(lines[index]) : undefined);
    }
    return this.sizes.get(id);
  }

  /** Reads one file, and others that are expected and small. */
  private readAhead(id: string, maxBytes: number): void {
    const ids: string[] = [];
    let total = 0;
    for (const one of new Set([id, ...this.expected])) {
      const size = this.sizes.get(one);
      if (size === undefined || size > maxBytes || this.ahead.has(one)) continue;
      if (ids.length > 0 && total + size > READ_TOGETHER) break;
      ids.push(one);
      total += size;
    }
    const output = this.output('--batch', ids, total);
    let at = 0;
    for (const one of ids) {
      const start = output.indexOf(LF, at) + 1;
      const end = start + (this.sizes.get(one) ?? 0);
      this.ahead.set(one, output.subarray(start, end));
      at = end + 1;
    }
  }

  private output(batch: string, ids: readonly string[], bytes: number): Buffer {
    const input = ids.map((id) => `${id}\n`).join('');
    return this.git.output(['cat-file', batch], { input, maxBuffer: bytes + MAX_HEADER * ids.length });
  }
}

/** The names in an answer of git, each ended by a zero byte. */
export function zeroEnded(output: Buffer): string[] {
  return output.toString().split('\0').slice(0, -1);
}

/**
 * The variables that git sees in a folder. A hook in a linked work tree has GIT_DIR, with which git takes any
 * folder that the hook goes into for the top of the work tree (git's documentation, "GIT_WORK_TREE"). Where git
 * finds the same repository by itself, it is left to do so.
 */
function environmentIn(cwd: string, all: NodeJS.ProcessEnv, program: GitProgram): NodeJS.ProcessEnv {
  const { GIT_DIR: folder, ...others } = all;
  if (folder === undefined || all.GIT_WORK_TREE !== undefined) return all;
  const { status, stdout } = program([...GUARDED, 'rev-parse', '--absolute-git-dir'], { cwd, env: others });
  const found = status === 0 ? realPath(String(stdout).replace(/\r?\n$/, '')) : undefined;
  const isSame = found !== undefined && found === realPath(resolve(cwd, folder));
  return isSame ? others : all;
}

export const NOT_IN_REPOSITORY = 'this folder is not in a git repository';

/** Why git finds no repository, in our words where they help more. */
function whyNoRepository(said: string): string {
  if (said.includes('not a git repository')) return NOT_IN_REPOSITORY;
  if (said.includes('must be run in a work tree') || said.includes('cannot use bare repository'))
    return 'this repository has no work tree, so there is nothing to check';
  const [, folder] = /dubious ownership in repository at '(.*)'/.exec(said) ?? [];
  if (folder !== undefined)
    return `git does not trust this repository, because another user owns it: git config --global --add safe.directory '${folder}'`;
  return `git cannot read this repository: ${said.trim().split('\n')[0] || 'it gave no reason'}`;
}
