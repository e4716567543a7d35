import { tryParseJson } from '../../bytes/json/parse-json.js';
import type { JsonValue } from '../../bytes/json/value.js';
import { decodeLoosely, decodeUtf8 } from '../../bytes/text/encoding.js';
import type { Incoming } from './requester.js';

/** Requires a response to say that it is JSON. @throws ServiceError */
export function requireJsonType({ headers, failure }: Incoming): void {
  const type = (headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  if (/^application\/(?:[\w.-]+\+)?json$/.test(type)) return;
  const found = /^[\w.+-]{1,40}\/[\w.+-]{1,80}$/.test(type) ? type : 'of unknown type';
  throw failure({
    kind: 'invalid-response',
    reason: `the response is ${found}, not application/json: check the server URL`,
  });
}

/** Reads a body of text. @throws ServiceError */
async function readText({ pieces, failure }: Incoming): Promise<string> {
  const text = decodeUtf8(await gathered(pieces()));
  if (text !== undefined) return text;
  throw failure({ kind: 'invalid-response', reason: 'the response is not UTF-8' });
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
  // A byte-order mark may be ignored (RFC 8259, section 8.1).
  const text = (await readText(response)).replace(/^\ufeff/, '');
  const value = tryParseJson(text);
  if (value !== undefined) return { value, text };
  throw response.failure({ kind: 'invalid-response', reason: 'the response is not valid JSON' });
}
