import { extname } from 'node:path';
import { isJson } from '../../bytes/json/parse-json.js';
import { decodeUtf8 } from '../../bytes/text/encoding.js';
import { MAX_IMPORTED_BYTES } from '../../model/snapshot/sections.js';
import { CommandError } from '../files/command-error.js';
import { readPlainFile } from '../files/read.js';
import { whyRefused } from '../files/refusals.js';
import type { UploadKind } from './schemas.js';

/** A file that a route accepts. */
export interface Asset {
  readonly kind: UploadKind;
  /** Its Content-Type, which is also what the route is asked for. */
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** How files begin, as Latin-1. Everything else must be JSON. */
const FORMATS: readonly { readonly kind: UploadKind; readonly type: string; readonly begins: RegExp }[] = [
  { kind: 'model', type: 'model/gltf-binary', begins: /^glTF/ },
  { kind: 'image', type: 'image/png', begins: /^\u0089PNG\r\n/ },
  { kind: 'image', type: 'image/jpeg', begins: /^\u00ff\u00d8\u00ff/ },
  { kind: 'image', type: 'image/gif', begins: /^GIF8[79]a/ },
  { kind: 'image', type: 'image/webp', begins: /^RIFF.{4}WEBP/s },
];

/** Reads a file for an upload, unless the routes refuse it (part 4 of the document). @throws CommandError */
export function readAsset(path: string, name: string): Asset {
  const refused = (why: string): CommandError => new CommandError(`${name}: ${why}`);
  let bytes: Buffer;
  try {
    bytes = readPlainFile(path);
  } catch (error) {
    throw refused(whyRefused('read', error));
  }
  if (bytes.length === 0) throw refused('the file is empty');
  if (extname(path).toLowerCase() === '.gltf')
    throw refused('glTF in JSON is not accepted: convert the model to GLB (.glb)');
  const beginning = bytes.toString('latin1', 0, 16);
  const format = FORMATS.find(({ begins }) => begins.test(beginning));
  if (format !== undefined) return { kind: format.kind, type: format.type, bytes };
  if (bytes.length > MAX_IMPORTED_BYTES)
    throw refused(
      `it has ${bytes.length.toLocaleString('en')} bytes, but an import accepts ${MAX_IMPORTED_BYTES.toLocaleString('en')} at most`,
    );
  const text = decodeUtf8(bytes);
  if (text === undefined || !isJson(text))
    throw refused('it is neither GLB, PNG, JPEG, GIF or WebP nor valid JSON: `roomlint check` says where');
  return { kind: 'json', type: 'application/json', bytes };
}
