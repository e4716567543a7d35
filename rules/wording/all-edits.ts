import type { FixDraft } from '../../src/lint/draft.js';

/** The edits of several fixes, for one fix that makes all of them. */
export function allEdits(fixes: readonly FixDraft[]): FixDraft['edits'] {
  const known = fixes.flatMap(({ edits }) => (typeof edits === 'function' ? [] : [edits]));
  // Edits that are known at once say what a fix touches before any new id is made.
  if (known.length === fixes.length) return known.flat();
  return (ids) => fixes.flatMap(({ edits }) => (typeof edits === 'function' ? edits(ids) : edits));
}
