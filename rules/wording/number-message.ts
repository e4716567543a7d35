/** RFC 8259 section 6. */
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

/** A way to write numbers that JSON does not allow: how to recognize it, what the message says, and the same number in JSON. */
interface ForeignNotation {
  readonly pattern: RegExp;
  readonly words: string;
  toJson(text: string): string;
}

const FOREIGN_NOTATIONS: readonly ForeignNotation[] = [
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

/** Longer numbers are neither converted nor shown in full. */
const LONGEST = 80;

/**
 * Says why JSON does not allow a number, and how to write it.
 *
 * @param text the number as it is in the file
 * @param shown the same, shortened and safe to print
 */
export function numberMessage(text: string, shown: string): string {
  if (text === '-') return 'this minus sign has no number: add the number after it';
  if (text === '+') return 'this plus sign has no number: replace it with a number';
  if (text === '.') return 'a decimal point alone is not a value: replace it with a number';
  const notation = FOREIGN_NOTATIONS.find(({ pattern }) => pattern.test(text));
  if (notation === undefined)
    return `${shown} is not a number: correct it, or put it in double quotes if it is a string`;
  const number = text.length > LONGEST ? undefined : jsonNumber(text);
  return `${shown} ${notation.words}: write ${number ?? 'a number like 10, -2.5 or 1e3'}`;
}

/** The number in JSON's notation; undefined when it cannot be converted. */
function jsonNumber(text: string): string | undefined {
  let number = text;
  for (const { pattern, toJson } of FOREIGN_NOTATIONS) if (pattern.test(number)) number = toJson(number);
  return NUMBER.test(number) ? number : undefined;
}

function inDecimal(text: string): string {
  const sign = text.startsWith('-') ? '-' : '';
  return sign + String(BigInt(text.replace(/^[+-]/, '')));
}
