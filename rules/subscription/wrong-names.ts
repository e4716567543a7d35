import { allEdits, type Draft, type FixDraft, type QuestEntry, type Subscription, wordsOf } from '../kit.js';

/** This many other places of one wrong Name are shown with its finding. */
const MOST_RELATED = 20;
/** A fix that would change more places than any room has subscriptions is not offered: it would take gigabytes. */
const MOST_FIXED = 100_000;

/** The subscriptions with one wrong Name. Of all but the first no more is kept than their finding shows or fixes. */
interface Group {
  readonly first: Draft;
  others: number;
  readonly related: Draft['at'][];
  /** Those of the others; undefined where there are too many. */
  fixes: FixDraft[] | undefined;
}

/**
 * Wrong Names of subscriptions. A quest that was renamed leaves the same wrong Name on all its subscriptions: one finding, at the first, with
 * one fix.
 */
export class WrongNames {
  private readonly groups = new Map<string, Group>();

  /** @param entry the quest entry in TaskTriggerId */
  add({ record }: Subscription, { key }: QuestEntry, draft: Draft): void {
    const name = JSON.stringify([key, record.Name ?? null, draft.fix?.safety ?? '']);
    const group = this.groups.get(name);
    if (group === undefined) {
      this.groups.set(name, { first: draft, others: 0, related: [], fixes: [] });
      return;
    }
    group.others++;
    if (group.related.length < MOST_RELATED) group.related.push(draft.at);
    if (group.others >= MOST_FIXED) group.fixes = undefined;
    else if (draft.fix !== undefined) group.fixes?.push(draft.fix);
  }

  *drafts(): Generator<Draft> {
    for (const group of this.groups.values()) yield together(group);
  }
}

function together({ first, others, related, fixes }: Group): Draft {
  if (others === 0) return first;
  const { fix } = first;
  const count = others === 1 ? '1 more subscription' : `${others} more subscriptions`;
  const also = related.map((at) => ({ at, message: 'the same Name' }));
  return {
    ...first,
    message: `${wordsOf(first)} (and in ${count})`,
    related: [...(first.related ?? []), ...also],
    fix: fix && fixes && { ...fix, edits: allEdits([fix, ...fixes]) },
  };
}
