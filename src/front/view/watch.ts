import { type FSWatcher, statSync, watch } from 'node:fs';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { CommandError } from '../../world/files/command-error.js';
import { CONFIG_NAMES } from '../../world/files/known-files.js';

/** A change is reported when nothing has changed for so many milliseconds: saving a file changes it several times. */
const QUIET_MS = 60;

const CONFIGS: ReadonlySet<string> = new Set(CONFIG_NAMES.map((path) => basename(path)));

/**
 * Calls `changed` whenever a snapshot or config changes. Returns what ends this. @throws CommandError
 * @param paths files and folders; those beside a file count as well, because editors replace files
 */
export function watchPaths(cwd: string, paths: readonly string[], changed: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  const later = (): void => {
    clearTimeout(timer);
    timer = setTimeout(changed, QUIET_MS);
  };
  const watchers = [...foldersOf(cwd, paths)].map(([folder, recursive]) =>
    watchFolder(folder, recursive, later),
  );
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}

/**
 * The folders in which something may change, and whether those below count; of a glob, the folder before its
 * first wildcard.
 */
function foldersOf(cwd: string, paths: readonly string[]): ReadonlyMap<string, boolean> {
  const folders = new Map<string, boolean>();
  for (const path of paths.length === 0 ? ['.'] : paths) {
    const absolute = resolve(cwd, path);
    const stats = statSync(absolute, { throwIfNoEntry: false });
    const isFile = stats?.isFile() === true;
    const folder = isFile ? dirname(absolute) : stats === undefined ? existingFolder(absolute) : absolute;
    folders.set(folder, folders.get(folder) === true || !isFile);
  }
  return folders;
}

function existingFolder(path: string): string {
  let folder = dirname(path);
  while (statSync(folder, { throwIfNoEntry: false }) === undefined) folder = dirname(folder);
  return folder;
}

/** @throws CommandError where the system cannot watch it */
function watchFolder(folder: string, recursive: boolean, changed: () => void): FSWatcher {
  try {
    const watcher = watch(folder, { recursive }, (_event, name) => {
      if (name === null || matters(join(folder, name))) changed();
    });
    // A folder that is removed: there is nothing to watch any more.
    watcher.on('error', () => watcher.close());
    return watcher;
  } catch (error) {
    const { code = String(error) } = error as NodeJS.ErrnoException;
    throw new CommandError(`cannot watch ${folder} (${code})`);
  }
}

/** Whether a check may depend on a file. */
function matters(path: string): boolean {
  if (/[\\/](?:node_modules|\.git)[\\/]/.test(`${path}${sep}`)) return false;
  return path.endsWith('.json') || CONFIGS.has(basename(path));
}
