import type { NewSha256 } from '../../verdict/lint/sha256.js';

const crypto = () => process.getBuiltinModule('node:crypto');

/** SHA-256 by Node. node:crypto is loaded with the first finding, because that takes about 10 ms. */
export const nodeSha256: NewSha256 = Object.assign(() => crypto().createHash('sha256'), {
  ofText: (text: string) => crypto().hash('sha256', text, 'binary'),
});
