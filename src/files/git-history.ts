import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { RAW, readChanges, stagedSince, type Version } from './git-changes.js';
import { ask, type GitFolder, git, names } from './git-command.js';
import { inWorkTree } from './git-programs.js';
import { blobOf } from './git-tree.js';

export interface CommittedFile {
  readonly commit: string;
  /** From the root of the repository on. */
  readonly name: string;
  readonly id: string;
}

/** How many earlier versions of one file are looked at. */
const MAX_VERSIONS = 1_000;
/** What git calls commits that it merges, in the environment of its hooks. */
const MERGED = /^GITHEAD_([0-9a-f]{40,64})$/;
/** Asks where git keeps the other parents of a merge. */
export const MERGE_HEAD_PATH = ['rev-parse', '--git-path', 'MERGE_HEAD'] as const;

/** The parents of the next commit: HEAD, and those that are being merged. */
export function parentsOfNext(root: GitFolder): readonly string[] {
  const head = commitOf(root, 'HEAD');
  if (head === undefined) return [];
  return [...new Set([head, ...mergedCommits(root)])];
}

export function commitOf(root: GitFolder, ref: string): string | undefined {
  return ask(root, commitQuestion(ref));
}

/** Asks for the commit that a ref leads to. */
export function commitQuestion(ref: string): readonly string[] {
  return ['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`];
}

export function mergeBaseOf(root: GitFolder, one: string, other: string): string | undefined {
  return ask(root, ['merge-base', one, other]);
}

/** The other parents of a merge. Of several in MERGE_HEAD, git names only the first, so the file is read. */
export function mergedCommits(root: GitFolder): readonly string[] {
  const path = ask(root, MERGE_HEAD_PATH);
  const absolute = path === undefined ? undefined : resolve(root.path, path);
  if (absolute !== undefined && existsSync(absolute))
    return readFileSync(absolute, 'utf8')
      .split('\n')
      .filter((line) => /^[0-9a-f]{40,64}$/.test(line));
  // The hook pre-merge-commit runs before there is a MERGE_HEAD.
  if (!/^(?:merge|pull)\b/.test(root.env.GIT_REFLOG_ACTION ?? '')) return [];
  return Object.keys(root.env).flatMap((name) => MERGED.exec(name)?.[1] ?? []);
}

/** Finds files of the index or work tree in a commit, also under earlier names. */
export class FilesBefore {
  private changes: ReadonlyMap<string, Version | undefined> | undefined;

  constructor(
    private readonly root: GitFolder,
    readonly commit: string,
    private readonly side: 'index' | 'work tree',
  ) {}

  /** @returns undefined for a new file @throws GitError */
  find(name: string): CommittedFile | undefined {
    this.changes ??= this.readChanges();
    const { commit } = this;
    if (!this.changes.has(name)) {
      const id = blobOf(this.root, commit, name);
      return id === undefined ? undefined : { commit, name, id };
    }
    const before = this.changes.get(name);
    return before?.id === undefined || !before.isRegular
      ? undefined
      : { commit, name: before.name, id: before.id };
  }

  private readChanges(): ReadonlyMap<string, Version | undefined> {
    const { root, commit } = this;
    const changes =
      this.side === 'index'
        ? stagedSince(root, commit)
        : readChanges(git(inWorkTree(root), ['diff', ...RAW, '--find-renames', commit]));
    return new Map(
      changes.map(({ status, before, after }) => [after.name, status === 'A' ? undefined : before]),
    );
  }
}

/**
 * The versions of a file before this one, newest first, each content once. Follows renames.
 *
 * @throws GitError
 */
export function versionsBefore(root: GitFolder, file: CommittedFile): CommittedFile[] {
  const seen = new Set([file.id]);
  const log = git(root, [
    '--literal-pathspecs',
    'log',
    '--follow',
    '--first-parent',
    '-m',
    ...RAW,
    '--find-renames',
    '--no-color',
    '--no-show-signature',
    '--format=%H',
    `--max-count=${MAX_VERSIONS}`,
    file.commit,
    '--',
    file.name,
  ]);
  return readLog(log).filter(({ id }) => {
    const isNew = !seen.has(id);
    seen.add(id);
    return isNew;
  });
}

/** Reads a log of one file: each commit, a line end, and a raw diff. */
function readLog(log: Buffer): CommittedFile[] {
  const fields = names(Buffer.concat([log, Buffer.from('\0')]));
  const versions: CommittedFile[] = [];
  let commit = '';
  for (let at = 0; at < fields.length; at++) {
    const field = (fields[at] ?? '').trimStart();
    if (/^[0-9a-f]{40,64}$/.test(field)) commit = field;
    const [, id, status] = /^:\d+ 100\d+ [0-9a-f]+ ([0-9a-f]+) ([A-Z])/.exec(field) ?? [];
    if (!field.startsWith(':')) continue;
    const isRenamed = /^:.* [RC]\d*$/.test(field);
    at += isRenamed ? 2 : 1;
    if (id !== undefined && status !== 'D') versions.push({ commit, name: fields[at] ?? '', id });
  }
  return versions;
}
