import type { RemovalLimit } from '../../verdict/lint/removals.js';
import type { Resolutions } from '../../verdict/room/resolutions.js';
import type { Environment } from '../api/environment.js';
import type { CheckedBytes } from '../workspace/check-bytes.js';
import type { Operation } from './journal.js';
import type { GateEvent, PlannedImport } from './outcome.js';
import type { LocalFile, Remote, RoomFolder } from './ports.js';
import type { ReviewedPlan } from './reviewed-plan.js';

/** What to do about changes of others. */
export type Decision = 'stop' | 'merge' | 'overwrite';

export interface PushOrder {
  readonly room: string;
  readonly operation: Operation;
  /** The name of the file or backup. */
  readonly source: string;
  readonly decision: Decision;
  /** Whose values a merge takes at conflicts. */
  readonly resolutions?: Resolutions;
  readonly limit: RemovalLimit;
  readonly protect: readonly string[];
  /** Whether the file may leave out the whole logic section. */
  readonly dropsLogic: boolean;
  /** Whether nothing is uploaded and imported. */
  readonly isDryRun: boolean;
  /** Whether errors that the room has as well stop a push. */
  readonly isStrict: boolean;
  /** Whether new warnings do not stop a push. */
  readonly allowsWarnings: boolean;
  /** The plan that was reviewed: no other is carried out. */
  readonly reviewed?: ReviewedPlan | undefined;
}

export interface PushRequest extends PushOrder {
  /** The bytes of the file or backup, read after an interrupted operation was settled: that may write the file. */
  readonly bytes: Uint8Array;
}

export interface PushEnvironment {
  readonly remote: Remote;
  readonly folder: RoomFolder;
  /** A file of the person, by its name. */
  readonly file: (name: string) => LocalFile;
  /** What `roomlint check` finds in these bytes, without what the room has too. @throws CommandError */
  readonly check: (bytes: Uint8Array, room?: Uint8Array) => Promise<CheckedBytes>;
  /** Asked before a push that changes the room, and before a restore that destroys something. */
  readonly confirm: (planned: PlannedImport) => Promise<'yes' | 'no' | 'noTerminal'>;
  readonly tell: (event: GateEvent) => void;
  readonly now: () => Date;
  /** For waiting until the service has carried out an import. */
  readonly time: Pick<Environment, 'elapsed' | 'pause'>;
}
