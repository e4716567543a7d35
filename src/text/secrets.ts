import { type Span, span } from './span.js';

/** A kind of credential that a string may hold. The first group of `pattern` is what must not be shown. */
export interface SecretPattern {
  readonly name: string;
  readonly pattern: RegExp;
}

/**
 * Credentials that the game-management API hands out or asks for: signed upload URLs (part 2, upload destination) and
 * access keys (part 5), with the ways in which object stores sign URLs.
 */
export const SECRET_PATTERNS: readonly SecretPattern[] = [
  {
    name: 'a signed upload URL',
    pattern:
      /https?:\/\/[^\s"'<>\\?]+\?([^\s"'<>\\]*(?:X-Amz-Signature|X-Amz-Security-Token|X-Goog-Signature|Signature|sig)=[^\s"'<>\\]+)/gi,
  },
  { name: 'an access key', pattern: /\bx-(?:access|api)-key["'\\]*\s*[:=]\s*["'\\]*([^\s"'\\,;&{}]{6,})/gi },
  { name: 'an access key id', pattern: /\b((?:AKIA|ASIA)[0-9A-Z]{16})\b/g },
];

/** Keys whose value is a credential, whatever it looks like. */
const SECRET_KEYS = new Set(['x-access-key', 'x-api-key', 'signeduploadurl']);

/** Without a match of this no pattern matches. */
const NEEDLE = /signature|security-token|sig=|sig\\u003d|AKIA|ASIA|x-(?:access|api)-key|signeduploadurl/i;

/** A quick look at a text for which a survey gave hints: false means that it holds no secret. */
export function mayHoldSecrets(text: string): boolean {
  return NEEDLE.test(text);
}

/** A credential inside a string. `span` counts UTF-16 units of the string. */
export interface Secret {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

/** The secrets in the decoded text of one string; `key` is the member's key where the string is a member's value. */
export function findSecrets(text: string, key?: string): Secret[] {
  if (key !== undefined && SECRET_KEYS.has(key.toLowerCase()) && text.length >= 6) {
    return [
      {
        name: key.toLowerCase().endsWith('url') ? 'a signed upload URL' : 'an access key',
        start: 0,
        end: text.length,
      },
    ];
  }
  const found: Secret[] = [];
  if (!NEEDLE.test(text)) return found;
  for (const { name, pattern } of SECRET_PATTERNS) {
    for (const match of text.matchAll(pattern)) {
      const secret = match[1] ?? '';
      const start = match.index + match[0].indexOf(secret);
      const end = start + secret.length;
      if (!found.some((other) => start < other.end && other.start < end)) found.push({ name, start, end });
    }
  }
  return found.sort((a, b) => a.start - b.start);
}

/** Covers in `message` whatever it quotes of the secrets, even where the quotation was cut short. */
export function maskSecrets(message: string, secrets: readonly string[]): string {
  let masked = message;
  for (const secret of secrets) {
    const head = secret.slice(0, 6);
    for (let at = masked.indexOf(head); at >= 0 && head !== ''; at = masked.indexOf(head, at + 3)) {
      let length = head.length;
      while (at + length < masked.length && masked[at + length] === secret[length]) length++;
      masked = `${masked.slice(0, at)}***${masked.slice(at + length)}`;
    }
  }
  return masked;
}

/** The span, in UTF-8 bytes of the string's content, of what must not be shown. */
export function secretSpan(text: string, secret: Secret): Span {
  const start = utf8Length(text.slice(0, secret.start));
  return span(start, start + utf8Length(text.slice(secret.start, secret.end)));
}

function utf8Length(text: string): number {
  return new TextEncoder().encode(text).length;
}
