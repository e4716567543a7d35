import { type FSWatcher, statSync, watch } from 'node:fs';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { CONFIG_NAMES } from '../files/known-files.js';
import { CommandError } from '../workspace/command-error.js';
import { EXIT, type ExitCode } from './exit-codes.js';
import type { Terminal } from './terminal.js';

/** The milliseconds for which nothing may change before the work is done again: a save is several changes. */
const QUIET_MS = 60;

/** Clears a terminal, and what was scrolled out of it. */
const CLEAR = '\u001b[2J\u001b[3J\u001b[H';

const CONFIGS: ReadonlySet<string> = new Set(CONFIG_NAMES.map((path) => basename(path)));

/** What is done again and again. */
export interface Watched {
  readonly cwd: string;
  /** Files and folders. Those beside a file count as well: editors replace files. */
  readonly paths: readonly string[];
  /** @param fixes whether to apply fixes this time */
  run(fixes: boolean): Promise<ExitCode>;
  readonly canFix: boolean;
}

/** Does work again whenever a snapshot or config changes, until the user ends it. Returns the last exit code. */
export async function runAgain(watched: Watched, terminal: Terminal): Promise<ExitCode> {
  const runner = new Runner(watched, terminal);
  const unwatch = watchPaths(watched, () => runner.now(false));
  const { stdin } = process;
  const hasKeys = terminal.world.isTerminal('in') && stdin.isTTY;
  try {
    const ended = new Promise<void>((done) => {
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, done);
      if (!hasKeys) return;
      stdin.setRawMode(true).on('data', (keys: Buffer) => {
        for (const key of keys.toString())
          if (key === 'q' || key === '\u0003') done();
          else if (key === 'r') runner.now(false);
          else if (key === 'f' && watched.canFix) runner.now(true);
      });
    });
    runner.now(false);
    await ended;
    // Before the end: what changes now starts no further run.
    unwatch();
    return await runner.end();
  } finally {
    unwatch();
    if (hasKeys) stdin.setRawMode(false).pause();
  }
}

/** Runs one thing after the other. What changes meanwhile is seen afterwards. */
class Runner {
  private code: ExitCode = EXIT.clean;
  private current: Promise<void> = Promise.resolve();
  private waiting: { fixes: boolean } | undefined;

  constructor(
    private readonly watched: Watched,
    private readonly terminal: Terminal,
  ) {}

  now(fixes: boolean): void {
    if (this.waiting !== undefined) {
      this.waiting.fixes ||= fixes;
      return;
    }
    this.waiting = { fixes };
    this.current = this.current.then(() => this.run());
  }

  async end(): Promise<ExitCode> {
    await this.current;
    return this.code;
  }

  private async run(): Promise<void> {
    const { terminal, watched } = this;
    const { fixes } = this.waiting ?? { fixes: false };
    this.waiting = undefined;
    if (terminal.world.isTerminal('out')) terminal.writeOut(CLEAR);
    try {
      this.code = await watched.run(fixes);
    } catch (error) {
      if (!(error instanceof CommandError)) throw error;
      terminal.warn(error.message, error.details);
      this.code = EXIT.error;
    }
    const keys = watched.canFix ? 'q: quit, f: fix, r: run again' : 'q: quit, r: run again';
    terminal.writeErr(`watching for changes${terminal.world.isTerminal('in') ? ` (${keys})` : ''}\n`);
  }
}

/** Calls `changed` whenever a snapshot or config changes. Returns what ends this. @throws CommandError */
export function watchPaths({ cwd, paths }: Pick<Watched, 'cwd' | 'paths'>, changed: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  const later = (): void => {
    clearTimeout(timer);
    timer = setTimeout(changed, QUIET_MS);
  };
  const watchers = foldersOf({ cwd, paths }).map(({ folder, recursive }) =>
    watchFolder(folder, recursive, later),
  );
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}

interface WatchedFolder {
  readonly folder: string;
  readonly recursive: boolean;
}

/** The folders in which something may change; of a glob, the folder before its first wildcard. */
function foldersOf({ cwd, paths }: Pick<Watched, 'cwd' | 'paths'>): readonly WatchedFolder[] {
  const folders = new Map<string, boolean>();
  for (const path of paths.length === 0 ? ['.'] : paths) {
    const absolute = resolve(cwd, path);
    const stats = statSync(absolute, { throwIfNoEntry: false });
    const isFile = stats?.isFile() === true;
    const folder = isFile ? dirname(absolute) : stats === undefined ? existingFolder(absolute) : absolute;
    folders.set(folder, folders.get(folder) === true || !isFile);
  }
  return [...folders].map(([folder, recursive]) => ({ folder, recursive }));
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
