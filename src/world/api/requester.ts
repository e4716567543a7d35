import type { Redactor } from '../../bytes/scan/redactor.js';
import type { Environment } from './environment.js';
import {
  connectionFailure,
  type Failure,
  type RequestFacts,
  refusalWords,
  ServiceError,
} from './service-error.js';

/** Seconds until the headers of a response must be there. */
export const PATIENCE = 30;
/** The same for requests in which the service reads a snapshot or receives a file. */
export const LONG_PATIENCE = 300;

/** Attempts for a request that may be repeated. */
const MAX_ATTEMPTS = 3;
/** Milliseconds before the second attempt. It doubles each time. */
const FIRST_PAUSE = 500;

const MEBIBYTE = 1_048_576;
/** The most bytes of a snapshot, and of every other response. */
export const DOWNLOAD = 128 * MEBIBYTE;
const ANSWER = 16 * MEBIBYTE;
/** Seconds without any bytes after which a response has stopped. */
const MAX_STILL = 30;
const STOPPED: Failure = {
  kind: 'timeout',
  reason: `the response stopped for ${MAX_STILL} seconds`,
  mayBeDone: true,
};

/** Characters of a refusal that are read and kept. */
const MAX_REFUSAL = 65_536;

const PASSING_STATUS: ReadonlySet<number> = new Set([408, 425, 429, 500, 502, 503, 504]);

export interface Outgoing {
  /** What to call it in messages. Holds no credential. */
  readonly name: string;
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Blob | undefined;
  /** Seconds until the headers must be there. */
  readonly patience: number;
  /** The most bytes of its response; {@link ANSWER} unless given. */
  readonly maxBytes?: number | undefined;
  readonly facts: RequestFacts;
}

/** A response whose headers are there. */
export interface Incoming {
  readonly status: number;
  readonly headers: Headers;
  /** The body, as it comes. @throws ServiceError */
  pieces(): AsyncGenerator<Uint8Array>;
  /** What to throw for a response that is not as it should be. @param more of it, unless it is invalid */
  failure(reason: string, more?: Partial<Failure>): ServiceError;
}

/** Sends requests, with time-outs and without following redirects. */
export class Requester {
  constructor(
    private readonly environment: Environment,
    private readonly redactor: Redactor,
  ) {}

  /** Sends a request that changes nothing until it succeeds or `shouldRetry` says no. */
  async sendRepeatedly<Result>(
    request: Outgoing,
    take: (response: Incoming) => Promise<Result>,
    shouldRetry: () => boolean = () => true,
  ): Promise<Result> {
    for (let attempt = 1; ; attempt++)
      try {
        return await this.send(request, take);
      } catch (error) {
        if (!(error instanceof ServiceError) || attempt === MAX_ATTEMPTS || !isTransient(error.failure))
          throw error;
        if (!shouldRetry()) throw error;
        await this.environment.pause(FIRST_PAUSE * 2 ** (attempt - 1));
      }
  }

  /** Sends a request once. @param take reads a successful response @throws ServiceError */
  async send<Result>(request: Outgoing, take: (response: Incoming) => Promise<Result>): Promise<Result> {
    const { method, url, headers, body, patience, maxBytes = ANSWER } = request;
    const watch = new Watch(this.environment);
    const { environment } = this;
    const fail = (failure: Failure): ServiceError => this.error(request, failure);
    try {
      watch.expect(patience * 1000, {
        kind: 'timeout',
        reason: `no response within ${patience} seconds`,
        mayBeDone: true,
      });
      const response = await environment
        .fetch(url, { method, headers, redirect: 'error', signal: watch.signal, body: body ?? null })
        .catch((error: unknown) => {
          throw fail(watch.failure ?? connectionFailure(error));
        });
      watch.clear();
      const incoming: Incoming = {
        status: response.status,
        headers: response.headers,
        pieces: () => piecesOf(response, maxBytes, watch, fail),
        failure: (reason, more) =>
          fail({ kind: 'invalid-response', mayBeDone: true, status: response.status, reason, ...more }),
      };
      if (!response.ok) throw await this.refusal(request, incoming);
      return await take(incoming);
    } finally {
      watch.stop();
    }
  }

  private async refusal(request: Outgoing, { status, pieces }: Incoming): Promise<ServiceError> {
    let body = '';
    const decoder = new TextDecoder();
    try {
      for await (const piece of pieces()) {
        body += decoder.decode(piece, { stream: true });
        if (body.length > MAX_REFUSAL) break;
      }
    } catch (error) {
      // The status says enough.
      if (!(error instanceof ServiceError)) throw error;
    }
    return this.error(request, {
      kind: 'refused',
      reason: `refused with status ${status}`,
      mayBeDone: status >= 500,
      status,
      body,
    });
  }

  private error({ name, facts }: Outgoing, given: Failure): ServiceError {
    const mask = (text: string): string => this.redactor.mask(text);
    const failure = { ...given, body: given.body && mask(given.body.slice(0, MAX_REFUSAL)) };
    const reason = failure.kind === 'refused' ? refusalWords(failure, facts, mask) : failure.reason;
    const doubt =
      facts.isHarmful && failure.mayBeDone
        ? '. The service may have carried it out: look before you repeat it'
        : '';
    return new ServiceError(name, { ...failure, reason: mask(reason) + doubt });
  }
}

/** Whether the next attempt may succeed. */
function isTransient({ kind, status }: Failure): boolean {
  if (kind === 'refused') return PASSING_STATUS.has(status ?? 0);
  return kind === 'interrupted' || kind === 'timeout' || kind === 'unreachable';
}

async function* piecesOf(
  { body, headers }: Response,
  maxBytes: number,
  watch: Watch,
  fail: (failure: Failure) => ServiceError,
): AsyncGenerator<Uint8Array> {
  if (body === null) return;
  const announced = tooLarge(maxBytes, Number(headers.get('content-length') ?? 0));
  if (announced !== undefined) throw fail(announced);
  const reader = body.getReader();
  let length = 0;
  try {
    for (;;) {
      watch.expect(MAX_STILL * 1000, STOPPED);
      const { done, value } = await reader.read().catch((error: unknown) => {
        throw fail(watch.failure ?? connectionFailure(error));
      });
      watch.clear();
      if (done) return;
      length += value.length;
      const excess = tooLarge(maxBytes, length);
      if (excess !== undefined) throw fail(excess);
      yield value;
    }
  } finally {
    // Otherwise the connection would keep the process alive for data that nobody reads.
    await reader.cancel().catch(() => {});
  }
}

/** Ends a request for which nothing happens. */
class Watch {
  private readonly controller = new AbortController();
  private cancel: () => void = () => {};
  failure: Failure | undefined;

  constructor(private readonly environment: Environment) {}

  get signal(): AbortSignal {
    return this.controller.signal;
  }

  /** Gives something this many milliseconds to happen. */
  expect(milliseconds: number, otherwise: Failure): void {
    this.cancel();
    this.cancel = this.environment.after(milliseconds, () => {
      this.failure = otherwise;
      this.controller.abort();
    });
  }

  /** Stops the timeout: what was waited for has happened. */
  clear(): void {
    this.cancel();
  }

  /** Also ends a response that was not read. */
  stop(): void {
    this.cancel();
    this.controller.abort();
  }
}

/** The failure of a response of so many bytes, if these are too many. */
export function tooLarge(maxBytes: number, bytes: number): Failure | undefined {
  if (bytes <= maxBytes) return undefined;
  const reason = `the response is larger than ${maxBytes / MEBIBYTE} MiB`;
  return { kind: 'invalid-response', reason, mayBeDone: true };
}
