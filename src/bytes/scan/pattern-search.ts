import { HEADER, UPLOAD } from './credential-names.js';

/** The place of a credential in a string, in UTF-16 units. */
export interface Found {
  readonly start: number;
  readonly end: number;
  /** For the pieces of a credential in a list: all of them at the first, and nothing later. */
  readonly list?: string;
}

/** Finds credentials in the plain spelling of a text, in linear time. */
export type Search = (text: string) => readonly Found[];

/** Placeholders for credentials, and names of credentials, as in a list of headers. */
const PLACEHOLDER = new RegExp(
  String.raw`^(?:[<$%*[({]|your|my[-_]|xxx|\.\.\.|process\.env|(?:${HEADER}|${UPLOAD})(?![\w-]))`,
  'i',
);

export function isPlaceholder(text: string): boolean {
  return PLACEHOLDER.test(text);
}

/** Which character ends what a group begins. */
const ENDS: Readonly<Record<string, RegExp>> = {
  quoted: /"/g,
  // A quote ends these as well: what should end them may be missing, and then a report would lose its syntax.
  single: /['"]/g,
  ticked: /[`"]/g,
  word: /[\s"'\\,;&{}<>]/g,
  bracketed: /[\s"'\\,;&{}<>()[\]*]/g,
  element: /[\s"'\\<>]/g,
};

/** Between two strings that are added, as in `"…" + "…"`. */
const ADDED = /["'](?:\s{0,8}[+.]\s{0,8}|\s{1,8})["'](?!["'])/y;

/** Finds what the last group of patterns begins, up to what ends it. Each match ends with its group. */
export function groups(...patterns: readonly RegExp[]): Search {
  return (text) => {
    const found: Found[] = [];
    for (const pattern of patterns) {
      // Its place is kept here, because a copy of the pattern for each of millions of strings takes longer
      // than the search.
      let at = 0;
      for (;;) {
        pattern.lastIndex = at;
        const match = pattern.exec(text);
        if (match === null) break;
        const matched = pattern.lastIndex;
        const name = Object.keys(match.groups ?? {}).find((each) => match.groups?.[each] !== undefined);
        const begin = name === undefined ? match[1] : match.groups?.[name];
        const start = matched - (begin ?? '').length;
        const end = name === undefined ? matched : endOf(text, start, ENDS[name]);
        if (!isPlaceholder(text.slice(start))) found.push({ start, end });
        at = end;
        for (ADDED.lastIndex = at; ADDED.test(text); ADDED.lastIndex = at) {
          const from = ADDED.lastIndex;
          at = endOf(text, from, ENDS.single);
          found.push({ start: from, end: at });
        }
      }
    }
    return found;
  };
}

/** Where a stretch that begins at `from` ends. */
export function endOf(text: string, from: number, ends: RegExp | undefined): number {
  if (ends === undefined) return text.length;
  ends.lastIndex = from;
  return ends.exec(text)?.index ?? text.length;
}
