import { tryParseJson } from '../json/parse-json.js';
import { printable } from '../json/quote.js';
import { isObject, type JsonValue, member } from '../json/value.js';
import type { RouteName } from './routes.js';
import type { Failure } from './service-error.js';

/** Longer words of a service are cut off. */
const LONGEST = 200;
/** Objects inside objects in which a message is looked for. */
const MOST_LEVELS = 3;

/** Refusals that the document explains, by route and status (part 7). */
const DOCUMENTED: Readonly<Partial<Record<RouteName, Readonly<Record<number, string>>>>> = {
  download: {
    404: "the room's runtime data is currently unavailable: opening the game in a browser can make it available",
  },
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

/** Why the service refused, as far as its document, its status and its own words say. */
export function refusalWords(failure: Failure, route?: RouteName): string {
  const { status = 0, body = '', reason, retryAfter } = failure;
  const documented = route === undefined ? undefined : DOCUMENTED[route]?.[status];
  const words = serviceWords(body);
  return [
    documented === undefined ? reason : `${documented} (status ${status})`,
    ...(words === undefined ? [] : [`the service says "${words}"`]),
    ...(retryAfter === undefined ? [] : [`try again in ${Math.ceil(retryAfter / 1000)} seconds`]),
  ].join('; ');
}

/** What a service says in the body of a refusal, whose shape is not documented. */
function serviceWords(body: string): string | undefined {
  const value = tryParseJson(body);
  const text = value === undefined ? plainText(body) : messageIn(value);
  if (text === undefined || text.trim() === '') return undefined;
  const line = printable(text.trim().replaceAll(/\s+/g, ' '));
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line;
}

function messageIn(value: JsonValue, levels = MOST_LEVELS): string | undefined {
  if (typeof value === 'string') return value;
  if (!isObject(value) || levels === 0) return undefined;
  for (const key of ['message', 'error', 'detail', 'code']) {
    const inside = member(value, key);
    const words = inside === undefined ? undefined : messageIn(inside, levels - 1);
    if (words !== undefined) return words;
  }
  return undefined;
}

/** Object stores answer in XML. Pages for people say nothing in one line. */
function plainText(body: string): string | undefined {
  const [, message] = /<Message>([^<]*)<\/Message>/i.exec(body) ?? [];
  if (message !== undefined) return message;
  return body.trimStart().startsWith('<') ? undefined : body;
}
