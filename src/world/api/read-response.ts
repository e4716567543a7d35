import { tryParseJson } from '../../bytes/json/parse-json.js';
import type { JsonValue } from '../../bytes/json/value.js';
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

/** Where a download goes. Nothing is there before `commit`. */
export interface DownloadTarget {
  write(bytes: Uint8Array): void;
  commit(): void;
  discard(): void;
}

/**
 * Writes the body of a response to a target, and commits it if it is complete.
 *
 * The requester notices a connection that ends early. In addition, the length must be the announced one, and
 * the bytes must begin and end as a JSON object does: of a body that is longer than announced, only the
 * announced part gets here.
 *
 * @returns how many bytes @throws ServiceError, and what the target throws
 */
export async function receive(response: Incoming, target: DownloadTarget): Promise<number> {
  try {
    requireJsonType(response);
    const announced = announcedLength(response);
    let [length, first, last] = [0, '', ''];
    for await (const piece of response.pieces()) {
      const text = new TextDecoder('latin1')
        .decode(piece.subarray(length === 0 ? byteOrderMarkLength(piece) : 0))
        .trim();
      first ||= text.charAt(0);
      last = text.at(-1) ?? last;
      length += piece.length;
      target.write(piece);
    }
    const interrupted = (reason: string) => response.failure(reason, { kind: 'interrupted' });
    if (announced !== undefined && length !== announced)
      throw interrupted(`the response has ${length} bytes, but Content-Length ${announced}`);
    if (first !== '{') throw response.failure('the response is not a JSON object');
    if (last !== '}') throw interrupted('the response ends in the middle of its JSON');
    target.commit();
    return length;
  } finally {
    target.discard();
  }
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
