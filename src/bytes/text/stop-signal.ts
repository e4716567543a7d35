/** The part of an AbortSignal that is used, for projects without the types of Node and browsers. */
export interface StopSignal {
  readonly aborted: boolean;
  readonly reason?: unknown;
  addEventListener(type: 'abort', stop: () => void, options?: { readonly once?: boolean }): void;
  removeEventListener(type: 'abort', stop: () => void): void;
}
