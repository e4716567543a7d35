/** RFC 8259 section 6. */
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

/** What people write that JSON has no place for: how to tell it, what to say of it, and what to write instead. */
interface Habit {
  readonly pattern: RegExp;
  readonly words: string;
  repair(text: string): string;
}

const HABITS: readonly Habit[] = [
  {
    pattern: /^[+-]?0[xX][0-9A-Fa-f]{1,30}$/,
    words: 'is written in hexadecimal, which JSON does not have',
    repair: inDecimal,
  },
  {
    pattern: /^[+-]?0(?:[bB][01]{1,100}|[oO][0-7]{1,40})$/,
    words: 'is written in binary or octal, which JSON does not have',
    repair: inDecimal,
  },
  {
    pattern: /_/,
    words: 'has an underscore between its digits',
    repair: (text) => text.replaceAll('_', ''),
  },
  { pattern: /^\+/, words: 'has a plus sign in front', repair: (text) => text.slice(1) },
  {
    pattern: /^[+-]?0\d/,
    words: 'has a zero in front',
    repair: (text) => text.replace(/^([+-]?)0+(?=\d)/, '$1'),
  },
  {
    pattern: /^[+-]?\.\d/,
    words: 'has no digit before its point',
    repair: (text) => text.replace('.', '0.'),
  },
  {
    pattern: /^[^.]*\d\.(?!\d)/,
    words: 'has no digit after its point',
    repair: (text) => text.replace('.', ''),
  },
  {
    pattern: /[eE][+-]?$/,
    words: 'has an exponent without digits',
    repair: (text) => text.replace(/[eE][+-]?$/, ''),
  },
  { pattern: /\dn$/, words: 'ends in an n', repair: (text) => text.slice(0, -1) },
];

/** Beyond so many characters a number is neither repaired nor shown in full. */
const LONGEST = 80;

/**
 * Why a number is none in JSON, and how to write it.
 *
 * @param text what stands there
 * @param shown the same, shortened and safe to print
 */
export function numberMessage(text: string, shown: string): string {
  if (/^[+-]$/.test(text))
    return `a ${text === '-' ? 'minus' : 'plus'} sign without a number: write the number after it`;
  if (text === '.') return '. is no value: write what belongs here';
  const habit = HABITS.find(({ pattern }) => pattern.test(text));
  if (habit === undefined) return `${shown} is no number: correct it, or put it in quotes if it is a text`;
  const written = text.length > LONGEST ? undefined : repaired(text);
  return `${shown} ${habit.words}: ${written === undefined ? 'JSON numbers look like 10, -2.5 or 1e3' : `write ${written}`}`;
}

/** The number without all the habits that can be told apart; undefined when it still is none then. */
function repaired(text: string): string | undefined {
  let number = text;
  for (const { pattern, repair } of HABITS) if (pattern.test(number)) number = repair(number);
  return NUMBER.test(number) ? number : undefined;
}

function inDecimal(text: string): string {
  const sign = text.startsWith('-') ? '-' : '';
  return sign + String(BigInt(text.replace(/^[+-]/, '')));
}
