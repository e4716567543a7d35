import { findSingleSlip } from './single-slip.js';
import { FaultList, type SyntaxFault } from './syntax-fault.js';
import { SyntaxReader } from './syntax-reader.js';
import type { ObjectForm } from './wrong-ends.js';

/**
 * Finds what is wrong with the syntax of a text (RFC 8259), up to `limit` mistakes; nothing for valid JSON. After
 * each fault, reading continues as if it were corrected. Where one wrong sign explains all the faults, that one is
 * the answer. Linear time, no recursion.
 * @param form what the text holds, if that is known
 */
export function findSyntaxFaults(bytes: Uint8Array, limit = 20, form?: ObjectForm): SyntaxFault[] {
  const found = new SyntaxReader(bytes, Math.max(limit, MIN_FAULTS), MAX_PLACES).read();
  if (found.every(({ fix }) => fix?.safety === 'safe')) return firstMistakes(found, limit);
  const single = findSingleSlip(bytes, found.slice(0, Math.max(limit, MIN_FAULTS)), form);
  return single === undefined ? firstMistakes(found, limit) : [single];
}

/**
 * {@link findSyntaxFaults} without the search for one sign that explains all faults.
 * @param places the most faults of one mistake that was made throughout
 */
export function readSyntaxFaults(bytes: Uint8Array, limit: number, places = MAX_PLACES): SyntaxFault[] {
  return new SyntaxReader(bytes, limit, places).read();
}

/** At least so many faults are read before one sign is sought that explains them. */
const MIN_FAULTS = 20;
/** The maximum number of faults that are found in a text, where a mistake was made throughout. */
export const MAX_PLACES = 10_000;

/** The faults of the first `limit` mistakes. A mistake that was made throughout has a fault at each place. */
export function firstMistakes(faults: readonly SyntaxFault[], limit: number): SyntaxFault[] {
  const kept = new FaultList(limit, MAX_PLACES);
  for (const fault of faults) kept.add(fault);
  return kept.all;
}
