import { byteOrderMarkLength } from '../../bytes/text/encoding.js';
import { requireJsonType } from './read-response.js';
import type { Incoming } from './requester.js';

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
    if (announced !== undefined && length !== announced)
      throw response.failure({
        kind: 'interrupted',
        reason: `the response has ${length} bytes, but Content-Length ${announced}`,
      });
    if (first !== '{')
      throw response.failure({ kind: 'invalid-response', reason: 'the response is not a JSON object' });
    if (last !== '}')
      throw response.failure({ kind: 'interrupted', reason: 'the response ends in the middle of its JSON' });
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
    throw failure({
      kind: 'invalid-response',
      reason: 'the response is compressed, although that was not asked for: its length cannot be checked',
    });
  const announced = headers.get('content-length');
  if (announced !== null) return Number(announced);
  if (headers.has('transfer-encoding')) return undefined;
  throw failure({
    kind: 'invalid-response',
    reason: 'the response has no Content-Length: it cannot be checked for completeness',
  });
}
