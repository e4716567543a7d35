import { tryParseJson } from '../../bytes/json/parse-json.js';
import { printable } from '../../bytes/json/quote.js';

/** Why a request did not do what it was sent for. */
export type FailureKind =
  /** No connection, or none that reached a service. */
  | 'unreachable'
  | 'timeout'
  /** The connection ended before the response did. */
  | 'interrupted'
  | 'redirect'
  | 'refused'
  /** The response is not what the document describes. */
  | 'invalid-response'
  /** The request could not be built. */
  | 'not-sent';

export interface Failure {
  readonly kind: FailureKind;
  /** What happened, in words. */
  readonly reason: string;
  readonly status?: number | undefined;
  /** What the service said, as far as it was read. */
  readonly body?: string | undefined;
}

/** Whether the service may have carried out a request that failed. */
export function mayBeDone({ kind, status = 0 }: Failure): boolean {
  if (kind === 'refused') return status >= 500;
  return kind !== 'unreachable' && kind !== 'redirect' && kind !== 'not-sent';
}

/** A request to the service failed. Message and fields hold no credential, and there is no cause. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError';

  constructor(
    /** Which request it was, such as `POST /api/v2/rooms/create`. */
    readonly request: string,
    readonly failure: Failure,
  ) {
    super(`${request}: ${failure.reason}`);
  }
}

/** What the codes, names and messages of errors of `fetch` mean. They are not shown: they may hold URLs. */
const MEANINGS: readonly (readonly [known: RegExp, kind: FailureKind, reason: string])[] = [
  [
    /^unexpected redirect$/,
    'redirect',
    'the response is a redirect, which is never followed: check the server URL',
  ],
  [/^bad port$/, 'unreachable', 'this port is not allowed'],
  [/^ECONNREFUSED$/, 'unreachable', 'the connection was refused: is the server running?'],
  [/^(ENOTFOUND|EAI_\w+)$/, 'unreachable', 'the host is unknown: check the server URL'],
  [/^E(\w+UNREACH|ADDRNOTAVAIL|NETDOWN)$/, 'unreachable', 'the host cannot be reached: check the network'],
  [/^\w*(CERT|TLS|SSL|SIGNATURE)\w*$/, 'unreachable', 'no trusted TLS connection'],
  [/^UND_ERR_CONNECT_TIMEOUT$/, 'unreachable', 'no connection in time'],
  [/^\w*(TIMEOUT|ETIMEDOUT)\w*$/, 'timeout', 'no response in time'],
  [/^(UND_ERR_(RES|HEADERS|REQ)\w+|HTTPParserError)$/, 'interrupted', 'the response is not valid HTTP'],
  [
    /^(ECONN\w+|EPIPE|UND_ERR_(SOCKET|ABORTED|DESTROYED|CLOSED))$/,
    'interrupted',
    'the connection was closed before the end of the response',
  ],
];

/** Describes an error of `fetch`, or of reading a response, by what it says or one of its causes. */
export function connectionFailure(error: unknown): Failure {
  let next = error;
  for (let depth = 0; next instanceof Error && depth < 10; depth++) {
    const { name, message, cause, code } = next as Error & { readonly code?: unknown };
    const words = [code, name, message].map(String);
    const meaning = MEANINGS.find(([known]) => words.some((word) => known.test(word)));
    if (meaning !== undefined) {
      const [, kind, reason] = meaning;
      return { kind, reason: typeof code === 'string' ? `${reason} (${code})` : reason };
    }
    next = cause;
  }
  return { kind: 'interrupted', reason: 'the connection failed' };
}

/** Longer words of a service are cut off. */
const MAX_LENGTH = 200;
/** Where services put the message for people, in order of preference. */
const MESSAGE_KEYS = ['message', 'msg', 'error_description', 'error', 'detail', 'reason', 'title', 'code'];

/** What a service says in the body of a refusal, whose shape is not documented. @param mask hides credentials */
export function serviceWords(body: string, mask: (text: string) => string): string {
  // Masked before it is cut: half a key is not recognized.
  const all = printable(mask(wordsIn(body).trim().replaceAll(/\s+/g, ' ')));
  return all.length > MAX_LENGTH ? `${all.slice(0, MAX_LENGTH)}…` : all;
}

function wordsIn(body: string): string {
  for (const key of MESSAGE_KEYS) {
    const [, string = ''] = new RegExp(`"${key}"\\s*:\\s*("(?:[^"\\\\]|\\\\.)+")`, 'i').exec(body) ?? [];
    const words = tryParseJson(string);
    if (typeof words === 'string') return words;
  }
  // Object stores answer in XML. Pages for people say nothing in one line.
  if (/^\s*</.test(body)) return (/<message>([^<]*)</i.exec(body) ?? /<code>([^<]*)</i.exec(body))?.[1] ?? '';
  const value = tryParseJson(body);
  if (value === undefined) return body;
  return typeof value === 'string' ? value : '';
}
