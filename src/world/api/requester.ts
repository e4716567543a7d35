import type { Redactor } from '../../bytes/scan/redactor.js';
import { decodeLoosely } from '../../bytes/text/encoding.js';
import type { Environment } from './environment.js';
import { connectionFailure, type Failure, mayBeDone, ServiceError, serviceWords } from './service-error.js';

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

/** Bytes of a refusal that are read and kept. */
const MAX_REFUSAL = 65_536;

const PASSING_STATUS: ReadonlySet<number> = new Set([408, 425, 429, 500, 502, 503, 504]);

export interface Outgoing {
  /** What to call it in messages. Holds no credential. */
  readonly name: string;
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array<ArrayBuffer> | undefined;
  /** Seconds until the headers must be there. */
  readonly patience: number;
  /** The most bytes of its response; {@link ANSWER} unless given. */
  readonly maxBytes?: number | undefined;
  /** What the document or we know of a refusal, by status. */
  readonly refusals?: Readonly<Record<number, string>> | undefined;
  /** Whether it may have changed something when it fails. */
  readonly isHarmful?: boolean | undefined;
  /** Asked after it has failed. */
  mayRepeat(): boolean;
}

/** A successful response. */
export interface Incoming {
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Uint8Array;
  /** What to throw for a response that is not as it should be. @param more of it, unless it is invalid */
  failure(reason: string, more?: Partial<Failure>): ServiceError;
}

/** Sends requests, with time-outs and without following redirects. */
export class Requester {
  constructor(
    private readonly environment: Environment,
    private readonly redactor: Redactor,
  ) {}

  /** Sends a request, again where it may be. @param take reads a successful response @throws ServiceError */
  async send<Result>(
    request: Outgoing,
    take: (response: Incoming) => Result | Promise<Result>,
  ): Promise<Result> {
    for (let attempt = 1; ; attempt++)
      try {
        const { status, headers, bytes } = await this.received(request);
        const failure = (reason: string, more: Partial<Failure> = {}): ServiceError =>
          this.error(request, { kind: 'invalid-response', status, reason, ...more });
        return await take({ status, headers, bytes, failure });
      } catch (error) {
        if (!(error instanceof ServiceError) || attempt === MAX_ATTEMPTS || !isTransient(error.failure))
          throw error;
        if (!request.mayRepeat()) throw error;
        await this.environment.pause(FIRST_PAUSE * 2 ** (attempt - 1));
      }
  }

  private async received(request: Outgoing): Promise<Omit<Incoming, 'failure'>> {
    const { method, url, headers, body = null, patience, maxBytes = ANSWER } = request;
    const watch = new Watch(this.environment);
    const { signal } = watch;
    watch.expect(patience, `no response within ${patience} seconds`);
    try {
      const response = await this.environment.fetch(url, {
        method,
        headers,
        redirect: 'error',
        signal,
        body,
      });
      const { ok, status } = response;
      if (!ok) throw this.error(request, { kind: 'refused', status, ...(await refusalOf(response, watch)) });
      const bytes = await bytesOf(response, maxBytes, watch);
      if (bytes === undefined)
        throw this.error(request, {
          kind: 'invalid-response',
          reason: `the response is larger than ${maxBytes / MEBIBYTE} MiB`,
        });
      return { status, headers: response.headers, bytes };
    } catch (error) {
      if (error instanceof ServiceError) throw error;
      throw this.error(request, watch.failure ?? connectionFailure(error));
    } finally {
      watch.stop();
    }
  }

  private error({ name, refusals, isHarmful }: Outgoing, given: Failure): ServiceError {
    const mask = (text: string): string => this.redactor.mask(text);
    const { kind, status = 0 } = given;
    const failure = { ...given, body: given.body && mask(given.body.slice(0, MAX_REFUSAL)) };
    const explained = refusals?.[status];
    const words = kind === 'refused' ? serviceWords(failure.body ?? '', mask) : '';
    const said = words && `; the service says "${words}"`;
    const reason = (explained === undefined ? given.reason : `${explained} (status ${status})`) + said;
    const doubt =
      isHarmful && mayBeDone(given) ? '. The service may have carried it out: look before you repeat it' : '';
    return new ServiceError(name, { ...failure, reason: mask(reason) + doubt });
  }
}

/** Whether the next attempt may succeed. */
function isTransient({ kind, status }: Failure): boolean {
  if (kind === 'refused') return PASSING_STATUS.has(status ?? 0);
  return kind === 'interrupted' || kind === 'timeout' || kind === 'unreachable';
}

/** The body of a response; undefined if it is larger. */
async function bytesOf(
  { body, headers }: Response,
  maxBytes: number,
  watch: Watch,
): Promise<Uint8Array | undefined> {
  if (body === null) return new Uint8Array();
  if (Number(headers.get('content-length') ?? 0) > maxBytes) return undefined;
  const pieces: Uint8Array[] = [];
  return (await readInto(pieces, body, maxBytes, watch)) ? Buffer.concat(pieces) : undefined;
}

/** The beginning of a refusal, as far as it comes: its status says enough. */
async function refusalOf(
  { body, status }: Response,
  watch: Watch,
): Promise<Pick<Failure, 'reason' | 'body'>> {
  const pieces: Uint8Array[] = [];
  if (body !== null) await readInto(pieces, body, MAX_REFUSAL, watch).catch(() => {});
  return { reason: `refused with status ${status}`, body: decodeLoosely(Buffer.concat(pieces)) };
}

/** @returns whether it was not more than `maxBytes` */
async function readInto(
  pieces: Uint8Array[],
  body: AsyncIterable<Uint8Array>,
  maxBytes: number,
  watch: Watch,
): Promise<boolean> {
  const next = (): void => watch.expect(MAX_STILL, `the response stopped for ${MAX_STILL} seconds`);
  let length = 0;
  next();
  for await (const piece of body) {
    next();
    pieces.push(piece);
    length += piece.length;
    if (length > maxBytes) return false;
  }
  return true;
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

  /** Gives something this many seconds to happen. */
  expect(seconds: number, reason: string): void {
    this.cancel();
    this.cancel = this.environment.after(seconds * 1000, () => {
      this.failure = { kind: 'timeout', reason };
      this.controller.abort();
    });
  }

  /** Also ends a response that was not read. */
  stop(): void {
    this.cancel();
    this.controller.abort();
  }
}
