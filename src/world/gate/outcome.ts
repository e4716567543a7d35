import { member } from '../../bytes/json/members.js';
import type { JsonValue } from '../../bytes/json/value.js';
import type { Finding } from '../../verdict/lint/finding.js';
import type { RemovalLimit } from '../../verdict/lint/removals.js';
import type { PlanReport } from '../../verdict/report/plan-report.js';
import type { FileReport } from '../../verdict/report/report.js';
import type { AbsentLogic } from '../../verdict/room/import.js';
import type { Resolutions } from '../../verdict/room/resolutions.js';
import type { RoomComparison } from '../../verdict/room/restore.js';
import type { SnapshotText } from '../../verdict/room/snapshot-text.js';
import type { Conflict, PartChange } from '../../verdict/room/three-way.js';
import type { Environment } from '../api/environment.js';
import type { CheckedBytes } from '../workspace/check-file.js';
import type { FileOnDisk } from './file-on-disk.js';
import type { FolderOnDisk } from './folder-on-disk.js';
import type { Journal, Operation } from './room-state.js';
import type { Remote } from './service-remote.js';

/* The words of a push: what it is asked to do, what happens on the way, and how it ends. */

/** How a push or restore ended. */
export type Outcome =
  /** `roomlint check` finds something in the import that stops it. */
  | ({ readonly kind: 'findings'; readonly exceedsLimits?: boolean } & FindingCounts)
  /** The file was not pulled from this room, or the room of a backup was never pulled. */
  | { readonly kind: 'not-pulled' }
  /** The room has changed since the base, and an import would undo it. */
  | { readonly kind: 'lost-update'; readonly changes: readonly PartChange[] | undefined }
  /** The base comes from another service, and the room is not what it was there. */
  | { readonly kind: 'other-server'; readonly pulledFrom: string; readonly server: string }
  /** Both sides have changed these parts in different ways. */
  | { readonly kind: 'conflicts'; readonly conflicts: readonly Conflict[] }
  /** Patterns of --resolve that match none of the conflicts that there are. */
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

/** What to do about changes of others. */
export type Decision = 'stop' | 'merge' | 'overwrite';

export interface PushOrder {
  readonly room: string;
  readonly operation: Operation;
  /** The name of the file or backup. */
  readonly source: string;
  readonly decision: Decision;
  /** Whose values a merge takes at conflicts. */
  readonly resolutions: Resolutions;
  readonly limit: RemovalLimit;
  readonly protect: readonly string[];
  /** Whether the file may leave out the whole logic section. */
  readonly dropsLogic: boolean;
  /** Whether nothing is uploaded and imported. */
  readonly isDryRun: boolean;
  /** Whether new warnings do not stop a push. */
  readonly allowsWarnings: boolean;
  /** The plan that was reviewed: no other is carried out. */
  readonly reviewed?: ReviewedPlan | undefined;
  /**
   * The room as a committed base beside the file has it. What others have changed since then is kept as well: a
   * branch may have pulled or pushed later than the base branch.
   */
  readonly besideFile?: Uint8Array | undefined;
}

/** What every operation works with. */
export interface GateEnvironment {
  readonly remote: Remote;
  readonly folder: FolderOnDisk;
  /** A file of the person, by its name. */
  readonly file: (name: string) => FileOnDisk;
  readonly tell: (event: GateEvent) => void;
  readonly now: () => Date;
}

export interface PushEnvironment extends GateEnvironment {
  /** What `roomlint check` finds in these bytes, without what the room has too. @throws CommandError */
  readonly check: (bytes: Uint8Array, room?: Uint8Array) => Promise<CheckedBytes>;
  /** Asked before a push that changes the room, and before a restore that destroys something. */
  readonly confirm: (planned: PlannedImport) => Promise<'yes' | 'no' | 'noTerminal'>;
  /** For waiting until the service has carried out an import. */
  readonly time: Pick<Environment, 'elapsed' | 'pause'>;
}

/** A plan that somebody has reviewed: what `roomlint push --dry-run --format json` prints. */
export interface ReviewedPlan {
  readonly room: string;
  /** Hashes of the room and of what is imported. */
  readonly base: string;
  readonly payload: string;
  /** What was decided about changes of others. */
  readonly decision: Decision;
}

const HASH = /^[0-9a-f]{64}$/;

/** Reads a plan. @returns undefined if the value is not one */
export function readReviewedPlan(value: JsonValue): ReviewedPlan | undefined {
  if (member(value, 'version') !== 1 || member(value, 'outcome') !== 'planned') return undefined;
  const [room, decision] = [member(value, 'room'), member(value, 'decision')];
  const [base, payload] = ['base', 'payload'].map((name) => member(member(value, name), 'sha256'));
  if (typeof room !== 'string' || !isHash(base) || !isHash(payload)) return undefined;
  if (decision !== 'stop' && decision !== 'merge' && decision !== 'overwrite') return undefined;
  return { room, base, payload, decision };
}

function isHash(value: JsonValue | undefined): value is string {
  return typeof value === 'string' && HASH.test(value);
}
