import { findSingleSlip } from './single-slip.js';
import { FaultList, type SyntaxFault } from './syntax-fault.js';
import { SyntaxReader } from './syntax-reader.js';

/**
 * Finds the violations of RFC 8259 in a text, up to `limit` mistakes. After each fault, reading continues as
 * if it were corrected, so that one mistake is one fault, or one fault for each place if it was made
 * throughout. A text without faults is valid JSON. Linear time, no recursion.
 */
export function findSyntaxFaults(bytes: Uint8Array, limit = 20): SyntaxFault[] {
  const found = new SyntaxReader(bytes, Math.max(limit, MIN_FAULTS), MAX_PLACES).read();
  if (found.every(({ fix }) => fix?.safety === 'safe')) return firstMistakes(found, limit);
  const single = findSingleSlip(bytes, found.slice(0, Math.max(limit, MIN_FAULTS)));
  return single === undefined ? firstMistakes(found, limit) : [single];
}

/** {@link findSyntaxFaults} without the search for what explains several faults. @param places at most */
export function readSyntaxFaults(bytes: Uint8Array, limit: number, places = MAX_PLACES): SyntaxFault[] {
  return new SyntaxReader(bytes, limit, places).read();
}

/** At least so many faults are compared with what a single slip would explain. */
const MIN_FAULTS = 20;
/** The maximum number of faults that are found in a text, where a mistake was made throughout. */
export const MAX_PLACES = 10_000;

/** All faults of the first mistakes: a mistake may occur in several places. */
export function firstMistakes(faults: readonly SyntaxFault[], limit: number): SyntaxFault[] {
  const kept = new FaultList(limit, MAX_PLACES);
  for (const fault of faults) kept.add(fault);
  return kept.all;
}
