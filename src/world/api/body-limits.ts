import type { Failure } from './service-error.js';

const MEBIBYTE = 1_048_576;

/** What the body of a response may have and take. */
export interface BodySize {
  readonly maxBytes: number;
  /** In all. */
  readonly maxSeconds: number;
}

/** A snapshot. */
export const DOWNLOAD: BodySize = { maxBytes: 128 * MEBIBYTE, maxSeconds: 600 };
/** Every other response. */
export const ANSWER: BodySize = { maxBytes: 16 * MEBIBYTE, maxSeconds: 30 };
/** A refusal: its status says enough. */
export const REFUSAL: BodySize = { maxBytes: ANSWER.maxBytes, maxSeconds: 5 };

/** Seconds without any bytes after which a response has stopped. */
const MAX_STILL = 30;

/** How long the next bytes may take, and what to say if they do not come. */
export function nextDeadline(
  { maxSeconds }: BodySize,
  elapsed: number,
): { readonly milliseconds: number; readonly failure: Failure } {
  const left = Math.max(0, maxSeconds * 1000 - elapsed);
  if (left > MAX_STILL * 1000) {
    const reason = `the response stopped for ${MAX_STILL} seconds`;
    return { milliseconds: MAX_STILL * 1000, failure: { kind: 'timeout', reason, mayBeDone: true } };
  }
  // Not a timeout, after which a request is repeated: the next response would be as slow.
  const time = maxSeconds < 60 ? `${maxSeconds} seconds` : `${maxSeconds / 60} minutes`;
  const reason = `the response took longer than ${time}`;
  return { milliseconds: left, failure: { kind: 'invalid-response', reason, mayBeDone: true } };
}

/** The failure of a response of so many bytes, if these are too many. */
export function tooLarge({ maxBytes }: BodySize, bytes: number): Failure | undefined {
  if (bytes <= maxBytes) return undefined;
  const reason = `the response is larger than ${maxBytes / MEBIBYTE} MiB`;
  return { kind: 'invalid-response', reason, mayBeDone: true };
}
