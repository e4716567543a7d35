import { cpSync, mkdirSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { GitProgram } from '../../../src/world/files/git.js';
import { realPath } from '../../../src/world/files/paths.js';
import { CHANGES } from './changes.js';
import { QUESTIONS } from './questions.js';
import { MemoryRepository, Refusal, statsOf } from './repository.js';

const repositories = new Map<string, MemoryRepository>();

/** Makes a folder the top of a repository that is in memory. */
export function initInMemory(folder: string): void {
  mkdirSync(join(folder, '.git'), { recursive: true });
  const top = realpathSync(folder);
  repositories.set(top, new MemoryRepository(top));
}

/** Makes a copy of such a folder the top of a copy of its repository. */
function copyInMemory(from: string, to: string): void {
  cpSync(from, to, { recursive: true, preserveTimestamps: true });
  initInMemory(to);
  repositoryIn(to).copy(repositoryIn(from));
}

/** A clone that has the last commit only. */
export function cloneShallow(from: string, to: string): void {
  copyInMemory(from, to);
  repositoryIn(to).forgetHistory();
}

function repositoryIn(folder: string): MemoryRepository {
  const found = repositories.get(realpathSync(folder));
  if (found === undefined) throw new Error(`${folder} is not a repository in memory`);
  return found;
}

/** git for the repositories in memory; other folders are in none. */
export const memoryGit: GitProgram = (words, { cwd: start, input = '' }) => {
  const args = [...words];
  let cwd = start;
  for (let length = lengthOfGlobal(args[0]); length > 0; length = lengthOfGlobal(args[0])) {
    const [option, value = ''] = args.splice(0, length);
    if (option === '-C') cwd = join(cwd, value);
  }
  const [command = '', ...rest] = args;
  try {
    const repository = around(realPath(cwd) ?? cwd);
    if (repository === undefined)
      throw new Refusal(128, 'fatal: not a git repository (or any of the parent directories): .git');
    const call = { repository, args: rest, cwd: realPath(cwd) ?? cwd, input };
    CHANGES[command]?.(call);
    const answer = QUESTIONS[command]?.(call);
    if (answer === undefined && !(command in CHANGES)) throw new Error(`git ${command} is not in memory`);
    return { status: 0, stdout: Buffer.from(answer ?? ''), stderr: Buffer.alloc(0) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const isAnswer = error.status === 1;
    const said = Buffer.from(error.message);
    return {
      status: error.status,
      stdout: isAnswer ? said : Buffer.alloc(0),
      stderr: isAnswer ? Buffer.alloc(0) : said,
    };
  }
};

/** How many words an option before the name of a command has: 0 for what is none. */
function lengthOfGlobal(word: string | undefined): number {
  if (word === '--literal-pathspecs') return 1;
  return word === '-c' || word === '-C' ? 2 : 0;
}

/** git for a folder of a test: in memory, unless there is a repository that git itself has made. */
export function gitFor(folder: string): GitProgram | undefined {
  for (let at = realPath(folder) ?? folder; ; at = dirname(at)) {
    const byGit = ['.git/HEAD', 'HEAD'].some((name) => statsOf(join(at, name)) !== undefined);
    if (byGit || statsOf(join(at, '.git'))?.isFile()) return undefined;
    if (repositories.has(at)) return memoryGit;
    if (at === dirname(at)) return memoryGit;
  }
}

function around(folder: string): MemoryRepository | undefined {
  for (let at = folder; ; at = dirname(at)) {
    const found = repositories.get(at);
    if (found !== undefined || at === dirname(at)) return found;
  }
}
