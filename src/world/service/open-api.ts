import type { FastifySchema } from 'fastify';
import {
  ACCESS_KEY_HEADER,
  API_KEY_HEADER,
  type Credential,
  ROOM_HEADER,
  ROUTES,
  type Route,
} from '../api/routes.js';
import { UPLOAD_TYPES } from '../api/schemas.js';
import { ERROR_BODY } from './refusal.js';

/** Names of the credentials in the description. */
const SCHEMES: Readonly<Record<Credential, string>> = {
  [ACCESS_KEY_HEADER]: 'accessKey',
  [API_KEY_HEADER]: 'apiKey',
};

/** What checks the requests of a route of the document. */
export function routeSchema(route: Route): FastifySchema {
  const { namesRoom, query, body, isCheckedByHandler } = route;
  return {
    ...(query === undefined ? {} : { querystring: query }),
    ...(body === undefined || isCheckedByHandler ? {} : { body }),
    ...(namesRoom ? { headers: ROOM_HEADERS } : {}),
  };
}

const ROOM_HEADERS = {
  type: 'object',
  required: [ROOM_HEADER],
  properties: { [ROOM_HEADER]: { type: 'string', minLength: 1 } },
};

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

const REFUSED = { '4XX': { $ref: '#/components/responses/Refused' } };

/** The files of uploads and assets, by Content-Type. */
const FILES = Object.fromEntries(
  Object.values(UPLOAD_TYPES)
    .flat()
    .map((type) => [type, { schema: UPLOAD_TYPES.json.includes(type) ? SNAPSHOT : BINARY }]),
);

/** The operations by path and method. */
const PATHS: Readonly<Record<string, object>> = {
  ...Object.fromEntries(
    Object.values<Route>(ROUTES).map((route) => [
      route.path,
      { [route.method.toLowerCase()]: operationOf(route) },
    ]),
  ),
  '/uploads/{token}': {
    put: {
      operationId: 'uploadFile',
      summary: 'Upload to a destination, with the Content-Type for which it was issued',
      parameters: [parameter('path', 'token')],
      security: [],
      requestBody: { required: true, content: FILES },
      responses: { 200: json('uploaded', UPLOADED), ...REFUSED },
    },
  },
  '/assets/{objectKey}': {
    get: {
      operationId: 'getAsset',
      summary: 'Read an uploaded asset',
      parameters: [parameter('path', 'objectKey')],
      security: [],
      responses: { 200: { description: 'its bytes', headers: LENGTH, content: FILES }, ...REFUSED },
    },
    head: {
      operationId: 'getAssetHeaders',
      summary: 'The size and type of an uploaded asset',
      parameters: [parameter('path', 'objectKey')],
      security: [],
      responses: { 200: { description: 'its headers', headers: LENGTH }, '4XX': { description: 'refused' } },
    },
  },
  '/health': {
    get: {
      operationId: 'getHealth',
      summary: 'Whether the service answers',
      security: [],
      responses: { 200: json('it does', HEALTH), ...REFUSED },
    },
  },
};

function operationOf(route: Route): object {
  const { operationId, summary, credential, body, namesRoom, query } = route;
  const parameters = [
    ...(namesRoom ? [parameter('header', ROOM_HEADER, 'the identifier of the game')] : []),
    ...(query === undefined ? [] : [parameter('query', 'roomId')]),
  ];
  const required = body !== undefined;
  const requestBody = { required, content: { 'application/json': { schema: body ?? NO_FIELDS } } };
  return {
    operationId,
    summary,
    ...(parameters.length > 0 && { parameters }),
    security: [{ [SCHEMES[credential]]: [] }],
    ...(route.method === 'POST' ? { requestBody } : {}),
    responses: {
      200: responseOf(route),
      ...REFUSED,
      ...(route === ROUTES.import ? { 502: { $ref: '#/components/responses/Refused' } } : {}),
    },
  };
}

function responseOf(route: Route): object {
  if (route !== ROUTES.download) return json('done', route.response ?? DONE);
  return {
    description: 'the snapshot',
    headers: LENGTH,
    content: { 'application/json': { schema: SNAPSHOT } },
  };
}

function parameter(place: 'header' | 'path' | 'query', name: string, description?: string): object {
  const about = description === undefined ? {} : { description };
  return { name, in: place, required: true, ...about, schema: { type: 'string' } };
}

function json(description: string, schema: object): object {
  return { description, content: { 'application/json': { schema } } };
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
  const paths = withComponents(PATHS, schemas);
  const Refused = withComponents(json('refused', ERROR_BODY), schemas);
  const schemeOf = (name: string): object => ({ type: 'apiKey', in: 'header', name });
  return {
    openapi: '3.1.0',
    info: {
      title: 'Game-management REST API',
      description: 'Served by roomlint, to rehearse on.',
      version: '2',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: address }],
    paths,
    components: {
      securitySchemes: Object.fromEntries(
        Object.entries(SCHEMES).map(([header, scheme]) => [scheme, schemeOf(header)]),
      ),
      schemas,
      responses: { Refused },
    },
  };
}
