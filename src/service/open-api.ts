import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger';
import type { FastifySchema } from 'fastify';
import {
  ACCESS_KEY_HEADER,
  API_KEY_HEADER,
  type Credential,
  ROOM_HEADER,
  type Route,
  type RouteName,
} from '../api/routes.js';
import { ERROR_BODY } from './refusal.js';

/** Names of the credentials in the description. */
const SCHEMES: Readonly<Record<Credential, string>> = {
  [ACCESS_KEY_HEADER]: 'accessKey',
  [API_KEY_HEADER]: 'apiKey',
};

/** What /openapi.json says besides the routes. Its server is the address of the service. */
export const openApi: FastifyDynamicSwaggerOptions = {
  openapi: {
    openapi: '3.1.0',
    info: {
      title: 'Game-management REST API',
      description: 'Served by roomlint, to rehearse on.',
      version: '2',
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
};

/** The schema of a route of the document: what is checked, and what is described. */
export function routeSchema(name: RouteName, route: Route): FastifySchema {
  const { summary, credential, namesRoom, query, body, isCheckedByHandler, response } = route;
  return {
    operationId: name,
    summary,
    security: [{ [SCHEMES[credential]]: [] }],
    ...(query === undefined ? {} : { querystring: query }),
    ...(body === undefined || isCheckedByHandler ? {} : { body }),
    ...(namesRoom ? { headers: ROOM_HEADERS } : {}),
    response: {
      200: { description: 'done', ...(response ?? { type: 'object' }) },
      '4xx': REFUSED,
      ...(name === 'import' ? { 502: REFUSED } : {}),
    },
  };
}

const ROOM_HEADERS = {
  type: 'object',
  required: [ROOM_HEADER],
  properties: { [ROOM_HEADER]: { type: 'string', minLength: 1, description: 'the identifier of the game' } },
};
export const REFUSED = { description: 'refused', ...ERROR_BODY };
