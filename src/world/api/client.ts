import { member } from '../../bytes/json/members.js';
import { tryParseJson } from '../../bytes/json/parse-json.js';
import { quoteValue } from '../../bytes/json/quote.js';
import type { JsonValue } from '../../bytes/json/value.js';
import { Redactor } from '../../bytes/scan/redactor.js';
import { CLOSE_OBJECT, OPEN_OBJECT, SPACE } from '../../bytes/text/characters.js';
import { byteOrderMarkLength, decodeLoosely, decodeUtf8 } from '../../bytes/text/encoding.js';
import type { Asset } from './assets.js';
import type { ResponseValidator } from './compiled/responses.js';
import { type Environment, realEnvironment } from './environment.js';
import { KEY_OF, type Keys } from './keys.js';
import { DOWNLOAD, type Incoming, LONG_PATIENCE, type Outgoing, PATIENCE, Requester } from './requester.js';
import { ROOM_HEADER, ROUTES, type Route, type RouteName, UPLOAD_ROUTES } from './routes.js';
import { schemaFault } from './schema-fault.js';
import {
  type BuildItems,
  type CreatedRoom,
  DESTINATION_LIFETIME,
  type DuplicatedRoom,
  type UpdatedRoom,
  type UploadDestination,
  type UploadKind,
} from './schemas.js';
import { unsafeURL } from './server-url.js';
import { ServiceError } from './service-error.js';

/** How a file is sent to its destination: the document does not show the method. */
export type UploadMethod = 'PUT' | 'POST';

export interface ClientSettings {
  /** The base URL, as `readServerURL` gives it. */
  readonly server: string;
  readonly keys: Keys;
  /** PUT unless given. */
  readonly uploadMethod?: UploadMethod;
  /** Gets the keys and the upload destinations, which must not be shown. */
  readonly redactor?: Redactor;
  readonly environment?: Environment;
}

/** An expired destination is requested again, until there have been this many. */
const MAX_DESTINATIONS = 3;

/** The status of a request that was accepted, and not yet carried out. */
export const ACCEPTED = 202;

/** A response of a known shape. */
export interface Received<Body> {
  readonly body: Body;
  /** The body as it came, with its unknown fields. */
  readonly text: string;
}

/** What a call sends besides the key. */
interface Parts extends Partial<Pick<Outgoing, 'headers' | 'body' | 'patience' | 'maxBytes' | 'refusals'>> {
  readonly room?: string;
  readonly query?: Readonly<Record<string, string>>;
}

/** A response of a shape that the document does not show. */
export interface AnyResponse {
  readonly status: number;
  readonly text: string;
}

/** An upload destination. */
export interface RequestedDestination extends Received<UploadDestination> {
  /** Whether it has not expired. */
  isOpen(): boolean;
}

export interface UploadedAsset extends AnyResponse {
  readonly assetURL: string;
  readonly objectKey: string;
}

/** The routes of the game-management REST API. Methods throw ServiceError; reading is repeated. */
export class ServiceClient {
  readonly redactor: Redactor;
  readonly uploadMethod: UploadMethod;
  readonly environment: Environment;
  private readonly requester: Requester;

  constructor(private readonly settings: ClientSettings) {
    const { accessKey, apiKey } = settings.keys;
    this.uploadMethod = settings.uploadMethod ?? 'PUT';
    this.redactor = settings.redactor ?? new Redactor();
    this.environment = settings.environment ?? realEnvironment();
    this.requester = new Requester(this.environment, this.redactor);
    this.redactor.addKey(accessKey);
    this.redactor.addKey(apiKey);
  }

  /** POST /api/v2/rooms/create */
  create(templateName: string, customTemplateName?: string): Promise<Received<CreatedRoom>> {
    const body = JSON.stringify({ templateName, customTemplateName });
    return this.callForJson('create', { body });
  }

  /** POST /api/v2/rooms/duplicate */
  duplicate(roomId: string): Promise<Received<DuplicatedRoom>> {
    return this.callForJson('duplicate', { body: JSON.stringify({ roomId }) });
  }

  /** POST /api/v2/room/update-room-settings @param fields JSON texts by field, sent as they are */
  update(roomId: string, fields: ReadonlyMap<string, string>): Promise<Received<UpdatedRoom>> {
    const members = [['RoomID', JSON.stringify(roomId)] as const, ...fields].map(
      ([name, value]) => `${JSON.stringify(name)}:${value}`,
    );
    return this.callForJson('update', { body: `{"room":{${members.join(',')}}}` });
  }

  /** GET /api/v2/room/get-build-items */
  items(roomId: string): Promise<Received<BuildItems>> {
    return this.callForJson('items', { query: { roomId } });
  }

  /** GET /api/v2/mcp/download-room-data @returns the snapshot, byte for byte */
  download(room: string): Promise<Uint8Array> {
    const absent = `there is no data of room ${quoteValue(room)} on ${this.settings.server}: check the identifier, or open the game in a browser, which can make its data available`;
    // A length can be compared only with bytes that are not compressed.
    const headers = { 'accept-encoding': 'identity' };
    return this.call(
      'download',
      { room, headers, maxBytes: DOWNLOAD, refusals: { 404: absent } },
      snapshotOf,
    );
  }

  /** POST /api/v2/mcp/upload-room-data-url. Its response is not documented. */
  import(room: string, jsonUrl: string): Promise<AnyResponse> {
    const parts = { room, body: JSON.stringify({ jsonUrl }), patience: LONG_PATIENCE };
    return this.call('import', parts, anyResponse);
  }

  /** The three upload-URL routes. @param type what a route for several Content-Types is asked for */
  async requestDestination(kind: UploadKind, type?: string): Promise<RequestedDestination> {
    const name = UPLOAD_ROUTES[kind];
    const body = JSON.stringify({ fileType: type });
    const received = await this.callForJson<UploadDestination>(name, { body });
    const { signedUploadURL, assetURL, objectKey } = received.body;
    this.redactor.addDestination(signedUploadURL, [assetURL, objectKey]);
    const fault = unsafeURL(signedUploadURL);
    if (fault !== undefined)
      throw new ServiceError(nameOf(ROUTES[name]), {
        kind: 'invalid-response',
        reason: `signedUploadURL cannot be used: ${fault}`,
      });
    const { environment } = this;
    const until = environment.elapsed() + DESTINATION_LIFETIME * 1000;
    return { ...received, isOpen: () => environment.elapsed() < until };
  }

  /** Sends a file to a destination, and requests another one if it expires meanwhile. */
  async upload(asset: Asset): Promise<UploadedAsset> {
    for (let destinations = 1; ; destinations++) {
      const type = asset.kind === 'json' ? undefined : asset.type;
      const destination = await this.requestDestination(asset.kind, type);
      try {
        const { assetURL, objectKey } = destination.body;
        return { assetURL, objectKey, ...(await this.send(destination, asset)) };
      } catch (error) {
        if (!(error instanceof ServiceError) || destination.isOpen()) throw error;
        // A store refuses what comes too late, or closes the connection.
        const { kind } = error.failure;
        if (destinations === MAX_DESTINATIONS || (kind !== 'refused' && kind !== 'interrupted')) throw error;
      }
    }
  }

  /** Sends a file to its destination, without a key: once, or with PUT several times. */
  send({ body, isOpen }: RequestedDestination, { type, bytes }: Asset): Promise<AnyResponse> {
    const [method, other] = this.uploadMethod === 'PUT' ? ['PUT', 'POST'] : ['POST', 'PUT'];
    const refused = `the destination does not accept ${method}: set ROOMLINT_UPLOAD_METHOD=${other}`;
    const request: Outgoing = {
      name: `${method} of the file`,
      method,
      url: body.signedUploadURL,
      headers: { 'content-type': type },
      body: new Uint8Array(bytes),
      patience: LONG_PATIENCE,
      refusals: { 405: refused, 501: refused },
      mayRepeat: () => method === 'PUT' && isOpen(),
    };
    return this.requester.send(request, anyResponse);
  }

  /** The Content-Length of a public URL, asked by HEAD without a key; undefined when there is none. */
  async contentLength(url: string): Promise<number | undefined> {
    const request = {
      name: 'HEAD of assetURL',
      method: 'HEAD',
      url,
      headers: { 'accept-encoding': 'identity' },
      patience: PATIENCE,
      mayRepeat: () => true,
    };
    return await this.requester.send(request, ({ headers }) => {
      const length = headers.get('content-length');
      return length === null ? undefined : Number(length);
    });
  }

  /** A call whose response is JSON of the documented shape. @throws ServiceError */
  private callForJson<Body>(name: RouteName, parts: Parts): Promise<Received<Body>> {
    return this.call(name, parts, async (response) => {
      requireJsonType(response);
      // A byte-order mark may be ignored (RFC 8259, section 8.1).
      const text = decodeUtf8(response.bytes)?.replace(/^\ufeff/, '');
      if (text === undefined) throw response.failure('the response is not UTF-8');
      const value = tryParseJson(text);
      if (value === undefined) throw response.failure('the response is not valid JSON');
      const code = WITH_CODE.has(name) ? member(value, 'code') : undefined;
      if (typeof code === 'string' && code !== 'SUCCESS')
        throw response.failure(`refused with status ${response.status} and a code other than SUCCESS`, {
          kind: 'refused',
          body: text,
        });
      const fault = await shapeFault(ROUTES[name], value);
      if (fault !== undefined) throw response.failure(`the response is not as documented: ${fault}`);
      return { body: value as Body, text };
    });
  }

  /** @param take reads a response with a status of success. @throws ServiceError */
  private async call<Result>(
    name: RouteName,
    { room, query, headers, patience = PATIENCE, refusals, ...parts }: Parts,
    take: (response: Incoming) => Result | Promise<Result>,
  ): Promise<Result> {
    const route: Route = ROUTES[name];
    const { server, keys } = this.settings;
    const { method, path, credential, isHarmful = false } = route;
    const search = query === undefined ? '' : `?${new URLSearchParams(query)}`;
    const key = keys[KEY_OF[credential]];
    const notSent = (reason: string): ServiceError =>
      new ServiceError(nameOf(route), { kind: 'not-sent', reason });
    if (key === undefined) throw notSent(`no key for ${credential}`);
    if (room !== undefined && !/^[\x21-\x7e]+$/.test(room))
      throw notSent('a room identifier must consist of ASCII characters without spaces');
    const request: Outgoing = {
      name: nameOf(route),
      method,
      url: server + path + search,
      headers: {
        accept: 'application/json',
        [credential]: key,
        ...(room === undefined ? {} : { [ROOM_HEADER]: room }),
        ...(parts.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...parts,
      patience,
      refusals: refusals ?? route.refusals,
      isHarmful,
      mayRepeat: () => !isHarmful,
    };
    return await this.requester.send(request, take);
  }
}

/** The status alone says whether the request succeeded. */
function anyResponse({ status, bytes }: Incoming): AnyResponse {
  return { status, text: decodeLoosely(bytes) };
}

/** What messages call a route. */
function nameOf({ method, path }: Route): string {
  return `${method} ${path}`;
}

/** The routes whose success carries `code`. */
const WITH_CODE: ReadonlySet<RouteName> = new Set(['create', 'duplicate', 'items']);

/** What contradicts the schema of a route, in words; undefined when nothing does. */
async function shapeFault({ response }: Route, value: JsonValue): Promise<string | undefined> {
  const validators: Readonly<Record<string, ResponseValidator>> = await import('./compiled/responses.js');
  const title = response !== undefined && 'title' in response ? String(response.title) : '';
  const validate = validators[title];
  if (validate === undefined) throw new Error('this response has no compiled schema: run npm run compile');
  return validate(value) ? undefined : schemaFault(validate.errors, 'the body');
}

/** Requires a response to say that it is JSON. @throws ServiceError */
function requireJsonType({ headers, failure }: Incoming): void {
  const type = (headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  if (/^application\/(?:[\w.-]+\+)?json$/.test(type)) return;
  const found = /^[\w.+-]{1,40}\/[\w.+-]{1,80}$/.test(type) ? type : 'of unknown type';
  throw failure(`the response is ${found}, not application/json: check the server URL`);
}

/**
 * The snapshot in a response. A connection that ends early has failed before. In addition, the length must be the
 * announced one, and the bytes must begin and end as a JSON object does: of a body that is longer than announced, only
 * the announced part gets here.
 *
 * @throws ServiceError
 */
function snapshotOf(response: Incoming): Uint8Array {
  requireJsonType(response);
  const { headers, bytes, failure } = response;
  if ((headers.get('content-encoding') ?? 'identity').toLowerCase() !== 'identity')
    throw failure(
      'the response is compressed, although that was not asked for: its length cannot be checked',
    );
  const announced = headers.get('content-length');
  if (announced === null && !headers.has('transfer-encoding'))
    throw failure('the response has no Content-Length: it cannot be checked for completeness');
  if (announced !== null && bytes.length !== Number(announced))
    throw failure(`the response has ${bytes.length} bytes, but Content-Length ${announced}`, INTERRUPTED);
  const text = bytes.subarray(byteOrderMarkLength(bytes));
  const isInk = (byte: number): boolean => byte > SPACE;
  if (text.find(isInk) !== OPEN_OBJECT) throw failure('the response is not a JSON object');
  if (text.findLast(isInk) !== CLOSE_OBJECT)
    throw failure('the response ends in the middle of its JSON', INTERRUPTED);
  return bytes;
}

const INTERRUPTED = { kind: 'interrupted' } as const;
