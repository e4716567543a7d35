import { join } from 'node:path';
import { readDescriptor } from '../files/read.js';
import { selectFiles } from '../files/select.js';
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
      const tasks: Task[] = [
        ...selection.files.map(fileTask),
        ...selection.problems.map(({ path, message }) => problemTask(path, message)),
      ];
      if (named.includes(STDIN))
        tasks.push({
          kind: 'file',
          file: { path: stdin.name ?? '<stdin>', absolute: join(cwd, stdin.name ?? 'stdin') },
          target: { kind: 'output' },
          read: (maxBytes) => readDescriptor(stdin.file, maxBytes),
        });
      return {
        searches: selection.searches,
        tasks: tasks.sort((a, b) => Buffer.compare(Buffer.from(a.file.path), Buffer.from(b.file.path))),
      };
    },
  };
}
