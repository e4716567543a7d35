import { allEdits, type Draft, type QuestEntry, type Subscription, wordsOf } from '../kit.js';

/** This many other places of one wrong Name are shown with its finding. */
const MOST_RELATED = 20;

/**
 * Wrong Names of subscriptions. A quest that was renamed leaves the same wrong Name on all its subscriptions: one finding, at the first, with
 * one fix.
 */
export class WrongNames {
  private readonly groups = new Map<string, Draft[]>();

  /** @param entry the quest entry in TaskTriggerId */
  add({ record }: Subscription, { key }: QuestEntry, draft: Draft): void {
    const group = JSON.stringify([key, record.Name ?? null, draft.fix?.safety ?? '']);
    const drafts = this.groups.get(group);
    if (drafts === undefined) this.groups.set(group, [draft]);
    else drafts.push(draft);
  }

  *drafts(): Generator<Draft> {
    for (const [first, ...others] of this.groups.values())
      if (first !== undefined) yield together(first, others);
  }
}

function together(first: Draft, others: readonly Draft[]): Draft {
  if (others.length === 0) return first;
  const { fix } = first;
  const count = others.length === 1 ? '1 more subscription' : `${others.length} more subscriptions`;
  const also = others.slice(0, MOST_RELATED).map(({ at }) => ({ at, message: 'the same Name' }));
  return {
    ...first,
    message: `${wordsOf(first)} (and in ${count})`,
    related: [...(first.related ?? []), ...also],
    fix: fix && {
      ...fix,
      edits: allEdits([fix, ...others.flatMap((each) => each.fix ?? [])]),
    },
  };
}
