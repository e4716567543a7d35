import type { NamedItem } from '../../model/snapshot/labels.js';
import type { RecordSteps } from './import.js';
import type { QuestName, RemovedItem, RemovedQuest } from './removed-records.js';
import type { UnknownLosses } from './unknown-losses.js';
import type { FieldChanges, PlanChanges } from './value-change.js';

/** What a snapshot may be if its import would destroy much. */
export type Look =
  /** Only a few items of the room. */
  | 'partial-file'
  /** The same items under other keys. */
  | 'renumbered'
  /** The same quests with other ids. */
  | 'renewed-quests'
  /** Nothing in it is newer than the room, and what the room has last is missing. */
  | 'older-backup'
  | 'other-room'
  /** A quests section without entries, as a failed download leaves it. */
  | 'emptied-quests';

/** A record that the import changes, with the names of its fields that differ. */
export type Changed<Name> = Name & { readonly fields: FieldChanges };

export interface ItemPlan {
  readonly added: readonly NamedItem[];
  readonly changed: readonly Changed<NamedItem>[];
  readonly removed: readonly RemovedItem[];
  /** Keys. */
  readonly unchanged: readonly string[];
}

/** By entry key: a quest is a pair of entries. */
export interface QuestPlan {
  readonly added: readonly QuestName[];
  readonly changed: readonly Changed<QuestName>[];
  readonly removed: readonly RemovedQuest[];
  /** Keys. */
  readonly unchanged: readonly string[];
}

export interface LogicPlan extends RecordSteps {
  /** Items that stay, and whose logic is gone, from `logic` or from their extraData. */
  readonly atRisk: readonly string[];
  /** Whether the snapshot has items and no logic section at all. */
  readonly isAbsent: boolean;
  /** Items whose logic is merged into their extraData. */
  readonly merged: readonly string[];
  /** Items whose extraData or logic holds no object. Both stay as they are. */
  readonly unmergeable: readonly string[];
  /** Entries of the snapshot that no item takes. */
  readonly dropped: readonly string[];
}

export interface SectionPlan {
  readonly added: readonly string[];
  readonly rewritten: readonly string[];
  /** Of the rewritten: sections that are not made of records, and of which nothing stays. */
  readonly emptied: readonly string[];
  readonly unchanged: readonly string[];
  /** Sections of the snapshot that the documents do not know. */
  readonly dropped: readonly string[];
}

/** A record that goes and one that comes, which are probably the same. */
export interface Rename {
  readonly from: string;
  readonly to: string;
}

export interface Renames {
  /** Items under another key. */
  readonly items: readonly Rename[];
  /** Quest entries with a new id. */
  readonly quests: readonly Rename[];
}

export type PlanVerdict =
  /** The room stays as it is, byte for byte. */
  | 'unchanged'
  | 'changes'
  /** Something is gone afterwards: an item, a quest, logic, a settings key, or an unknown field. */
  | 'destroys';

/** What an import would do to a room. */
export interface ImportPlan {
  readonly verdict: PlanVerdict;
  readonly items: ItemPlan;
  readonly quests: QuestPlan;
  readonly sections: SectionPlan;
  readonly logic: LogicPlan;
  readonly settings: RecordSteps;
  /** Every value that differs: applied to the room, they give the room after the import. */
  readonly changes: PlanChanges;
  /** Parts of the room that neither document knows, and that the import removes or changes. */
  readonly unknown: UnknownLosses;
  readonly renames: Renames;
  /** What the snapshot may be, if it was probably not meant to be imported. */
  readonly looksLike: readonly Look[];
  /** How much the room has, and how many of its items and quests go. A pair is one quest. */
  readonly counts: PlanCounts;
}

/** What limits count. */
export const LOSS_KINDS = ['items', 'quests', 'logic', 'settings', 'sections'] as const;
export type LossKind = (typeof LOSS_KINDS)[number];

export interface PlanCounts extends Readonly<Record<LossKind, number>> {
  readonly removedItems: number;
  readonly removedQuests: number;
}
