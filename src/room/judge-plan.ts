import { formatPointer } from '../json/pointer.js';
import { type PlaceMatcher, placeMatcher } from '../lint/place-glob.js';
import { protectFault } from '../lint/protect.js';
import type { RemovalLimit } from '../lint/removal-limit.js';
import type { ImportPlan } from './import-plan.js';
import { questCount } from './plan.js';

export { type RemovalLimit, readRemovalLimit } from '../lint/removal-limit.js';

/** How a plan relates to its limits. */
export interface GateResult {
  /** Removed items and quests together. */
  readonly removed: number;
  readonly most: number;
  readonly isWithinLimit: boolean;
  /** Protected parts that would be removed, such as `items/12`. */
  readonly protectedLosses: readonly string[];
}

/**
 * Checks a plan against its limits. @param others into versions of a merge: what one keeps does not count
 * @throws RangeError for a pattern in which {@link protectFault} finds a fault
 */
export function judgePlan(
  plan: ImportPlan,
  limit: RemovalLimit,
  protect: readonly string[],
  others: readonly ImportPlan[] = [],
): GateResult {
  const removed = removedCount(plan, others);
  const most = maxRemoved(plan, limit);
  const losses = others.map((other) => new Set(protectedLosses(other, protect)));
  const protectedByAll = protectedLosses(plan, protect).filter((loss) => losses.every((of) => of.has(loss)));
  return { removed, most, isWithinLimit: removed <= most, protectedLosses: protectedByAll };
}

/** Whether a plan removes no more than its limits allow, and nothing that is protected. */
export function keepsLimits({ isWithinLimit, protectedLosses: losses }: GateResult): boolean {
  return isWithinLimit && losses.length === 0;
}

/** Of one or two limits the one that allows least. */
export function strictestLimit(
  plan: ImportPlan,
  [first, second = first]: readonly [RemovalLimit, RemovalLimit?],
): RemovalLimit {
  return maxRemoved(plan, second) < maxRemoved(plan, first) ? second : first;
}

function maxRemoved({ counts: { items, quests } }: ImportPlan, limit: RemovalLimit): number {
  return limit.kind === 'count' ? limit.most : Math.floor(((items + quests) * limit.most) / 100);
}

function removedCount({ items, quests, counts }: ImportPlan, others: readonly ImportPlan[]): number {
  if (others.length === 0) return counts.removedItems + counts.removedQuests;
  const keysOf = (part: 'items' | 'quests'): readonly ReadonlySet<string>[] =>
    others.map((other) => new Set(other[part].removed.map(({ key }) => key)));
  const [itemKeys, questKeys] = [keysOf('items'), keysOf('quests')];
  const goneItems = items.removed.filter(({ key }) => itemKeys.every((keys) => keys.has(key)));
  const goneQuests = quests.removed.filter(({ key }) => questKeys.every((keys) => keys.has(key)));
  return goneItems.length + questCount(goneQuests);
}

function protectedLosses(plan: ImportPlan, protect: readonly string[]): string[] {
  if (protect.length === 0) return [];
  const matchers = protect.map((pattern): PlaceMatcher => {
    const fault = protectFault(pattern);
    if (fault !== undefined) throw new RangeError(fault);
    return placeMatcher(`/${pattern}`);
  });
  const losses: string[] = [];
  const add = (section: string, key: string, otherName?: string): void => {
    const names = otherName === undefined ? [key] : [key, otherName];
    const isProtected = names.some((name) =>
      matchers.some((matches) => matches(formatPointer([section, name]), [])),
    );
    if (isProtected) losses.push(`${section}/${key}`);
  };
  for (const { key } of plan.items.removed) add('items', key);
  for (const { key, name } of plan.quests.removed) add('quests', key, name);
  for (const key of plan.settings.removed) add('settings', key);
  const merged = new Set(plan.logic.merged);
  for (const key of plan.logic.removed) if (!merged.has(key)) add('logic', key);
  return losses;
}
