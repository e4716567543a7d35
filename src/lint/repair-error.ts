import { brand } from '../text/brand.js';

/** A repair left an unreadable text, or a safe fix is not safe: a bug in roomlint. Do not write it. */
export class RepairError extends Error {
  static {
    brand(RepairError, 'RepairError');
  }

  override readonly name = 'RepairError';
}
