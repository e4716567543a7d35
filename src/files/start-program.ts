import {
  type ChildProcess,
  type SpawnOptions,
  type SpawnSyncOptionsWithBufferEncoding,
  type SpawnSyncReturns,
  spawn,
  spawnSync,
} from 'node:child_process';
import { withoutKeys } from './key-variables.js';

type WithEnvironment<Options> = Options & { readonly env: NodeJS.ProcessEnv };

/** Starts a program that is not roomlint: without the keys of the environment. */
export function startProgram(
  program: string,
  args: readonly string[],
  options: WithEnvironment<SpawnOptions>,
): ChildProcess {
  return spawn(program, args, { ...options, env: withoutKeys(options.env) });
}

/** The same, and waits for its end. */
export function runProgram(
  program: string,
  args: readonly string[],
  options: WithEnvironment<SpawnSyncOptionsWithBufferEncoding>,
): SpawnSyncReturns<Buffer> {
  return spawnSync(program, args, { ...options, env: withoutKeys(options.env) });
}
