import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger';
import type { FastifySchema } from 'fastify';
import {
  ACCESS_KEY_HEADER,
  API_KEY_HEADER,
  type Credential,
  ROOM_HEADER,
  ROUTES,
  type Route,
} from '../api/routes.js';
import { UPLOAD_TYPES } from '../api/upload-kinds.js';
import { ERROR_BODY } from './refusal.js';
import { snapshotComponents } from './snapshot-components.js';

/** Names of the credentials in the description. */
const SCHEMES: Readonly<Record<Credential, string>> = {
  [ACCESS_KEY_HEADER]: 'accessKey',
  [API_KEY_HEADER]: 'apiKey',
};

/** What checks the requests of a route of the document. */
export function routeSchema(route: Route): FastifySchema {
  const { operationId, namesRoom, query, body, isCheckedByHandler } = route;
  return {
    operationId,
    ...(query === undefined ? {} : { querystring: query }),
    ...(body === undefined || isCheckedByHandler ? {} : { body }),
    ...(namesRoom ? { headers: ROOM_HEADERS } : {}),
  };
}

const ROOM_HEADERS = {
  type: 'object',
  required: [ROOM_HEADER],
  properties: { [ROOM_HEADER]: { type: 'string', minLength: 1, description: 'the identifier of the game' } },
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
const SNAPSHOT = { $ref: '#/components/schemas/Snapshot' };
const BINARY = { type: 'string', format: 'binary' };
const LENGTH = { 'Content-Length': { description: 'its size in bytes', schema: { type: 'integer' } } };

/** What an operation takes and gives, beside its address, parameters and credential. */
interface Operation {
  readonly summary: string;
  readonly security: readonly object[];
  readonly requestBody?: object;
  readonly responses: Readonly<Record<string, object>>;
}

const REFUSED = { '4XX': { $ref: '#/components/responses/Refused' } };
const WITHOUT_BODY = { '4XX': { description: 'refused' } };

/** The files of uploads and assets, by Content-Type. */
const FILES = Object.fromEntries(
  Object.values(UPLOAD_TYPES)
    .flat()
    .map((type) => [type, { schema: UPLOAD_TYPES.json.includes(type) ? SNAPSHOT : BINARY }]),
);

const OPERATIONS: Readonly<Record<string, Operation>> = {
  ...Object.fromEntries(Object.values<Route>(ROUTES).map((route) => [route.operationId, operationOf(route)])),
  uploadFile: {
    summary: 'Upload to a destination, with the Content-Type for which it was issued',
    security: [],
    requestBody: { required: true, content: FILES },
    responses: { 200: json('uploaded', UPLOADED), ...REFUSED },
  },
  getAsset: {
    summary: 'Read an uploaded asset',
    security: [],
    responses: { 200: { description: 'its bytes', headers: LENGTH, content: FILES }, ...REFUSED },
  },
  getAssetHeaders: {
    summary: 'The size and type of an uploaded asset',
    security: [],
    responses: { 200: { description: 'its headers', headers: LENGTH }, ...WITHOUT_BODY },
  },
  getHealth: {
    summary: 'Whether the service answers',
    security: [],
    responses: { 200: json('it does', HEALTH), ...REFUSED },
  },
};

function operationOf(route: Route): Operation {
  const { summary, credential, body } = route;
  const required = body !== undefined;
  const requestBody = { required, content: { 'application/json': { schema: body ?? NO_FIELDS } } };
  return {
    summary,
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

/** What /openapi.json says: addresses and parameters of the routes, and the address of the service. */
export const openApi: FastifyDynamicSwaggerOptions = {
  exposeHeadRoutes: true,
  openapi: {
    openapi: '3.1.0',
    info: {
      title: 'Game-management REST API',
      description: 'Served by roomlint, to rehearse on.',
      version: '2',
      license: { name: 'MIT', identifier: 'MIT' } as { name: string },
    },
    components: {
      securitySchemes: Object.fromEntries(
        Object.entries(SCHEMES).map(([header, scheme]) => [
          scheme,
          { type: 'apiKey' as const, in: 'header' as const, name: header },
        ]),
      ),
    },
  },
  transformObject: (document) => {
    if (!('openapiObject' in document)) throw new Error('the description is not OpenAPI');
    const { openapiObject } = document;
    const schemas: Record<string, unknown> = { ...snapshotComponents() };
    const describe = (operation: DescribedRoute): object => {
      // The description of a HEAD gets this ending.
      const operationId = operation.operationId?.replace(/-head$/, '') ?? '';
      const described = OPERATIONS[operationId];
      return {
        operationId,
        ...(operation.parameters === undefined ? {} : { parameters: operation.parameters }),
        ...(withComponents(described, schemas) as object),
      };
    };
    const paths = Object.fromEntries(
      Object.entries(openapiObject.paths ?? {}).map(([path, operations]) => [
        path,
        Object.fromEntries(
          Object.entries((operations ?? {}) as Readonly<Record<string, DescribedRoute>>).map(
            ([method, operation]) => [method, describe(operation)],
          ),
        ),
      ]),
    );
    const Refused = withComponents(json('refused', ERROR_BODY), schemas);
    return {
      ...openapiObject,
      paths,
      components: { ...openapiObject.components, schemas, responses: { Refused } },
    } as never;
  },
};

/** An operation as it is made from the schema of its route. */
interface DescribedRoute {
  readonly operationId?: string;
  readonly parameters?: readonly unknown[];
}
