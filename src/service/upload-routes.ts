import type { FastifyInstance } from 'fastify';
import type { FromSchema } from 'json-schema-to-ts';
import type { IMAGE_UPLOAD_BODY, MODEL_UPLOAD_BODY, UploadDestination } from '../api/schemas.js';
import { UPLOAD_TYPES, type UploadKind } from '../api/upload-kinds.js';
import type { Allowance } from './allowance.js';
import type { Destinations } from './destinations.js';
import type { Doors } from './doors.js';
import { Refusal } from './refusal.js';

export interface UploadServices {
  readonly destinations: Destinations;
  readonly allowance: Allowance;
  /** The address of the service. */
  readonly origin: () => string;
}

/** The three routes that hand out upload destinations. */
export function addUploadUrlRoutes(
  app: FastifyInstance,
  doors: Doors,
  { destinations, allowance, origin }: UploadServices,
): void {
  const issue = (kind: UploadKind, type: string): UploadDestination => {
    const { token, objectKey } = destinations.issue(kind, type);
    return {
      signedUploadURL: `${origin()}/uploads/${token}`,
      assetURL: `${origin()}/assets/${objectKey}`,
      objectKey,
    };
  };
  app.route({ ...doors.to('jsonUpload'), handler: async () => issue('json', 'application/json') });
  app.route<{ Body: FromSchema<typeof MODEL_UPLOAD_BODY> }>({
    ...doors.to('modelUpload'),
    handler: async ({ creator, body }) => {
      requireType('model', body.fileType);
      await allowance.use(creator);
      return issue('model', body.fileType);
    },
  });
  app.route<{ Body: FromSchema<typeof IMAGE_UPLOAD_BODY> }>({
    ...doors.to('imageUpload'),
    handler: async ({ creator, body }) => {
      requireType('image', body.fileType);
      await allowance.use(creator);
      return issue('image', body.fileType);
    },
  });
}

/** @throws Refusal for a type outside the allowlist of the route */
function requireType(kind: UploadKind, type: string): void {
  const allowed = UPLOAD_TYPES[kind];
  if (!allowed.includes(type))
    throw new Refusal(400, 'type-not-allowed', `fileType must be ${allowed.join(', ')}`);
}
