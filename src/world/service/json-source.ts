import { MAX_IMPORTED_BYTES } from '../../model/snapshot/sections.js';
import { Refusal } from './refusal.js';

/** Milliseconds that a host has for its answer to HEAD, and for the whole answer to GET. */
export interface Patience {
  readonly head: number;
  readonly get: number;
}

export const PATIENCE: Patience = { head: 10_000, get: 60_000 };

/** Reads the JSON at `jsonUrl`, from permitted origins only, because callers choose it. */
export class JsonSource {
  /** @param origins as in http://127.0.0.1:4610 @param closing ends what is being read */
  constructor(
    private readonly origins: readonly string[],
    private readonly patience: Patience,
    private readonly closing: AbortSignal,
  ) {}

  /** @throws Refusal unless a URL begins with a permitted origin, letter by letter */
  permitted(jsonUrl: string): URL {
    const origin = this.origins.find((each) => jsonUrl.startsWith(`${each}/`));
    const url = URL.canParse(jsonUrl) ? new URL(jsonUrl) : undefined;
    if (origin !== undefined && url?.origin === origin) return url;
    throw new Refusal(
      'url-not-permitted',
      `jsonUrl must begin with ${this.origins.map((each) => `${each}/`).join(' or ')}: other places need --import-from`,
    );
  }

  /** HEAD first, then GET, which must give exactly as many bytes as HEAD has announced. @throws Refusal */
  async read(url: URL): Promise<Uint8Array> {
    const size = await this.answer('HEAD', url, this.patience.head, async ({ headers }) =>
      announcedSize(headers.get('content-length')),
    );
    return this.answer('GET', url, this.patience.get, ({ body }) => bodyOf(body, size));
  }

  private async answer<Result>(
    method: 'HEAD' | 'GET',
    url: URL,
    milliseconds: number,
    take: (response: Response) => Promise<Result>,
  ): Promise<Result> {
    const done = new AbortController();
    const signal = AbortSignal.any([this.closing, AbortSignal.timeout(milliseconds), done.signal]);
    const headers = { accept: 'application/json', 'accept-encoding': 'identity' };
    try {
      const response = await fetch(url, { method, headers, signal, redirect: 'manual' });
      requireSuccess(method, response.status);
      return await take(response);
    } catch (error) {
      if (error instanceof Refusal) throw error;
      const hasTimedOut = signal.aborted && !this.closing.aborted;
      throw new Refusal(
        'json-host-failed',
        `the host of jsonUrl ${hasTimedOut ? 'took too long to answer' : 'could not be reached, or dropped the connection'}`,
      );
    } finally {
      // Also an answer that was not read to its end.
      done.abort();
    }
  }
}

function requireSuccess(method: string, status: number): void {
  if (status === 200) return;
  if (status >= 500)
    throw new Refusal('json-host-failed', `the host of jsonUrl answered ${method} with ${status}`);
  if (status >= 300 && status < 400)
    throw new Refusal('redirect', 'jsonUrl is redirected: give the address to which it leads');
  throw new Refusal('json-not-readable', `the host of jsonUrl answered ${method} with ${status}`);
}

function announcedSize(length: string | null): number {
  if (length === null || !/^\d+$/.test(length))
    throw new Refusal(
      'content-length-missing',
      'the answer to HEAD has no Content-Length: jsonUrl needs a host that sends it',
    );
  const size = Number(length);
  if (size > MAX_IMPORTED_BYTES)
    throw new Refusal('too-large', `the JSON is larger than ${MAX_IMPORTED_BYTES} bytes`);
  return size;
}

async function bodyOf(body: Response['body'], size: number): Promise<Uint8Array> {
  const bytes = new Uint8Array(size);
  let length = 0;
  for await (const chunk of body ?? []) {
    if (length + chunk.length > size) throw otherLength();
    bytes.set(chunk, length);
    length += chunk.length;
  }
  if (length !== size) throw otherLength();
  return bytes;
}

function otherLength(): Refusal {
  return new Refusal('length-differs', 'GET gave more or fewer bytes than HEAD announced');
}
