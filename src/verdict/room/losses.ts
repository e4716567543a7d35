import type { ImportPlan, LogicPlan, LossKind } from './import-plan.js';

export interface Loss {
  readonly key: string;
  /** Other names that a pattern may use. */
  readonly names: readonly string[];
  /** Losses with the same sign count once: the entries of a quest. */
  readonly sign: string;
}

export type Losses = Readonly<Record<LossKind, readonly Loss[]>>;

/** Everything that a plan destroys, except for fields of records that stay. Logic also where its item goes. */
export function lossesOf({ items, quests, logic, settings, sections }: ImportPlan): Losses {
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

export function lossCount(losses: readonly Loss[]): number {
  return new Set(losses.map(({ sign }) => sign)).size;
}
