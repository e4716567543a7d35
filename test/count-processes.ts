import childProcess from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

/** A setup file: notes each process that a test starts, as a byte in a file. test/most-processes.ts counts them. */
const noted = Symbol.for('roomlint: processes are counted');
const file = process.env.ROOMLINT_STARTED_PROCESSES;

if (file !== undefined && !(noted in globalThis)) {
  Object.assign(globalThis, { [noted]: true });
  // What is not synchronous ends here, whichever function it began with.
  const one = childProcess.ChildProcess.prototype as unknown as Record<string, (...args: never[]) => unknown>;
  const all = childProcess as unknown as typeof one;
  for (const [owner, name] of [
    [one, 'spawn'],
    [all, 'spawnSync'],
    [all, 'execFileSync'],
    [all, 'execSync'],
  ] as const) {
    const original = owner[name];
    owner[name] = function noting(...args) {
      appendFileSync(file, '.');
      return original?.apply(this, args);
    };
  }
  syncBuiltinESMExports();
}
