import { CommandError } from '../files/command-error.js';

/** Hosts of this machine: the only ones that may be reached without encryption. */
const THIS_MACHINE: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/* What is wrong with an address is said without quoting anything of it: it may hold credentials. */

/** The base URL of the service, without a slash at its end. @throws CommandError */
export function readServerURL(text: string, name: string): string {
  const base = text.replace(/(?<!\/)\/+$/, '');
  const fault =
    unsafeURL(text) ??
    (/[?#]/.test(text) ? 'it must not have a query or a fragment' : undefined) ??
    (base.endsWith('/api/v2') ? 'leave out /api/v2 at the end: it is part of every route' : undefined);
  if (fault !== undefined) throw new CommandError(`${name} cannot be used: ${fault}`);
  const { origin, pathname } = new URL(base);
  return pathname === '/' ? origin : origin + pathname;
}

/** Why keys and files must not be sent to an address; undefined if they may. */
export function unsafeURL(text: string): string | undefined {
  // URL would remove line breaks, and use the rest.
  if (/[\s\p{Cc}]/u.test(text) || !URL.canParse(text))
    return 'it is not a URL: write it in full, as in https://api.example.com';
  const { protocol, hostname, username, password } = new URL(text);
  if (username !== '' || password !== '') return 'it must not contain a user name or password';
  if (protocol === 'https:' || (protocol === 'http:' && THIS_MACHINE.has(hostname))) return undefined;
  return protocol === 'http:'
    ? 'it must begin with https://: without encryption, only localhost, 127.0.0.1 and [::1] are allowed'
    : 'it must begin with https://';
}
