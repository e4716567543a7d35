/** A request that the service does not carry out, with the answer that says so. */
export class Refusal extends Error {
  override readonly name = 'Refusal';

  /** @param error a name for programs: `type-not-allowed` @param message for people, without secrets */
  constructor(
    readonly status: number,
    readonly error: RefusalName,
    message: string,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
  }
}

/** The names for programs, which the error bodies have. */
export const REFUSAL_NAMES = [
  'asset-unknown',
  'content-length-missing',
  'content-type-differs',
  'daily-uploads-used',
  'destination-expired',
  'failed',
  'invalid-key',
  'invalid-request',
  'inventory-unusable',
  'json-host-failed',
  'json-not-readable',
  'length-differs',
  'not-a-manager',
  'not-a-snapshot',
  'not-found',
  'not-json',
  'not-the-owner',
  'redirect',
  'room-data-unavailable',
  'room-unknown',
  'room-unusable',
  'short-description-missing',
  'template-missing',
  'template-unknown',
  'template-unusable',
  'too-large',
  'too-many-rooms',
  'type-not-allowed',
  'upload-aborted',
  'url-not-permitted',
] as const;
export type RefusalName = (typeof REFUSAL_NAMES)[number];

/** Every error body: the document shows none. */
export const ERROR_BODY = {
  title: 'Refusal',
  type: 'object',
  required: ['error', 'message'],
  properties: {
    error: { type: 'string', enum: REFUSAL_NAMES, description: 'a name for programs' },
    message: { type: 'string', description: 'what is wrong and what to do' },
  },
} as const;
