import { plainSpelling } from './plain-spelling.js';

export const SIGNED_URL = 'a signed upload URL';
export const ACCESS_KEY = 'an access key';

/** Names begin a word, or follow `-H` of curl without a space. */
const BEGIN = String.raw`(?:(?<![a-z0-9])|(?<=(?<![\w-])-[a-z]{0,6}h))`;
/** What may be between two words of a name. */
const SIGNS = '[-_. +]{0,8}';
/** The name of a header with a key, anywhere. */
export const HEADER = `x${SIGNS}(?:access|api)${SIGNS}key`;
export const UPLOAD = 'signed[-_]?upload[-_]?url';
/** Names of credentials in any style: x_access_key, xAccessKey, X Access Key. */
export const KEY_NAME = `${BEGIN}${HEADER}`;
export const SIGNATURE = `${BEGIN}x${SIGNS}(?:amz|goog)${SIGNS}(?:signature|security${SIGNS}token)`;
export const UPLOAD_URL = `(?<![a-z0-9])${UPLOAD}`;

/** No plain string without a match contains a credential that is known by its name. */
export const ANY_NAME = `signature|security${SIGNS}token|${HEADER}|${UPLOAD}`;

/** What the fields are called that hold the value of something that another field names. */
export const VALUE_KEYS = '(?:[a-z]{0,9}value|val|content|data|secret|token|key|text|string|password)s?';
const VALUE_KEY = new RegExp(`^${VALUE_KEYS}$`, 'i');

/** Whether a member with this key may hold the value of a credential that another member names. */
export function isKeyOfValue(key: string): boolean {
  return VALUE_KEY.test(key);
}

/** No name of a credential is longer, however it is spelled. */
const MAX_NAME_LENGTH = 300;
const IS_KEY_NAME = new RegExp(`^[^a-z0-9]*${HEADER}[^a-z0-9]*$`);
const IS_SIGNED_URL_NAME =
  /^[^a-z0-9]*(?:signeduploadurl|x(?:amz|goog)(?:signature|securitytoken))[^a-z0-9]*$/;

/** What the value of a key is, whatever it looks like; undefined for most keys. */
export function secretNamed(key: string): string | undefined {
  if (key.length > MAX_NAME_LENGTH || !/[xs]|[^\w ]/i.test(key)) return undefined;
  const plain = plainSpelling(key).text.toLowerCase();
  if (IS_SIGNED_URL_NAME.test(plain.replace(/[-_. +]/g, ''))) return SIGNED_URL;
  return IS_KEY_NAME.test(plain) ? ACCESS_KEY : undefined;
}

/** Whether a string is the name of a credential and nothing else. */
export function isCredentialName(text: string): boolean {
  return secretNamed(text) !== undefined;
}
