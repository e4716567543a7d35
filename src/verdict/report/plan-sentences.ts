import { counted, listed } from '../../bytes/text/in-words.js';
import { itemText } from '../../model/snapshot/labels.js';
import type { ImportPlan, Look, LossKind } from '../room/import-plan.js';
import { keysText } from './plan-names.js';
import type { PlanReport } from './plan-report.js';

/* What a plan says of the whole import, in sentences: what the file looks like, and whether the limits allow it. */

const MERGE_BY_COMMAND =
  '`roomlint plan --merge OUT` writes the room with the given items, quests and logic merged into it, which removes nothing';

/** What the file looks like, and what to do. @param toMerge how the reader completes a partial file */
export function lookTexts({ looksLike, counts }: ImportPlan, toMerge = MERGE_BY_COMMAND): string[] {
  const of = `${counts.removedItems} of ${counted(counts.items, 'item')}`;
  const texts: Readonly<Record<Look, string>> = {
    'partial-file': `this looks like a partial file: importing it removes ${of}. ${toMerge}`,
    renumbered: `this looks like the same room with its items renumbered: importing it removes ${of} and adds them under other keys. Keep the keys of the room`,
    'renewed-quests':
      'the quests look the same but have new ids: importing them loses the progress that players have. Keep the ids of the room',
    'older-backup':
      'this looks like an older backup: it lacks the newest of what the room has, and adds nothing. Download the room again, and edit that',
    'other-room': `this looks like the file of another room: it has almost nothing in common with the current one. Check both names`,
    'emptied-quests':
      'quests is empty: importing it removes every quest. If that is not intended, remove the quests section from the file: an absent section is left unchanged',
  };
  return looksLike.map((look) => texts[look]);
}

/** That the file leaves out the logic of all items. */
export function noLogicText({ logic: { atRisk }, changes }: ImportPlan): string {
  const [key] = atRisk;
  const stops =
    key !== undefined && atRisk.length === 1
      ? `${itemText(changes.item(key))} stops working`
      : `all ${atRisk.length} items stop working`;
  return `the file has no logic section: ${stops}`;
}

/** Whether the plan is within its limits, in one sentence. */
export function gateText({
  plan,
  gate,
  limitName = '--max-removed',
}: Pick<PlanReport, 'plan' | 'gate' | 'limitName'>): string {
  const { removed, most, isPercent, isWithinLimit, kinds, protectedLosses, stoppedItems } = gate;
  const parts: string[] = [];
  const what = `${listed(
    kinds.map(({ kind, removed: count }) => countText(kind, count)),
    'and',
  )} would be removed`;
  const allowed = (of: typeof kinds): string =>
    isPercent
      ? listed(
          of.map(({ kind, most: count }) => countText(kind, count)),
          'and',
        )
      : String(most);
  const isUnlimited = isPercent && kinds.every(({ kind, most: all }) => all === plan.counts[kind]);
  if (!isWithinLimit) {
    const exceeded = kinds.filter((kind) => kind.removed > kind.most);
    parts.push(`${what}, but ${limitName} allows ${allowed(exceeded)}`);
  } else if (removed > 0 && isUnlimited) parts.push(`${what}: there is no limit`);
  else if (removed > 0) parts.push(`${what}: within the limit of ${allowed(kinds)}`);
  if (stoppedItems.length > 0)
    parts.push(`${noLogicText(plan)}. Put the logic back, or use --drop-logic if this is what you want`);
  if (protectedLosses.length > 0) parts.push(`protected, but would be removed: ${keysText(protectedLosses)}`);
  return parts.join('; ');
}

const KIND_NAMES: Readonly<Record<LossKind, readonly [one: string, many: string]>> = {
  items: ['item', 'items'],
  quests: ['quest', 'quests'],
  logic: ['logic entry', 'logic entries'],
  settings: ['settings key', 'settings keys'],
  sections: ['section', 'sections'],
};

/** How much of a kind is lost: `2 logic entries`. */
export function countText(kind: LossKind, count: number): string {
  const [one, many] = KIND_NAMES[kind];
  return counted(count, one, many);
}
