import { formatPointer } from '../json/pointer.js';
import { type PlaceMatcher, placeMatcher } from '../lint/place-glob.js';
import { protectFault } from '../lint/protect.js';
import type { ImportPlan } from './import-plan.js';

/** How many items and quests an import may remove. */
export type RemovalLimit =
  | { readonly kind: 'count'; readonly most: number }
  /** Of the items and quests that the room has. */
  | { readonly kind: 'percent'; readonly most: number };

/** Reads `5` or `10%`; undefined for anything else. */
export function readRemovalLimit(text: string): RemovalLimit | undefined {
  const found = /^(\d{1,9}|\d{1,3}\.\d{1,6})(%?)$/.exec(text.trim());
  if (found === null) return undefined;
  const most = Number(found[1]);
  if (found[2] === '') return Number.isInteger(most) ? { kind: 'count', most } : undefined;
  return most <= 100 ? { kind: 'percent', most } : undefined;
}

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
 * Checks a plan against its limits.
 *
 * @throws RangeError for a pattern in which {@link protectFault} finds a fault
 */
export function judgePlan(plan: ImportPlan, limit: RemovalLimit, protect: readonly string[]): GateResult {
  const { items, quests, removedItems, removedQuests } = plan.counts;
  const removed = removedItems + removedQuests;
  const most = limit.kind === 'count' ? limit.most : Math.floor(((items + quests) * limit.most) / 100);
  return { removed, most, isWithinLimit: removed <= most, protectedLosses: protectedLosses(plan, protect) };
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
