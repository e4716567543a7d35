import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** What is asked for, once it is known that the page asks. */
export interface Request {
  readonly method: 'GET' | 'POST';
  /** The parts of the path after the token. */
  readonly steps: readonly string[];
}

export interface Refused {
  readonly status: 400 | 403 | 404 | 405 | 415;
  readonly why: string;
}

/** The type of what is written. A form of another page cannot send it without asking first. */
export const BYTES_TYPE = 'application/octet-stream';

/** The headers that decide. Of two, Node takes the first, and others may take the second. */
const DECIDING = ['host', 'origin', 'content-type', 'sec-fetch-site'];

/** Admits requests of our own page only: other pages do not know the token, Origin or Host. */
export class RequestGuard {
  private readonly token: Buffer;
  private readonly hosts: ReadonlySet<string>;

  constructor(token: string, port: number) {
    this.token = digest(token);
    this.hosts = new Set([`127.0.0.1:${port}`, `localhost:${port}`]);
  }

  admit({ method, url = '', headers, headersDistinct }: IncomingMessage): Request | Refused {
    const { host = '', origin } = headers;
    if (DECIDING.some((name) => (headersDistinct[name]?.length ?? 0) > 1))
      return { status: 400, why: 'a header is there twice' };
    if (!this.hosts.has(host)) return { status: 403, why: 'another host was asked for' };
    if (origin !== undefined && origin !== `http://${host}`) return { status: 403, why: 'another page asks' };
    const site = headers['sec-fetch-site'];
    if (site !== undefined && site !== 'same-origin' && site !== 'none')
      return { status: 403, why: 'another page asks' };
    const [path = ''] = url.split('?');
    const [empty, token = '', ...steps] = path.split('/');
    if (empty !== '' || !timingSafeEqual(digest(token), this.token))
      return { status: 403, why: 'the token is missing or wrong: use the address that was printed' };
    // Nothing that we serve has such a name.
    if (!steps.every((step) => /^[a-z0-9._-]*$/.test(step) && !step.startsWith('.')))
      return { status: 404, why: 'not found' };
    if (method === 'GET') return { method, steps };
    if (method !== 'POST') return { status: 405, why: 'only GET and POST are answered' };
    if (origin === undefined) return { status: 403, why: 'the Origin is missing' };
    if (headers['content-type'] !== BYTES_TYPE)
      return { status: 415, why: `the content type must be ${BYTES_TYPE}` };
    return { method, steps };
  }
}

/** Tokens of any length compare in the same time. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
