import type { Journal } from '../gate/journal.js';

/** A push or restore that did not come to its end, for programs. */
export function operationShape({ operation, source, started, step, backup }: Journal): object {
  return { operation, source, started, step, backup: backup ?? null };
}
