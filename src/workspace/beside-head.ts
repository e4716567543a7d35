import { Repository } from '../files/git.js';
import { type GitAccess, GitError, realPath } from '../files/git-command.js';
import type { ReadableTask, Source } from './source.js';

type Readers = ReadonlyMap<string, NonNullable<ReadableTask['readBefore']>>;

/** A source whose changed files can be read as they are in HEAD. Git is asked when one is. */
export function besideHead(source: Source, cwd: string, access: GitAccess): Source {
  return {
    open: async (fixes) => {
      const listing = await source.open(fixes);
      let readers: Readers | undefined;
      const readBefore = (absolute: string, maxBytes: number) => {
        readers ??= changedSinceHead(cwd, access);
        return readers.get(realPath(absolute) ?? absolute)?.(maxBytes);
      };
      const tasks = listing.tasks.map((task) =>
        task.kind === 'problem' || task.target.kind === 'output' || task.readBefore !== undefined
          ? task
          : { ...task, readBefore: (maxBytes: number) => readBefore(task.file.absolute, maxBytes) },
      );
      return { ...listing, tasks };
    },
  };
}

/** The files that differ from HEAD, by real path. None outside of a repository, and where git refuses. */
function changedSinceHead(cwd: string, access: GitAccess): Readers {
  try {
    const { files } = Repository.open(cwd, access).changedSince('HEAD', { covers: () => true });
    return new Map(
      files.flatMap(({ absolute, before }) =>
        before === undefined ? [] : [[absolute, (maxBytes: number) => before.read(maxBytes, false)]],
      ),
    );
  } catch (error) {
    if (error instanceof GitError) return new Map();
    throw error;
  }
}
