import type { Journal } from '../../gate/journal.js';

/** An interrupted push or restore as JSON. */
export function operationShape({ operation, source, started, step, backup }: Journal): object {
  return { operation, source, started, step, backup: backup ?? null };
}
