import type { ServiceClient } from './client.js';
import { DESTINATION_LIFETIME, type UploadKind } from './schemas.js';
import { ServiceError } from './service-error.js';

/** A file that a route accepts. */
export interface Asset {
  readonly kind: UploadKind;
  /** Its Content-Type, which is also what the route is asked for. */
  readonly type: string;
  readonly bytes: Blob;
}

export interface UploadedAsset {
  readonly assetURL: string;
  readonly objectKey: string;
  /** The response to the upload, whose shape the document does not show. */
  readonly status: number;
  readonly text: string;
}

/** An expired destination is requested again, until there have been this many. */
const MAX_DESTINATIONS = 3;
/** Statuses with which stores answer for an expired destination, among other things. */
const MAY_MEAN_EXPIRED: ReadonlySet<number> = new Set([400, 403, 404, 410]);

/** Sends a file to a destination, and requests another one if it expires meanwhile. @throws ServiceError */
export async function uploadAsset(client: ServiceClient, asset: Asset): Promise<UploadedAsset> {
  for (let destinations = 1; ; destinations++) {
    const destination = await client.requestDestination(
      asset.kind,
      asset.kind === 'json' ? undefined : asset.type,
    );
    const isOpen = (): boolean =>
      client.environment.elapsed() - destination.receivedAt < DESTINATION_LIFETIME * 1000;
    try {
      const { status, text } = await client.send(destination, asset.type, asset.bytes, isOpen);
      const { assetURL, objectKey } = destination.body;
      return { assetURL, objectKey, status, text };
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      const most = isOpen() ? 2 : MAX_DESTINATIONS;
      if (destinations >= most || !mayBeExpired(error, isOpen())) throw error;
    }
  }
}

function mayBeExpired({ failure: { kind, status = 0 } }: ServiceError, isOpen: boolean): boolean {
  if (kind === 'refused') return MAY_MEAN_EXPIRED.has(status) || !isOpen;
  return kind === 'interrupted' && !isOpen;
}
