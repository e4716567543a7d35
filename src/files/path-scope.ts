import { realpathSync, type Stats, statSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { mayBeGlob, readGlob } from './glob.js';
import { pathInside } from './relative-path.js';
import { isFolderPassedBy, isJsonName, isOwnFile, type SelectionProblem } from './select.js';

/** What the paths of the command line narrow a list of files down to. */
export interface PathScope {
  /** @param absolute a real path */
  covers(absolute: string): boolean;
  /** The paths that match none of the existing files, which are asked for only if necessary. */
  problems(known: () => readonly string[]): SelectionProblem[];
}

/** One path, and what it means. */
interface Part {
  readonly path: string;
  readonly covers: (absolute: string) => boolean;
  /** What to say when it means nothing that there is; undefined when it is there to be seen. */
  readonly otherwise: string | undefined;
}

/** Reads paths as `selectFiles` does; no paths select every snapshot below `top`, a real path. */
export async function pathScope(paths: readonly string[], top: string, cwd: string): Promise<PathScope> {
  const parts: Part[] = [];
  const problems: SelectionProblem[] = [];
  for (const path of paths) {
    const part = await readPart(path, realpathSync.native(cwd));
    if ('message' in part) problems.push(part);
    else parts.push(part);
  }
  const everything = folderBelow(top);
  return {
    covers: (absolute) =>
      paths.length === 0 ? everything(absolute) : parts.some(({ covers }) => covers(absolute)),
    problems: (known) => [
      ...problems,
      ...parts.flatMap(({ path, covers, otherwise }) =>
        otherwise === undefined || known().some(covers) ? [] : [{ path, message: otherwise }],
      ),
    ],
  };
}

async function readPart(path: string, cwd: string): Promise<Part | SelectionProblem> {
  if (path === '') return { path: '""', message: 'the path is empty: use "." for the current folder' };
  const found = lookUp(resolve(cwd, path));
  if (found !== undefined) {
    const { real, stats } = found;
    const covers = stats.isDirectory() ? folderBelow(real) : (absolute: string): boolean => absolute === real;
    return { path, covers, otherwise: undefined };
  }
  if (!mayBeGlob(path)) {
    // Git may have it, where the work tree has not.
    const absolute = resolve(cwd, path);
    const below = folderBelow(absolute);
    const covers = (file: string): boolean => file === absolute || below(file);
    return { path, covers, otherwise: 'no such file' };
  }
  const glob = readGlob(path);
  if (typeof glob === 'string') return { path, message: glob };
  const base = lookUp(resolve(cwd, glob.base))?.real ?? resolve(cwd, glob.base);
  const covers = (absolute: string): boolean => {
    const [inside, name] = [stepsBelow(base, absolute), basename(absolute)];
    if (inside === undefined || inside.length > glob.depth || passesBy(inside)) return false;
    return glob.matches(inside.join('/'), name) && (!isOwnFile(name) || glob.namesFiles);
  };
  return { path, covers, otherwise: 'no such file, and no file matches it as a pattern' };
}

function lookUp(absolute: string): { real: string; stats: Stats } | undefined {
  try {
    return { real: realpathSync.native(absolute), stats: statSync(absolute) };
  } catch {
    // What cannot be seen here, git may still know.
    return undefined;
  }
}

function folderBelow(folder: string): (absolute: string) => boolean {
  return (absolute) => {
    const inside = stepsBelow(folder, absolute);
    return inside !== undefined && isJsonName(basename(absolute)) && !passesBy(inside);
  };
}

/** The steps from a folder to a file below it; undefined for one elsewhere. */
function stepsBelow(folder: string, absolute: string): string[] | undefined {
  const inside = pathInside(folder, absolute);
  return inside === '' ? undefined : inside?.split('/');
}

function passesBy(steps: readonly string[]): boolean {
  return steps.slice(0, -1).some(isFolderPassedBy);
}
