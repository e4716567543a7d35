import { join, resolve } from 'node:path';
import { readFileList } from '../files/file-list.js';
import { readDescriptor } from '../files/read.js';
import { comparePaths } from '../files/relative-path.js';
import { type Selection, selectFiles } from '../files/select.js';
import { CommandError } from './command-error.js';
import { fileTask, problemTask, type Source, type Task } from './source.js';

/** The path that means standard input. */
export const STDIN = '-';

export interface PathSourceOptions {
  /** Files, folders, globs and `-`. Without any, the current folder. */
  readonly paths: readonly string[];
  readonly cwd: string;
  readonly stdin: {
    /** Its file descriptor. */
    readonly file: number;
    /** Its name in reports, which also decides which config applies. */
    readonly name: string | undefined;
  };
}

/** The files that paths lead to, including standard input. */
export function pathSource({ paths, cwd, stdin }: PathSourceOptions): Source {
  return {
    open: async () => {
      const named = paths.length === 0 ? ['.'] : paths;
      const selection = await selectFiles(
        named.filter((path) => path !== STDIN),
        cwd,
      );
      const tasks = tasksOf(selection);
      if (named.includes(STDIN))
        tasks.push({
          kind: 'file',
          file: { path: stdin.name ?? '<stdin>', absolute: join(cwd, stdin.name ?? 'stdin') },
          target: { kind: 'output' },
          read: (maxBytes) => readDescriptor(stdin.file, maxBytes),
        });
      return {
        searches: selection.searches,
        tasks: tasks.sort((a, b) => comparePaths(a.file.path, b.file.path)),
      };
    },
  };
}

export interface ListSourceOptions {
  /** The list, and `-` for standard input. */
  readonly list: string;
  readonly cwd: string;
  /** The file descriptor of standard input. */
  readonly stdin: number;
}

/** The files and folders that a list names. None of them is a glob. */
export function listSource({ list, cwd, stdin }: ListSourceOptions): Source {
  return {
    open: async () => {
      const shown = list === STDIN ? 'standard input' : list;
      const read = readFileList(list === STDIN ? stdin : resolve(cwd, list));
      if (read.kind === 'error')
        throw new CommandError(`cannot read the list of files from ${shown}: ${read.message}`);
      const selection = await selectFiles(read.names, cwd, false);
      const listing = {
        searches: selection.searches,
        tasks: tasksOf(selection).sort((a, b) => comparePaths(a.file.path, b.file.path)),
      };
      return read.names.length > 0 ? listing : { ...listing, mayBeNothing: `${shown} names no file` };
    },
  };
}

function tasksOf({ files, problems }: Selection): Task[] {
  return [...files.map(fileTask), ...problems.map(({ path, message }) => problemTask(path, message))];
}
