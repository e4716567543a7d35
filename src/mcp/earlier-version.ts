import { dirname, relative, sep } from 'node:path';
import { Repository } from '../files/git.js';
import { GitError } from '../files/git-command.js';
import { lastPulls } from '../gate/last-pull.js';
import { FolderError } from '../gate/ports.js';
import { printable } from '../json/quote.js';
import { MAX_IMPORTED_BYTES } from '../snapshot/import-limit.js';
import { CommandError } from '../workspace/command-error.js';
import { bytesOf, type NamedBytes } from '../workspace/plan-file.js';
import type { Desk, ReadFile } from './desk.js';

/** What `against` may be besides a path. */
const HEAD = 'HEAD';
const LAST_PULL = 'last pull';

/**
 * What a file is planned into: the given file, or its version in HEAD, or the room as it was last pulled.
 * Without a choice, the last pull, because that is what the room was.
 *
 * @throws CommandError when there is none
 */
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

/** @throws CommandError when it is not known which */
function lastPullOf({ name, absolute }: ReadFile): NamedBytes | undefined {
  try {
    const [first, second] = lastPulls(absolute);
    if (first === undefined) return undefined;
    if (second !== undefined)
      throw new CommandError(
        `${printable(name)} was pulled from several rooms: give "against", a file with the snapshot of the room that is meant`,
      );
    return { name: `room ${first.room} as it was last pulled`, bytes: first.bytes };
  } catch (error) {
    if (error instanceof FolderError) throw new CommandError(error.message);
    throw error;
  }
}

/** The version in HEAD, or why there is none. */
function headOf({ absolute }: ReadFile, { env }: Desk): NamedBytes | string {
  try {
    // A clone that lacks files would fetch them.
    const repository = Repository.open(dirname(absolute), { ...env, GIT_NO_LAZY_FETCH: '1' });
    const { head } = repository;
    if (head === undefined) return 'there is no commit yet';
    const name = relative(repository.top, absolute).split(sep).join('/');
    const [before] = repository.filesOf(head, [name]);
    if (before === undefined || before.isLink) return 'HEAD does not have it';
    const shown = `HEAD:${before.name}`;
    return { name: shown, bytes: bytesOf(before.read(MAX_IMPORTED_BYTES, false), shown) };
  } catch (error) {
    if (error instanceof GitError) return error.message;
    throw error;
  }
}
