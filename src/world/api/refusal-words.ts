import { membersOf } from '../../bytes/json/members.js';
import { tryParseJson } from '../../bytes/json/parse-json.js';
import { printable, quoteValue } from '../../bytes/json/quote.js';
import { isObject, type JsonValue } from '../../bytes/json/value.js';
import type { RouteName } from './routes.js';
import type { Failure } from './service-error.js';

/** Longer words of a service are cut off. */
const MAX_LENGTH = 200;
/** Where services put the message for people, in lower case and in order of preference. */
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
  const { status = 0, body = '', reason, retryAfter } = failure;
  const hint = request.hintFor?.(status);
  const documented = documentedReason(status, request);
  const words = serviceWords(body, mask);
  return [
    documented ?? reason,
    ...(words === '' ? [] : [`the service says "${words}"`]),
    ...(hint === undefined ? [] : [hint]),
    ...(retryAfter === undefined ? [] : [`try again in ${Math.ceil(retryAfter / 1000)} seconds`]),
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
  const value = tryParseJson(body);
  const words = (value === undefined ? wordsInText(body) : wordsIn(value)) ?? '';
  // Masked before it is cut: half a key is not recognized.
  const all = printable(mask(words.trim().replaceAll(/\s+/g, ' ')));
  return all.length > MAX_LENGTH ? `${all.slice(0, MAX_LENGTH)}…` : all;
}

/** The first message in JSON: of the body, or of an object or list in it that is named like a message. */
function wordsIn(value: JsonValue | undefined, levels = 3): string | undefined {
  if (typeof value === 'string') return value === '' ? undefined : value;
  if (levels === 0) return undefined;
  if (Array.isArray(value)) return wordsIn((value as readonly JsonValue[])[0], levels - 1);
  if (!isObject(value)) return undefined;
  const byKey = new Map(membersOf(value).map(([key, inside]) => [key.toLowerCase(), inside]));
  for (const key of [...MESSAGE_KEYS, 'errors', 'data']) {
    const words = wordsIn(byKey.get(key), levels - 1);
    if (words !== undefined) return words;
  }
  return undefined;
}

/** Object stores answer in XML. Pages for people say nothing in one line. */
function wordsInText(body: string): string | undefined {
  if (!body.trimStart().startsWith('<')) return body;
  return (/<message>([^<]*)</i.exec(body) ?? /<code>([^<]*)</i.exec(body))?.[1];
}
