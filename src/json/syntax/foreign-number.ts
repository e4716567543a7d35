/** RFC 8259 section 6. */
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

/** A number notation that JSON does not allow, in messages, and as a number of JSON. */
interface Notation {
  readonly pattern: RegExp;
  readonly words: string;
  toJson(text: string): string;
}

/** Dashes and minus signs that are not the ASCII hyphen. */
const DASHES = '[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]';

const NOTATIONS: readonly Notation[] = [
  {
    pattern: new RegExp(`^${DASHES}|[eE]${DASHES}`),
    words: 'has a dash for its minus sign',
    toJson: (text) => text.replace(new RegExp(DASHES, 'g'), '-'),
  },
  {
    pattern: /[\uff10-\uff19\uff0b\uff0e]/,
    words: 'has full-width digits or signs',
    toJson: (text) => text.normalize('NFKC'),
  },
  {
    pattern: /^[+-]?0[xX][0-9A-Fa-f]{1,30}$/,
    words: 'is hexadecimal, which JSON does not allow',
    toJson: inDecimal,
  },
  {
    pattern: /^[+-]?0(?:[bB][01]{1,100}|[oO][0-7]{1,40})$/,
    words: 'is binary or octal, which JSON does not allow',
    toJson: inDecimal,
  },
  {
    pattern: /_/,
    words: 'has an underscore between its digits',
    toJson: (text) => text.replaceAll('_', ''),
  },
  { pattern: /^\+/, words: 'has a plus sign', toJson: (text) => text.slice(1) },
  {
    pattern: /^[+-]?0\d/,
    words: 'has a leading zero',
    toJson: (text) => text.replace(/^([+-]?)0+(?=\d)/, '$1'),
  },
  {
    pattern: /^[+-]?\.\d/,
    words: 'has no digit before its decimal point',
    toJson: (text) => text.replace('.', '0.'),
  },
  {
    pattern: /^[^.]*\d\.(?!\d)/,
    words: 'has no digit after its decimal point',
    toJson: (text) => text.replace('.', ''),
  },
  {
    pattern: /[eE][+-]?$/,
    words: 'has an exponent without digits',
    toJson: (text) => text.replace(/[eE][+-]?$/, ''),
  },
  { pattern: /\dn$/, words: 'ends in n', toJson: (text) => text.slice(0, -1) },
];

/** Longer numbers are not converted. */
const MAX_LENGTH = 80;

/** What is foreign about a number. */
export interface ForeignNumber {
  readonly words: string;
  /** The number in JSON's notation; undefined when it cannot be converted. */
  readonly json: string | undefined;
}

/** Recognizes a number in a notation that JSON does not allow. */
export function foreignNumber(text: string): ForeignNumber | undefined {
  const notation = NOTATIONS.find(({ pattern }) => pattern.test(text));
  if (notation === undefined) return undefined;
  let json = text.length > MAX_LENGTH ? '' : text;
  for (const { pattern, toJson } of NOTATIONS) if (pattern.test(json)) json = toJson(json);
  return { words: notation.words, json: NUMBER.test(json) ? json : undefined };
}

/** Whether a word is a number whose first character is a dash, or a full-width digit or sign. */
export function isForeignNumber(word: string): boolean {
  return BEGINS_FOREIGN.test(word) && foreignNumber(word)?.json !== undefined;
}

const BEGINS_FOREIGN = new RegExp(`^(?:${DASHES}|[\\uff0b\\uff0e\\uff10-\\uff19])`);

function inDecimal(text: string): string {
  const sign = text.startsWith('-') ? '-' : '';
  return sign + String(BigInt(text.replace(/^[+-]/, '')));
}
