import { printable } from '../json/quote.js';
import { CommandError } from '../workspace/command-error.js';
import type { GuardedFile } from './guarded-path.js';

/** Only snapshots of people are written. @throws CommandError for dot-files, and files in dot-folders */
export function requireWritable({ name }: GuardedFile): void {
  if (name.split('/').some((step) => step.startsWith('.')))
    throw new CommandError(
      `${printable(name)} is not written: files and folders that begin with a dot belong to programs. Copy it elsewhere first`,
    );
}
