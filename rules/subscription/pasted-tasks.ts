import {
  type Draft,
  fixIn,
  isItemTasks,
  type Place,
  recordAt,
  type Subscription,
  sameValue,
} from '../kit.js';

/** A subscription with an Id that others have, and the key under which their Ids are equal. */
interface Use {
  readonly key: string;
  readonly subscription: Subscription;
}

/** Tasks that were pasted twice into an item's list, with all Ids repeated for one reason. */
export class PastedTasks {
  private readonly originals = new Map<Place, Place>();

  /** @param uses in file order */
  constructor(uses: Iterable<Use>) {
    const lists = new Map<Place | undefined, Map<string, Subscription>>();
    for (const { key, subscription } of uses) {
      const list = subscription.place.parent;
      const earlier = lists.get(list) ?? new Map<string, Subscription>();
      lists.set(list, earlier);
      const original = earlier.get(key);
      if (original === undefined) earlier.set(key, subscription);
      else if (isPasted(subscription, original)) this.originals.set(subscription.place, original.place);
    }
  }

  /** Whether this is the copy itself or part of one. */
  holds({ place }: Subscription): boolean {
    return place.chain().some((link) => this.originals.has(link));
  }

  /** What to report for a subscription that {@link holds}; undefined for the parts of one. */
  draft(subscription: Subscription): Draft | undefined {
    const { place } = subscription;
    const original = this.originals.get(place);
    return (
      original && {
        at: recordAt(place),
        message: 'this task is an exact copy of an earlier task of the item, with the same Id: remove it',
        related: [{ at: recordAt(original), message: 'the earlier task' }],
        fix: fixIn(subscription, {
          safety: 'unsafe',
          description: 'remove the copy',
          edits: [{ kind: 'remove', place, discards: true }],
        }),
      }
    );
  }
}

/** Whether a task of an item equals an earlier one of its list. */
export function isPasted(
  { record, place }: Pick<Subscription, 'record' | 'place'>,
  earlier: Pick<Subscription, 'record'>,
): boolean {
  const list = place.parent;
  return list !== undefined && isItemTasks(list) && sameValue(record, earlier.record);
}
