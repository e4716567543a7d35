import { CommandError } from '../files/command-error.js';
import { askGit, type GitAccess, GitError } from '../files/git.js';
import { isNeverSnapshot } from '../files/known-files.js';
import { mayHoldSnapshot } from '../files/missing-content.js';
import { openConflicts, openConflictsText } from '../files/open-conflicts.js';
import { pathInside, realPath } from '../files/paths.js';
import { MAX_OUTPUT } from '../files/read.js';
import {
  type ChangedFile,
  type ChangeSource,
  type Changes,
  type DeletedFile,
  type FileBefore,
  Repository,
} from '../files/repository.js';
import type { SelectedFile, SelectionProblem } from '../files/select.js';
import {
  type FixTarget,
  fileTask,
  type Listing,
  problemTask,
  type ReadableTask,
  type Task,
} from './source.js';

/** What git says of a change. It is asked once, for a check and for the plan beside it. */
export class GitChange {
  private known: Changes | undefined;

  constructor(
    readonly source: ChangeSource,
    private readonly cwd: string,
    private readonly access: GitAccess,
  ) {}

  /** @throws CommandError */
  read(): Changes {
    this.known ??= Repository.open(this.cwd, this.access).changes(this.source);
    return this.known;
  }
}

/** The snapshots of a change, to be checked. @param fixes whether files will be written @throws CommandError */
export function listChange(change: GitChange, fixes: boolean): Listing {
  const { source } = change;
  const { repository, base: commit, files, deleted, problems } = change.read();
  const isStaged = source.kind === 'staged';
  const others = isStaged && fixes ? requireSame(repository, files) : undefined;
  const tasks = files.map((file): ReadableTask => {
    const task = changedTask(file);
    // Fixes begin with the work tree: git may convert line ends, and those of the file are to be kept.
    return others === undefined || others.has(file)
      ? task
      : { ...task, ...fileTask(file), target: indexTarget(repository, file) };
  });
  const open = isStaged ? undecided(repository) : [];
  return {
    tasks: [...tasks, ...[...problems, ...open].map(problemTask)],
    mayBeNothing: isStaged ? '' : `no snapshot has changed since ${source.ref}`,
    base: { repository, commit },
    notes: movedAway(deleted),
  };
}

/** The conflicts of a merge that nobody has decided: the commit would silently take ours. */
function undecided(repository: Repository): SelectionProblem[] {
  return openConflicts(repository.git).map((found) => ({
    path: found.name,
    message: openConflictsText(found),
  }));
}

/** The same files, with what they are in HEAD. Outside of a repository nothing is known. */
export function besideHead(listing: Listing, cwd: string, access: GitAccess): Listing {
  const names = new Map<Task, string>();
  const found = askGit(() => {
    const repository = Repository.open(cwd, access);
    for (const task of listing.tasks) {
      const name = pathInside(repository.top, realPath(task.file.absolute) ?? task.file.absolute);
      if (name !== undefined) names.set(task, name);
    }
    return repository.filesOf('HEAD', [...names.values()]);
  });
  if (found instanceof GitError) return listing;
  const inHead = new Map(found.map((before) => [before.name, before]));
  const tasks = listing.tasks.map((task) =>
    task.kind === 'problem' ? task : { ...task, before: inHead.get(names.get(task) ?? '') },
  );
  return { ...listing, tasks };
}

/** Says which rooms are now where nothing is checked. */
function movedAway(deleted: readonly DeletedFile[]): string[] {
  return deleted
    .filter(({ before, movedTo }) => movedTo !== undefined && mayHoldSnapshot(before.read(MAX_OUTPUT)))
    .map(({ path, movedTo }) => `${path} is no longer checked: it was moved to ${movedTo}`);
}

/** Fixes need a work tree with what is staged. @returns files that differ and hold no snapshot */
function requireSame(repository: Repository, files: Changes['files']): ReadonlySet<SelectedFile> {
  const mixed = repository.mixed(files);
  const rooms = mixed.filter(
    ({ absolute, read }) => !isNeverSnapshot(absolute) && mayHoldSnapshot(read(MAX_OUTPUT)),
  );
  if (rooms.length === 0) return new Set(mixed);
  const named = rooms.map(({ path }) => path).join(', ');
  throw new CommandError(
    `--staged --fix would mix staged and unstaged changes in ${named}: stage the rest, or set it aside with git stash --keep-index`,
  );
}

function indexTarget(repository: Repository, { absolute }: SelectedFile): FixTarget {
  return { kind: 'index', stage: () => askGit(() => repository.stage(absolute))?.message };
}

/** A file as the change has it, and its earlier versions. */
function changedTask(file: ChangedFile): ReadableTask {
  const { before, read, merged } = file;
  const earlier = (): readonly FileBefore[] => [...(before === undefined ? [] : [before]), ...merged()];
  return { ...fileTask(file), read, before, earlier };
}
