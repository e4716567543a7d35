import { CommandError } from '../../workspace/command-error.js';
import { defineCommand } from '../command.js';
import { formatsOption } from '../formats.js';
import { type OptionTable, toggle } from '../options.js';

const REPORT = 'Report:';

const OPTIONS = {
  format: formatsOption(REPORT),
  statistics: toggle('show how often each rule reports something instead of findings', { group: REPORT }),
} as const satisfies OptionTable;

/** `roomlint merge-reports`: joins the reports of all parts of a check. */
export const mergeReports = defineCommand(
  {
    name: 'merge-reports',
    synopsis: '[options] <reports..>',
    summary: 'join the JSON reports of all shards of a check',
    options: OPTIONS,
    completes: 'files',
    details: `Takes the report of each shard, in the format json or ndjson. The result is the report that one process
would have written. The files that were checked are not read again.

Examples:
  roomlint check --shard 1/2 --format json=part-1.json rooms/
  roomlint check --shard 2/2 --format json=part-2.json rooms/
  roomlint merge-reports part-1.json part-2.json
  roomlint merge-reports --format sarif=report.sarif --format text part-*.json`,
    exits: {
      clean: 'every shard exited with 0',
      findings: 'findings',
      error:
        'nothing was merged (a shard is missing, there twice or truncated, or the reports are not of one check), or a shard exited with 2',
    },
  },
  async ({ format: formats = [], statistics = false }, { words: reports, cwd, terminal }) => {
    if (reports.length === 0)
      throw new CommandError(
        'merge-reports needs the reports of all shards, as in roomlint merge-reports part-1.json part-2.json',
      );
    const page = formats.find((format) => /^html(?:=|$)/.test(format));
    if (page !== undefined)
      throw new CommandError(
        `--format ${page} shows whole rooms, which the reports of shards do not hold: write it with roomlint check`,
      );
    const { writeMerged } = await import('./merge-reports.js');
    return writeMerged({ reports, formats, statistics, cwd }, terminal);
  },
);
