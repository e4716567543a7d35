import { CommandError } from '../../workspace/command-error.js';
import { defineCommand } from '../command.js';
import { formatsOption } from '../formats.js';
import { type OptionTable, toggle, value } from '../options.js';

const REPORT = 'Report:';

const OPTIONS = {
  format: formatsOption(REPORT),
  statistics: toggle('show how often each rule reports something instead of findings', { group: REPORT }),
  'files-from': value(
    'the list of the files that were to be checked, or "-": one without a result is an error',
    { group: REPORT, example: '--files-from rooms.txt' },
  ),
} as const satisfies OptionTable;

/** `roomlint report`: writes any report from the ndjson reports of checks. */
export const report = defineCommand(
  {
    name: 'report',
    synopsis: '[options] <reports..>',
    summary: 'join the ndjson reports of several checks, in any format',
    options: OPTIONS,
    completes: 'files',
    details: `Each report is what \`roomlint check --format ndjson\` wrote, or several of them concatenated. "-" is standard
input. Nothing is checked again: the result is what one check of all these files would have written.

Examples:
  git ls-files 'rooms/*.json' > rooms.txt
  parallel -N100 roomlint check --format ndjson < rooms.txt > all.ndjson
  roomlint report --files-from rooms.txt all.ndjson
  roomlint report --format sarif=report.sarif part-*.ndjson`,
    exits: {
      clean: 'no errors, and warnings within --max-warnings of the checks',
      findings: 'findings',
      error:
        'a report is truncated, a file is reported twice or missing, the checks had different options, or one of them exited with 2',
    },
  },
  async ({ format: formats = [], statistics = false, 'files-from': list }, { words, cwd, terminal }) => {
    if (words.length === 0)
      throw new CommandError(
        'report needs ndjson reports, as in roomlint report part-1.ndjson part-2.ndjson',
      );
    const { writeReport } = await import('./report.js');
    return writeReport({ reports: words, formats, statistics, list, cwd }, terminal);
  },
);
