import type { Ending } from './journal.js';
import type { Outcome } from './outcome.js';

/** How the journal ends; undefined when it stays open, because only another look at the room can tell. */
export function endingOf(outcome: Outcome): Ending | undefined {
  switch (outcome.kind) {
    case 'imported':
    case 'nothing':
      return 'imported';
    case 'differs':
      return 'differs';
    case 'unverified':
    case 'unrecorded':
      return undefined;
    case 'unable':
      return outcome.importing?.mayFollow === true ? undefined : 'not-imported';
    default:
      return 'not-imported';
  }
}
