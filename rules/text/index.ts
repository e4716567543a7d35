import type { Rule } from '../kit.js';
import { depth, nearSizeLimit, size } from './limits.js';
import { encoding, syntax } from './reading.js';
import { decodedTwice, duplicateKey, loneSurrogate, secret, unsafeNumber } from './values.js';

/** The rules of the family `text`, in the order of the documentation. */
export const textRules: readonly Rule[] = [
  encoding,
  syntax,
  size,
  nearSizeLimit,
  duplicateKey,
  unsafeNumber,
  loneSurrogate,
  depth,
  secret,
  decodedTwice,
];
