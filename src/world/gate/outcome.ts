import type { Finding } from '../../verdict/lint/finding.js';
import type { PlanReport } from '../../verdict/report/plan-report.js';
import type { FileReport } from '../../verdict/report/report.js';
import type { AbsentLogic } from '../../verdict/room/import.js';
import type { RoomComparison } from '../../verdict/room/restore.js';
import type { SnapshotText } from '../../verdict/room/snapshot-text.js';
import type { Conflict, PartChange } from '../../verdict/room/three-way.js';
import type { Journal } from './ports.js';

/** How a push or restore ended. */
export type Outcome =
  /** `roomlint check` finds something in the import that stops it. */
  | ({ readonly kind: 'findings'; readonly isStrict: boolean } & FindingCounts)
  /** The file was not pulled from this room, or the room of a backup was never pulled. */
  | { readonly kind: 'not-pulled' }
  /** The room has changed since the base, and an import would undo it. */
  | { readonly kind: 'lost-update'; readonly changes: readonly PartChange[] | undefined }
  /** The base comes from another service, and the room is not what it was there. */
  | { readonly kind: 'other-server'; readonly pulledFrom: string; readonly server: string }
  /** Both sides have changed these parts in different ways. */
  | { readonly kind: 'conflicts'; readonly conflicts: readonly Conflict[] }
  /** Patterns of --ours and --theirs that match none of the conflicts that there are. */
  | {
      readonly kind: 'no-such-conflict';
      readonly patterns: readonly string[];
      readonly conflicts: readonly Conflict[];
    }
  /** More is removed than the limit allows, or something protected. */
  | { readonly kind: 'limits' }
  /** The plan that was reviewed is not this one. */
  | { readonly kind: 'other-plan'; readonly reason: string }
  /** An interrupted import has left the room in doubt. */
  | { readonly kind: 'in-doubt' }
  /** A person answered no. */
  | { readonly kind: 'declined'; readonly destroys: boolean }
  /** There is nobody to ask. */
  | { readonly kind: 'nobody'; readonly destroys: boolean }
  /** A restore of the backup would not restore the whole room. */
  | { readonly kind: 'no-way-back'; readonly comparison: RoomComparison }
  | {
      readonly kind: 'unable';
      readonly message: string;
      /** The request to import failed, although the room is unchanged. */
      readonly importing?: {
        /** Whether the service may still be working on it. */
        readonly mayFollow: boolean;
      };
    }
  /** The import would change nothing. */
  | { readonly kind: 'nothing' }
  /** A dry run: everything but upload and import was done. */
  | { readonly kind: 'planned' }
  | {
      readonly kind: 'imported';
      readonly addedFields: readonly string[];
      /** What the service has made of logic that the file leaves out; undefined if it leaves none out. */
      readonly absentLogic: AbsentLogic | undefined;
      readonly file: FileKept;
      readonly restore: RestoreCall;
    }
  /** The room is what it should be, and this side cannot write that down. The next run does. */
  | { readonly kind: 'unrecorded'; readonly message: string }
  | { readonly kind: 'differs'; readonly comparison: RoomComparison; readonly restore: RestoreCall }
  /** The import was sent, by this push or an interrupted one, and the room cannot be downloaded. */
  | { readonly kind: 'unverified'; readonly message: string; readonly isEarlier: boolean };

/** Whether the file holds what was imported. */
export type FileKept =
  | 'as-it-was'
  /** The changes of others were merged into it. */
  | 'merged'
  /** It was changed meanwhile, so the changes of others are not in it. */
  | 'changed-meanwhile';

/** The command that restores a backup. */
export interface RestoreCall {
  readonly backup: string;
  /** How much a restore would remove now. */
  readonly removes: number;
  /** Whether the room is not as this side left it, so that a restore needs --overwrite. */
  readonly overwrites: boolean;
}

/** What identifies bytes. */
export interface ContentHash {
  readonly sha256: string;
  readonly bytes: number;
}

/** What a push or restore would import, and into what. */
export interface PlannedImport {
  readonly report: PlanReport;
  readonly base: ContentHash;
  readonly payload: ContentHash;
}

export interface Result {
  readonly outcome: Outcome;
  readonly backup?: string;
  readonly planned?: PlannedImport;
  readonly findings?: FindingCounts;
}

/** What `roomlint check` finds in what is imported. */
export interface FindingCounts {
  /** Errors that the room does not have. */
  readonly fresh: number;
  /** Warnings that the room does not have; 0 where they stop nothing. */
  readonly warnings: number;
  /** Errors that the room has as well. */
  readonly earlier: number;
}

/** What an operation that was interrupted has made of the room. */
export type Settled =
  | (Classified & { readonly payload: Uint8Array })
  /** This cannot be found out. */
  | { readonly kind: 'unknown'; readonly reason: string };

/** What became of a room whose import may have been sent. */
export interface Classified {
  /** `mixed`: it is neither what it was before nor what it should be. */
  readonly kind: 'unchanged' | 'imported' | 'mixed';
  readonly now: SnapshotText;
  /** How it differs from what it should be. */
  readonly comparison: RoomComparison;
  /** What the service has made of logic that the file leaves out. */
  readonly absentLogic: AbsentLogic | undefined;
}

/** What happens on the way, in order. */
export type GateEvent =
  | { readonly kind: 'interrupted'; readonly journal: Journal; readonly settled: Settled }
  | { readonly kind: 'backup'; readonly name: string; readonly bytes: number }
  /** Changes of others that are undone, or merged. */
  | {
      readonly kind: 'theirs';
      readonly changes: readonly PartChange[];
      readonly done: 'overwritten' | 'merged';
    }
  | { readonly kind: 'plan'; readonly report: PlanReport }
  /** A note of the check. */
  | { readonly kind: 'note'; readonly message: string }
  /** Findings that stop a push, or errors that a restore would restore. */
  | { readonly kind: 'findings'; readonly report: FileReport; readonly findings: readonly Finding[] }
  /** Errors that the room has as well, so that they stop nothing. */
  | { readonly kind: 'earlier-errors'; readonly count: number };

/** Ends a push or restore with an outcome, from within a step. */
export class Stop extends Error {
  constructor(readonly outcome: Outcome) {
    super(outcome.kind);
  }
}
