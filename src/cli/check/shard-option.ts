import type { Shard } from '../../report/shard-report.js';
import { CommandError } from '../../workspace/command-error.js';

/** More processes than this share no check. */
const MAX_SHARDS = 100_000;

/** Reads `2/4`. @throws CommandError for anything else */
export function readShard(text: string): Shard {
  const [, first, second] = /^(\d+)\/(\d+)$/.exec(text) ?? [];
  if (first === undefined || second === undefined)
    throw new CommandError(`--shard "${text}" must be a part and the number of parts, as in --shard 1/4`);
  const [index, count] = [Number(first), Number(second)];
  if (count < 1 || count > MAX_SHARDS)
    throw new CommandError(
      `--shard ${text}: the number of parts must be from 1 to ${MAX_SHARDS.toLocaleString('en')}, as in --shard 1/4`,
    );
  if (index < 1 || index > count)
    throw new CommandError(`--shard ${text}: the part must be from 1 to ${count}, as in --shard 1/${count}`);
  return { index, count };
}
