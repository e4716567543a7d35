import { type Stats, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { printable } from '../../bytes/json/quote.js';
import { listed } from '../../bytes/text/in-words.js';
import { nearest } from '../../bytes/text/nearest.js';
import { protectFault, type RemovalLimit, readRemovalLimit } from '../../verdict/lint/removals.js';
import { CommandError } from '../../world/files/command-error.js';
import { whyRefused } from '../../world/files/refusals.js';

/* Reads the values of options and the words of commands, and says what is wrong with them. */

/** The value of an option that takes one of a few words. @throws CommandError for another one */
export function oneOf<Choice extends string>(
  option: string,
  choices: readonly Choice[],
  given: string,
): Choice {
  const choice = choices.find((known) => known === given);
  if (choice !== undefined) return choice;
  const hint = didYouMean(given, choices, `use ${listed(choices, 'or')}`);
  throw new CommandError(`--${option} cannot be "${given}": ${hint}`);
}

/** The value of an option that counts something. @throws CommandError */
export function readNumber(option: string, text: string, most: number | undefined): number {
  if (/^\d+$/.test(text) && Number(text) <= (most ?? Number.POSITIVE_INFINITY)) return Number(text);
  const range = most === undefined ? 'of 0 or more' : `from 0 to ${most}`;
  throw new CommandError(`--${option} must be a whole number ${range}, not "${text}"`);
}

export const MAX_PORT = 65_535;

/** The words of a command that needs exactly these, such as `a room`. @throws CommandError */
export function onlyWords<const Wanted extends readonly string[]>(
  name: string,
  words: readonly string[],
  wanted: Wanted,
  example: string,
): { readonly [Index in keyof Wanted]: string } {
  if (wanted.some((_, index) => (words[index] ?? '') === ''))
    throw new CommandError(`${name} needs ${wanted.join(' and ')}, as in ${example}`);
  const extra = words[wanted.length];
  if (extra !== undefined)
    throw new CommandError(`${name} takes only ${wanted.join(' and ')}: remove "${extra}"`);
  return words as unknown as { readonly [Index in keyof Wanted]: string };
}

/** The word of a command that takes one at most. @throws CommandError */
export function atMostOne(name: string, words: readonly string[], what: string): string | undefined {
  const [word, extra] = words;
  if (extra !== undefined) throw new CommandError(`${name} takes one ${what}: remove "${extra}"`);
  return word;
}

/** @throws CommandError for a command that takes no words */
export function noWords(name: string, [extra]: readonly string[]): void {
  if (extra !== undefined) throw new CommandError(`${name} takes no files: remove "${extra}"`);
}

/** What a word was meant to be: a near one, or in short words the same letters in another order. */
export function mistyped(word: string, candidates: readonly string[]): string | undefined {
  const letters = (text: string): string => [...text].sort().join('');
  return nearest(word, candidates) ?? candidates.find((candidate) => letters(candidate) === letters(word));
}

/** `did you mean X?`, or `otherwise` when nothing is similar. @param before what X follows: `--` */
export function didYouMean(
  word: string,
  candidates: readonly string[],
  otherwise: string,
  before = '',
): string {
  const guess = mistyped(word, candidates);
  return guess === undefined ? otherwise : `did you mean ${before}${guess}?`;
}

/** What is at a path that was given; undefined when nothing is. @throws CommandError when the system refuses the path */
export function statsOf(file: string, cwd: string): Stats | undefined {
  try {
    return statSync(resolve(cwd, file), { throwIfNoEntry: false });
  } catch (error) {
    throw new CommandError(`${printable(file)}: ${whyRefused('read', error)}`);
  }
}

/** How much an import may remove. @param option where the text is from, for the message @throws CommandError */
export function readLimit(text: string, option = '--max-removed'): RemovalLimit {
  const limit = readRemovalLimit(text);
  if (limit === undefined)
    throw new CommandError(
      `${option} cannot be "${printable(text)}": use a number or a percentage, such as 5 or 10%`,
    );
  return limit;
}

/** @throws CommandError for an invalid pattern of `--protect` */
export function requirePatterns(patterns: readonly string[]): void {
  for (const pattern of patterns) {
    const fault = protectFault(pattern);
    if (fault !== undefined) throw new CommandError(`--protect ${fault}`);
  }
}
