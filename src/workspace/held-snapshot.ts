import { holdsSnapshot } from '../lint/holds-snapshot.js';
import { MAX_IMPORTED_BYTES } from '../snapshot/import-limit.js';
import type { ReadableTask } from './source.js';

/** Whether a file held a snapshot before it was changed. */
export function heldSnapshot({ readBefore }: ReadableTask): boolean {
  const before = readBefore?.(MAX_IMPORTED_BYTES);
  return before?.kind === 'bytes' && holdsSnapshot(before.bytes);
}
