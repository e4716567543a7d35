import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { listed } from '../../bytes/text/in-words.js';
import { UPLOAD_ROUTES } from '../api/routes.js';
import { DESTINATION_LIFETIME, UPLOAD_TYPES, type UploadDestination } from '../api/schemas.js';
import { type Creator, type Creators, guarded } from './creators.js';
import { Refusal } from './refusal.js';
import type { FileStore } from './store.js';

/* Uploads: destinations that are handed out for a minute, the upload itself, and the assets that it makes. */

declare module 'fastify' {
  interface FastifyRequest {
    /** Where an upload goes. Valid when it began; it may take longer than the destination lasts. */
    destination: Destination;
  }
}

/** The time, as the service asks for it. Tests pass their own. */
export interface Clock {
  /** Milliseconds since some moment. It never jumps, even if the date does. */
  elapsed(): number;
  now(): Date;
}

export const systemClock: Clock = {
  elapsed: () => performance.now(),
  now: () => new Date(),
};

/** Where an upload may go for a minute. */
interface Destination {
  /** The Content-Type that the upload must have. */
  readonly type: string;
  readonly objectKey: string;
  readonly expiresAt: number;
}

/** The endings of object keys, each with its Content-Type: image/jpeg and image/jpg stay apart. */
const TYPES: ReadonlyMap<string, string> = new Map(
  Object.values(UPLOAD_TYPES)
    .flat()
    .map((type) => [endingOf(type), type]),
);

function endingOf(type: string): string {
  return type === 'model/gltf-binary' ? 'glb' : type.slice(type.indexOf('/') + 1);
}

/** The Content-Type of an asset; undefined for what cannot be an object key. */
export function assetType(objectKey: string): string | undefined {
  const [, ending = ''] = /^[0-9a-f]{32}\.(\w+)$/.exec(objectKey) ?? [];
  return TYPES.get(ending);
}

/** The destinations that were issued and have not expired. They are forgotten when the process ends. */
export class Destinations {
  /** By token, oldest first. */
  private readonly issued = new Map<string, Destination>();

  constructor(private readonly clock: Clock) {}

  /** The token and the object key are random and independent, so assetURL alone does not allow an upload. */
  issue(type: string): { readonly token: string; readonly objectKey: string } {
    this.forgetExpired();
    const token = randomBytes(32).toString('hex');
    const objectKey = `${randomBytes(16).toString('hex')}.${endingOf(type)}`;
    const expiresAt = this.clock.elapsed() + DESTINATION_LIFETIME * 1000;
    this.issued.set(token, { type, objectKey, expiresAt });
    return { token, objectKey };
  }

  /** @throws Refusal when it has expired or was never issued */
  find(token: string): Destination {
    this.forgetExpired();
    const found = this.issued.get(token);
    if (found !== undefined) return found;
    throw new Refusal('destination-expired', 'this destination has expired, or never was: request another');
  }

  private forgetExpired(): void {
    const now = this.clock.elapsed();
    for (const [token, { expiresAt }] of this.issued) {
      if (expiresAt > now) return;
      this.issued.delete(token);
    }
  }
}

const DAY = 86_400_000;

/** Counts the model and image destinations of each creator by day in UTC. */
export class Allowance {
  private readonly counts = new Map<string, number>();
  private day = '';

  constructor(private readonly clock: Clock) {}

  /** @throws Refusal when the creator has used up the allowance of today */
  use({ uid, dailyUploads }: Creator): void {
    if (dailyUploads === undefined) return;
    const now = this.clock.now();
    const today = now.toISOString().slice(0, 10);
    if (today !== this.day) this.counts.clear();
    this.day = today;
    const used = this.counts.get(uid) ?? 0;
    if (used >= dailyUploads) {
      const seconds = Math.ceil((DAY - (now.getTime() % DAY)) / 1000);
      throw new Refusal(
        'daily-uploads-used',
        'your uploads of models and images for today are used up: try again tomorrow (UTC)',
        { headers: { 'retry-after': String(seconds) } },
      );
    }
    this.counts.set(uid, used + 1);
  }
}

/** The three routes that hand out upload destinations. @param origin the address of the service */
export function addUploadUrlRoutes(
  app: FastifyInstance,
  creators: Creators,
  destinations: Destinations,
  allowance: Allowance,
  origin: () => string,
): void {
  const issue = (type: string): UploadDestination => {
    const { token, objectKey } = destinations.issue(type);
    return {
      signedUploadURL: `${origin()}/uploads/${token}`,
      assetURL: `${origin()}/assets/${objectKey}`,
      objectKey,
    };
  };
  for (const kind of ['json', 'model', 'image'] as const)
    app.route({
      ...guarded(UPLOAD_ROUTES[kind], creators),
      handler: async ({ creator, body }) => {
        if (kind === 'json') return issue('application/json');
        // Issuance validates only `fileType`.
        const { fileType } = (body ?? {}) as { readonly fileType?: unknown };
        const allowed = UPLOAD_TYPES[kind];
        const type = allowed.find((each) => each === fileType);
        if (type === undefined)
          throw new Refusal('type-not-allowed', `fileType must be ${listed(allowed, 'or')}`);
        allowance.use(creator);
        return issue(type);
      },
    });
}

type UploadRequest = FastifyRequest<{ Params: { token: string }; Body: Buffer | undefined }>;
type AssetRequest = FastifyRequest<{ Params: { objectKey: string } }>;

/** The upload itself, which the document leaves open, and the assets that it makes. */
export async function addAssetRoutes(
  app: FastifyInstance,
  destinations: Destinations,
  store: FileStore,
  maxBytes: number,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer' },
      async (_request: FastifyRequest, body: Buffer) => body,
    );
    scope.put('/uploads/:token', {
      bodyLimit: maxBytes,
      onRequest: async (request: UploadRequest) => {
        request.destination = destinations.find(request.params.token);
        const { type } = request.destination;
        const [given = ''] = (request.headers['content-type'] ?? '').split(';');
        if (given.trim().toLowerCase() !== type)
          throw new Refusal('content-type-differs', `this destination takes Content-Type: ${type}`);
      },
      handler: async ({ destination, body = Buffer.alloc(0) }: UploadRequest) => {
        store.writeAsset(destination.objectKey, body);
        return { code: 'SUCCESS', bytes: body.length };
      },
    });
  });
  for (const method of ['GET', 'HEAD'] as const)
    app.route({
      method,
      url: '/assets/:objectKey',
      handler: async ({ params: { objectKey } }: AssetRequest, reply) => {
        const type = assetType(objectKey);
        const asset = type === undefined ? undefined : store.readAsset(objectKey);
        if (type === undefined || asset === undefined)
          throw new Refusal('asset-unknown', 'there is no such asset');
        // Browsers must not take somebody else's bytes for a page.
        reply.headers({ 'x-content-type-options': 'nosniff', 'content-type': type });
        reply.header('content-length', asset.length);
        return reply.send(method === 'GET' ? asset : undefined);
      },
    });
}
