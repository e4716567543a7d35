import { UnusableSnapshotError } from '../room/snapshot-text.js';
import { NotJsonError } from '../roundtrip/not-json.js';

/** Why a file cannot be used. */
export interface Unusable {
  readonly which: 'room' | 'snapshot';
  readonly why: string;
}

export const NO_SECTION = 'it has none of the five sections';

/** What an error says about a file that is not a snapshot. @throws every other error */
export function unusable(error: unknown): Unusable {
  if (error instanceof UnusableSnapshotError) return { which: sideOf(error), why: error.fault };
  if (!(error instanceof NotJsonError)) throw error;
  const { line, column } = error.at;
  return { which: sideOf(error), why: `it is not JSON: line ${line}, column ${column}: ${error.fault}` };
}

function sideOf({ which }: { readonly which: 'before' | 'after' }): 'room' | 'snapshot' {
  return which === 'before' ? 'room' : 'snapshot';
}
