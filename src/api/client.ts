import type { JsonValue } from '../json/value.js';
import { isObject, member } from '../json/value.js';
import { type Downloaded, type DownloadTarget, receive } from './download.js';
import { KEY_OF, type Keys } from './keys.js';
import type { MetadataField } from './metadata.js';
import { readJson, readText } from './read-response.js';
import { Redactor } from './redactor.js';
import { refusalWords } from './refusal-words.js';
import { type Incoming, LONG_PATIENCE, type Outgoing, PATIENCE, Requester } from './requester.js';
import { shapeFault } from './response-shape.js';
import { ROOM_HEADER, ROUTES, type Route, type RouteName } from './routes.js';
import type { BuildItems, CreatedRoom, DuplicatedRoom, UpdatedRoom, UploadDestination } from './schemas.js';
import { requireSafeURL, UnsafeAddressError } from './server-url.js';
import { ServiceError } from './service-error.js';
import { realSurroundings, type Surroundings } from './surroundings.js';

/** How a file is sent to its destination: the document does not show the method. */
export type UploadMethod = 'PUT' | 'POST';

export interface ClientSettings {
  /** The base URL, as `readServerURL` gives it. */
  readonly server: string;
  readonly keys: Keys;
  /** PUT unless given. */
  readonly uploadMethod?: UploadMethod;
  /** Learns what must not be shown. */
  readonly redactor?: Redactor;
  readonly surroundings?: Surroundings;
}

/** A response of a known shape. */
export interface Received<Body> {
  readonly body: Body;
  /** The same as it came, with all fields that nobody knows. */
  readonly text: string;
}

/** A response of a shape that the document does not show. */
export interface AnyResponse {
  readonly status: number;
  readonly text: string;
}

/** An upload destination, and when it came, by the clock of the surroundings. */
export interface RequestedDestination extends Received<UploadDestination> {
  readonly receivedAt: number;
}

interface Parts {
  readonly room?: string;
  readonly query?: Readonly<Record<string, string>>;
  /** JSON. */
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly patience?: number;
}

/** What a request does when it is sent twice. */
type Repeating = 'harmless' | 'harmful';

/**
 * The routes of the game-management REST API. Every method throws a ServiceError when it fails. Only requests that change nothing are repeated
 * on their own.
 */
export class ServiceClient {
  readonly redactor: Redactor;
  readonly uploadMethod: UploadMethod;
  readonly surroundings: Surroundings;
  private readonly server: string;
  private readonly keys: Keys;
  private readonly requester: Requester;

  constructor({ server, keys, uploadMethod, redactor, surroundings }: ClientSettings) {
    this.server = server;
    this.keys = keys;
    this.uploadMethod = uploadMethod ?? 'PUT';
    this.redactor = redactor ?? new Redactor();
    this.surroundings = surroundings ?? realSurroundings();
    this.requester = new Requester(this.surroundings, this.redactor);
    this.redactor.addKey(keys.accessKey);
    this.redactor.addKey(keys.apiKey);
  }

  /** POST /api/v2/rooms/create */
  create(templateName: string, customTemplateName?: string): Promise<Received<CreatedRoom>> {
    const body = JSON.stringify({ templateName, customTemplateName });
    return this.askForJson('create', { body }, 'harmful');
  }

  /** POST /api/v2/rooms/duplicate */
  duplicate(roomId: string): Promise<Received<DuplicatedRoom>> {
    return this.askForJson('duplicate', { body: JSON.stringify({ roomId }) }, 'harmful');
  }

  /**
   * POST /api/v2/room/update-room-settings
   *
   * @param fields the fields to change, each with its value as JSON text, which is sent as it is
   */
  update(roomId: string, fields: ReadonlyMap<MetadataField, string>): Promise<Received<UpdatedRoom>> {
    const members = [['RoomID', JSON.stringify(roomId)] as const, ...fields].map(
      ([name, value]) => `${JSON.stringify(name)}:${value}`,
    );
    return this.askForJson('update', { body: `{"room":{${members.join(',')}}}` }, 'harmful');
  }

  /** GET /api/v2/room/get-build-items */
  items(roomId: string): Promise<Received<BuildItems>> {
    return this.askForJson('items', { query: { roomId } }, 'harmless');
  }

  /**
   * GET /api/v2/mcp/download-room-data
   *
   * @param open opens the target: once for each attempt
   */
  download(room: string, open: () => DownloadTarget): Promise<Downloaded> {
    // A length can be compared only with bytes that are not compressed.
    const parts = { room, headers: { 'accept-encoding': 'identity' } };
    return this.ask('download', parts, 'harmless', (response) => receive(response, open()));
  }

  /** POST /api/v2/mcp/upload-room-data-url. What it answers is not documented. */
  import(room: string, jsonUrl: string): Promise<AnyResponse> {
    const parts = { room, body: JSON.stringify({ jsonUrl }), patience: LONG_PATIENCE };
    return this.ask('import', parts, 'harmful', anyResponse);
  }

  /** POST /api/v2/utils/generate-json-upload-url */
  requestJsonDestination(): Promise<RequestedDestination> {
    return this.requestDestination('jsonUpload', {});
  }

  /** POST /api/v2/utils/generate-gltf-upload-url */
  requestModelDestination(fileName?: string): Promise<RequestedDestination> {
    return this.requestDestination('modelUpload', { fileType: 'model/gltf-binary', fileName });
  }

  /** POST /api/v2/utils/generate-image-upload-url */
  requestImageDestination(fileType: string): Promise<RequestedDestination> {
    return this.requestDestination('imageUpload', { fileType });
  }

  private async requestDestination(name: RouteName, body: object): Promise<RequestedDestination> {
    const received = await this.askForJson<UploadDestination>(
      name,
      { body: JSON.stringify(body) },
      'harmless',
    );
    const { signedUploadURL, assetURL, objectKey } = received.body;
    this.redactor.addDestination(signedUploadURL, [assetURL, objectKey]);
    try {
      requireSafeURL(signedUploadURL);
    } catch (error) {
      if (!(error instanceof UnsafeAddressError)) throw error;
      throw new ServiceError(nameOf(ROUTES[name]), {
        kind: 'invalid-response',
        reason: `signedUploadURL cannot be used: ${error.message}`,
        mayBeDone: true,
      });
    }
    return { ...received, receivedAt: this.surroundings.elapsed() };
  }

  /** Sends the bytes of a file to its destination, once or, with PUT, several times. No key goes with them. */
  async send(
    { body: { signedUploadURL } }: RequestedDestination,
    type: string,
    bytes: Blob,
    isWorthIt: () => boolean,
  ): Promise<AnyResponse> {
    const request: Outgoing = {
      name: `${this.uploadMethod} of the file`,
      method: this.uploadMethod,
      url: signedUploadURL,
      headers: { 'content-type': type },
      body: bytes,
      patience: LONG_PATIENCE,
    };
    return await this.explained(undefined, () =>
      this.uploadMethod === 'PUT'
        ? this.requester.sendRepeatedly(request, anyResponse, isWorthIt)
        : this.requester.send(request, anyResponse),
    );
  }

  /**
   * The Content-Length that a public URL gives for HEAD, as an import asks for it. No key goes with the request.
   *
   * @returns undefined when it gives none
   */
  async contentLength(url: string): Promise<number | undefined> {
    const request = {
      name: 'HEAD of assetURL',
      method: 'HEAD',
      url,
      headers: { 'accept-encoding': 'identity' },
      patience: PATIENCE,
    };
    return await this.explained(undefined, () =>
      this.requester.sendRepeatedly(request, async ({ headers }) => {
        const length = headers.get('content-length');
        return length === null ? undefined : Number(length);
      }),
    );
  }

  private askForJson<Body>(name: RouteName, parts: Parts, repeating: Repeating): Promise<Received<Body>> {
    return this.ask(name, parts, repeating, async (response) => {
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

  private async ask<Result>(
    name: RouteName,
    { room, query, body, headers, patience = PATIENCE }: Parts,
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
    };
    return await this.explained(
      name,
      () =>
        repeating === 'harmless'
          ? this.requester.sendRepeatedly(request, take, (error) => mayPassSoon(name, error))
          : this.requester.send(request, take),
      repeating,
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

  /** Adds what the document, the service and the kind of request say to a failure. */
  private async explained<Result>(
    route: RouteName | undefined,
    work: () => Promise<Result>,
    repeating: Repeating = 'harmless',
  ): Promise<Result> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      const { failure } = error;
      const reason = failure.kind === 'refused' ? refusalWords(failure, route) : failure.reason;
      const doubt =
        repeating === 'harmful' && failure.mayBeDone
          ? '. The service may have carried it out: look before you repeat it'
          : '';
      throw new ServiceError(error.request, { ...failure, reason: this.redactor.mask(reason) + doubt });
    }
  }
}

function nameOf({ method, path }: Route): string {
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

function mayPassSoon(name: RouteName, { failure: { status, retryAfter } }: ServiceError): boolean {
  return status !== 429 || retryAfter !== undefined || !WITH_ALLOWANCE.has(name);
}

async function anyResponse(response: Incoming): Promise<AnyResponse> {
  return { status: response.status, text: await readText(response) };
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
