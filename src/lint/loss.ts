import type { Place } from '../json/place.js';

/**
 * What a fix must not do, as the end of a sentence: `would lose …`; undefined if nothing undocumented is
 * lost.
 * @param discarded places in the text before whose values may go
 */
export type FindLoss = (
  before: Uint8Array,
  after: Uint8Array,
  discarded: readonly Place[],
) => string | undefined;
