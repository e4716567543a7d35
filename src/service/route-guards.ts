import type { FastifyRequest, FastifySchema } from 'fastify';
import { ROUTES, type RouteName } from '../api/routes.js';
import type { Creator, Creators } from './creators.js';
import { routeSchema } from './open-api.js';
import { Refusal } from './refusal.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose key the request has. Only routes of the document have one. */
    creator: Creator;
  }
}

/** A route, with what a request passes before its handler. */
export interface GuardedRoute {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly schema: FastifySchema;
  readonly onRequest: (request: FastifyRequest) => Promise<void>;
}

/** Guards the routes of the document: the key is checked first, then the body by its schema. */
export class RouteGuards {
  constructor(private readonly creators: Creators) {}

  to(name: RouteName): GuardedRoute {
    const { method, path, credential } = ROUTES[name];
    return {
      method,
      url: path,
      schema: routeSchema(ROUTES[name]),
      // Before the body is read, let alone checked.
      onRequest: async (request) => {
        const key = request.headers[credential];
        const creator = typeof key === 'string' ? this.creators.withKey(credential, key) : undefined;
        if (creator === undefined)
          throw new Refusal(403, 'invalid-key', `the header ${credential} is missing, or its key is wrong`);
        request.creator = creator;
      },
    };
  }
}
