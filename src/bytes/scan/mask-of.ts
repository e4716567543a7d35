import { prescan } from './prescan.js';
import { findRawSecrets, SecretMask } from './secrets.js';

/** Masks the credentials of some texts, JSON or not. */
export function maskOf(texts: readonly Uint8Array[]): SecretMask {
  return new SecretMask(texts.flatMap((bytes) => findRawSecrets(bytes).map((secret) => secret.text)));
}

/** The same for valid JSON texts: most hold no credentials, as a prescan shows. */
export function maskOfJson(texts: readonly Uint8Array[]): SecretMask {
  return maskOf(texts.filter((bytes) => prescan(bytes).secretHints));
}
