import childProcess from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Processes are for journeys and for the real side of a port: everything else runs in the process of the tests. */
const MOST = 300;

/** A global setup: fails a run whose tests have started more processes. */
export default function countProcesses(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'roomlint-processes-'));
  const counted = join(folder, 'started');
  writeFileSync(counted, '');
  process.env.ROOMLINT_STARTED_PROCESSES = counted;
  return () => {
    const { size } = statSync(counted);
    rmSync(folder, { recursive: true });
    console.info(`The tests have started ${size} processes, of at most ${MOST}.`);
    if (size > MOST) process.exitCode = 1;
  };
}

/* And a setup file of each test file: notes each process that a test starts, as a byte in a file. */
const noted = Symbol.for('roomlint: processes are counted');
const file = process.env.ROOMLINT_STARTED_PROCESSES;

if (file !== undefined && !(noted in globalThis)) {
  Object.assign(globalThis, { [noted]: true });
  // What is not synchronous ends here, whichever function it began with.
  const one = childProcess.ChildProcess.prototype as unknown as Record<string, (...args: never[]) => unknown>;
  const all = childProcess as unknown as typeof one;
  const starting = [
    [one, 'spawn'] as const,
    ...['spawnSync', 'execFileSync', 'execSync'].map((name) => [all, name] as const),
  ];
  for (const [owner, name] of starting) {
    const original = owner[name];
    owner[name] = function noting(...args) {
      appendFileSync(file, '.');
      return original?.apply(this, args);
    };
  }
  syncBuiltinESMExports();
}
