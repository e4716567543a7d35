import { headOf, lastPullOf } from '../gate/version-before.js';
import { printable } from '../json/quote.js';
import { CommandError } from '../workspace/command-error.js';
import type { NamedBytes } from '../workspace/plan-file.js';
import type { Desk, ReadFile } from './desk.js';

/** What `against` may be besides a path. */
const HEAD = 'HEAD';
const LAST_PULL = 'last pull';

/** What a file is planned into: the given file, HEAD or, by default, the last pull. @throws CommandError */
export function earlierVersion(file: ReadFile, against: string | undefined, desk: Desk): NamedBytes {
  if (against === undefined) {
    const found = lastPullOf(file) ?? headOf(file, desk);
    if (typeof found !== 'string') return found;
    throw new CommandError(
      `${printable(file.name)}: nothing to plan against: it was never pulled, and ${found}. Give "against", a file with the snapshot of the room as it is`,
    );
  }
  if (against === LAST_PULL) {
    const found = lastPullOf(file);
    if (found !== undefined) return found;
    throw new CommandError(
      `${printable(file.name)} was never pulled: a person runs roomlint pull, or give another "against"`,
    );
  }
  if (against === HEAD) {
    const found = headOf(file, desk);
    if (typeof found !== 'string') return found;
    throw new CommandError(`${printable(file.name)}: ${found}. Give a file as "against"`);
  }
  const { name, bytes } = desk.read(against);
  return { name, bytes };
}
