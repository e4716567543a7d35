import { realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  type GitAccess,
  GitError,
  type GitFolder,
  gitFolder,
  note,
  run,
  whyNoRepository,
} from './git-command.js';
import { commitQuestion, MERGE_HEAD_PATH } from './git-history.js';

/** The root of the work tree and what comparisons ask next, as one question: processes are slow. */
const QUESTION = [
  'rev-parse',
  '--show-toplevel',
  ...MERGE_HEAD_PATH.slice(1),
  '--verify',
  '--quiet',
  'HEAD^{commit}',
] as const;

/** A folder, and the root of the work tree around it. Both are real paths. */
export interface RootAround {
  readonly root: GitFolder;
  readonly cwd: string;
}

/** @throws GitError outside of a repository, and where git refuses */
export function rootAround(folder: string, access: GitAccess): RootAround {
  const cwd = realpathSync.native(folder);
  const here = gitFolder(cwd, access);
  const { stdout, error } = run(here, QUESTION);
  if (error !== undefined) throw new GitError('git cannot be started: is it installed?');
  const answer = readAnswer(stdout);
  if (answer === undefined) return { root: { ...here, path: topAlone(here) }, cwd };
  const { top, mergeHead, head } = answer;
  const root = { ...here, path: top };
  note(root, MERGE_HEAD_PATH, resolve(cwd, mergeHead));
  note(root, commitQuestion('HEAD'), head);
  return { root, cwd };
}

interface Answer {
  readonly top: string;
  /** Relative to the folder that git was asked in. */
  readonly mergeHead: string;
  /** Undefined before the first commit. */
  readonly head: string | undefined;
}

/** The lines of the answer; undefined where git refuses, or where the name of a folder holds a line end. */
function readAnswer(output: Buffer): Answer | undefined {
  const [top, mergeHead, head, ...rest] = String(output)
    .replace(/\r?\n$/, '')
    .split(/\r?\n/);
  if (top === undefined || mergeHead?.endsWith('MERGE_HEAD') !== true || rest.length > 0) return undefined;
  return head === undefined || /^[0-9a-f]{40,64}$/.test(head) ? { top, mergeHead, head } : undefined;
}

function topAlone(here: GitFolder): string {
  const { status, stdout, stderr } = run(here, ['rev-parse', '--show-toplevel']);
  if (status !== 0) throw new GitError(whyNoRepository(String(stderr)));
  return String(stdout).replace(/\r?\n$/, '');
}
