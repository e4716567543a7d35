import type { NewSha256 } from '../lint/sha256.js';

/**
 * SHA-256 by Node. Loading node:crypto takes about 10 ms: it is loaded with the first finding, and not
 * before.
 */
export const nodeSha256: NewSha256 = () => process.getBuiltinModule('node:crypto').createHash('sha256');
