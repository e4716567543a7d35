/** Hosts of this machine: the only ones that may be reached without encryption. */
const THIS_MACHINE: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/** An address that keys must not be sent to. The message quotes nothing of it. */
export class UnsafeAddressError extends Error {}

/** The base URL of the service, without a slash at its end. @throws UnsafeAddressError */
export function readServerURL(text: string): string {
  const url = parsed(text);
  requireSafeScheme(url);
  if (/[?#]/.test(text)) throw new UnsafeAddressError('it must not have a query or a fragment');
  const base = url.origin + url.pathname.replace(/(?<!\/)\/+$/, '');
  if (/\/api\/v2$/.test(base))
    throw new UnsafeAddressError('leave out /api/v2 at the end: it is part of every route');
  return base;
}

/** Checks a URL that the service gave for an upload. @throws UnsafeAddressError */
export function requireSafeURL(text: string): void {
  requireSafeScheme(parsed(text));
}

function parsed(text: string): URL {
  // URL would remove line breaks, and use the rest.
  if (!/[\s\p{Cc}]/u.test(text) && URL.canParse(text)) return new URL(text);
  throw new UnsafeAddressError('it is not a URL: write it in full, as in https://api.example.com');
}

function requireSafeScheme({ protocol, hostname, username, password }: URL): void {
  if (username !== '' || password !== '')
    throw new UnsafeAddressError('it must not contain a user name or password');
  if (protocol === 'https:') return;
  if (protocol !== 'http:') throw new UnsafeAddressError('it must begin with https://');
  if (!THIS_MACHINE.has(hostname))
    throw new UnsafeAddressError(
      'it must begin with https://: without encryption, only localhost, 127.0.0.1 and [::1] are allowed',
    );
}
