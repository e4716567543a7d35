import { brand } from '../text/brand.js';

/**
 * A repair left something that can no longer be checked, or a safe fix is not safe: a bug in roomlint.
 * Nothing of it may be written.
 */
export class RepairError extends Error {
  static {
    brand(RepairError, 'RepairError');
  }

  override readonly name = 'RepairError';
}
