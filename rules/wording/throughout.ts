import { type Draft, type Throughout, type Together, wordsOf } from '../../src/lint/draft.js';

/**
 * A draft of a mistake that may have been made throughout the file, as a script or a search and replace does.
 *
 * @param kind what all drafts of the mistake have in common
 * @param of how many quests the file has, where each draft is about one as its subject: these are counted
 */
export function throughout(
  kind: string,
  draft: Draft,
  of?: number,
): Draft & { readonly throughout: Throughout } {
  const { fix } = draft;
  return {
    ...draft,
    throughout: {
      kind,
      message: (all) => `${wordsOf(draft)}${of === undefined ? furtherPlaces(all) : onFurtherQuests(all)}`,
      fix:
        fix && (({ fixes }) => `${wordsOf({ ...draft, message: fix.description })}${andPlaces(fixes - 1)}`),
    },
  };
}

/** The same where a rule knows of one such mistake only. */
export function throughoutFile(draft: Draft, of?: number): Draft {
  return throughout('', draft, of);
}

/** A draft that is one finding with the others of its cause, in the words for a mistake made throughout. */
export function together(cause: string, draft: Draft): Draft {
  const { throughout: words } = throughout(cause, draft);
  const own = wordsOf(draft);
  return {
    ...draft,
    cause,
    message: words.message,
    again: { message: (_all, first) => (first.startsWith(own) ? 'the same here' : own) },
    fix: draft.fix && { ...draft.fix, description: words.fix ?? draft.fix.description },
  };
}

/** ` (and on 3 more quests)`. */
function onFurtherQuests(all: Together): string {
  const { drafts, subjects } = all;
  if (subjects < 2) return furtherPlaces(all);
  // A quest has a field on two entries at most.
  if (drafts > 2 * subjects) return ` (and in ${places(drafts - 1)}, on ${subjects} quests)`;
  return ` (and on ${subjects - 1} more quest${subjects > 2 ? 's' : ''})`;
}

/** ` (and in 3 more places)`. */
function furtherPlaces({ drafts }: Together): string {
  return drafts < 2 ? '' : ` (and in ${places(drafts - 1)})`;
}

function andPlaces(others: number): string {
  return others < 1 ? '' : `, and fix ${places(others)} alike`;
}

function places(count: number): string {
  return `${count} more place${count > 1 ? 's' : ''}`;
}
