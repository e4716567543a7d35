import type { Rule } from '../kit.js';
import decodedTwice from './decoded-twice.js';
import depth from './depth.js';
import duplicateKey from './duplicate-key.js';
import encoding from './encoding.js';
import loneSurrogate from './lone-surrogate.js';
import nearSizeLimit from './near-size-limit.js';
import secret from './secret.js';
import size from './size.js';
import syntax from './syntax.js';
import unsafeNumber from './unsafe-number.js';

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
