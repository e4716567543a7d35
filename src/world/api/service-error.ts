import { tryParseJson } from '../../bytes/json/parse-json.js';
import { printable, quoteValue } from '../../bytes/json/quote.js';
import type { RouteName } from './routes.js';

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
  /** Whether the service may have carried it out nevertheless. */
  readonly mayBeDone: boolean;
  readonly status?: number | undefined;
  /** What the service said, as far as it was read. */
  readonly body?: string | undefined;
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

/** Longer words of a service are cut off. */
const MAX_LENGTH = 200;
/** Where services put the message for people, in order of preference. */
const MESSAGE_KEYS = ['message', 'msg', 'error_description', 'error', 'detail', 'reason', 'title', 'code'];

/** Refusals that the document explains, by route and status (part 7). */
const DOCUMENTED: Readonly<Partial<Record<RouteName, Readonly<Record<number, string>>>>> = {
  jsonUpload: { 403: 'the key in x-api-key is missing or invalid' },
  modelUpload: {
    400: 'this file type is not allowed',
    403: 'the key in x-api-key is missing or invalid',
    429: 'the daily upload allowance is used up',
  },
  imageUpload: {
    400: 'this file type is not allowed',
    403: 'the key in x-api-key is missing or invalid',
    429: 'the daily upload allowance is used up',
  },
};

/** What is known about a request, for the words of its failure. */
export interface RequestFacts {
  readonly route?: RouteName | undefined;
  /** The room that is asked for, and the service. */
  readonly room?: string | undefined;
  readonly server?: string | undefined;
  /** What to try instead, by status. */
  readonly hintFor?: (status: number) => string | undefined;
  /** Whether it does harm when it is sent twice. */
  readonly isHarmful?: boolean;
}

/** Why the service refused, as far as its document, its status and its own words say. @param mask hides credentials */
export function refusalWords(
  failure: Failure,
  request: RequestFacts,
  mask: (text: string) => string,
): string {
  const { status = 0, body = '', reason } = failure;
  const hint = request.hintFor?.(status);
  const documented = documentedReason(status, request);
  const words = serviceWords(body, mask);
  return [
    documented ?? reason,
    ...(words === '' ? [] : [`the service says "${words}"`]),
    ...(hint === undefined ? [] : [hint]),
  ].join('; ');
}

function documentedReason(status: number, { route, room = '', server }: RequestFacts): string | undefined {
  if (route === 'download' && status === 404)
    return `there is no data of room ${quoteValue(room)} on ${server} (status 404): check the identifier, or open the game in a browser, which can make its data available`;
  const documented = route === undefined ? undefined : DOCUMENTED[route]?.[status];
  return documented && `${documented} (status ${status})`;
}

/** What a service says in the body of a refusal, whose shape is not documented. */
function serviceWords(body: string, mask: (text: string) => string): string {
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
