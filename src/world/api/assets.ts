import { openAsBlob, type Stats, statSync } from 'node:fs';
import { extname } from 'node:path';
import { tryParseJson } from '../../bytes/json/parse-json.js';
import { decodeUtf8 } from '../../bytes/text/encoding.js';
import { MAX_IMPORTED_BYTES } from '../../model/snapshot/sections.js';
import { CommandError } from '../files/command-error.js';
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

/** How files begin, as Latin-1. Everything else must be JSON. */
const FORMATS: readonly { readonly kind: UploadKind; readonly type: string; readonly begins: RegExp }[] = [
  { kind: 'model', type: 'model/gltf-binary', begins: /^glTF/ },
  { kind: 'image', type: 'image/png', begins: /^\u0089PNG\r\n/ },
  { kind: 'image', type: 'image/jpeg', begins: /^\u00ff\u00d8\u00ff/ },
  { kind: 'image', type: 'image/gif', begins: /^GIF8[79]a/ },
  { kind: 'image', type: 'image/webp', begins: /^RIFF.{4}WEBP/s },
];

/** Enough of a file to recognize its format. */
const HEAD = 16;

/** Opens a file for an upload, unless the routes refuse it (part 4 of the document). @throws CommandError */
export async function readAsset(path: string, name: string): Promise<Asset> {
  const refused = (why: string): CommandError => new CommandError(`${name}: ${why}`);
  let stats: Stats;
  try {
    stats = statSync(path);
  } catch (error) {
    throw refused(whyRefused('read', error));
  }
  if (stats.isDirectory()) throw refused('this is a folder, not a file');
  if (!stats.isFile()) throw refused('this is not a regular file');
  if (stats.size === 0) throw refused('the file is empty');
  if (extname(path).toLowerCase() === '.gltf')
    throw refused('glTF in JSON is not accepted: convert the model to GLB (.glb)');
  const bytes = await openAsBlob(path).catch((error: unknown) => {
    throw refused(whyRefused('read', error));
  });
  const bytesOf = async (blob: Blob): Promise<Uint8Array> => {
    try {
      return new Uint8Array(await blob.arrayBuffer());
    } catch {
      throw refused('it changed while it was read, or cannot be read');
    }
  };
  const beginning = Buffer.from(await bytesOf(bytes.slice(0, HEAD))).toString('latin1');
  const format = FORMATS.find(({ begins }) => begins.test(beginning));
  if (format !== undefined) return { kind: format.kind, type: format.type, bytes };
  // First, so that a large file is not read.
  if (stats.size > MAX_IMPORTED_BYTES)
    throw refused(
      `it has ${stats.size.toLocaleString('en')} bytes, but an import accepts ${MAX_IMPORTED_BYTES.toLocaleString('en')} at most`,
    );
  const text = decodeUtf8(await bytesOf(bytes));
  if (text === undefined || tryParseJson(text) === undefined)
    throw refused('it is neither GLB, PNG, JPEG, GIF or WebP nor valid JSON: `roomlint check` says where');
  return { kind: 'json', type: 'application/json', bytes };
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
      if (!(error instanceof ServiceError) || isOpen() || destinations === MAX_DESTINATIONS) throw error;
      // A store refuses what comes too late, or closes the connection.
      if (error.failure.kind !== 'refused' && error.failure.kind !== 'interrupted') throw error;
    }
  }
}
