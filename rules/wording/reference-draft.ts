import type { JsonValue } from '../../src/json/value.js';
import { type Draft, inWords } from '../../src/lint/draft.js';

const AGAIN = {
  Name: { message: 'the same Name' },
  TaskTriggerId: { message: 'the same TaskTriggerId' },
} as const;

/** A draft about a field of a subscription. @param cause what those with the same mistake have in common */
export function referenceDraft(field: keyof typeof AGAIN, cause: readonly JsonValue[], draft: Draft): Draft {
  const { at, kind, message, related, fix, unless } = draft;
  return {
    at,
    kind,
    // What can be fixed is apart from what cannot.
    cause: JSON.stringify([...cause, fix?.safety]),
    unless,
    message: (all) => `${inWords(message, all)}${andMore(all.drafts - 1)}`,
    related,
    again: AGAIN[field],
    fix,
  };
}

function andMore(others: number): string {
  if (others === 0) return '';
  return others === 1 ? ' (and in 1 more subscription)' : ` (and in ${others} more subscriptions)`;
}
