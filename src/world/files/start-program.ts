import type {
  ChildProcess,
  SpawnOptions,
  SpawnSyncOptionsWithBufferEncoding,
  SpawnSyncReturns,
} from 'node:child_process';
import { withoutKeys } from './key-variables.js';

/** Loaded with the first program: most checks start none. */
const processes = () => process.getBuiltinModule('node:child_process');

type WithEnvironment<Options> = Options & { readonly env: NodeJS.ProcessEnv };

/** Starts a program that is not roomlint: without the keys of the environment. */
export function startProgram(
  program: string,
  args: readonly string[],
  options: WithEnvironment<SpawnOptions>,
): ChildProcess {
  return processes().spawn(program, args, { ...options, env: withoutKeys(options.env) });
}

/** The same, and waits for its end. */
export function runProgram(
  program: string,
  args: readonly string[],
  options: WithEnvironment<SpawnSyncOptionsWithBufferEncoding>,
): SpawnSyncReturns<Buffer> {
  return processes().spawnSync(program, args, { ...options, env: withoutKeys(options.env) });
}
