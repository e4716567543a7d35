import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type SizedSample, timesLinear } from '../../../.ci/bench/hostile/growth.js';
import { SHAPES } from '../../../.ci/bench/hostile/shapes.js';
import { measure, type Sample } from '../../../.ci/bench/measure.js';
import { COMMAND, temporaryFolder } from '../../front/cli/run-roomlint.js';

const { path: folder } = temporaryFolder();

const LARGEST = 4_000_000;
/** Files with more than 100,000 credentials are refused. */
const LARGEST_OF_CREDENTIALS = 1_600_000;
/** The benchmark asks for 1.3; other programs on the machine may double that. */
const MAX_GROWTH = 2.6;

async function run(file: string, ...args: string[]): Promise<Sample> {
  return measure({ args: [COMMAND, 'check', '--no-config', ...args, file], exitCodes: [0, 1] });
}

describe('twice as much hostile input takes about twice as long', () => {
  const empty = join(folder, 'empty.json');
  writeFileSync(empty, '{"settings":{}}');

  test.each(SHAPES)('$name', async ({ name, text }) => {
    const isOfCredentials = /^(?:signed addresses|access keys|secrets)/.test(name);
    const largest = isOfCredentials ? LARGEST_OF_CREDENTIALS : LARGEST;
    const floor = await run(empty);
    for (const args of [[], ['--fix', '--unsafe-fixes']]) {
      const samples: SizedSample[] = [];
      for (const share of [1 / 4, 1 / 2, 1]) {
        const file = join(folder, 'hostile.json');
        const content = Buffer.from(text(largest * share));
        writeFileSync(file, content);
        samples.push({ ...(await run(file, ...args)), bytes: content.length });
      }
      const growth = { shape: '', task: '', samples, empty: floor, bytes: largest };
      expect(Math.max(...timesLinear(growth))).toBeLessThan(MAX_GROWTH);
    }
  });
});
