import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { checkSnapshot, repairSnapshot } from '../../../src/index.js';
import { compareTexts } from '../../../src/verdict/roundtrip/compare.js';
import { KEEPS } from '../../../src/verdict/roundtrip/difference.js';

/* What roomlint says of random edits, held against readers in Python that share no code with it. */

/** Pairs that Python may make, and how long they are judged. */
const MOST = 20_000;
const MOST_MS = 180_000;
const { PROPERTY_SEED = '1', ROOMLINT_CORPUS } = process.env;
const path = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
const FILES = [
  path('../../../examples'),
  ...(ROOMLINT_CORPUS === undefined ? [] : [ROOMLINT_CORPUS]),
].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => join(folder, name)),
);

function oracle(script: string, count: number): ChildProcessByStdio<Writable, Readable, null> {
  return spawn('python3', [path(script), PROPERTY_SEED, `${count}`, ...FILES], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
}

test('a round trip is judged as an independent reader judges it, for every way to keep, after random edits', async () => {
  const disagreements: string[] = [];
  const counts = new Map<string, number>();
  let pairs = 0;
  const end = performance.now() + MOST_MS;
  const python = oracle('roundtrip_oracle.py', MOST);
  for await (const line of createInterface({ input: python.stdout })) {
    if (performance.now() > end) break;
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
  python.kill();
  expect(disagreements).toEqual([]);
  // Edits that are all of one kind would prove nothing.
  for (const common of ['values kept', 'values lost', 'unknown kept', 'unknown lost'])
    expect(counts.get(common), common).toBeGreaterThan(pairs / 50);
});

function answerTo(room: Uint8Array): object {
  const { after, result } = repairSnapshot(room);
  return {
    findings: checkSnapshot(room).findings.map(({ rule, pointer, embedded, start, end }) => ({
      rule,
      pointer,
      embedded,
      start,
      end,
    })),
    fixed: Buffer.from(after.bytes).toString('base64'),
    left: result.findings.filter(({ fix }) => fix?.safety === 'safe').map(({ rule }) => rule),
  };
}

test('findings in randomly damaged rooms point into the places that they name, and fixes leave JSON without more to fix', async () => {
  const ROOMS = 1_000;
  const { stdin, stdout } = oracle('positions_oracle.py', ROOMS);
  const faults: string[] = [];
  let counts = { rooms: 0, positions: 0, exact: 0, fixed: 0 };
  for await (const line of createInterface({ input: stdout })) {
    if (line.startsWith('fault ')) faults.push(line.slice('fault '.length));
    else if (line.startsWith('end ')) counts = JSON.parse(line.slice('end '.length));
    else stdin.write(`${JSON.stringify(answerTo(Buffer.from(line, 'base64')))}\n`);
  }
  expect(faults).toEqual([]);
  expect(counts.rooms).toBe(ROOMS);
  expect(counts.positions).toBeGreaterThan(ROOMS);
  expect(counts.fixed).toBeGreaterThan(ROOMS / 10);
});
