import type { JsonValue } from '../../src/json/value.js';
import { type Draft, inWords } from '../../src/lint/draft.js';

/**
 * A draft about a field of a subscription, with a mistake that further subscriptions may share, such as the old Name of a quest that was
 * renamed.
 *
 * @param cause what the subscriptions with one mistake have in common
 */
export function referenceDraft(field: string, cause: readonly JsonValue[], draft: Draft): Draft {
  return {
    ...draft,
    // What can be fixed is apart from what cannot.
    cause: JSON.stringify([...cause, draft.fix?.safety ?? '']),
    message: (all) => `${inWords(draft.message, all)}${andMore(all.drafts - 1)}`,
    again: { message: `the same ${field}` },
  };
}

function andMore(others: number): string {
  if (others === 0) return '';
  return others === 1 ? ' (and in 1 more subscription)' : ` (and in ${others} more subscriptions)`;
}
