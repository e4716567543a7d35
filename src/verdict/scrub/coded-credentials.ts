import { findRawSecrets, SecretMask } from '../../bytes/scan/secrets.js';

/** The codes of characters in URLs, HTML, JavaScript, C and lists of numbers. */
const CODES: readonly (readonly [pattern: RegExp, radix: number])[] = [
  [/(?<=%|&#x|\\x)[2-7][\da-f]/gi, 16],
  [/(?<=&#0{0,4})[1-9]\d{1,2}(?!\d)/g, 10],
  [/(?<=\\)[01][0-7]{2}/g, 8],
  [/^\d{2,3}$/g, 10],
];
/** Fewer codes side by side say nothing. */
const SEVERAL = /(?:(?:%|&#x?|(?<!\\)\\+x?)[\da-f]{2,7};?){3}|(?:(?<!\d)\d{2,3}[\s,"'\\]+){7}/i;

/** The text with other letters in coded credentials and their copies, in the same length and still recognizable. */
export function withoutCodedCredentials(text: string): string {
  if (!SEVERAL.test(text)) return text;
  const bytes = new TextEncoder().encode(text);
  const part = (start: number, end?: number): string =>
    new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes.subarray(start, end));
  let scrubbed = '';
  let shown = 0;
  const secrets = findRawSecrets(bytes);
  const copies = new SecretMask(secrets.map((secret) => secret.text)).findIn(bytes);
  const places = [...secrets.map(({ span }) => span), ...copies].sort((a, b) => a.start - b.start);
  for (const { start, end } of places) {
    if (start < shown) continue;
    scrubbed += part(shown, start) + recoded(part(start, end));
    shown = end;
  }
  return scrubbed + part(shown);
}

function recoded(secret: string): string {
  let text = secret;
  for (const [pattern, radix] of CODES)
    text = text.replaceAll(pattern, (code) => {
      const substitute = substituteOf(String.fromCharCode(Number.parseInt(code, radix)));
      return substitute?.charCodeAt(0).toString(radix).padStart(code.length, '0') ?? code;
    });
  return text;
}

/** A letter or digit whose code has as many digits. */
function substituteOf(character: string): string | undefined {
  if (/\d/.test(character)) return '1';
  if (/[a-c]/.test(character)) return 'b';
  if (/[d-z]/.test(character)) return 'k';
  return /[A-Z]/.test(character) ? 'K' : undefined;
}
