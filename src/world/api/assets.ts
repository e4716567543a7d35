import { openAsBlob, type Stats, statSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { tryParseJson } from '../../bytes/json/parse-json.js';
import { byteOrderMarkLength, decodeUtf8 } from '../../bytes/text/encoding.js';
import { MAX_IMPORTED_BYTES } from '../../model/snapshot/sections.js';
import { whyRefused } from '../files/refusals.js';
import type { ServiceClient } from './client.js';
import { DESTINATION_LIFETIME, type UploadKind } from './schemas.js';
import { ServiceError } from './service-error.js';

/* Assets: files that are uploaded to the service. They are read and checked here, and sent. */

/** A file that a route accepts. */
export interface Asset {
  readonly kind: UploadKind;
  /** Its Content-Type, which is also what the route is asked for. */
  readonly type: string;
  readonly bytes: Blob;
}

/** A file that no upload route accepts. */
export class AssetError extends Error {}

interface Format {
  readonly name: string;
  readonly kind: UploadKind;
  readonly type: string;
  readonly extensions: readonly string[];
  /** How a file begins, as Latin-1. Undefined for JSON, which has no such beginning. */
  readonly begins?: RegExp;
}

const GLB: Format = {
  name: 'GLB',
  kind: 'model',
  type: 'model/gltf-binary',
  extensions: ['.glb'],
  begins: /^glTF/,
};
const JSON_FORMAT: Format = { name: 'JSON', kind: 'json', type: 'application/json', extensions: ['.json'] };

const imageFormat = (name: string, extensions: readonly string[], begins: RegExp): Format => {
  return { name, kind: 'image', type: `image/${name.toLowerCase()}`, extensions, begins };
};
const FORMATS: readonly Format[] = [
  GLB,
  imageFormat('PNG', ['.png'], /^\u0089PNG\r\n/),
  imageFormat('JPEG', ['.jpg', '.jpeg'], /^\u00ff\u00d8\u00ff/),
  imageFormat('GIF', ['.gif'], /^GIF8[79]a/),
  imageFormat('WebP', ['.webp'], /^RIFF.{4}WEBP/s),
  JSON_FORMAT,
];

/** Enough of a file to recognize its format. */
const HEAD = 16;
const GLB_VERSION = 2;
const GLB_HEADER = 12;

/** Opens a file for an upload, unless the routes refuse it (part 4 of the document). @throws AssetError */
export async function readAsset(path: string): Promise<Asset> {
  const size = sizeOf(path);
  const extension = extname(path).toLowerCase();
  if (extension === '.gltf')
    throw new AssetError('glTF in JSON is not accepted: convert the model to GLB (.glb)');
  const opened = await openAsBlob(path).catch((error: unknown) => {
    throw new AssetError(whyRefused('read', error));
  });
  const head = await bytesOf(opened.slice(0, HEAD));
  const named = FORMATS.find(({ extensions }) => extensions.includes(extension));
  const beginning = Buffer.from(head).toString('latin1');
  const format = FORMATS.find(({ begins }) => begins?.test(beginning)) ?? JSON_FORMAT;
  if (named !== undefined && named !== format && format !== JSON_FORMAT)
    throw new AssetError(
      `it is ${format.name}, not ${named.name}: name it ${basename(path, extname(path))}${format.extensions[0]}`,
    );
  if (format === JSON_FORMAT) await requireJson(opened, size, named);
  if (format === GLB) requireGlb(head, size);
  return { kind: format.kind, type: format.type, bytes: opened };
}

function sizeOf(path: string): number {
  let stats: Stats;
  try {
    stats = statSync(path);
  } catch (error) {
    throw new AssetError(whyRefused('read', error));
  }
  if (stats.isDirectory()) throw new AssetError('this is a folder, not a file');
  if (!stats.isFile()) throw new AssetError('this is not a regular file');
  if (stats.size === 0) throw new AssetError('the file is empty');
  return stats.size;
}

async function bytesOf(blob: Blob): Promise<Uint8Array> {
  try {
    return new Uint8Array(await blob.arrayBuffer());
  } catch {
    throw new AssetError('it changed while it was read, or cannot be read');
  }
}

async function requireJson(blob: Blob, size: number, named: Format | undefined): Promise<void> {
  if (named !== undefined && named !== JSON_FORMAT)
    throw new AssetError(`it does not begin like ${named.name}`);
  // First, so that a large file is not read.
  if (size > MAX_IMPORTED_BYTES)
    throw new AssetError(
      `it has ${size.toLocaleString('en')} bytes, but an import accepts ${MAX_IMPORTED_BYTES.toLocaleString('en')} at most`,
    );
  const bytes = await bytesOf(blob);
  if (byteOrderMarkLength(bytes) > 0)
    throw new AssetError(
      'it begins with a byte-order mark, which is not JSON: `roomlint check --fix` removes it',
    );
  const text = decodeUtf8(bytes);
  if (text !== undefined && tryParseJson(text) !== undefined) return;
  throw new AssetError(
    named === undefined
      ? 'it is neither JSON nor GLB, PNG, JPEG, GIF or WebP, the formats that can be uploaded'
      : 'it is not valid JSON: `roomlint check` says where',
  );
}

function requireGlb(head: Uint8Array, size: number): void {
  if (head.length < GLB_HEADER) throw new AssetError('the GLB header is cut off');
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  const version = view.getUint32(4, true);
  if (version !== GLB_VERSION)
    throw new AssetError(`it is GLB version ${version}: only version 2 can be uploaded`);
  const length = view.getUint32(8, true);
  if (length !== size)
    throw new AssetError(`its GLB header says ${length} bytes, but the file has ${size}: it is damaged`);
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
