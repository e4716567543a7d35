import { type Stats, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { whyRefused } from '../files/refusals.js';
import { printable } from '../json/quote.js';
import { CommandError } from '../workspace/command-error.js';

/** What is at a path; undefined when nothing is. @throws CommandError when the system refuses the path */
export function statsOf(file: string, cwd: string): Stats | undefined {
  try {
    return statSync(resolve(cwd, file), { throwIfNoEntry: false });
  } catch (error) {
    throw new CommandError(`${printable(file)}: ${whyRefused('read', error)}`);
  }
}
