import { type Stats, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { printable } from '../../bytes/json/quote.js';
import { whyRefused } from '../../world/files/refusals.js';
import { CommandError } from '../../world/workspace/command-error.js';

/** What is at a path; undefined when nothing is. @throws CommandError when the system refuses the path */
export function statsOf(file: string, cwd: string): Stats | undefined {
  try {
    return statSync(resolve(cwd, file), { throwIfNoEntry: false });
  } catch (error) {
    throw new CommandError(`${printable(file)}: ${whyRefused('read', error)}`);
  }
}
