import { createHash } from 'node:crypto';
import type { Mutant } from './instrument.js';

/** Mutants in a random order by seed, which changes to other code do not change. */
export function shuffled(mutants: readonly Mutant[], seed: number): Mutant[] {
  const equal = new Map<string, number>();
  return mutants
    .map((mutant) => {
      const { fileName, mutatorName, original, replacement } = mutant;
      const change = JSON.stringify([seed, fileName, mutatorName, original, replacement]);
      const nth = equal.get(change) ?? 0;
      equal.set(change, nth + 1);
      return { mutant, rank: createHash('sha256').update(`${change} ${nth}`).digest('hex') };
    })
    .sort((one, other) => (one.rank < other.rank ? -1 : 1))
    .map(({ mutant }) => mutant);
}
