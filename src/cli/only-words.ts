import { CommandError } from '../workspace/command-error.js';

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
