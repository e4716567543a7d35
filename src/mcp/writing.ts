import { printable } from '../json/quote.js';
import { CommandError } from '../workspace/command-error.js';
import type { GuardedFile } from './guarded-path.js';

/**
 * Only snapshots of people are written, never what programs keep: settings, hooks, backups.
 *
 * @throws CommandError for a file in a folder, or with a name, that begins with a dot
 */
export function requireWritable({ name }: GuardedFile): void {
  if (name.split('/').some((step) => step.startsWith('.')))
    throw new CommandError(
      `${printable(name)} is not written: files and folders that begin with a dot belong to programs. Copy it elsewhere first`,
    );
}
