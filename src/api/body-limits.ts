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

/** At least so many bytes must come in any so many seconds. */
const MIN_BYTES = 1024;
const SLOWEST_SECONDS = 30;

/** How long the next bytes may take, and what to say if they do not come. */
export interface Deadline {
  readonly milliseconds: number;
  readonly failure: Failure;
}

const STOPPED: Failure = {
  kind: 'timeout',
  reason: `the response stopped for ${SLOWEST_SECONDS} seconds`,
  mayBeDone: true,
};
/** Not a timeout, after which a request is repeated: the next response would be as slow. */
const TOO_SLOW: Failure = {
  kind: 'invalid-response',
  reason: `the response is too slow: less than 1 KiB in ${SLOWEST_SECONDS} seconds`,
  mayBeDone: true,
};

interface Arrival {
  /** Milliseconds that were spent waiting before it. */
  readonly waited: number;
  readonly bytes: number;
}

/** Counts the bytes and the time of one response. */
export class BodyLimits {
  private bytes = 0;
  /** Counts only the time that the service takes, not the time of the reader. */
  private waited = 0;
  /** The arrivals that hold the last KiB, the oldest first: as many as that at most. */
  private readonly recent: Arrival[] = [];
  private recentBytes = 0;

  constructor(private readonly size: BodySize) {}

  /** @param elapsed milliseconds since the headers came */
  deadline(elapsed: number): Deadline {
    const [oldest] = this.recent;
    const since = this.recentBytes < MIN_BYTES ? 0 : (oldest?.waited ?? 0);
    const slow = since + SLOWEST_SECONDS * 1000 - this.waited;
    const long = this.size.maxSeconds * 1000 - elapsed;
    if (long <= slow) return { milliseconds: Math.max(0, long), failure: tooLong(this.size) };
    return { milliseconds: Math.max(0, slow), failure: since === this.waited ? STOPPED : TOO_SLOW };
  }

  /** @returns a failure if these are too many bytes */
  arrived(bytes: number, waited: number): Failure | undefined {
    this.waited += waited;
    this.recent.push({ waited: this.waited, bytes });
    this.recentBytes += bytes;
    for (let oldest = this.recent[0]; oldest !== undefined; oldest = this.recent[0]) {
      if (this.recentBytes - oldest.bytes < MIN_BYTES) break;
      this.recentBytes -= oldest.bytes;
      this.recent.shift();
    }
    this.bytes += bytes;
    return this.tooLarge(this.bytes);
  }

  /** @returns a failure if a response of so many bytes is too large */
  tooLarge(bytes: number): Failure | undefined {
    const { maxBytes } = this.size;
    if (bytes <= maxBytes) return undefined;
    return {
      kind: 'invalid-response',
      reason: `the response is larger than ${maxBytes / MEBIBYTE} MiB`,
      mayBeDone: true,
    };
  }
}

function tooLong({ maxSeconds }: BodySize): Failure {
  const time = maxSeconds < 60 ? `${maxSeconds} seconds` : `${maxSeconds / 60} minutes`;
  return { kind: 'invalid-response', reason: `the response took longer than ${time}`, mayBeDone: true };
}
