import { allEdits, type Draft, type FixDraft, type JsonValue, wordsOf } from '../kit.js';

/** This many other places of one mistake are shown with its finding. */
const MOST_RELATED = 20;
/** A fix that would change more places than any room has subscriptions is not offered: it would take gigabytes. */
const MOST_FIXED = 100_000;

/** The subscriptions with one mistake. Of all but the first no more is kept than their finding shows or fixes. */
interface Group {
  readonly first: Draft;
  others: number;
  readonly related: Draft['at'][];
  /** Those of the others; undefined where there are too many. */
  fixes: FixDraft[] | undefined;
}

/**
 * Mistakes that subscriptions share, such as the old Name of a quest that was renamed: each is one finding, at the first subscription,
 * with one fix.
 */
export class SameMistakes {
  private readonly groups = new Map<string, Group>();

  /** @param field the field that is wrong on all of them */
  constructor(private readonly field: string) {}

  /** @param cause what the subscriptions with one mistake have in common */
  add(cause: readonly JsonValue[], draft: Draft): void {
    const key = JSON.stringify([...cause, draft.fix?.safety ?? '']);
    const group = this.groups.get(key);
    if (group === undefined) {
      this.groups.set(key, { first: draft, others: 0, related: [], fixes: [] });
      return;
    }
    group.others++;
    if (group.related.length < MOST_RELATED) group.related.push(draft.at);
    if (group.others >= MOST_FIXED) group.fixes = undefined;
    else if (draft.fix !== undefined) group.fixes?.push(draft.fix);
  }

  *drafts(): Generator<Draft> {
    for (const group of this.groups.values()) yield together(group, this.field);
  }
}

function together({ first, others, related, fixes }: Group, field: string): Draft {
  if (others === 0) return first;
  const { fix } = first;
  const count = others === 1 ? '1 more subscription' : `${others} more subscriptions`;
  const also = related.map((at) => ({ at, message: `the same ${field}` }));
  return {
    ...first,
    message: `${wordsOf(first)} (and in ${count})`,
    related: [...(first.related ?? []), ...also],
    fix: fix && fixes && { ...fix, edits: allEdits([fix, ...fixes]) },
  };
}
