import { listed } from '../text/in-words.js';
import { CommandError } from '../workspace/command-error.js';
import { mistyped } from './mistyped.js';

/** The value of an option that takes one of a few words. @throws CommandError for another one */
export function oneOf<Choice extends string>(
  option: string,
  choices: readonly Choice[],
  given: string,
): Choice {
  const choice = choices.find((known) => known === given);
  if (choice !== undefined) return choice;
  const guess = mistyped(given, choices);
  const hint = guess === undefined ? `use ${listed(choices, 'or')}` : `did you mean ${guess}?`;
  throw new CommandError(`--${option} cannot be "${given}": ${hint}`);
}
