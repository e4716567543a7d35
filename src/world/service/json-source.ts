import { MAX_IMPORTED_BYTES } from '../../model/snapshot/sections.js';
import { Refusal } from './refusal.js';

/** Reads the JSON at `jsonUrl`, from permitted origins only, because callers choose it. */
export class JsonSource {
  /**
   * @param origins as in http://127.0.0.1:4610
   * @param patience milliseconds that a host has for its answers
   * @param closing ends what is being read
   */
  constructor(
    private readonly origins: readonly string[],
    private readonly patience: number,
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
    const done = new AbortController();
    const timeout = AbortSignal.timeout(this.patience);
    const signal = AbortSignal.any([this.closing, timeout, done.signal]);
    try {
      const { headers } = await answer('HEAD', url, signal);
      const size = announcedSize(headers.get('content-length'));
      const { body } = await answer('GET', url, signal);
      return await bodyOf(body, size);
    } catch (error) {
      if (error instanceof Refusal) throw error;
      const why = timeout.aborted
        ? 'took too long to answer'
        : 'could not be reached, or dropped the connection';
      throw new Refusal('json-host-failed', `the host of jsonUrl ${why}`);
    } finally {
      // Also an answer that was not read to its end.
      done.abort();
    }
  }
}

/** @throws Refusal unless the status is 200 */
async function answer(method: 'HEAD' | 'GET', url: URL, signal: AbortSignal): Promise<Response> {
  const headers = { accept: 'application/json', 'accept-encoding': 'identity' };
  const response = await fetch(url, { method, headers, signal, redirect: 'manual' });
  const { status } = response;
  if (status === 200) return response;
  if (status >= 300 && status < 400)
    throw new Refusal('redirect', 'jsonUrl is redirected: give the address to which it leads');
  const name = status >= 500 ? 'json-host-failed' : 'json-not-readable';
  throw new Refusal(name, `the host of jsonUrl answered ${method} with ${status}`);
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
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of body ?? []) {
    length += piece.length;
    if (length > size) break;
    pieces.push(piece);
  }
  if (length === size) return Buffer.concat(pieces);
  throw new Refusal('length-differs', 'GET gave more or fewer bytes than HEAD announced');
}
