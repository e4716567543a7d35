import { createHash, randomBytes } from 'node:crypto';
import { DESTINATION_LIFETIME, type UploadKind } from '../api/upload-kinds.js';
import type { Clock } from './clock.js';

/** Where an upload may go for a minute. */
export interface Destination {
  readonly kind: UploadKind;
  /** The Content-Type that the upload must have. */
  readonly type: string;
  readonly objectKey: string;
}

interface Issued extends Destination {
  readonly expiresAt: number;
}

/** The ending of an object key says what Content-Type the asset has: image/jpeg and image/jpg stay apart. */
const ENDINGS: Readonly<Record<string, string>> = {
  'application/json': 'json',
  'model/gltf-binary': 'glb',
  'image/jpeg': 'jpeg',
  'image/jpg': 'jpg',
  'image/png': 'png',
  'image/gif': 'gif',
  'image/webp': 'webp',
};
/** Hex digits of an object key: 80 random bits, and for JSON, 48 bits that say to whom it was issued. */
const RANDOM_DIGITS = 20;
const OWNER_DIGITS = 12;
const OBJECT_KEY = new RegExp(`^[0-9a-f]{32}\\.(${Object.values(ENDINGS).join('|')})$`);

/** The Content-Type of an asset; undefined for what cannot be an object key. */
export function assetType(objectKey: string): string | undefined {
  const ending = OBJECT_KEY.exec(objectKey)?.[1];
  return Object.keys(ENDINGS).find((type) => ENDINGS[type] === ending);
}

/** Whether the JSON upload-URL route issued this object key to a creator, as the key itself says. */
export function isIssuedJson(objectKey: string, uid: string): boolean {
  if (assetType(objectKey) !== 'application/json') return false;
  const random = objectKey.slice(0, RANDOM_DIGITS);
  return objectKey === `${random}${ownerDigits(random, uid)}.${ENDINGS['application/json']}`;
}

function ownerDigits(random: string, uid: string): string {
  return createHash('sha256').update(`${random} ${uid}`).digest('hex').slice(0, OWNER_DIGITS);
}

/** The destinations that were issued and have not expired. They are forgotten when the process ends. */
export class Destinations {
  /** By token, oldest first. */
  private readonly issued = new Map<string, Issued>();

  constructor(private readonly clock: Clock) {}

  /** The token and the object key are random and independent, so assetURL alone does not allow an upload. */
  issue(kind: UploadKind, type: string, uid: string): { readonly token: string; readonly objectKey: string } {
    this.forgetExpired();
    const token = randomBytes(32).toString('hex');
    const random = randomBytes(16).toString('hex');
    const start = random.slice(0, RANDOM_DIGITS);
    const name = kind === 'json' ? start + ownerDigits(start, uid) : random;
    const objectKey = `${name}.${ENDINGS[type]}`;
    const expiresAt = this.clock.elapsed() + DESTINATION_LIFETIME * 1000;
    this.issued.set(token, { kind, type, objectKey, expiresAt });
    return { token, objectKey };
  }

  /** Undefined when it has expired or was never issued. */
  find(token: string): Destination | undefined {
    this.forgetExpired();
    return this.issued.get(token);
  }

  private forgetExpired(): void {
    const now = this.clock.elapsed();
    for (const [token, { expiresAt }] of this.issued) {
      if (expiresAt > now) return;
      this.issued.delete(token);
    }
  }
}
