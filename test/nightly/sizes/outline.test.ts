import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { measure } from '../../../.ci/bench/measure.js';
import { snapshotChunks } from '../../../.ci/bench/snapshot-generator.js';
import { COMMAND, temporaryFolder } from '../../cli/run-roomlint.js';

const folder = temporaryFolder();
const SIZE = 50_000_000;
const ROUNDS = 5;
/** The text fits a screen. */
const MAX_LINES = 60;
/** Milliseconds that people wait longer than for a check, and those of all threads. */
const MAX_BEYOND = { wall: 1_000, cpu: 1_500 };

const unmeasured = (): { cpu: number; wall: number } => ({
  cpu: Number.POSITIVE_INFINITY,
  wall: Number.POSITIVE_INFINITY,
});

test.each(['indented', 'one-line'] as const)(
  'the outline of a 50 MB room, %s, takes less than a second beyond the check',
  async (layout) => {
    const file = folder.write(`${layout}.json`, snapshotChunks({ bytes: SIZE, layout }).join(''));
    const program = (command: string) => ({ args: [COMMAND, command, '--no-config', file] });
    const { stdout, status } = spawnSync(process.execPath, program('show').args, { encoding: 'utf8' });
    expect(status).toBe(0);
    expect(stdout.split('\n').length).toBeLessThan(MAX_LINES);
    // In turn, and the fastest of each: another program may keep the machine busy.
    const fastest = { check: unmeasured(), show: unmeasured() };
    for (let round = 0; round < ROUNDS; round++)
      for (const command of ['check', 'show'] as const) {
        const { cpuMilliseconds, wallMilliseconds } = await measure(program(command));
        fastest[command].cpu = Math.min(fastest[command].cpu, cpuMilliseconds);
        fastest[command].wall = Math.min(fastest[command].wall, wallMilliseconds);
      }
    const { check, show } = fastest;
    expect(show.cpu - check.cpu, JSON.stringify(fastest)).toBeLessThan(MAX_BEYOND.cpu);
    expect(show.wall - check.wall, JSON.stringify(fastest)).toBeLessThan(MAX_BEYOND.wall);
  },
);
