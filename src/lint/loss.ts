import type { Place } from '../json/place.js';

/**
 * Compares a text with what a fix makes of it, and says what the fix would do that it must not:
 * `would lose …`, the end of a sentence. undefined if nothing that the documents do not describe is lost, and
 * when the text before is not JSON.
 *
 * @param discarded places in the text before whose values may go
 */
export type FindLoss = (
  before: Uint8Array,
  after: Uint8Array,
  discarded: readonly Place[],
) => string | undefined;
