import { nodeSha256 } from '../files/node-sha256.js';
import { hexDigest } from '../lint/sha256.js';
import type { Shard } from '../report/shard-report.js';
import type { Listing, Source } from './source.js';

/** The hexadecimal digits of 32 bits. */
const DIGITS = 8;

/** The part that a file belongs to, by its path in reports: it never depends on the other files. */
export function shardOf(path: string, count: number): number {
  const digest = hexDigest(nodeSha256, new TextEncoder().encode(path));
  return (Number.parseInt(digest.slice(0, DIGITS), 16) % count) + 1;
}

/** The files of a source that belong to one part. */
export function shardedSource(source: Source, { index, count }: Shard): Source {
  return {
    open: async (fixes): Promise<Listing> => {
      // A folder without snapshots among the files of one part may have some in another.
      const { searches: _, ...listing } = await source.open(fixes);
      const tasks = listing.tasks.filter(({ file }) => shardOf(file.path, count) === index);
      return { ...listing, tasks, mayBeNothing: `no snapshot belongs to shard ${index}/${count}` };
    },
  };
}
