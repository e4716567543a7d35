/*
 * Quick checks of raw JSON bytes, for the prescan: may there be a credential that `findSecrets` would find in the decoded string?
 * A hint may be wrong, but without a hint there is no credential.
 */

const QUOTE = 0x22;

/** Whether two hex digits are a character that occurs in the names of credentials, or `?` or `#`. */
export function mayBelongToSecret(bytes: Uint8Array, at: number): boolean {
  const high = bytes[at] as number;
  const low = (bytes[at + 1] as number) | 0x20;
  if (high === 0x32) return low === 0x64 || low === 0x33;
  if (high === 0x33) return low < 0x61 || low === 0x66;
  return high >= 0x34;
}

/** Whether the value of this key is a credential. Other names of credentials begin with what `inString` marks with 3. */
export function isSecretKey(bytes: Uint8Array, start: number, end: number): boolean {
  return end - start === 15 && matchesIgnoringCase(bytes, start, end, 'signeduploadurl');
}

/** Whether a credential may begin at `at`, one of the bytes that `inString` marks with 3. */
export function mayBeginSecret(bytes: Uint8Array, at: number, end: number): boolean {
  switch (bytes[at]) {
    case 0x25:
      return mayBeEncoded(bytes, at + 1, end);
    case 0x2d:
    case 0x5f:
      return matchesIgnoringCase(bytes, at + 1, end, 'upload');
    case 0x41:
      return (
        (bytes[at + 1] === 0x4b || bytes[at + 1] === 0x53) && matchesIgnoringCase(bytes, at + 2, end, 'ia')
      );
    case 0x55:
      return matchesIgnoringCase(bytes, at + 1, end, 'pload');
    default:
      return mayBeHeader(bytes, at + 1, end);
  }
}

/** Whether `x-access-key`, `x-api-key`, `x-amz-s…` or `x-goog-s…` may go on here, with hyphens, underscores or neither. */
function mayBeHeader(bytes: Uint8Array, from: number, end: number): boolean {
  if (bytes[from] === 0x25) return true;
  const at = afterSeparator(bytes, from);
  return (
    continues(bytes, at, end, 'access', 0x6b) ||
    continues(bytes, at, end, 'api', 0x6b) ||
    continues(bytes, at, end, 'amz', 0x73) ||
    continues(bytes, at, end, 'goog', 0x73)
  );
}

/** Whether there is a word, and after it a separator or none, and a letter; or an escape, behind which anything may be. */
function continues(bytes: Uint8Array, at: number, end: number, word: string, letter: number): boolean {
  if (((bytes[at] as number) | 0x20) !== word.charCodeAt(0) || !matchesIgnoringCase(bytes, at, end, word))
    return false;
  const next = bytes[afterSeparator(bytes, at + word.length)] as number;
  return next === 0x25 || next === 0x5c || (next | 0x20) === letter;
}

function afterSeparator(bytes: Uint8Array, at: number): number {
  return bytes[at] === 0x2d || bytes[at] === 0x5f ? at + 1 : at;
}

/** Whether a percent-encoded character may belong to a credential. Spaces and slashes, which are common, cannot. */
function mayBeEncoded(bytes: Uint8Array, at: number, end: number): boolean {
  const high = bytes[at] as number;
  if (at + 1 >= end || high < 0x32 || high > 0x37) return false;
  // %25 is a percent sign, which may be encoded itself.
  return (high === 0x32 && bytes[at + 1] === 0x35) || mayBelongToSecret(bytes, at);
}

function matchesIgnoringCase(bytes: Uint8Array, at: number, end: number, lower: string): boolean {
  if (at + lower.length > end) return false;
  for (let index = 0; index < lower.length; index++) {
    if (((bytes[at + index] as number) | 0x20) !== lower.charCodeAt(index)) return false;
  }
  return true;
}

/** The end of a URL's query or fragment; negated when it contains `sig`, `Signature`, `Security` or `upload_id`, as signed URLs do. */
export function endOfPlainQuery(bytes: Uint8Array, from: number, end: number): number {
  let at = from;
  for (; at < end; at++) {
    const byte = bytes[at] as number;
    if (byte <= 0x20 || byte === QUOTE) return at;
    if ((byte | 0x20) === 0x75 && matchesIgnoringCase(bytes, at + 1, end, 'pload')) return -at;
    if ((byte | 0x20) !== 0x73) continue;
    if (matchesIgnoringCase(bytes, at + 1, end, 'ig')) return -at;
    if (matchesIgnoringCase(bytes, at + 1, end, 'ecurity')) return -at;
  }
  return at;
}
