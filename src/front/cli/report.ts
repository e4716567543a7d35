import { resolve } from 'node:path';
import { rulePack } from '../../../rules/index.js';
import { type CheckEnd, NdjsonError, type NdjsonReport, readNdjson } from '../../verdict/report/ndjson.js';
import { type FileReport, type Summary, SummaryCounter } from '../../verdict/report/report.js';
import { CommandError } from '../../world/files/command-error.js';
import { version } from '../../world/files/package-files.js';
import { comparePaths } from '../../world/files/paths.js';
import { readSnapshotFile } from '../../world/files/read.js';
import { readFileList, STDIN } from '../../world/workspace/source.js';
import { defineCommand, EXIT, type ExitCode } from './command.js';
import { formatsOption } from './formats.js';
import { grouped, path, toggle } from './options.js';
import { Outputs, tooManyWarnings } from './outputs.js';
import type { Terminal } from './terminal.js';

const OPTIONS = grouped('Report:', {
  format: formatsOption(),
  statistics: toggle('show how often each rule reports something instead of findings'),
  'files-from': path(
    'the list of the files that were to be checked, or "-": one without a result is an error',
    '--files-from rooms.txt',
  ),
});

/** `roomlint report`: writes any report from the ndjson reports of checks. */
export const report = defineCommand(
  {
    options: OPTIONS,
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
    const parts = words.map((name) => ({ name, report: readPart(name, cwd, terminal) }));
    requireOneCheck(parts);
    const files = filesOf(parts);
    const runs = parts.flatMap(({ report: { runs: own } }) => own);
    const summary = summaryOf(files, runs);
    if (list !== undefined)
      requireResults(list, [...files.map(({ path }) => path), ...summary.passedOver], cwd, terminal);
    const pack = [...rulePack.values()];
    const inUse = words.map((name) => resolve(cwd, name));
    const outputs = await Outputs.open({ formats, statistics }, terminal, cwd, undefined, inUse);
    for (const file of files) {
      if (file.error !== undefined) terminal.warn(`${file.path}: ${file.error}`);
      outputs.file({ ...file, rules: pack });
    }
    outputs.end(summary);
    return exitCodeOf(runs, summary, terminal);
  },
);

/** Half of the longest string that V8 can create. */
const MAX_REPORT = 1 << 28;

/** What one check of all files would have exited with. */
function exitCodeOf(runs: readonly CheckEnd[], { warnings }: Summary, terminal: Terminal): ExitCode {
  const worst = runs.reduce((most, { exit }) => Math.max(most, exit), 0);
  const code = Object.values(EXIT).find((known) => known === worst) ?? EXIT.error;
  const maxWarnings = runs[0]?.maxWarnings;
  if (maxWarnings === undefined || warnings <= maxWarnings) return code;
  terminal.warn(tooManyWarnings(warnings, maxWarnings));
  return code === EXIT.clean ? EXIT.findings : code;
}

/** A report, and the file that holds it. */
interface Part {
  readonly name: string;
  readonly report: NdjsonReport;
}

function readPart(name: string, cwd: string, { world }: Terminal): NdjsonReport {
  const reading = readSnapshotFile(name === STDIN ? world.stdin : resolve(cwd, name), MAX_REPORT);
  if (reading.kind !== 'bytes') {
    const hint = reading.kind === 'too-large' ? ': use more parts' : '';
    throw new CommandError(`cannot read the report ${name}: ${reading.message}${hint}`);
  }
  try {
    return readNdjson(new TextDecoder().decode(reading.bytes));
  } catch (error) {
    if (error instanceof NdjsonError) throw new CommandError(`${name}: ${error.message}`);
    throw error;
  }
}

/** @throws CommandError for checks by another version, or with other options */
function requireOneCheck(parts: readonly Part[]): void {
  const first = parts[0]?.report.runs[0]?.options.join(' ');
  for (const { name, report } of parts)
    for (const run of report.runs) {
      if (run.version !== version())
        throw new CommandError(
          `${name} was written by roomlint ${run.version}, but this is ${version()}: use one version for all`,
        );
      const options = run.options.join(' ');
      if (options !== first)
        throw new CommandError(
          `the checks had different options: ${first || 'none'} in ${parts[0]?.name}, ${options || 'none'} in ${name}`,
        );
    }
}

/** All files in the order of their paths. @throws CommandError for one that is reported twice */
function filesOf(parts: readonly Part[]): readonly FileReport[] {
  const owners = new Map<string, string>();
  for (const { name, report } of parts)
    for (const { path } of report.files) {
      const owner = owners.get(path);
      if (owner !== undefined)
        throw new CommandError(
          `${path} is reported twice, in ${owner === name ? name : `${owner} and ${name}`}: check each file once`,
        );
      owners.set(path, name);
    }
  return parts.flatMap(({ report }) => report.files).sort((one, other) => comparePaths(one.path, other.path));
}

function summaryOf(files: readonly FileReport[], runs: readonly CheckEnd[]): Summary {
  const counter = new SummaryCounter(runs[0]?.summary.earlier !== undefined);
  for (const { summary } of runs) counter.add(summary, summary.earlier);
  const passedOver = runs.flatMap(({ summary }) => summary.passedOver).sort(comparePaths);
  const unchecked = files.filter(({ bytes }) => bytes === undefined).length;
  return { ...counter.summary, files: files.length, unchecked, passedOver };
}

/** @throws CommandError when a listed file has no result */
function requireResults(list: string, results: readonly string[], cwd: string, { world }: Terminal): void {
  const names = readFileList(list, cwd, world.stdin);
  const known = new Set(results.map((path) => resolve(cwd, path)));
  const missing = names.filter((name) => !known.has(resolve(cwd, name)));
  const [first] = missing;
  if (first === undefined) return;
  const more = missing.length === 1 ? '' : ` and ${missing.length - 1} more`;
  throw new CommandError(`no report has a result for ${first}${more} of ${list}: check what is missing`);
}
