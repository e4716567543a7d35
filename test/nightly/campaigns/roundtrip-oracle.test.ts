import { spawn, spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { compareTexts } from '../../../src/roundtrip/compare.js';
import { KEEPS } from '../../../src/roundtrip/difference.js';

/** A folder with more snapshots to try, where there is one. */
const CORPUS = process.env.ROOMLINT_CORPUS;
const PAIRS = Number(process.env.ROOMLINT_PAIRS ?? 3_000);
const SEED = Number(process.env.ROOMLINT_SEED ?? 1);

const path = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
const hasPython = spawnSync('python3', ['--version']).status === 0;

function jsonFiles(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  return names.filter((name) => name.endsWith('.json')).map((name) => join(folder, name));
}

if (!hasPython) console.warn('python3 is missing: round trips are not compared with the oracle in Python');

test.skipIf(!hasPython)(
  'verdicts on random edits match an independent oracle in Python',
  async () => {
    const files = [
      ...jsonFiles(path('../../../examples')),
      ...(CORPUS === undefined ? [] : jsonFiles(CORPUS)),
    ];
    const script = path('roundtrip_oracle.py');
    const oracle = spawn('python3', [script, `${SEED}`, `${PAIRS}`, ...files], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = new Promise((resolve) => oracle.on('close', resolve));
    const disagreements: string[] = [];
    const counts = new Map<string, number>();
    let pairs = 0;
    for await (const line of createInterface({ input: oracle.stdout })) {
      const [before = '', after = '', ...rest] = line.split('\t');
      pairs++;
      for (const [index, keep] of KEEPS.entries()) {
        const wanted = rest[index] ?? '';
        counts.set(`${keep} ${wanted}`, (counts.get(`${keep} ${wanted}`) ?? 0) + 1);
        const sides = [Buffer.from(before, 'base64'), Buffer.from(after, 'base64')] as const;
        const { verdict } = compareTexts(...sides, { keep, allow: [] });
        if (verdict !== wanted)
          disagreements.push(
            `--keep ${keep}: ${verdict}, not ${wanted}, after ${rest.at(-1)}: ${before} ${after}`,
          );
      }
    }
    expect(disagreements).toEqual([]);
    expect([await ended, pairs]).toEqual([0, PAIRS]);
    // Edits that are all of one kind would prove nothing.
    for (const common of ['values kept', 'values lost', 'unknown kept', 'unknown lost'])
      expect(counts.get(common), common).toBeGreaterThan(PAIRS / 50);
    console.log(`${pairs} pairs: ${[...counts].map(([verdict, count]) => `${verdict} ${count}`).join(', ')}`);
  },
  3_600_000,
);
