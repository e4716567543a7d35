import { randomBytes } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import {
  ACCESS_KEY_HEADER,
  API_KEY_HEADER,
  type Credential,
  ROOM_HEADER,
  ROUTES,
  type Route,
  type RouteName,
} from '../api/routes.js';
import { CommandError } from '../files/command-error.js';
import { hashOf } from '../files/node-sha256.js';
import { readPlainFile } from '../files/read.js';
import { RefusedError, whyRefused } from '../files/refusals.js';
import { createFile } from '../files/write-file.js';
import { Refusal } from './refusal.js';
import { readValid, validator } from './validation.js';

/** Somebody who has keys. */
export interface Creator {
  readonly uid: string;
  /** Model and image destinations a day, together. No limit if absent. */
  readonly dailyUploads?: number;
  /** Rooms that a creator may own when creating another one. No limit if absent. */
  readonly maxRooms?: number;
}

interface CreatorEntry extends Creator {
  readonly accessKey: string;
  readonly apiKey: string;
}

/** Visible ASCII: headers can carry it. */
const KEY = { type: 'string', pattern: '^[!-~]+$' };
const validate = validator<{ creators: readonly CreatorEntry[] }>({
  type: 'object',
  required: ['creators'],
  properties: {
    creators: {
      type: 'array',
      items: {
        type: 'object',
        required: ['uid', 'accessKey', 'apiKey'],
        properties: {
          uid: { type: 'string', minLength: 1 },
          accessKey: KEY,
          apiKey: KEY,
          dailyUploads: { type: 'integer', minimum: 0 },
          maxRooms: { type: 'integer', minimum: 0 },
        },
      },
    },
  },
});

/** The creators by their keys. What is compared are hashes, so that the time it takes says nothing of a key. */
export class Creators {
  private readonly byKey: ReadonlyMap<string, Creator>;

  constructor(entries: readonly CreatorEntry[]) {
    this.byKey = new Map(
      entries.flatMap(({ accessKey, apiKey, ...creator }) => [
        [nameOf(ACCESS_KEY_HEADER, accessKey), creator],
        [nameOf(API_KEY_HEADER, apiKey), creator],
      ]),
    );
  }

  withKey(credential: Credential, key: string): Creator | undefined {
    return this.byKey.get(nameOf(credential, key));
  }
}

function nameOf(credential: Credential, key: string): string {
  return hashOf(Buffer.from(`${credential} ${key}`));
}

/** Reads creators.json, or makes it, with one creator. @throws CommandError when it cannot be used */
export function openCreators(folder: string, log: FastifyBaseLogger): Creators {
  const path = join(folder, 'creators.json');
  try {
    const isNew = !existsSync(path);
    if (isNew) {
      const [accessKey, apiKey] = [1, 2].map(() => randomBytes(32).toString('base64url'));
      const creators = [{ uid: 'creator', accessKey, apiKey }];
      createFile(path, folder, Buffer.from(`${JSON.stringify({ creators }, null, 2)}\n`), 0o600);
    }
    const creators = readCreators(readPlainFile(path).toString());
    log.info(isNew ? `new keys are in ${path}` : `keys are in ${path}`);
    if (process.platform !== 'win32' && (statSync(path).mode & 0o077) !== 0)
      log.warn(`others on this machine can read ${path}: run chmod 600 on it`);
    return creators;
  } catch (error) {
    throw new CommandError(`${path}: ${whyRefused('read', error)}`);
  }
}

/** @throws RefusedError whose message quotes nothing of the file: it holds keys */
function readCreators(text: string): Creators {
  const read = readValid(text, validate);
  if (typeof read === 'string') throw new RefusedError(read);
  const { creators } = read;
  for (const field of ['uid', 'accessKey', 'apiKey'] as const)
    if (new Set(creators.map((entry) => entry[field])).size < creators.length)
      throw new RefusedError(`two creators have the same ${field}`);
  return new Creators(creators);
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose key the request has. Only routes of the document have one. */
    creator: Creator;
  }
}

const ROOM_HEADERS = {
  type: 'object',
  required: [ROOM_HEADER],
  properties: { [ROOM_HEADER]: { type: 'string', minLength: 1 } },
};

/** A route of the document, whose key is checked first, and then what it sends by its schemas. */
export function guarded(name: RouteName, creators: Creators) {
  const { method, path, credential, namesRoom, query, body, isCheckedByHandler }: Route = ROUTES[name];
  return {
    method,
    url: path,
    schema: {
      ...(query && { querystring: query }),
      ...(body && !isCheckedByHandler && { body }),
      ...(namesRoom && { headers: ROOM_HEADERS }),
    },
    // Before the body is read, let alone checked.
    onRequest: async (request: FastifyRequest): Promise<void> => {
      const key = request.headers[credential];
      const creator = typeof key === 'string' ? creators.withKey(credential, key) : undefined;
      if (creator === undefined)
        throw new Refusal('invalid-key', `the header ${credential} is missing, or its key is wrong`);
      request.creator = creator;
    },
  };
}
