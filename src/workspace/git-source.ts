import { basename } from 'node:path';
import { Repository } from '../files/git.js';
import { type GitAccess, GitError } from '../files/git-command.js';
import type { BranchChanges, DeletedFile, EarlierFile, FileBefore, StagedFile } from '../files/git-files.js';
import { pathScope } from '../files/path-scope.js';
import { isNeverSnapshot, type SelectedFile, type SelectionProblem } from '../files/select.js';
import { MAX_OUTPUT } from '../files/sizes.js';
import { holdsSnapshot } from '../lint/holds-snapshot.js';
import { configNames } from './base-settings.js';
import { CommandError } from './command-error.js';
import { type FixTarget, fileTask, problemTask, type ReadableTask, type Source } from './source.js';

/** Paths narrow down what git lists. */
export interface GitScope {
  readonly paths: readonly string[];
  readonly cwd: string;
  readonly access: GitAccess;
  /** Where commands that judge one change after each other keep the repository. */
  readonly shared?: SharedRepository | undefined;
}

/** What is read of staged files. */
interface StagedNeeds {
  /** What to say when nothing at all is staged; undefined where that is fine. */
  readonly mustChange?: string | undefined;
  /** Whether a plan follows, so that the versions in HEAD are read as well. */
  readonly isPlanned?: boolean | undefined;
}

export interface SharedRepository {
  repository?: Repository;
}

/** What the next commit would change. */
export function stagedSource(scope: GitScope, { mustChange, isPlanned = false }: StagedNeeds = {}): Source {
  const { paths, cwd } = scope;
  return {
    open: async (fixes) => {
      const repository = openRepository(scope);
      if (mustChange !== undefined && !answer(() => repository.hasStaged()))
        throw new CommandError(mustChange);
      const named = await pathScope(paths, repository.top, cwd);
      answer(() => repository.readStagedAhead(named, isPlanned ? configNames : undefined));
      const files = answer(() => repository.staged(named));
      const problems = answer(() => named.problems(() => repository.files())).map(toTask);
      const mayBeNothing = '';
      const base = { repository, commit: answer(() => repository.head) };
      const notes = answer(() => movedAway(repository.stagedDeletions(named)));
      const earlier = earlierBy(repository.earlier.ofStaged(fixes));
      const taskOf = (file: StagedFile) => {
        const { read, readBefore } = file;
        return { ...fileTask(file), read, readBefore, earlier: earlier(file) };
      };
      if (!fixes) {
        const tasks = files.map(taskOf);
        return { tasks: [...tasks, ...problems], mayBeNothing, base, notes };
      }
      const others = requireSame(repository, files);
      // Read from where they are written: git may convert line ends, and those of the file are to be kept.
      const tasks = files.map((file) =>
        others.has(file)
          ? taskOf(file)
          : {
              ...fileTask(file),
              target: indexTarget(repository, file),
              readBefore: file.readBefore,
              earlier: earlier(file),
            },
      );
      return { tasks: [...tasks, ...problems], mayBeNothing, base, notes };
    },
  };
}

/** What a branch has changed since it left `ref`. */
export function changedSource(ref: string, scope: GitScope): Source {
  return {
    open: async () => {
      const { repository, changes, problems } = await branchChanges(ref, scope);
      const earlier = earlierBy(repository.earlier.since(ref));
      const tasks = changes.files.map((file) => ({
        ...fileTask(file),
        read: (maxBytes: number) => file.read(maxBytes),
        readBefore: readerOf(file.before),
        earlier: earlier(file),
      }));
      return {
        tasks: [...tasks, ...problems.map(toTask)],
        mayBeNothing: `no snapshot has changed since ${ref}`,
        base: { repository, commit: changes.base },
        notes: answer(() => movedAway(changes.deleted)),
      };
    },
  };
}

/** Says which rooms are now where nothing is checked. */
function movedAway(deleted: readonly DeletedFile[]): string[] {
  return deleted.flatMap(({ path, before, movedTo }) => {
    if (movedTo === undefined) return [];
    const was = before.read(MAX_OUTPUT, false);
    if (was.kind === 'bytes' && !holdsSnapshot(was.bytes)) return [];
    return [`${path} is no longer checked: it was moved to ${movedTo}`];
  });
}

function readerOf(before: FileBefore | undefined): ReadableTask['readBefore'] {
  return before && ((maxBytes) => before.read(maxBytes, false));
}

/** What a branch has changed since it left `ref`, and paths that lead to nothing. @throws CommandError */
export async function branchChanges(
  ref: string,
  given: GitScope,
): Promise<{
  readonly repository: Repository;
  readonly changes: BranchChanges;
  readonly problems: readonly SelectionProblem[];
}> {
  const { paths, cwd } = given;
  const repository = openRepository(given);
  const scope = await pathScope(paths, repository.top, cwd);
  return answer(() => {
    const changes = repository.changedSince(ref, scope);
    const deleted = changes.deleted.map(({ absolute }) => absolute);
    return { repository, changes, problems: scope.problems(() => [...repository.files(), ...deleted]) };
  });
}

/**
 * What the next commit changes, compared with HEAD; undefined before the first. @throws CommandError
 * @param mustChange what to say when nothing is staged; undefined where that is fine
 */
export async function stagedChanges(
  given: GitScope,
  mustChange: string | undefined,
): Promise<{
  readonly repository: Repository;
  readonly changes: BranchChanges | undefined;
  readonly problems: readonly SelectionProblem[];
}> {
  const { paths, cwd } = given;
  const repository = openRepository(given);
  if (mustChange !== undefined && !answer(() => repository.hasStaged())) throw new CommandError(mustChange);
  const scope = await pathScope(paths, repository.top, cwd);
  return answer(() => {
    const changes = repository.stagedChanges(scope);
    const deleted = changes?.deleted.map(({ absolute }) => absolute) ?? [];
    return { repository, changes, problems: scope.problems(() => [...repository.files(), ...deleted]) };
  });
}

function openRepository({ cwd, access, shared }: GitScope): Repository {
  const repository = shared?.repository ?? answer(() => Repository.open(cwd, access));
  if (shared !== undefined) shared.repository = repository;
  return repository;
}

function toTask({ path, message }: SelectionProblem): ReturnType<typeof problemTask> {
  return problemTask(path, message);
}

/** Fixes need a work tree with what is staged. @returns files that differ and hold no snapshot */
function requireSame(repository: Repository, files: readonly StagedFile[]): ReadonlySet<SelectedFile> {
  const mixed = answer(() => repository.mixed(files));
  const others = new Set([...mixed.changed, ...mixed.hidden].filter((file) => !mayBeSnapshot(file)));
  const changed = mixed.changed.filter((file) => !others.has(file));
  const hidden = mixed.hidden.filter((file) => !others.has(file));
  const named = (all: readonly SelectedFile[]): string => all.map(({ path }) => path).join(', ');
  if (changed.length > 0)
    throw new CommandError(
      `--staged --fix would mix staged and unstaged changes in ${named(changed)}: stage the rest, or set it aside with git stash --keep-index`,
    );
  if (hidden.length > 0)
    throw new CommandError(
      `--staged --fix cannot tell whether the work tree matches what is staged in ${named(hidden)}: git is told not to look at it (undo git update-index --assume-unchanged, or add it to the sparse checkout)`,
    );
  return others;
}

/** Whether a staged file holds a snapshot. True as well if it cannot be read: then it is unknown. */
function mayBeSnapshot({ absolute, read }: StagedFile): boolean {
  if (isNeverSnapshot(basename(absolute))) return false;
  const reading = read(MAX_OUTPUT);
  return reading.kind !== 'bytes' || holdsSnapshot(reading.bytes);
}

function indexTarget(repository: Repository, { absolute }: SelectedFile): FixTarget {
  const stage = (): string | undefined => {
    try {
      repository.stage(absolute);
      return undefined;
    } catch (error) {
      if (error instanceof GitError) return error.message;
      throw error;
    }
  };
  return { kind: 'index', stage };
}

/** The earlier versions of a file, with what git says in our errors. */
function earlierBy(
  versions: (file: SelectedFile) => readonly EarlierFile[],
): (file: SelectedFile) => NonNullable<ReadableTask['earlier']> {
  return (file) => () =>
    answer(() => versions(file)).map(({ older, ...version }) => ({
      ...version,
      ...(older && { older: () => answer(older) }),
    }));
}

/** What git answers. @throws CommandError with its reason when it does not */
function answer<Value>(ask: () => Value): Value {
  try {
    return ask();
  } catch (error) {
    if (error instanceof GitError) throw new CommandError(error.message);
    throw error;
  }
}
