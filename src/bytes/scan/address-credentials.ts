import { endOf, type Found, isPlaceholder } from './pattern-search.js';

const SIGNING_PARAMETER =
  /(?:signature|[?#&;]sig|security[-_]?token|[?#&;]upload_id)(?:\[\w{0,20}\])?=[^&;]/i;

/** The value of such a parameter of an address without a host. */
export const RELATIVE_QUERY =
  /(?<=[\w/.-])[?#&;](?:[\w-]{0,20}signature|sig|[\w-]{0,20}security[-_]?token|upload_id)=(?=[\w+/.=%-]{0,60}\d|[\w+/.=%-]{24})(?<word>[^\s"'\\,;&{}<>]{6})/gi;

/** Finds the queries and fragments of signed URLs. */
export function signedQueries(text: string): readonly Found[] {
  const found: Found[] = [];
  const begin = /\/\//g;
  const queries = /[?#;]/g;
  let query = -1;
  while (begin.test(text)) {
    const end = endOf(text, begin.lastIndex, ENDS_ADDRESS);
    if (query < begin.lastIndex) {
      queries.lastIndex = begin.lastIndex;
      query = queries.exec(text)?.index ?? -1;
    }
    if (query < 0) break;
    if (query < end && SIGNING_PARAMETER.test(text.slice(query, end))) found.push({ start: query + 1, end });
    // A URL inside a URL is part of it and is not searched again.
    begin.lastIndex = Math.max(end, begin.lastIndex);
  }
  return found;
}

/** Characters that end a URL. */
const ENDS_ADDRESS = /[\s"'<>\\]/g;

const AUTHORITY_ENDS = /[/?#\s"'<>\\`]/g;
/** A longer one is not a key, and the prescan looks back no further. */
const MAX_USER_INFO_LENGTH = 1_000;
const TOKEN_SHAPE = /^(?=.{12})(?:.*\d|.{24})/s;

/** The slashes before the host of a URL. A path that a program has tidied up has one. */
const SLASHES = /(?<![\w/])\/{2,}|(?<=\b(?:https?|wss?|ftps?):)\//gi;

/** Finds the user names and passwords of URLs, and tokens in their place: https://key:secret@host. */
export function userInfo(text: string): readonly Found[] {
  const found: Found[] = [];
  const begin = new RegExp(SLASHES);
  for (let slashes = begin.exec(text); slashes !== null; slashes = begin.exec(text)) {
    const start = begin.lastIndex;
    const end = endOf(text, start, AUTHORITY_ENDS);
    begin.lastIndex = end;
    const at = text.slice(start, Math.min(end, start + MAX_USER_INFO_LENGTH)).lastIndexOf('@');
    if (at <= 0 || start + at + 1 === end) continue;
    const info = text.slice(start, start + at);
    const colon = info.indexOf(':');
    const secret = colon < 0 ? info : info.slice(colon + 1);
    if (secret === '' || isPlaceholder(secret)) continue;
    // Without a scheme, what follows two slashes is often a comment.
    if (colon < 0 && (text[slashes.index - 1] !== ':' || !TOKEN_SHAPE.test(secret))) continue;
    found.push({ start, end: start + at });
  }
  return found;
}
