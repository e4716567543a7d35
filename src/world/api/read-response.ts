import { tryParseJson } from '../../bytes/json/parse-json.js';
import type { JsonValue } from '../../bytes/json/value.js';
import { CLOSE_OBJECT, OPEN_OBJECT, SPACE } from '../../bytes/text/characters.js';
import { byteOrderMarkLength, decodeLoosely, decodeUtf8 } from '../../bytes/text/encoding.js';
import type { Incoming } from './requester.js';

/** Requires a response to say that it is JSON. @throws ServiceError */
function requireJsonType({ headers, failure }: Incoming): void {
  const type = (headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  if (/^application\/(?:[\w.-]+\+)?json$/.test(type)) return;
  const found = /^[\w.+-]{1,40}\/[\w.+-]{1,80}$/.test(type) ? type : 'of unknown type';
  throw failure(`the response is ${found}, not application/json: check the server URL`);
}

/** Reads a body on which nothing depends, not always UTF-8. @throws ServiceError when it ends early */
export async function readAnyText({ pieces }: Incoming): Promise<string> {
  return decodeLoosely(await gathered(pieces()));
}

async function gathered(pieces: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const all: Uint8Array[] = [];
  for await (const piece of pieces) all.push(piece);
  return Buffer.concat(all);
}

/** Reads a body of JSON. @throws ServiceError */
export async function readJson(
  response: Incoming,
): Promise<{ readonly value: JsonValue; readonly text: string }> {
  requireJsonType(response);
  const read = decodeUtf8(await gathered(response.pieces()));
  if (read === undefined) throw response.failure('the response is not UTF-8');
  // A byte-order mark may be ignored (RFC 8259, section 8.1).
  const text = read.replace(/^\ufeff/, '');
  const value = tryParseJson(text);
  if (value === undefined) throw response.failure('the response is not valid JSON');
  return { value, text };
}

/**
 * Reads a snapshot. The requester notices a connection that ends early. In addition, the length must be the announced
 * one, and the bytes must begin and end as a JSON object does: of a body that is longer than announced, only the
 * announced part gets here.
 *
 * @throws ServiceError
 */
export async function readDownload(response: Incoming): Promise<Uint8Array> {
  requireJsonType(response);
  const announced = announcedLength(response);
  const bytes = await gathered(response.pieces());
  const interrupted = (reason: string) => response.failure(reason, { kind: 'interrupted' });
  if (announced !== undefined && bytes.length !== announced)
    throw interrupted(`the response has ${bytes.length} bytes, but Content-Length ${announced}`);
  const text = bytes.subarray(byteOrderMarkLength(bytes));
  if (text.find(isInk) !== OPEN_OBJECT) throw response.failure('the response is not a JSON object');
  if (text.findLast(isInk) !== CLOSE_OBJECT) throw interrupted('the response ends in the middle of its JSON');
  return bytes;
}

function isInk(byte: number): boolean {
  return byte > SPACE;
}

/** The length that the response announces; undefined for a chunked one, whose end is marked. */
function announcedLength({ headers, failure }: Incoming): number | undefined {
  const encoding = headers.get('content-encoding') ?? 'identity';
  if (encoding.toLowerCase() !== 'identity')
    throw failure(
      'the response is compressed, although that was not asked for: its length cannot be checked',
    );
  const announced = headers.get('content-length');
  if (announced !== null) return Number(announced);
  if (headers.has('transfer-encoding')) return undefined;
  throw failure('the response has no Content-Length: it cannot be checked for completeness');
}
