/** The elements in a random order, which a seed decides. */
export function shuffled<Element>(elements: readonly Element[], seed: number): Element[] {
  const next = randomNumbers(seed);
  return elements
    .map((element) => ({ element, rank: next() }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ element }) => element);
}

/** mulberry32. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
