import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { measure } from '../../../.ci/bench/measure.js';
import { COMMAND, temporaryFolder } from '../../front/cli/run-roomlint.js';
import { SHAPES } from './hostile-shapes.js';

const { path: folder } = temporaryFolder();

/** In bytes. */
const SIZES = [1_000_000, 2_000_000, 4_000_000];
/** Twice the size may take so many times as long: other programs run on the machine, too. */
const MAX_GROWTH = 2.6;
/** Milliseconds. Below, a difference is chance. */
const NOISE = 100;

async function cpuTime(text: string | Uint8Array, options: readonly string[]): Promise<number> {
  const file = join(folder, 'hostile.json');
  writeFileSync(file, text);
  const args = [COMMAND, 'check', '--no-config', ...options, file];
  return (await measure({ args, exitCodes: [0, 1] })).cpuMilliseconds;
}

test.each(Object.entries(SHAPES))('twice as much of %s takes about twice as long', async (_name, text) => {
  const start = await cpuTime('{"settings":{}}', []);
  for (const options of [[], ['--fix', '--unsafe-fixes']]) {
    const times: number[] = [];
    for (const bytes of SIZES) times.push(Math.max(NOISE, (await cpuTime(text(bytes), options)) - start));
    const growth = times.slice(1).map((time, at) => time / (times[at] ?? time));
    expect(Math.max(...growth), `${times.map(Math.round).join(', ')} ms`).toBeLessThan(MAX_GROWTH);
  }
});
