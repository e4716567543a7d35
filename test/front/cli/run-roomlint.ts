import { type SpawnSyncOptions, spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { COMMANDS } from '../../../src/front/cli/commands.js';
import { run } from '../../../src/front/cli/run.js';
import type { Stream } from '../../../src/front/cli/world.js';
import type { Environment } from '../../../src/world/api/environment.js';
import type { GitProgram } from '../../../src/world/files/git.js';
import { gitFor } from '../../ports/memory-git/memory-git.js';

export { ON_DISK, temporaryFolder } from '../../temporary-folder.js';

// The first test of a file should not be the one that waits for modules.
await Promise.all([...COMMANDS.values()].map(({ load }) => load()));

export const COMMAND = fileURLToPath(new URL('../../../dist/roomlint.js', import.meta.url));

export interface Run {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

export interface RunOptions {
  readonly cwd?: string;
  /** Standard input; none unless given. */
  readonly input?: string | Uint8Array;
  /** Beside the variables of this process. */
  readonly env?: Readonly<Record<string, string>>;
  /** Whether both streams are terminals. */
  readonly terminal?: boolean;
  /** The git command; unless given, one in memory for repositories that are there. */
  readonly gitProgram?: GitProgram;
  /** Network and time; those of this process unless given. */
  readonly environment?: Environment;
  /** The command line of other sources than these. */
  readonly of?: typeof run;
}

/** Runs the command in this process, without colours unless the environment says so. */
export async function roomlint(args: readonly string[], options: RunOptions = {}): Promise<Run> {
  const [out, err] = [new Collector(), new Collector()];
  const stdin = openInput(options.input);
  try {
    const code = await (options.of ?? run)(args, {
      out,
      err,
      stdin,
      env: { ...plainEnvironment(), ...options.env },
      cwd: () => options.cwd ?? process.cwd(),
      isTerminal: () => options.terminal === true,
      ...gitOption(options.gitProgram ?? gitFor(options.cwd ?? process.cwd())),
      ...(options.environment === undefined ? {} : { environment: options.environment }),
    });
    return { code, out: out.text, err: err.text };
  } finally {
    closeSync(stdin);
  }
}

function gitOption(git: GitProgram | undefined): { readonly git?: GitProgram } {
  return git === undefined ? {} : { git };
}

/** Runs the compiled command as a process, without colours unless the environment says so. */
export function spawnRoomlint(args: readonly string[], options: SpawnSyncOptions = {}): Run {
  const result = spawnSync(process.execPath, [COMMAND, ...args], {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    ...options,
    env: { ...plainEnvironment(), ...options.env },
  });
  return { code: result.status, out: String(result.stdout), err: String(result.stderr) };
}

class Collector implements Stream {
  private readonly pieces: Buffer[] = [];

  write(bytes: Uint8Array): void {
    this.pieces.push(Buffer.from(bytes));
  }

  get text(): string {
    return Buffer.concat(this.pieces).toString();
  }
}

function plainEnvironment(): NodeJS.ProcessEnv {
  const { FORCE_COLOR: _force, NO_COLOR: _no, GITHUB_ACTIONS: _actions, ...env } = process.env;
  return env;
}

/** A file descriptor to read from, as the command reads standard input. */
function openInput(input: string | Uint8Array | undefined): number {
  if (input === undefined) return openSync('/dev/null', 'r');
  const folder = mkdtempSync(join(tmpdir(), 'roomlint-input-'));
  const path = join(folder, 'input');
  writeFileSync(path, input);
  const file = openSync(path, 'r');
  rmSync(folder, { recursive: true });
  return file;
}
