import type { Outcome } from './outcome.js';

/** Ends a push or restore with an outcome, from within a step. */
export class Stop extends Error {
  constructor(readonly outcome: Outcome) {
    super(outcome.kind);
  }
}
