import { tryParseJson } from '../json/parse-json.js';
import { printable, quoteValue } from '../json/quote.js';
import { isObject, type JsonValue } from '../json/value.js';
import type { RouteName } from './routes.js';
import type { Failure } from './service-error.js';

/** Longer words of a service are cut off. */
const MAX_LENGTH = 200;
/** Objects and arrays inside each other in which a message is looked for. */
const MAX_LEVELS = 4;
/** At most so many messages of one response are repeated. */
const MAX_MESSAGES = 5;
/** Where services put the message for people, in lower case and in order of preference. */
const MESSAGE_KEYS = [
  'message',
  'msg',
  'error_description',
  'errormessage',
  'error',
  'detail',
  'faultstring',
  'description',
  'reason',
  'title',
  'code',
] as const;
/** Where services list what else is wrong. */
const LIST_KEYS = ['errors', 'details', 'violations', 'issues'] as const;
const KNOWN_KEYS: ReadonlySet<string> = new Set([...MESSAGE_KEYS, ...LIST_KEYS]);

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

/** What is known about a refused request. */
export interface RefusedRequest {
  readonly route?: RouteName | undefined;
  /** The room that was asked for, and the service. */
  readonly room?: string | undefined;
  readonly server?: string | undefined;
  /** What to try instead. */
  readonly hint?: string | undefined;
  /** Hides credentials. */
  readonly mask: (text: string) => string;
}

/** Why the service refused, as far as its document, its status and its own words say. */
export function refusalWords(failure: Failure, request: RefusedRequest): string {
  const { status = 0, body = '', reason, retryAfter } = failure;
  const { hint, mask } = request;
  const documented = documentedReason(status, request);
  const words = serviceWords(body, mask);
  return [
    documented ?? reason,
    ...(words === '' ? [] : [`the service says "${words}"`]),
    ...(hint === undefined ? [] : [hint]),
    ...(retryAfter === undefined ? [] : [`try again in ${Math.ceil(retryAfter / 1000)} seconds`]),
  ].join('; ');
}

function documentedReason(status: number, { route, room = '', server }: RefusedRequest): string | undefined {
  if (route === 'download' && status === 404)
    return `there is no data of room ${quoteValue(room)} on ${server} (status 404): check the identifier, or open the game in a browser, which can make its data available`;
  const documented = route === undefined ? undefined : DOCUMENTED[route]?.[status];
  return documented && `${documented} (status ${status})`;
}

/** What a service says in the body of a refusal, whose shape is not documented. */
function serviceWords(body: string, mask: (text: string) => string): string {
  const value = tryParseJson(body);
  const messages = value === undefined ? messagesInText(body) : messagesIn(value);
  const lines = messages
    .map((message) => message.trim().replaceAll(/\s+/g, ' '))
    .filter((line) => line !== '');
  // Masked before it is cut: half a key is not recognized.
  const all = printable(mask([...new Set(lines)].slice(0, MAX_MESSAGES).join('; ')));
  return all.length > MAX_LENGTH ? `${all.slice(0, MAX_LENGTH)}…` : all;
}

function messagesIn(value: JsonValue, levels = MAX_LEVELS): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null || levels === 0) return [];
  if (!isObject(value)) return firstOf(value).flatMap((each) => messagesIn(each, levels - 1));
  const byKey = new Map(Object.entries(value).map(([key, inside]) => [key.toLowerCase(), inside]));
  const inside = (key: string): readonly string[] => {
    const there = byKey.get(key);
    return there === undefined
      ? []
      : messagesIn(there, levels - 1).filter((message) => message.trim() !== '');
  };
  const main = MESSAGE_KEYS.map(inside).find((messages) => messages.length > 0) ?? [];
  const listed = LIST_KEYS.flatMap((key) => messagesInList(byKey.get(key), levels - 1));
  if (main.length > 0 || listed.length > 0) return [...main, ...listed];
  // Some services put everything into `data` or `response`.
  const objects = Object.values(value).filter((each) => typeof each === 'object');
  return firstOf(objects).flatMap((each) => messagesIn(each, levels - 1));
}

/** A list of messages, or an object with the messages about each field. */
function messagesInList(value: JsonValue | undefined, levels: number): readonly string[] {
  if (value === undefined) return [];
  const isOneMessage = isObject(value) && Object.keys(value).some((key) => KNOWN_KEYS.has(key.toLowerCase()));
  if (!isObject(value) || isOneMessage || levels === 0) return messagesIn(value, levels);
  return firstOf(Object.entries(value)).flatMap(([field, inside]) =>
    messagesIn(inside, levels - 1).map((message) => `${field}: ${message}`),
  );
}

function firstOf<Value>(values: readonly Value[]): readonly Value[] {
  return values.slice(0, MAX_MESSAGES);
}

/** An XML element that holds nothing but text, with its name in lower case and without its prefix. */
const ELEMENTS =
  /<(?:[\w.-]{1,40}:)?(?<name>[\w.-]{1,40})(?:\s[^<>]{0,400})?>(?:\s*<!\[CDATA\[(?<raw>[^\]]{0,4000})\]\]>\s*|(?<text>[^<]*))(?=<\/)/g;

/** Object stores answer in XML. Pages for people say nothing in one line. */
function messagesInText(body: string): readonly string[] {
  if (!body.trimStart().startsWith('<')) return [body];
  if (/<(?:!doctype\s+)?html/i.test(body)) return [];
  const found = [...body.matchAll(ELEMENTS)].map(({ groups = {} }) => ({
    name: (groups.name ?? '').toLowerCase(),
    text: groups.raw ?? withoutEntities((groups.text ?? '').trimStart()),
  }));
  for (const key of MESSAGE_KEYS) {
    const messages = found.filter(({ name, text }) => name === key && text.trim() !== '');
    if (messages.length > 0) return messages.map(({ text }) => text);
  }
  return [];
}

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

function withoutEntities(text: string): string {
  return text.replaceAll(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(lt|gt|amp|quot|apos));/gi,
    (all, decimal, hex, name) => {
      if (name !== undefined) return ENTITIES[String(name).toLowerCase()] ?? all;
      const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
      return code <= 0x10ffff ? String.fromCodePoint(code) : all;
    },
  );
}
