import { SIGNED_URL } from '../../src/bytes/scan/secrets.js';
import {
  defineRule,
  type JsonObject,
  type Kinds,
  keysOf,
  member,
  type Place,
  quoteValue,
  type Report,
  spanIn,
  writeMeant,
} from '../kit.js';

/** The sections whose keys name records. */
const RECORDS = new Map([
  ['roomItems', { what: 'item ', advice: 'give one its own number, or delete it' }],
  ['quests', { what: 'quest entry ', advice: 'give one its own id, or delete it' }],
  ['logic', { what: 'logic entry ', advice: 'give one the number of its item, or delete it' }],
]);

interface Duplicate {
  readonly key: string;
  /** The section whose record it is; undefined for another key. */
  readonly section: string | undefined;
}

export const duplicateKey = defineRule({
  id: 'text/duplicate-key',
  level: 'error',
  kinds: {
    duplicate({ key, section = '' }: Duplicate) {
      const { what, advice } = RECORDS.get(section) ?? { what: '', advice: 'delete the wrong one' };
      return `another ${what}${quoteValue(key)} comes before this one, and most readers keep only the last: ${advice}`;
    },
  },
  summary: 'No object has the same key twice',
  source:
    'RFC 8259, section 4: names within an object should be unique; game-management API, part 2: sections are objects keyed by id',
  on: {
    textFault(found, report) {
      if (found.kind !== 'tree' || found.fault.kind !== 'duplicate-key') return;
      const { holder, fault } = found;
      const { key, place } = fault;
      report({
        kind: 'duplicate',
        // A place means the last of several equal keys, so both keys are given by their bytes.
        at: spanIn(holder, fault.span, place),
        values: { key, section: sectionOf(place) },
        related: [{ at: spanIn(holder, fault.first, place), message: `the first ${quoteValue(key)}` }],
      });
    },
  },
});

/** The section that a record is directly in. */
function sectionOf(place: Place | undefined): string | undefined {
  const [[section, ...keys] = [], ...inner] = place?.paths ?? [];
  return keys.length === 1 && inner.length === 0 ? String(section) : undefined;
}

/** Longer numbers are cut off here, to keep a message on one line. */
const MAX_LENGTH = 40;

interface Unsafe {
  /** The number as it is in the file. */
  readonly text: string;
}

export const unsafeNumber = defineRule({
  id: 'text/unsafe-number',
  level: 'warning',
  kinds: {
    'inexact-integer': ({ text }: Unsafe) =>
      `${shorten(text)} becomes ${shorten(exactly(Number(text), text))} when it is read: write a number of at most 15 digits, or a string if it is an id`,
    'too-many-digits': ({ text }: Unsafe) =>
      `${shorten(text)} becomes ${Number(text)} when it is read: write at most 17 digits`,
    overflow: ({ text }: Unsafe) =>
      `${shorten(text)} becomes ${Number(text)} when it is read: write a number closer to 0`,
    underflow: ({ text }: Unsafe) =>
      `${shorten(text)} becomes ${text.startsWith('-') ? '-0' : '0'} when it is read: write 0, or a number further from 0`,
  },
  summary: 'Numbers fit in double precision',
  source: 'RFC 8259, section 6: readers agree on numbers within IEEE 754 double precision',
  on: {
    textFault(found, report) {
      if (found.kind !== 'tree' || found.fault.kind !== 'unsafe-number') return;
      const { span, place, text, why } = found.fault;
      report({ kind: why, at: spanIn(found.holder, span, place), values: { text } });
    },
  },
});

/** The exact integer that a double represents, which its shortest spelling often is not. */
function exactly(value: number, text: string): string {
  if (!/[eE]/.test(text)) return String(BigInt(value));
  const digits = text.replace(/e.*/i, '').replace(/\D/g, '').length;
  return Math.abs(value) < 1e25 ? String(BigInt(value)) : value.toPrecision(Math.min(digits + 3, 30));
}

function shorten(text: string): string {
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
}

interface Surrogates {
  readonly count: number;
  /** The first one, as it is in the file. */
  readonly first: string;
  readonly inKey: boolean;
}

export const loneSurrogate = defineRule({
  id: 'text/lone-surrogate',
  level: 'warning',
  kinds: {
    half({ count, first, inKey }: Surrogates) {
      const what = inKey ? 'this key' : 'this string';
      return count === 1
        ? `${what} contains an unpaired surrogate, ${first}: write the whole character, or remove it`
        : `${what} contains ${count} unpaired surrogates, the first ${first}: write the whole characters, or remove them`;
    },
  },
  summary: 'Strings contain no unpaired surrogates',
  source: 'RFC 8259, section 8.2: readers behave unpredictably on unpaired surrogates',
  on: {
    textFault(found, report) {
      if (found.kind !== 'tree' || found.fault.kind !== 'lone-surrogate') return;
      const { span, place, count, escape: first, inKey } = found.fault;
      report({ kind: 'half', at: spanIn(found.holder, span, place), values: { count, first, inKey } });
    },
  },
});

export const secret = defineRule({
  id: 'text/secret',
  level: 'warning',
  kinds: {
    credential: ({ name, inKey }: { name: string; inKey: boolean }) =>
      `this ${inKey ? 'key' : 'string'} contains ${name}: ${
        name === SIGNED_URL
          ? 'use the assetURL that came with it instead'
          : 'take it out, and replace it if others have seen the file'
      }`,
  },
  summary: 'Strings contain no signed upload URL, no access key and no password in a URL',
  source:
    'game-management API, part 2, upload destination: sensitive, must not be logged or published; part 5, authentication',
  on: {
    textFault(found, report) {
      if (found.kind !== 'tree' || found.fault.kind !== 'secret') return;
      const { secrets, inKey, span, place } = found.fault;
      const at = spanIn(found.holder, span, place);
      for (const name of new Set(secrets.map((secret) => secret.name)))
        report({ kind: 'credential', at, values: { name, inKey } });
    },
  },
});

const KINDS = {
  'decoded-twice': ({ text, meant }: { text: string; meant: string }) =>
    `${quoteValue(text)} was read in the wrong encoding: write ${quoteValue(meant)}`,
} as const satisfies Kinds;

export const decodedTwice = defineRule({
  id: 'text/decoded-twice',
  level: 'off',
  catalog: { level: 'warning' },
  kinds: KINDS,
  fix: 'unsafe',
  summary: 'Strings that players read were decoded as UTF-8',
  source: 'how programs read UTF-8 as Windows-1252: a dash becomes "â€”"',
  on: {
    item: ({ record, place }, report) => judge(record, place, report),
    questEntry: ({ record, place }, report) => judge(record, place, report),
    itemLogic: ({ value, place }, report) => judge(value, place, report),
  },
});

function judge(record: JsonObject, place: Place, report: Report<typeof KINDS>): void {
  for (const field of keysOf(record)) {
    const text = member(record, field);
    if (typeof text !== 'string' || !FIRST_BYTES.test(text)) continue;
    const meant = decodedOnce(text);
    if (meant === text) continue;
    const at = place.at(field);
    report({
      kind: 'decoded-twice',
      at,
      values: { text, meant },
      fix: writeMeant(at, meant),
    });
  }
}

/** A first byte of a UTF-8 sequence and one that follows it, as the characters that Windows-1252 has for them. */
const FIRST_BYTES =
  /[\u00c2-\u00f4][\u0080-\u00bf\u0152\u0153\u0160\u0161\u0178\u017d\u017e\u0192\u02c6\u02dc\u2013-\u2122]/;
/** The characters that Windows-1252 has for the bytes 0x80 to 0x9f; those without one keep their number. */
const HIGH =
  '\u20ac\x81\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\x8d\u017d\x8f\x90\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\x9d\u017e\u0178';

/** The text with each run of such characters read as the UTF-8 that its bytes are, where they are any. */
function decodedOnce(text: string): string {
  return text.replace(/[\u0080-\uffff]+/g, (run) => {
    const bytes = Uint8Array.from(run, byteOf);
    if (bytes.includes(0)) return run;
    try {
      return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    } catch {
      return run;
    }
  });
}

/** The byte of a character in Windows-1252; 0 for one that it lacks. */
function byteOf(character: string): number {
  const code = character.charCodeAt(0);
  if (code >= 0xa0 && code <= 0xff) return code;
  const index = HIGH.indexOf(character);
  return index < 0 ? 0 : 0x80 + index;
}
