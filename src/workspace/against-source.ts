import { resolve } from 'node:path';
import { unprescannedBuffer } from '../files/prescan-thread.js';
import { type FileReading, MAX_OUTPUT, readSnapshotFile } from '../files/read.js';
import { CommandError } from './command-error.js';
import type { Listing, Source } from './source.js';

/** One file of a source, to be compared with another file. @param path of the other file, as it was given */
export function againstSource(source: Source, path: string, cwd: string): Source {
  return {
    open: async (fixes) => {
      const listing = await source.open(fixes);
      const [task, second] = listing.tasks;
      if (second !== undefined) throw new CommandError(severalFiles(listing));
      if (task?.kind !== 'file') return listing;
      // Once, because it may be a pipe.
      const reading = readSnapshotFile(resolve(cwd, path), MAX_OUTPUT, unprescannedBuffer);
      if (reading.kind === 'error')
        throw new CommandError(`cannot read the earlier version ${path}: ${reading.message}`);
      const read = (maxBytes: number): FileReading =>
        reading.kind === 'bytes' && reading.bytes.length > maxBytes
          ? { kind: 'too-large', size: reading.bytes.length }
          : reading;
      return { ...listing, tasks: [{ ...task, earlier: () => [{ shown: path, read }] }] };
    },
  };
}

function severalFiles({ tasks }: Listing): string {
  const names = tasks.map(({ file }) => file.path);
  const shown = names.length > 3 ? [...names.slice(0, 3), '…'] : names;
  return `--against compares one snapshot, and there are ${names.length}: ${shown.join(', ')}`;
}
