import type { Decision } from '../../gate/push-request.js';
import type { Resolutions } from '../../room/resolutions.js';
import type { ConfigChoice } from '../../workspace/file-settings.js';
import type { RoomRequest } from '../gate/session.js';

/** What `roomlint push` and `roomlint restore` have in common. */
export interface GateRequest extends RoomRequest {
  readonly decision: Decision;
  /** Whose values a merge takes at conflicts. */
  readonly resolutions: Resolutions;
  /** A number or a percentage. The config says it unless given. */
  readonly maxRemoved: string | undefined;
  /** In addition to those of the config. */
  readonly protect: readonly string[];
  readonly config: ConfigChoice;
  /** Whether the question is answered already. */
  readonly yes: boolean;
  readonly isDryRun: boolean;
  /** Whether every change is shown. */
  readonly isFull: boolean;
  /** A file with the plan that was reviewed. */
  readonly plan: string | undefined;
  /** The options with which another command calls the same service. */
  readonly options: readonly string[];
}

export interface FilePushRequest extends GateRequest {
  readonly file: string;
  /** `ID:LEVEL[:OPTIONS]`: wins over the config. */
  readonly rules: readonly string[];
  /** Whether errors that the room has as well stop the push. */
  readonly isStrict: boolean;
  /** Whether the file may leave out the whole logic section. */
  readonly dropsLogic: boolean;
  /** Whether new warnings do not stop the push. */
  readonly allowsWarnings: boolean;
}

export interface RestoreRequest extends GateRequest {
  /** The latest unless given. */
  readonly backup: string | undefined;
  /** Whether a named backup is restored even if it is not what roomlint wrote. */
  readonly isUnverified: boolean;
  /** Where the files of the room are. */
  readonly folder: string | undefined;
}
