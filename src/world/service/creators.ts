import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { statSync } from 'node:fs';
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
import { whyRefused } from '../files/refusals.js';
import { createFile } from '../files/write-file.js';
import { Refusal } from './refusal.js';
import { readIfThere } from './store.js';
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

/** The creators and the hashes of their keys. */
export class Creators {
  private readonly known: readonly {
    readonly creator: Creator;
    readonly hashes: Readonly<Record<Credential, Buffer>>;
  }[];

  constructor(entries: readonly CreatorEntry[]) {
    this.known = entries.map(({ accessKey, apiKey, ...creator }) => ({
      creator,
      hashes: { [ACCESS_KEY_HEADER]: sha256(accessKey), [API_KEY_HEADER]: sha256(apiKey) },
    }));
  }

  /** Whose key this is. Takes the same time for a wrong key as for a right one. */
  withKey(credential: Credential, key: string): Creator | undefined {
    const hash = sha256(key);
    let found: Creator | undefined;
    for (const { creator, hashes } of this.known)
      if (timingSafeEqual(hashes[credential], hash)) found = creator;
    return found;
  }
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** Reads creators.json, or makes it, with one creator. @throws CommandError when it cannot be used */
export function openCreators(folder: string, log: FastifyBaseLogger): Creators {
  const path = join(folder, 'creators.json');
  const text = readText(path);
  if (text === undefined) {
    const entry = { uid: 'creator', accessKey: newKey(), apiKey: newKey() };
    createFile(path, folder, Buffer.from(`${JSON.stringify({ creators: [entry] }, null, 2)}\n`), 0o600);
    log.info(`new keys are in ${path}`);
    return new Creators([entry]);
  }
  const creators = readCreators(path, text);
  log.info(`keys are in ${path}`);
  if (process.platform !== 'win32' && (statSync(path).mode & 0o077) !== 0)
    log.warn(`others on this machine can read ${path}: run chmod 600 on it`);
  return creators;
}

function readText(path: string): string | undefined {
  try {
    return readIfThere(path)?.toString();
  } catch (error) {
    throw new CommandError(`${path}: ${whyRefused('read', error)}`);
  }
}

/** @throws CommandError whose message quotes nothing of the file: it holds keys */
function readCreators(path: string, text: string): Creators {
  const read = readValid(text, validate);
  if (typeof read === 'string') throw new CommandError(`${path}: ${read}`);
  const { creators } = read;
  for (const field of ['uid', 'accessKey', 'apiKey'] as const)
    if (new Set(creators.map((entry) => entry[field])).size < creators.length)
      throw new CommandError(`${path}: two creators have the same ${field}`);
  return new Creators(creators);
}

function newKey(): string {
  return randomBytes(32).toString('base64url');
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
