import { KEY_OF } from '../api/keys.js';
import { ROOM_HEADER, ROUTES, type Route } from '../api/routes.js';
import { UPLOAD_TYPES } from '../api/schemas.js';
import { ERROR_BODY } from './refusal.js';

const DONE = {
  title: 'Done',
  type: 'object',
  required: ['code', 'message'],
  properties: { code: { type: 'string', enum: ['SUCCESS'] }, message: { type: 'string' } },
};
/** No field is required to request a destination for JSON. */
const NO_FIELDS = { title: 'JsonUploadRequest', type: 'object' };
const UPLOADED = {
  title: 'UploadedFile',
  type: 'object',
  required: ['code', 'bytes'],
  properties: {
    code: { type: 'string', enum: ['SUCCESS'] },
    bytes: { type: 'integer', description: 'bytes that arrived' },
  },
};
const HEALTH = {
  title: 'Health',
  type: 'object',
  required: ['status'],
  properties: { status: { type: 'string', enum: ['ok'] } },
};
const SNAPSHOT = {
  title: 'Snapshot',
  type: 'object',
  description: 'a snapshot of a room: `roomlint schema snapshot` prints its JSON Schema',
};
const BINARY = { type: 'string', format: 'binary' };
const LENGTH = { 'Content-Length': { description: 'its size in bytes', schema: { type: 'integer' } } };
/** The files of uploads and assets, by Content-Type. */
const FILES = Object.fromEntries(
  Object.entries(UPLOAD_TYPES).flatMap(([kind, types]) =>
    types.map((type) => [type, { schema: kind === 'json' ? SNAPSHOT : BINARY }]),
  ),
);

/** What is served beside the routes of the document, for everybody. */
const OTHERS = {
  '/uploads/{token}': {
    put: {
      operationId: 'uploadFile',
      summary: 'Upload to a destination, with the Content-Type for which it was issued',
      parameters: [parameter('path', 'token')],
      requestBody: { required: true, content: FILES },
      ...responses(json('uploaded', UPLOADED)),
    },
  },
  '/assets/{objectKey}': {
    get: {
      operationId: 'getAsset',
      summary: 'Read an uploaded asset',
      parameters: [parameter('path', 'objectKey')],
      ...responses({ description: 'its bytes', headers: LENGTH, content: FILES }),
    },
    head: {
      operationId: 'getAssetHeaders',
      summary: 'The size and type of an uploaded asset',
      parameters: [parameter('path', 'objectKey')],
      responses: { 200: { description: 'its headers', headers: LENGTH }, '4XX': { description: 'refused' } },
    },
  },
  '/health': {
    get: {
      operationId: 'getHealth',
      summary: 'Whether the service answers',
      ...responses(json('it does', HEALTH)),
    },
  },
};

function operationOf(route: Route): object {
  const { operationId, method, summary, credential, body = NO_FIELDS, namesRoom, query } = route;
  return {
    operationId,
    summary,
    parameters: [
      ...(namesRoom
        ? [{ ...parameter('header', ROOM_HEADER), description: 'the identifier of the game' }]
        : []),
      ...(query === undefined ? [] : [parameter('query', 'roomId')]),
    ],
    security: [{ [KEY_OF[credential]]: [] }],
    ...(method === 'POST' && { requestBody: { required: body !== NO_FIELDS, ...jsonContent(body) } }),
    ...responses(
      route === ROUTES.download
        ? { description: 'the snapshot', headers: LENGTH, ...jsonContent(SNAPSHOT) }
        : json('done', route.response ?? DONE),
    ),
  };
}

function parameter(place: 'header' | 'path' | 'query', name: string): object {
  return { name, in: place, required: true, schema: { type: 'string' } };
}

function responses(success: object): object {
  const refused = { $ref: '#/components/responses/Refused' };
  return { responses: { 200: success, '4XX': refused, '5XX': refused } };
}

function json(description: string, schema: object): object {
  return { description, ...jsonContent(schema) };
}

function jsonContent(schema: object): object {
  return { content: { 'application/json': { schema } } };
}

/** Moves every schema with a title into the components, and refers to it. */
function withComponents(value: unknown, schemas: Record<string, unknown>): unknown {
  if (Array.isArray(value)) return value.map((each) => withComponents(each, schemas));
  if (typeof value !== 'object' || value === null) return value;
  const { title, ...members } = value as Readonly<Record<string, unknown>>;
  const inside = Object.fromEntries(
    Object.entries(typeof title === 'string' ? members : value).map(([key, each]) => [
      key,
      withComponents(each, schemas),
    ]),
  );
  if (typeof title !== 'string') return inside;
  schemas[title] = inside;
  return { $ref: `#/components/schemas/${title}` };
}

/** What /openapi.json says. @param address of the service */
export function openApi(address: string): object {
  const schemas: Record<string, unknown> = {};
  const routes: readonly Route[] = Object.values(ROUTES);
  const documented = routes.map((route) => [
    route.path,
    { [route.method.toLowerCase()]: operationOf(route) },
  ]);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Game-management REST API',
      description: 'Served by roomlint, to rehearse on.',
      version: '2',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: address }],
    security: [],
    paths: withComponents({ ...Object.fromEntries(documented), ...OTHERS }, schemas),
    components: {
      securitySchemes: Object.fromEntries(
        Object.entries(KEY_OF).map(([name, scheme]) => [scheme, { type: 'apiKey', in: 'header', name }]),
      ),
      responses: { Refused: withComponents(json('refused', ERROR_BODY), schemas) },
      schemas,
    },
  };
}
