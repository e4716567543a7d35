import { isObject, type JsonValue, member } from '../../bytes/json/value.js';

/** A plan that somebody has reviewed: what `roomlint push --dry-run --format json` prints. */
export interface ReviewedPlan {
  readonly room: string;
  /** Hashes of the room and of what is imported. */
  readonly base: string;
  readonly payload: string;
  /** Identifies the plan, so that it is executed once. */
  readonly nonce: string;
  /** What was decided about changes of others. */
  readonly decision: 'stop' | 'merge' | 'overwrite';
}

const HASH = /^[0-9a-f]{64}$/;
const NONCE = /^[0-9a-f]{32}$/;

/** Reads a plan. @returns undefined if the value is not one */
export function readReviewedPlan(value: JsonValue): ReviewedPlan | undefined {
  if (!isObject(value) || member(value, 'version') !== 1 || member(value, 'outcome') !== 'planned')
    return undefined;
  const room = member(value, 'room');
  const nonce = member(value, 'nonce');
  const decision = member(value, 'decision');
  const [base, payload] = [hashIn(member(value, 'base')), hashIn(member(value, 'payload'))];
  if (typeof room !== 'string' || typeof nonce !== 'string' || !NONCE.test(nonce)) return undefined;
  if (base === undefined || payload === undefined) return undefined;
  if (decision !== 'stop' && decision !== 'merge' && decision !== 'overwrite') return undefined;
  return { room, base, payload, nonce, decision };
}

function hashIn(value: JsonValue | undefined): string | undefined {
  if (value === undefined || !isObject(value)) return undefined;
  const hash = member(value, 'sha256');
  return typeof hash === 'string' && HASH.test(hash) ? hash : undefined;
}
