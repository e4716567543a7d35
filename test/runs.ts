/** The most random cases that a commit waits for: the rest is for `npm run test:long`. */
const MAX_PER_COMMIT = 100;

/** How many random cases a property gets: with FULL_RUNS set, as `npm run test:long` does, all of them. */
export function runs(full: number, perCommit = MAX_PER_COMMIT): number {
  return process.env.FULL_RUNS === undefined ? Math.min(full, perCommit) : full;
}

/** How many records a test of very many has: fewer on a commit, and with FULL_RUNS all of them. */
export function many(full: number, perCommit = 2_000): number {
  return process.env.FULL_RUNS === undefined ? Math.min(full, perCommit) : full;
}

/**
 * Random cases follow from the commit, so that each commit tries others and a red one stays red. PROPERTY_SEED repeats
 * those of another; `npm run test:long` takes new ones each time.
 */
export function repeatable(numRuns: number): { numRuns: number; seed?: number } {
  const { FULL_RUNS, PROPERTY_SEED } = process.env;
  return FULL_RUNS === undefined ? { numRuns, seed: Number(PROPERTY_SEED) } : { numRuns };
}

/** The cases that a commit tries, spread over all of them; with FULL_RUNS all. */
export function spread<Case>(cases: readonly Case[], perCommit: number): Case[] {
  if (process.env.FULL_RUNS !== undefined || cases.length <= perCommit) return [...cases];
  return Array.from(
    { length: perCommit },
    (_, index) => cases[Math.floor((index * cases.length) / perCommit)] as Case,
  );
}
