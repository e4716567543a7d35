import { tryParseJson } from '../../bytes/json/parse-json.js';
import { printable, quoteValue } from '../../bytes/json/quote.js';
import { isObject, type JsonValue, member } from '../../bytes/json/value.js';
import type { Redactor } from '../../bytes/scan/redactor.js';
import type { ResponseValidator } from './compiled/responses.js';
import { KEY_OF, type Keys } from './keys.js';
import { readJson } from './read-response.js';
import { type Incoming, type Outgoing, PATIENCE, type Requester } from './requester.js';
import { ROOM_HEADER, ROUTES, type Route, type RouteName } from './routes.js';
import { schemaFault } from './schema-fault.js';
import { type Failure, ServiceError } from './service-error.js';

/** A response of a known shape. */
export interface Received<Body> {
  readonly body: Body;
  /** The body as it came, with its unknown fields. */
  readonly text: string;
}

/** What a call sends besides the key. */
interface Parts {
  readonly room?: string;
  readonly query?: Readonly<Record<string, string>>;
  /** JSON. */
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly patience?: number;
  readonly maxBytes?: number;
}

/** What a request does when it is sent twice. */
type Repeating = 'harmless' | 'harmful';

/** Calls routes of the document, each with its key, and explains why a call failed. */
export class RouteCaller {
  constructor(
    private readonly server: string,
    private readonly keys: Keys,
    private readonly requester: Requester,
    private readonly redactor: Redactor,
  ) {}

  /** A call whose response is JSON of the documented shape. @throws ServiceError */
  callForJson<Body>(name: RouteName, parts: Parts, repeating: Repeating): Promise<Received<Body>> {
    return this.call(name, parts, repeating, async (response) => {
      const { value, text } = await readJson(response);
      requireSuccess(name, value, text, response);
      const route: Route = ROUTES[name];
      const fault = route.response === undefined ? undefined : await shapeFault(route.response, value);
      if (fault !== undefined)
        throw response.failure({
          kind: 'invalid-response',
          reason: `the response is not as documented: ${fault}`,
        });
      return { body: value as Body, text };
    });
  }

  /** @param take reads a response with a status of success. @throws ServiceError */
  async call<Result>(
    name: RouteName,
    { room, query, body, headers, patience = PATIENCE, maxBytes }: Parts,
    repeating: Repeating,
    take: (response: Incoming) => Promise<Result>,
  ): Promise<Result> {
    const route: Route = ROUTES[name];
    const { method, path, credential } = route;
    const search = query === undefined ? '' : `?${new URLSearchParams(query)}`;
    const request: Outgoing = {
      name: nameOf(route),
      method,
      url: this.server + path + search,
      headers: {
        accept: 'application/json',
        [credential]: this.keyFor(route),
        ...(room === undefined ? {} : { [ROOM_HEADER]: requireHeaderText(route, room) }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body }),
      patience,
      ...(maxBytes === undefined ? {} : { maxBytes }),
    };
    return await this.explained(
      name,
      () =>
        repeating === 'harmless'
          ? this.requester.sendRepeatedly(request, take, (error) => isSoonOver(name, error))
          : this.requester.send(request, take),
      repeating,
      undefined,
      room,
    );
  }

  private keyFor(route: Route): string {
    const key = this.keys[KEY_OF[route.credential]];
    if (key !== undefined) return key;
    throw new ServiceError(nameOf(route), {
      kind: 'not-sent',
      reason: `no key for ${route.credential}`,
      mayBeDone: false,
    });
  }

  /** Adds what the document and the service say to a failure. @param hintFor what to try, by status */
  async explained<Result>(
    route: RouteName | undefined,
    work: () => Promise<Result>,
    repeating: Repeating = 'harmless',
    hintFor: (status: number | undefined) => string | undefined = () => undefined,
    room?: string,
  ): Promise<Result> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      const { failure } = error;
      const mask = (text: string): string => this.redactor.mask(text);
      const { server } = this;
      const hint = hintFor(failure.status);
      const reason =
        failure.kind === 'refused'
          ? refusalWords(failure, { route, room, server, hint, mask })
          : failure.reason;
      const doubt =
        repeating === 'harmful' && failure.mayBeDone
          ? '. The service may have carried it out: look before you repeat it'
          : '';
      throw new ServiceError(error.request, { ...failure, reason: mask(reason) + doubt });
    }
  }
}

/** What messages call a route. */
export function nameOf({ method, path }: Route): string {
  return `${method} ${path}`;
}

/** Text that goes into a header. */
function requireHeaderText(route: Route, text: string): string {
  if (/^[\x21-\x7e]+$/.test(text)) return text;
  throw new ServiceError(nameOf(route), {
    kind: 'not-sent',
    reason: 'a room identifier must consist of ASCII characters without spaces',
    mayBeDone: false,
  });
}

/** The routes on which 429 means that the allowance of a day is used up. */
const WITH_ALLOWANCE: ReadonlySet<RouteName> = new Set(['modelUpload', 'imageUpload']);

function isSoonOver(name: RouteName, { failure: { status, retryAfter } }: ServiceError): boolean {
  return status !== 429 || retryAfter !== undefined || !WITH_ALLOWANCE.has(name);
}

/** The routes whose success carries `code`. */
const WITH_CODE: ReadonlySet<RouteName> = new Set(['create', 'duplicate', 'items']);

function requireSuccess(
  name: RouteName,
  value: JsonValue,
  text: string,
  { failure, status }: Incoming,
): void {
  if (!WITH_CODE.has(name) || !isObject(value)) return;
  const code = member(value, 'code');
  if (typeof code === 'string' && code !== 'SUCCESS')
    throw failure({
      kind: 'refused',
      reason: `refused with status ${status} and a code other than SUCCESS`,
      mayBeDone: false,
      body: text,
    });
}

/** What contradicts the schema of a route, in words; undefined when nothing does. */
async function shapeFault(schema: object, value: JsonValue): Promise<string | undefined> {
  const validators: Readonly<Record<string, ResponseValidator>> = await import('./compiled/responses.js');
  const validate = 'title' in schema ? validators[String(schema.title)] : undefined;
  if (validate === undefined) throw new Error('this response has no compiled schema: run npm run compile');
  return validate(value) ? undefined : schemaFault(validate.errors, 'the body');
}

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
  const byKey = new Map(Object.entries(value).map(([key, inside]) => [key.toLowerCase(), inside]));
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
