import {
  BUILD_ITEMS_QUERY,
  BUILD_ITEMS_RESPONSE,
  CREATE_BODY,
  CREATE_RESPONSE,
  DUPLICATE_BODY,
  DUPLICATE_RESPONSE,
  IMAGE_UPLOAD_BODY,
  IMPORT_BODY,
  MODEL_UPLOAD_BODY,
  UPDATE_BODY,
  UPDATE_RESPONSE,
  UPLOAD_DESTINATION,
} from './schemas.js';

/** The header that carries the key of the game routes. Names are lower case, as Node gives them. */
export const ACCESS_KEY_HEADER = 'x-access-key';
/** The header that carries the key of the upload-URL routes. */
export const API_KEY_HEADER = 'x-api-key';
/** The header that names the game on the two routes of a snapshot. It is not a credential. */
export const ROOM_HEADER = 'x-room-id';

export type Credential = typeof ACCESS_KEY_HEADER | typeof API_KEY_HEADER;

/** A route of the game-management REST API, as part 4 of its document describes it. */
export interface Route {
  /** What generators of clients name its function after. No reserved word of any language. */
  readonly operationId: string;
  readonly method: 'GET' | 'POST';
  readonly path: `/api/v2/${string}`;
  readonly credential: Credential;
  /** Whether the x-room-id header is required. */
  readonly namesRoom?: true;
  /** Whether a request that is sent twice does harm. */
  readonly isHarmful?: true;
  readonly summary: string;
  readonly query?: object;
  readonly body?: object;
  /** Whether the handler checks the body: issuance validates only `fileType`. */
  readonly isCheckedByHandler?: true;
  /** Absent where the response is a file, or not shown. */
  readonly response?: object;
  /** What a refusal means, by status (part 7). */
  readonly refusals?: Readonly<Record<number, string>>;
}

const WRONG_KEY = { 403: 'the key in x-api-key is missing or invalid' };
const NO_DESTINATION = {
  ...WRONG_KEY,
  400: 'this file type is not allowed',
  429: 'the daily upload allowance is used up',
};

export const ROUTES = {
  create: {
    operationId: 'createRoom',
    method: 'POST',
    path: '/api/v2/rooms/create',
    credential: ACCESS_KEY_HEADER,
    isHarmful: true,
    summary: 'Create a game from a template',
    body: CREATE_BODY,
    response: CREATE_RESPONSE,
  },
  duplicate: {
    operationId: 'duplicateRoom',
    method: 'POST',
    path: '/api/v2/rooms/duplicate',
    credential: ACCESS_KEY_HEADER,
    isHarmful: true,
    summary: 'Duplicate a game of your own',
    body: DUPLICATE_BODY,
    response: DUPLICATE_RESPONSE,
  },
  update: {
    operationId: 'updateRoom',
    method: 'POST',
    path: '/api/v2/room/update-room-settings',
    credential: ACCESS_KEY_HEADER,
    isHarmful: true,
    summary: 'Change metadata of a game',
    body: UPDATE_BODY,
    response: UPDATE_RESPONSE,
  },
  download: {
    operationId: 'downloadRoom',
    method: 'GET',
    path: '/api/v2/mcp/download-room-data',
    credential: ACCESS_KEY_HEADER,
    namesRoom: true,
    summary: 'Download the snapshot of a game',
  },
  import: {
    operationId: 'importRoom',
    method: 'POST',
    path: '/api/v2/mcp/upload-room-data-url',
    credential: ACCESS_KEY_HEADER,
    namesRoom: true,
    isHarmful: true,
    summary: 'Import a snapshot from a JSON location',
    body: IMPORT_BODY,
  },
  items: {
    operationId: 'listBuildItems',
    method: 'GET',
    path: '/api/v2/room/get-build-items',
    credential: ACCESS_KEY_HEADER,
    summary: 'List what can be placed in a game',
    query: BUILD_ITEMS_QUERY,
    response: BUILD_ITEMS_RESPONSE,
  },
  jsonUpload: {
    operationId: 'requestJsonUpload',
    method: 'POST',
    path: '/api/v2/utils/generate-json-upload-url',
    credential: API_KEY_HEADER,
    summary: 'Request a temporary destination for a JSON snapshot',
    response: UPLOAD_DESTINATION,
    refusals: WRONG_KEY,
  },
  modelUpload: {
    operationId: 'requestModelUpload',
    method: 'POST',
    path: '/api/v2/utils/generate-gltf-upload-url',
    credential: API_KEY_HEADER,
    summary: 'Request a temporary destination for a GLB model',
    body: MODEL_UPLOAD_BODY,
    isCheckedByHandler: true,
    response: UPLOAD_DESTINATION,
    refusals: NO_DESTINATION,
  },
  imageUpload: {
    operationId: 'requestImageUpload',
    method: 'POST',
    path: '/api/v2/utils/generate-image-upload-url',
    credential: API_KEY_HEADER,
    summary: 'Request a temporary destination for an image',
    body: IMAGE_UPLOAD_BODY,
    isCheckedByHandler: true,
    response: UPLOAD_DESTINATION,
    refusals: NO_DESTINATION,
  },
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof ROUTES;

/** The upload-URL route of each kind of file. */
export const UPLOAD_ROUTES = { json: 'jsonUpload', model: 'modelUpload', image: 'imageUpload' } as const;
