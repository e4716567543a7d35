/** What is answered to a request of the page. */
export interface Answer {
  readonly status: number;
  readonly type: string;
  readonly body: string | Uint8Array;
  /** More headers than those of every answer. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** WebAssembly is the prescan of the library, and Graphviz. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src 'self' data:",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

export const SAFE_HEADERS = {
  'content-security-policy': POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
} as const;

export function jsonAnswer(value: object, status = 200): Answer {
  return { status, type: 'application/json', body: JSON.stringify(value) };
}

export function faultAnswer(status: number, message: string): Answer {
  return jsonAnswer({ message }, status);
}
