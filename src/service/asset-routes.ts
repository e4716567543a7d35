import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { MAX_IMPORTED_BYTES } from '../snapshot/import-limit.js';
import { assetType, type Destination, type Destinations } from './destinations.js';
import { Refusal } from './refusal.js';
import type { ObjectStore, StoredBytes } from './store.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** Where an upload goes. Valid when it began; it may take longer than the destination lasts. */
    destination: Destination;
  }
}

type UploadRequest = FastifyRequest<{ Params: { token: string } }>;
type AssetRequest = FastifyRequest<{ Params: { objectKey: string } }>;

const ASSET = {
  type: 'object',
  required: ['objectKey'],
  properties: { objectKey: { type: 'string' } },
};

/** The upload itself, which the document leaves open, and the assets that it makes. */
export async function addAssetRoutes(
  app: FastifyInstance,
  destinations: Destinations,
  objects: ObjectStore,
): Promise<void> {
  await app.register(async (scope) => {
    // The body is a stream: the handler reads it.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    scope.put('/uploads/:token', {
      schema: {
        operationId: 'uploadFile',
        params: { type: 'object', required: ['token'], properties: { token: { type: 'string' } } },
      },
      onRequest: async (request: UploadRequest) => {
        const destination = destinations.find(request.params.token);
        if (destination === undefined)
          throw new Refusal(
            403,
            'destination-expired',
            'this destination has expired, or never was: request another',
          );
        requireUpload(destination, request);
        request.destination = destination;
      },
      handler: async (request: UploadRequest) => {
        const bytes = await receive(request, objects);
        return { code: 'SUCCESS', bytes };
      },
    });
  });
  app.route({
    method: 'GET',
    url: '/assets/:objectKey',
    schema: { operationId: 'getAsset', params: ASSET },
    handler: async (request: AssetRequest, reply) => {
      const asset = await openAsset(request, reply, objects);
      return reply.send(asset.stream());
    },
  });
  app.route({
    method: 'HEAD',
    url: '/assets/:objectKey',
    schema: { operationId: 'getAssetHeaders', params: ASSET },
    handler: async (request: AssetRequest, reply) => {
      const asset = await openAsset(request, reply, objects);
      await asset.close();
      return reply.send();
    },
  });
}

/** @throws Refusal before a byte of the body is read */
function requireUpload({ type }: Destination, { headers }: UploadRequest): void {
  const [given = ''] = (headers['content-type'] ?? '').split(';');
  if (given.trim().toLowerCase() !== type)
    throw new Refusal(400, 'content-type-differs', `this destination takes Content-Type: ${type}`);
  if (Number(headers['content-length'] ?? 0) > MAX_IMPORTED_BYTES) throw tooLarge();
}

/** Streams a body into an object, which appears when it is complete. */
async function receive({ raw, destination }: UploadRequest, objects: ObjectStore): Promise<number> {
  const object = objects.receive(destination.objectKey);
  try {
    let length = 0;
    // The connection stays, so that the refusal can be sent.
    for await (const chunk of raw.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      length += chunk.length;
      if (length > MAX_IMPORTED_BYTES) throw tooLarge();
      await object.writeSoon(chunk);
    }
    await object.commitSoon();
    return length;
  } catch (error) {
    raw.resume();
    if (raw.destroyed && !raw.complete)
      throw new Refusal(400, 'upload-aborted', 'the connection ended before the upload was complete');
    throw error;
  } finally {
    object.discard();
  }
}

function tooLarge(): Refusal {
  return new Refusal(413, 'too-large', `an upload may have ${MAX_IMPORTED_BYTES} bytes at most`);
}

async function openAsset(
  { params }: AssetRequest,
  reply: FastifyReply,
  objects: ObjectStore,
): Promise<StoredBytes> {
  const type = assetType(params.objectKey);
  const asset = type === undefined ? undefined : await objects.open(params.objectKey);
  if (type === undefined || asset === undefined)
    throw new Refusal(404, 'asset-unknown', 'there is no such asset');
  reply.header('content-length', asset.size);
  // Browsers must not take somebody else's bytes for a page.
  reply.headers({ 'x-content-type-options': 'nosniff', 'content-type': type });
  return asset;
}
