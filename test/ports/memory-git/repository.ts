import { createHash } from 'node:crypto';
import {
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  type Stats,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { pathMatcher } from '../../../src/verdict/lint/path-glob.js';

/** Says that git refuses, as it would: by its exit code and on standard error. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message = '',
  ) {
    super(message);
  }
}

/** A file in a commit or in the index. */
export interface Entry {
  readonly mode: string;
  /** Undefined for a file of the work tree that is not in the index as it is. */
  readonly id: string | undefined;
}

/** Files by their names from the top of the repository on. */
export type Tree = ReadonlyMap<string, Entry>;

export interface Commit {
  readonly id: string;
  readonly parents: readonly string[];
  readonly tree: Tree;
}

const LINK = '120000';

/** A repository in memory. Only its work tree is on the disk, where roomlint reads it. */
export class MemoryRepository {
  readonly objects = new Map<string, Buffer>();
  readonly commits = new Map<string, Commit>();
  /** Commits by branch. */
  readonly branches = new Map<string, string>();
  index = new Map<string, Entry>();
  readonly unmerged = new Set<string>();
  /** Files that git is told to pass over: h for those assumed to be unchanged, S for a sparse checkout. */
  readonly flags = new Map<string, 'h' | 'S'>();
  branch = 'main';
  /** Names that lead to other names, except HEAD. */
  readonly symbolic = new Map<string, string>();
  isShallow = false;
  readonly settings = new Map<string, string>();
  /** The commits that are being merged. */
  merged: readonly string[] = [];

  constructor(readonly top: string) {}

  get head(): string | undefined {
    return this.branches.get(this.branch);
  }

  /** The commit that a name leads to: HEAD, a branch, or the first digits of an id, with ~N, ^N or ^{commit} behind. */
  commitOf(name: string): Commit | undefined {
    const [, base = '', steps = ''] = /^([^~^]*)(.*)$/s.exec(name.replace(/\^\{commit\}$/, '')) ?? [];
    const id =
      base === 'HEAD' || base === '@'
        ? this.head
        : (this.branches.get(this.symbolic.get(base)?.replace('refs/heads/', '') ?? base) ??
          (/^[0-9a-f]{4,}$/.test(base)
            ? [...this.commits.keys()].find((each) => each.startsWith(base))
            : undefined));
    let found = id === undefined ? undefined : this.commits.get(id);
    for (const [, kind, digits] of steps.matchAll(/([~^])(\d*)/g)) {
      const number = digits === '' ? 1 : Number(digits);
      if (kind === '^') found = this.commits.get(found?.parents[number - 1] ?? '');
      else for (let step = 0; step < number; step++) found = this.commits.get(found?.parents[0] ?? '');
    }
    return found;
  }

  copy(other: MemoryRepository): void {
    for (const [id, content] of other.objects) this.objects.set(id, content);
    for (const [id, commit] of other.commits) this.commits.set(id, commit);
    for (const [name, id] of other.branches) this.branches.set(name, id);
    this.index = new Map(other.index);
    this.branch = other.branch;
  }

  forgetHistory(): void {
    this.isShallow = true;
    for (const [id, commit] of this.commits)
      if (id === this.head) this.commits.set(id, { ...commit, parents: [] });
      else this.commits.delete(id);
  }

  /** Keeps a content under the id that git gives it. */
  keep(content: Buffer): string {
    const id = createHash('sha1').update(`blob ${content.length}\0`).update(content).digest('hex');
    this.objects.set(id, content);
    return id;
  }

  commit(parents: readonly string[], tree: Tree): string {
    const said = JSON.stringify([parents, [...tree], this.commits.size]);
    const id = createHash('sha1').update(said).digest('hex');
    this.commits.set(id, { id, parents, tree });
    this.branches.set(this.branch, id);
    return id;
  }

  content(id: string | undefined): Buffer {
    return this.objects.get(id ?? '') ?? Buffer.alloc(0);
  }

  /** A file of the work tree; undefined where none is. */
  onDisk(name: string): { readonly mode: string; readonly content: Buffer } | undefined {
    const path = join(this.top, name);
    const stats = statsOf(path);
    if (stats?.isSymbolicLink()) return { mode: LINK, content: Buffer.from(readlinkSync(path)) };
    if (!stats?.isFile()) return undefined;
    return { mode: (stats.mode & 0o100) === 0 ? '100644' : '100755', content: readFileSync(path) };
  }

  /** The work tree where the index or a commit has files. Changed files have no id. */
  workTree(): Tree {
    const found = new Map<string, Entry>();
    for (const [name, entry] of this.index) {
      const file = this.flags.has(name) ? undefined : this.onDisk(name);
      if (this.flags.has(name)) found.set(name, entry);
      else if (file !== undefined) {
        const isSame = this.content(entry.id).equals(file.content) && entry.mode === file.mode;
        found.set(name, isSame ? entry : { mode: file.mode, id: undefined });
      }
    }
    return found;
  }

  /** The names of files that are not in the index, except ignored ones; repositories inside end with a slash. */
  untracked(everything = false): string[] {
    const found: string[] = [];
    const visit = (folder: string): void => {
      for (const entry of readdirSync(join(this.top, folder), { withFileTypes: true })) {
        const name = `${folder}${entry.name}`;
        if (entry.name === '.git') continue;
        if (!everything && this.ignores(name)) continue;
        if (!entry.isDirectory()) found.push(name);
        else if (statsOf(join(this.top, name, '.git'))) found.push(`${name}/`);
        else visit(`${name}/`);
      }
    };
    visit('');
    return found.filter((name) => !this.index.has(name)).sort();
  }

  /** Whether the .gitignore at the top names a file or a folder above it. Tests write plain patterns only. */
  ignores(name: string): boolean {
    const path = join(this.top, '.gitignore');
    if (!statsOf(path)?.isFile()) return false;
    const globs = readFileSync(path, 'utf8').split('\n').filter(Boolean);
    return globs.some((line) => hasPattern(name, line));
  }

  /** Writes a file of the index or a commit into the work tree. */
  checkOut(name: string, { mode, id }: Entry): void {
    const path = join(this.top, name);
    mkdirSync(dirname(path), { recursive: true });
    rmSync(path, { force: true, recursive: true });
    if (mode === LINK) symlinkSync(String(this.content(id)), path);
    else writeFileSync(path, this.content(id), { mode: mode === '100755' ? 0o755 : 0o644 });
  }

  /** Where git looks for the other parents of a merge: roomlint reads the file itself. */
  merging(commits: readonly string[]): void {
    this.merged = commits;
    const path = join(this.top, '.git/MERGE_HEAD');
    if (commits.length === 0) rmSync(path, { force: true });
    else writeFileSync(path, commits.map((id) => `${id}\n`).join(''));
  }
}

/** Whether a line of .gitignore or .gitattributes is about a file: also about what is in a folder of that name. */
export function hasPattern(name: string, line: string): boolean {
  const pattern = line.replace(/\/$/, '');
  const isAnchored = pattern.includes('/');
  const glob = `${isAnchored ? pattern.replace(/^\//, '') : `**/${pattern}`}{,/**}`;
  const matches = pathMatcher(glob, { dot: true });
  return typeof matches === 'function' && matches(name);
}

export function statsOf(path: string): Stats | undefined {
  try {
    return lstatSync(path);
  } catch {
    return undefined;
  }
}
