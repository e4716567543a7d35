import type { Failure } from './service-error.js';

interface Words {
  readonly code: RegExp;
  readonly kind: 'unreachable' | 'interrupted' | 'timeout';
  readonly reason: string;
}

/** What the errors of `fetch` mean. Their messages may hold URLs, so only their codes are used. */
const CODES: readonly Words[] = [
  {
    code: /^ECONNREFUSED$/,
    kind: 'unreachable',
    reason: 'the connection was refused: is the server running?',
  },
  { code: /^(ENOTFOUND|EAI_\w+)$/, kind: 'unreachable', reason: 'the host is unknown: check the server URL' },
  {
    code: /^(EHOSTUNREACH|ENETUNREACH|EADDRNOTAVAIL|ENETDOWN)$/,
    kind: 'unreachable',
    reason: 'the host cannot be reached: check the network',
  },
  { code: /CERT|TLS|SSL|SIGNATURE|SELF_SIGNED/, kind: 'unreachable', reason: 'no trusted TLS connection' },
  { code: /^UND_ERR_CONNECT_TIMEOUT$/, kind: 'unreachable', reason: 'no connection in time' },
  { code: /TIMEOUT|ETIMEDOUT/, kind: 'timeout', reason: 'no response in time' },
  {
    code: /^UND_ERR_(RES|HEADERS|REQ)\w+$/,
    kind: 'interrupted',
    reason: 'the response is not valid HTTP',
  },
  {
    code: /^(ECONNRESET|EPIPE|ECONNABORTED|UND_ERR_SOCKET|UND_ERR_ABORTED|UND_ERR_DESTROYED|UND_ERR_CLOSED)$/,
    kind: 'interrupted',
    reason: 'the connection was closed before the end of the response',
  },
];

/** Describes an error of `fetch`, or of reading a response. */
export function connectionFailure(error: unknown): Failure {
  for (const { name, code, message } of chain(error)) {
    if (message === 'unexpected redirect')
      return {
        kind: 'redirect',
        reason: 'the response is a redirect, which is never followed: check the server URL',
        mayBeDone: false,
      };
    if (message === 'bad port')
      return { kind: 'unreachable', reason: 'this port is not allowed', mayBeDone: false };
    // Node 24 gives it no code.
    if (name === 'HTTPParserError')
      return { kind: 'interrupted', reason: 'the response is not valid HTTP', mayBeDone: true };
    if (name === 'NotReadableError')
      return { kind: 'not-sent', reason: 'the file changed while it was sent', mayBeDone: false };
    const words = CODES.find((each) => each.code.test(code));
    if (words !== undefined) {
      const { kind, reason } = words;
      return { kind, reason: `${reason} (${code})`, mayBeDone: kind !== 'unreachable' };
    }
  }
  return { kind: 'interrupted', reason: 'the connection failed', mayBeDone: true };
}

interface Link {
  readonly name: string;
  readonly code: string;
  readonly message: string;
}

/** An error and its causes. */
function chain(error: unknown): readonly Link[] {
  const found: Link[] = [];
  let next = error;
  for (let depth = 0; next instanceof Error && depth < 10; depth++) {
    const { code } = next as { readonly code?: unknown };
    found.push({ name: next.name, code: typeof code === 'string' ? code : '', message: next.message });
    next = next.cause;
  }
  return found;
}
