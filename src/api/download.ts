import { requireJsonType } from './read-response.js';
import type { Incoming } from './requester.js';
import { WholeObject } from './whole-object.js';

/** Where a download goes. Nothing is there before `commit`. */
export interface DownloadTarget {
  /** Gets the entity tag of the response, if there is one. */
  tagged?(etag: string | undefined): void;
  write(bytes: Uint8Array): void;
  commit(): void;
  discard(): void;
}

export interface Downloaded {
  readonly bytes: number;
  /** The entity tag, if the service sent one. */
  readonly etag: string | undefined;
}

/**
 * Writes the body of a response to a target, and commits it if it is complete.
 *
 * The requester notices a connection that ends early. In addition, the length must be the announced one, and
 * the bytes one whole JSON object: of a body that is longer than announced, only the announced part gets
 * here.
 *
 * @throws ServiceError, and what the target throws
 */
export async function receive(response: Incoming, target: DownloadTarget): Promise<Downloaded> {
  try {
    requireJsonType(response);
    const announced = announcedLength(response);
    target.tagged?.(response.headers.get('etag') ?? undefined);
    const whole = new WholeObject();
    let length = 0;
    for await (const piece of response.pieces()) {
      length += piece.length;
      whole.read(piece);
      target.write(piece);
    }
    if (announced !== undefined && length !== announced)
      throw response.failure({
        kind: 'interrupted',
        reason: `the response has ${length} bytes, but Content-Length ${announced}`,
      });
    requireWhole(whole, response);
    target.commit();
    return { bytes: length, etag: response.headers.get('etag') ?? undefined };
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

function requireWhole({ fault }: WholeObject, { failure }: Incoming): void {
  switch (fault) {
    case 'no object':
      throw failure({ kind: 'invalid-response', reason: 'the response is not a JSON object' });
    case 'cut off':
      throw failure({ kind: 'interrupted', reason: 'the response ends in the middle of its JSON' });
    case undefined:
  }
}
