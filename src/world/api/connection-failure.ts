import type { Failure } from './service-error.js';

/** What the codes of errors of `fetch` mean. Their messages may hold URLs. */
const CODES: readonly (readonly [code: RegExp, kind: Failure['kind'], reason: string])[] = [
  [/^ECONNREFUSED$/, 'unreachable', 'the connection was refused: is the server running?'],
  [/^(ENOTFOUND|EAI_\w+)$/, 'unreachable', 'the host is unknown: check the server URL'],
  [/UNREACH$|^E(ADDRNOTAVAIL|NETDOWN)$/, 'unreachable', 'the host cannot be reached: check the network'],
  [/CERT|TLS|SSL|SIGNATURE/, 'unreachable', 'no trusted TLS connection'],
  [/^UND_ERR_CONNECT_TIMEOUT$/, 'unreachable', 'no connection in time'],
  [/TIMEOUT|ETIMEDOUT/, 'timeout', 'no response in time'],
  [/^UND_ERR_(RES|HEADERS|REQ)\w+$/, 'interrupted', 'the response is not valid HTTP'],
  [
    /^(ECONN\w+|EPIPE|UND_ERR_(SOCKET|ABORTED|DESTROYED|CLOSED))$/,
    'interrupted',
    'the connection was closed before the end of the response',
  ],
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
    const [, kind, reason] = CODES.find(([known]) => known.test(String(code))) ?? [];
    if (kind !== undefined) return { kind, reason: `${reason} (${code})`, mayBeDone: kind !== 'unreachable' };
  }
  return { kind: 'interrupted', reason: 'the connection failed', mayBeDone: true };
}

/** An error and its causes. */
function* chain(error: unknown): Generator<Error & { readonly code?: unknown }> {
  let next = error;
  for (let depth = 0; next instanceof Error && depth < 10; depth++) {
    yield next;
    next = next.cause;
  }
}
