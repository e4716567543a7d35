import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Processes are for journeys and for the real side of a port: everything else runs in the process of the tests. The aim is 300. */
const MOST = 530;

/** Fails a run whose tests have started more processes. */
export default function countProcesses(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'roomlint-processes-'));
  const file = join(folder, 'started');
  writeFileSync(file, '');
  process.env.ROOMLINT_STARTED_PROCESSES = file;
  return () => {
    const { size } = statSync(file);
    rmSync(folder, { recursive: true });
    console.info(`The tests have started ${size} processes, of at most ${MOST}.`);
    if (size > MOST) process.exitCode = 1;
  };
}
