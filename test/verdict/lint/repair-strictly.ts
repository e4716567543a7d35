import type { Linter } from '../../../src/verdict/lint/linter.js';
import type { Repair, RepairRequest } from '../../../src/verdict/lint/repair.js';
import { findLoss } from '../../../src/verdict/roundtrip/find-loss.js';

/** Repairs as the command does, except that a safe fix that would lose something is an error. */
export function repairStrictly(
  linter: Linter,
  bytes: Uint8Array,
  {
    first = linter.lint(bytes),
    ...request
  }: Pick<RepairRequest, 'unsafe' | 'wanted'> & Partial<RepairRequest>,
): Repair {
  return linter.repair(bytes, { first, findLoss, strict: true, ...request });
}
