import { member } from '../../bytes/json/members.js';
import { isObject, type JsonValue } from '../../bytes/json/value.js';
import type { RemovalLimit } from '../../verdict/lint/removals.js';
import type { Resolutions } from '../../verdict/room/resolutions.js';
import type { Environment } from '../api/environment.js';
import type { CheckedBytes } from '../workspace/check-bytes.js';
import type { GateEnvironment } from './base.js';
import type { PlannedImport } from './outcome.js';
import type { Operation } from './ports.js';

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
  readonly decision: 'stop' | 'merge' | 'overwrite';
}

const HASH = /^[0-9a-f]{64}$/;

/** Reads a plan. @returns undefined if the value is not one */
export function readReviewedPlan(value: JsonValue): ReviewedPlan | undefined {
  if (!isObject(value) || member(value, 'version') !== 1 || member(value, 'outcome') !== 'planned')
    return undefined;
  const room = member(value, 'room');
  const decision = member(value, 'decision');
  const [base, payload] = [hashIn(member(value, 'base')), hashIn(member(value, 'payload'))];
  if (typeof room !== 'string' || base === undefined || payload === undefined) return undefined;
  if (decision !== 'stop' && decision !== 'merge' && decision !== 'overwrite') return undefined;
  return { room, base, payload, decision };
}

function hashIn(value: JsonValue | undefined): string | undefined {
  if (!isObject(value)) return undefined;
  const hash = member(value, 'sha256');
  return typeof hash === 'string' && HASH.test(hash) ? hash : undefined;
}
