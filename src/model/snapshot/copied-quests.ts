import type { CompletePair, QuestEntry, QuestPair } from './quest-entry.js';
import { isQuestIdShaped } from './quest-values.js';

/** Two quests under one EntryId, one of which was most likely copied from the other. */
export interface CopiedQuest {
  readonly original: CompletePair;
  readonly copy: CompletePair;
}

/** The two quests under one EntryId, if its four entries are two of each Status. */
export function copyWithin({ entries, inProgress, completed }: QuestPair): CopiedQuest | undefined {
  const names = new Set(entries.map(({ record }) => record.Name));
  // Of two quests that are equal in everything, the order of the file does not say which is the copy.
  const [first, second] = names.size === 1 ? byKey(inProgress) : inProgress;
  const [end, otherEnd] = names.size === 1 ? byKey(completed) : completed;
  if (entries.length !== 4 || !first || !second || !end || !otherEnd || inProgress.length !== 2)
    return undefined;
  const areNamed = names.size === 2 && first.record.Name !== second.record.Name;
  const areEqual = names.size === 1;
  if (!areNamed && !areEqual) return undefined;
  const endOf = (entry: QuestEntry): QuestEntry => (end.record.Name === entry.record.Name ? end : otherEnd);
  const one = { inProgress: first, completed: areNamed ? endOf(first) : originalOf(end, otherEnd)[0] };
  const other = { inProgress: second, completed: one.completed === end ? otherEnd : end };
  if (one.completed.record.Name !== first.record.Name) return undefined;
  if (areNamed) {
    const isOther = isCopy(one) || (isMisshapen(one) && !isMisshapen(other) && !isCopy(other));
    return isOther ? { original: other, copy: one } : { original: one, copy: other };
  }
  const [original, copy] = originalOf(first, second);
  return {
    original: { inProgress: original, completed: one.completed },
    copy: { inProgress: copy, completed: other.completed },
  };
}

/** The entry that has its own id first; of two that have it, or do not, the earlier one. */
function originalOf(one: QuestEntry, other: QuestEntry): [QuestEntry, QuestEntry] {
  return hasOwnId(one) || !hasOwnId(other) ? [one, other] : [other, one];
}

function byKey(entries: readonly QuestEntry[]): readonly QuestEntry[] {
  return [...entries].sort((one, other) => (one.key < other.key ? -1 : 1));
}

function isMisshapen({ inProgress, completed }: CompletePair): boolean {
  return !isQuestIdShaped(inProgress.key) && !isQuestIdShaped(completed.key);
}

function isCopy({ inProgress, completed }: CompletePair): boolean {
  return !hasOwnId(inProgress) && !hasOwnId(completed);
}

function hasOwnId({ key, record }: QuestEntry): boolean {
  return record.id === key;
}
