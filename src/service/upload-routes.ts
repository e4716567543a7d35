import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { UploadDestination } from '../api/schemas.js';
import { UPLOAD_TYPES, type UploadKind } from '../api/upload-kinds.js';
import { listed } from '../text/in-words.js';
import type { Allowance } from './allowance.js';
import type { Creator } from './creators.js';
import type { Destinations } from './destinations.js';
import { Refusal } from './refusal.js';
import type { RouteGuards } from './route-guards.js';

export interface UploadServices {
  readonly destinations: Destinations;
  readonly allowance: Allowance;
  /** The address of the service. */
  readonly origin: () => string;
}

/** The three routes that hand out upload destinations. */
export function addUploadUrlRoutes(
  app: FastifyInstance,
  guards: RouteGuards,
  { destinations, allowance, origin }: UploadServices,
): void {
  const issue = (kind: UploadKind, type: string, { uid }: Creator): UploadDestination => {
    const { token, objectKey } = destinations.issue(kind, type, uid);
    return {
      signedUploadURL: `${origin()}/uploads/${token}`,
      assetURL: `${origin()}/assets/${objectKey}`,
      objectKey,
    };
  };
  app.route({
    ...guards.to('jsonUpload'),
    handler: async ({ creator }) => issue('json', 'application/json', creator),
  });
  const issueAllowed =
    (kind: UploadKind) =>
    async ({ creator, body }: FastifyRequest) => {
      const type = allowedType(kind, body);
      await allowance.use(creator);
      return issue(kind, type, creator);
    };
  app.route({ ...guards.to('modelUpload'), handler: issueAllowed('model') });
  app.route({ ...guards.to('imageUpload'), handler: issueAllowed('image') });
}

/** Issuance validates only `fileType`. @throws Refusal for a type outside the allowlist of the route */
function allowedType(kind: UploadKind, body: unknown): string {
  const { fileType } = (body ?? {}) as { readonly fileType?: unknown };
  const allowed = UPLOAD_TYPES[kind];
  const type = allowed.find((each) => each === fileType);
  if (type !== undefined) return type;
  throw new Refusal(400, 'type-not-allowed', `fileType must be ${listed(allowed, 'or')}`);
}
