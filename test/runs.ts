/** The most random cases that a commit waits for: the rest is for `npm run test:nightly -- campaigns`. */
const MAX_PER_COMMIT = 100;

const isNightly = process.env.FULL_RUNS !== undefined;

/** How many random cases a property gets: at night all of them. */
export function runs(full: number, perCommit = MAX_PER_COMMIT): number {
  return isNightly ? full : Math.min(full, perCommit);
}

/** How many records a test of very many has: fewer on a commit, and at night all of them. */
export function many(full: number, perCommit = 2_000): number {
  return isNightly ? full : Math.min(full, perCommit);
}

/** The cases that a commit tries, spread over all of them; at night all. */
export function spread<Case>(cases: readonly Case[], perCommit: number): Case[] {
  if (isNightly || cases.length <= perCommit) return [...cases];
  return Array.from(
    { length: perCommit },
    (_, index) => cases[Math.floor((index * cases.length) / perCommit)] as Case,
  );
}
