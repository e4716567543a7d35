/** The names for programs, which the error bodies have, and the status of each. */
const STATUSES = {
  'asset-unknown': 404,
  'content-length-missing': 400,
  'content-type-differs': 400,
  'daily-uploads-used': 429,
  'destination-expired': 403,
  failed: 500,
  'invalid-key': 403,
  'invalid-request': 400,
  'inventory-unusable': 409,
  'json-host-failed': 502,
  'json-not-readable': 400,
  'length-differs': 400,
  'not-a-manager': 403,
  'not-a-snapshot': 422,
  'not-found': 404,
  'not-json': 400,
  'not-the-owner': 403,
  redirect: 400,
  'room-data-unavailable': 404,
  'room-unknown': 404,
  'room-unusable': 409,
  'short-description-missing': 400,
  'template-missing': 400,
  'template-unknown': 400,
  'template-unusable': 409,
  'too-large': 413,
  'too-many-rooms': 409,
  'type-not-allowed': 400,
  'url-not-permitted': 400,
} as const;
export type RefusalName = keyof typeof STATUSES;
export const REFUSAL_NAMES = Object.keys(STATUSES);

/** A request that the service does not carry out, with the answer that says so. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;

  /** @param error a name for programs: `type-not-allowed` @param message for people, without secrets */
  constructor(
    readonly error: RefusalName,
    message: string,
    more: { readonly status?: number; readonly headers?: Readonly<Record<string, string>> } = {},
  ) {
    super(message);
    this.status = more.status ?? STATUSES[error];
    this.headers = more.headers ?? {};
  }
}

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
