import { Redactor } from '../../bytes/scan/redactor.js';
import { type Downloaded, type DownloadTarget, receive } from './download.js';
import { type Environment, realEnvironment } from './environment.js';
import type { Keys } from './keys.js';
import { readAnyText } from './read-response.js';
import { DOWNLOAD, type Incoming, LONG_PATIENCE, type Outgoing, PATIENCE, Requester } from './requester.js';
import { nameOf, type Received, RouteCaller } from './route-caller.js';
import { ROUTES } from './routes.js';
import type {
  BuildItems,
  CreatedRoom,
  DuplicatedRoom,
  UpdatedRoom,
  UploadDestination,
  UploadKind,
} from './schemas.js';
import { requireSafeURL, UnsafeAddressError } from './server-url.js';
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

const UPLOAD_ROUTES = { json: 'jsonUpload', model: 'modelUpload', image: 'imageUpload' } as const;

/** The status of a request that was accepted, and not yet carried out. */
export const ACCEPTED = 202;

/** A response of a shape that the document does not show. */
export interface AnyResponse {
  readonly status: number;
  readonly text: string;
}

/** An upload destination, and when it came, by the clock of the environment. */
export interface RequestedDestination extends Received<UploadDestination> {
  readonly receivedAt: number;
}

/** The routes of the game-management REST API. Methods throw ServiceError; reading is repeated. */
export class ServiceClient {
  readonly redactor: Redactor;
  readonly uploadMethod: UploadMethod;
  readonly environment: Environment;
  private readonly requester: Requester;
  private readonly caller: RouteCaller;

  constructor({ server, keys, uploadMethod, redactor, environment }: ClientSettings) {
    this.uploadMethod = uploadMethod ?? 'PUT';
    this.redactor = redactor ?? new Redactor();
    this.environment = environment ?? realEnvironment();
    this.requester = new Requester(this.environment, this.redactor);
    this.caller = new RouteCaller(server, keys, this.requester, this.redactor);
    this.redactor.addKey(keys.accessKey);
    this.redactor.addKey(keys.apiKey);
  }

  /** POST /api/v2/rooms/create */
  create(templateName: string, customTemplateName?: string): Promise<Received<CreatedRoom>> {
    const body = JSON.stringify({ templateName, customTemplateName });
    return this.caller.callForJson('create', { body }, 'harmful');
  }

  /** POST /api/v2/rooms/duplicate */
  duplicate(roomId: string): Promise<Received<DuplicatedRoom>> {
    return this.caller.callForJson('duplicate', { body: JSON.stringify({ roomId }) }, 'harmful');
  }

  /** POST /api/v2/room/update-room-settings @param fields JSON texts by field, sent as they are */
  update(roomId: string, fields: ReadonlyMap<string, string>): Promise<Received<UpdatedRoom>> {
    const members = [['RoomID', JSON.stringify(roomId)] as const, ...fields].map(
      ([name, value]) => `${JSON.stringify(name)}:${value}`,
    );
    return this.caller.callForJson('update', { body: `{"room":{${members.join(',')}}}` }, 'harmful');
  }

  /** GET /api/v2/room/get-build-items */
  items(roomId: string): Promise<Received<BuildItems>> {
    return this.caller.callForJson('items', { query: { roomId } }, 'harmless');
  }

  /** GET /api/v2/mcp/download-room-data @param open opens the target: once for each attempt */
  download(room: string, open: () => DownloadTarget): Promise<Downloaded> {
    // A length can be compared only with bytes that are not compressed.
    const parts = { room, headers: { 'accept-encoding': 'identity' }, maxBytes: DOWNLOAD };
    return this.caller.call('download', parts, 'harmless', (response) => receive(response, open()));
  }

  /** POST /api/v2/mcp/upload-room-data-url. Its response is not documented. */
  import(room: string, jsonUrl: string): Promise<AnyResponse> {
    const parts = { room, body: JSON.stringify({ jsonUrl }), patience: LONG_PATIENCE };
    return this.caller.call('import', parts, 'harmful', anyResponse);
  }

  /** The three upload-URL routes. @param type what a route for several Content-Types is asked for */
  async requestDestination(kind: UploadKind, type?: string): Promise<RequestedDestination> {
    const name = UPLOAD_ROUTES[kind];
    const body = JSON.stringify({ fileType: type });
    const received = await this.caller.callForJson<UploadDestination>(name, { body }, 'harmless');
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
    return { ...received, receivedAt: this.environment.elapsed() };
  }

  /** Sends a file to its destination, without a key: once, or with PUT several times. */
  async send(
    { body: { signedUploadURL } }: RequestedDestination,
    type: string,
    bytes: Blob,
    shouldRetry: () => boolean,
  ): Promise<AnyResponse> {
    const request: Outgoing = {
      name: `${this.uploadMethod} of the file`,
      method: this.uploadMethod,
      url: signedUploadURL,
      headers: { 'content-type': type },
      body: bytes,
      patience: LONG_PATIENCE,
    };
    const other = this.uploadMethod === 'PUT' ? 'POST' : 'PUT';
    return await this.caller.explained(
      undefined,
      () =>
        this.uploadMethod === 'PUT'
          ? this.requester.sendRepeatedly(request, anyResponse, shouldRetry)
          : this.requester.send(request, anyResponse),
      'harmless',
      (status) =>
        status === 405 || status === 501
          ? `the destination does not accept ${this.uploadMethod}: set ROOMLINT_UPLOAD_METHOD=${other}`
          : undefined,
    );
  }

  /** The Content-Length of a public URL, asked by HEAD without a key; undefined when there is none. */
  async contentLength(url: string): Promise<number | undefined> {
    const request = {
      name: 'HEAD of assetURL',
      method: 'HEAD',
      url,
      headers: { 'accept-encoding': 'identity' },
      patience: PATIENCE,
    };
    return await this.caller.explained(undefined, () =>
      this.requester.sendRepeatedly(request, async ({ headers }) => {
        const length = headers.get('content-length');
        return length === null ? undefined : Number(length);
      }),
    );
  }
}

/** The status alone says whether the request succeeded. */
async function anyResponse(response: Incoming): Promise<AnyResponse> {
  return { status: response.status, text: await readAnyText(response) };
}
