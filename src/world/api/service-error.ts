/** Why a request did not do what it was sent for. */
export type FailureKind =
  /** No connection, or none that reached a service. */
  | 'unreachable'
  | 'timeout'
  /** The connection ended before the response did. */
  | 'interrupted'
  | 'redirect'
  | 'refused'
  /** The response is not what the document describes. */
  | 'invalid-response'
  /** The request could not be built. */
  | 'not-sent';

export interface Failure {
  readonly kind: FailureKind;
  /** What happened, in words. */
  readonly reason: string;
  /** Whether the service may have carried it out nevertheless. */
  readonly mayBeDone: boolean;
  readonly status?: number | undefined;
  /** What the service said, as far as it was read. */
  readonly body?: string | undefined;
  /** Milliseconds after which the service wants to be asked again. */
  readonly retryAfter?: number | undefined;
}

/** A request to the service failed. Message and fields hold no credential, and there is no cause. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError';

  constructor(
    /** Which request it was, such as `POST /api/v2/rooms/create`. */
    readonly request: string,
    readonly failure: Failure,
  ) {
    super(`${request}: ${failure.reason}`);
  }
}
