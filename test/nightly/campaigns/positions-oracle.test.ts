import { spawn, spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { checkSnapshot, repairSnapshot } from '../../../src/index.js';

/** A folder with more snapshots to try, where there is one. */
const CORPUS = process.env.ROOMLINT_CORPUS;
const ROOMS = Number(process.env.ROOMLINT_ROOMS ?? 2_000);
const SEED = Number(process.env.ROOMLINT_SEED ?? 1);

const path = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
const hasPython = spawnSync('python3', ['--version']).status === 0;

function jsonFiles(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  return names.filter((name) => name.endsWith('.json')).map((name) => join(folder, name));
}

function answerTo(room: Uint8Array): object {
  const { findings } = checkSnapshot(room);
  const { after, result } = repairSnapshot(room);
  const left = result.findings.filter(({ fix }) => fix?.safety === 'safe');
  return {
    findings: findings.map(({ rule, pointer, embedded, start, end }) => ({
      rule,
      pointer,
      embedded,
      start,
      end,
    })),
    fixed: Buffer.from(after.bytes).toString('base64'),
    left: left.map(({ rule }) => rule),
  };
}

if (!hasPython) console.warn('python3 is missing: positions are not compared with the oracle in Python');

test.skipIf(!hasPython)(
  'findings in randomly damaged rooms point into the places that they name, and fixes leave JSON without more to fix',
  async () => {
    const files = [
      ...jsonFiles(path('../../../examples')),
      ...(CORPUS === undefined ? [] : jsonFiles(CORPUS)),
    ];
    const oracle = spawn('python3', [path('positions_oracle.py'), `${SEED}`, `${ROOMS}`, ...files], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    const faults: string[] = [];
    let counts = { rooms: 0, positions: 0, exact: 0, fixed: 0 };
    for await (const line of createInterface({ input: oracle.stdout })) {
      if (line.startsWith('fault ')) faults.push(line.slice('fault '.length));
      else if (line.startsWith('end ')) counts = JSON.parse(line.slice('end '.length)) as typeof counts;
      else oracle.stdin.write(`${JSON.stringify(answerTo(Buffer.from(line, 'base64')))}\n`);
    }
    expect(faults).toEqual([]);
    expect(counts.rooms).toBe(ROOMS);
    expect(counts.positions).toBeGreaterThan(ROOMS);
    expect(counts.fixed).toBeGreaterThan(ROOMS / 10);
    console.log(counts);
  },
  3_600_000,
);
