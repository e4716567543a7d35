import { formatPointer } from '../../bytes/json/pointer.js';
import { type PlaceMatcher, placeMatcher } from '../lint/place-glob.js';
import { protectFault, type RemovalLimit } from '../lint/removals.js';
import { type ImportPlan, LOSS_KINDS, type LogicPlan, type LossKind } from './import-plan.js';

export { type RemovalLimit, readRemovalLimit } from '../lint/removals.js';

/** What limits an import. */
export interface Limits {
  /** All of them hold. */
  readonly limits: readonly [RemovalLimit, ...RemovalLimit[]];
  readonly protect: readonly string[];
  /** Whether the file may leave out the whole logic section: what goes with it does not count then. */
  readonly dropsLogic: boolean;
}

/** How much of one kind would be removed, and how much of it a percentage allows. */
export interface KindLoss {
  readonly kind: LossKind;
  readonly removed: number;
  /** For a limit that is a number, that number. */
  readonly most: number;
}

/** How a plan relates to its limits. */
export interface GateResult {
  /** Everything that would be removed. */
  readonly removed: number;
  /** How much of everything may be removed. */
  readonly most: number;
  readonly isPercent: boolean;
  readonly isWithinLimit: boolean;
  /** The kinds of which something would be removed. */
  readonly kinds: readonly KindLoss[];
  /** Protected parts that would be removed, such as `items/12`. */
  readonly protectedLosses: readonly string[];
  /** Items that would stop working because the file has no logic section, unless that was allowed. */
  readonly stoppedItems: readonly string[];
}

/**
 * Checks a plan against its limits. @param others into versions of a merge: what one keeps does not count
 * @throws RangeError for a pattern in which {@link protectFault} finds a fault
 */
export function judgePlan(
  plan: ImportPlan,
  { limits, protect, dropsLogic }: Limits,
  others: readonly ImportPlan[] = [],
): GateResult {
  const losses = lossesInAll(lossesOf(plan), others.map(lossesOf));
  const gone = new Set(losses.items.map(({ key }) => key));
  // The logic of an item that goes does not count beside it.
  const logic = losses.logic.filter(({ key }) => !gone.has(key));
  const { isAbsent } = plan.logic;
  const counted = { ...losses, logic: isAbsent && dropsLogic ? [] : logic };
  const judged = limits.map((limit) => judge(plan, counted, limit));
  // Of several limits, one that is exceeded, or else the one that allows least.
  const [strictest] = judged.sort(
    (a, b) => Number(a.isWithinLimit) - Number(b.isWithinLimit) || a.most - b.most,
  );
  if (strictest === undefined) throw new RangeError('an import has a limit');
  return {
    ...strictest,
    protectedLosses: protectedLosses(losses, protect),
    stoppedItems: isAbsent && !dropsLogic ? logic.map(({ key }) => key) : [],
  };
}

/** Whether a plan removes no more than its limits allow, and nothing that is protected. */
export function keepsLimits({ isWithinLimit, protectedLosses: losses, stoppedItems }: GateResult): boolean {
  return isWithinLimit && losses.length === 0 && stoppedItems.length === 0;
}

type Judged = Omit<GateResult, 'protectedLosses' | 'stoppedItems'>;

/** A number limits everything together, a percentage each kind. */
function judge({ counts }: ImportPlan, losses: Losses, limit: RemovalLimit): Judged {
  const isPercent = limit.kind === 'percent';
  const all = LOSS_KINDS.map((kind): KindLoss => {
    const most = isPercent ? Math.floor((counts[kind] * limit.most) / 100) : limit.most;
    return { kind, removed: new Set(losses[kind].map(({ sign }) => sign)).size, most };
  });
  const sum = (of: 'removed' | 'most'): number => all.reduce((total, each) => total + each[of], 0);
  const removed = sum('removed');
  return {
    removed,
    most: isPercent ? sum('most') : limit.most,
    isPercent,
    isWithinLimit: isPercent ? all.every((each) => each.removed <= each.most) : removed <= limit.most,
    kinds: all.filter((each) => each.removed > 0),
  };
}

/** What is lost into every version of a merge. */
function lossesInAll(first: Losses, others: readonly Losses[]): Losses {
  const inAll = LOSS_KINDS.map((kind) => {
    const keys = others.map((other) => new Set(other[kind].map(({ key }) => key)));
    return [kind, first[kind].filter(({ key }) => keys.every((of) => of.has(key)))];
  });
  return Object.fromEntries(inAll) as Losses;
}

function protectedLosses(losses: Losses, protect: readonly string[]): string[] {
  if (protect.length === 0) return [];
  const matchers = protect.map((pattern): PlaceMatcher => {
    const fault = protectFault(pattern);
    if (fault !== undefined) throw new RangeError(fault);
    return placeMatcher(`/${pattern}`);
  });
  const isProtected = (steps: readonly string[]): boolean =>
    matchers.some((matches) => matches(formatPointer(steps), []));
  return LOSS_KINDS.flatMap((kind) =>
    losses[kind].flatMap(({ key, names }) => {
      const paths = kind === 'sections' ? [[key]] : [key, ...names].map((name) => [kind, name]);
      return paths.some(isProtected) ? [kind === 'sections' ? key : `${kind}/${key}`] : [];
    }),
  );
}

export interface Loss {
  readonly key: string;
  /** Other names that a pattern may use. */
  readonly names: readonly string[];
  /** Losses with the same sign count once: the entries of a quest. */
  readonly sign: string;
}

export type Losses = Readonly<Record<LossKind, readonly Loss[]>>;

/** Everything that a plan destroys, except for fields of records that stay. Logic also where its item goes. */
function lossesOf({ items, quests, logic, settings, sections }: ImportPlan): Losses {
  const plain = (keys: readonly string[]): Loss[] => keys.map((key) => ({ key, names: [], sign: key }));
  return {
    items: plain(items.removed.map(({ key }) => key)),
    quests: quests.removed.map(({ key, name, entryId }) => ({
      key,
      names: name === undefined ? [] : [name],
      sign: entryId ?? key,
    })),
    logic: plain(lostLogic(logic)),
    settings: plain(settings.removed),
    sections: plain(sections.emptied),
  };
}

/** Items whose logic is gone afterwards, whether they stay or not. */
export function lostLogic({ removed, merged, atRisk }: LogicPlan): string[] {
  const isMerged = new Set(merged);
  return [...new Set([...removed.filter((key) => !isMerged.has(key)), ...atRisk])];
}
