import { rulePack } from '../../../rules/index.js';
import type { CheckRun, FileReport, Reporter, Summary } from '../../verdict/report/report.js';
import { pagesOf } from '../../verdict/report/rule-pages.js';
import { StatisticsReporter } from '../../verdict/report/statistics.js';
import { CommandError } from '../../world/files/command-error.js';
import { homePage, rulePage, version } from '../../world/files/package-files.js';
import { openReportFiles, type ReportFile } from '../../world/files/report-file.js';
import {
  AGENT,
  FORMAT_NAMES,
  type FormatName,
  folderInRepository,
  formatNamed,
  isAgentWanted,
  type ReportSetting,
} from './formats.js';
import { oneOf } from './option-values.js';
import { refuseRemovedFormat } from './removed.js';
import { plain, type Terminal } from './terminal.js';
import { writeBatched } from './world.js';

/* Where the reports of a check go: standard output, standard error and files, masked on the way. */

/** Where the files of a GitHub Actions run can be viewed, from its environment. */
function linkBase(env: NodeJS.ProcessEnv): string | undefined {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_SHA: commit } = env;
  if (!server || !repository || !commit) return undefined;
  return `${server}/${repository}/blob/${commit}/`;
}

interface Wanted {
  /** Each `NAME` or `NAME=FILE`. */
  readonly formats: readonly string[];
  /** Whether the report for people counts findings by rule instead of showing them. */
  readonly statistics: boolean;
  /** How the check was run; undefined where reports of checks are read. */
  readonly run?: CheckRun | undefined;
}

/** One report and where it goes: a file, or standard output. */
interface Output {
  readonly reporter: Reporter;
  readonly sink: ReportFile;
}

/** The reports of a run: one for each `--format NAME[=FILE]`, or the default one. */
export class Outputs {
  private constructor(private readonly outputs: readonly Output[]) {}

  /**
   * @param taken what else goes to standard output: then no report may, and the one for people goes to
   *   standard error
   * @param inUse files that no report may overwrite, as absolute paths
   * @throws CommandError for an unknown format, or two for standard output
   * @throws ReportFileError for a file that cannot be written
   */
  static async open(
    { formats, statistics, run }: Wanted,
    terminal: Terminal,
    cwd: string,
    taken: string | undefined,
    inUse: readonly string[],
  ): Promise<Outputs> {
    const { env } = terminal.world;
    const folder = folderInRepository(env, cwd);
    const pages = pagesOf(homePage(), version(), (rule) => rulePack.has(rule), rulePage);
    const setting = { version, folder, linkBase: linkBase(env), pages, run };
    const reporterFor = async (name: FormatName, to: Pick<ReportSetting, 'paint' | 'showsErrors'>) => {
      const reporter = await formatNamed(name).reporter({ ...setting, ...to });
      return statistics && name === 'text' ? new StatisticsReporter(reporter) : reporter;
    };
    if (formats.length === 0 && taken !== undefined) {
      const reporter = await reporterFor('text', { paint: terminal.painter('err'), showsErrors: false });
      return new Outputs([{ reporter, sink: standard((text) => terminal.writeErr(text)) }]);
    }
    const wanted = formats.length === 0 ? [defaultFormat(terminal, statistics)] : formats.map(readFormat);
    if (statistics && wanted.every(({ name }) => name !== 'text'))
      throw new CommandError('--statistics needs the format text: add --format text');
    refuseShared(wanted, taken);
    const files = openReportFiles(reportPaths(formats), inUse, cwd);
    const outputs = wanted.map(async ({ name, path }): Promise<Output> => {
      const { isForPeople, syntax } = formatNamed(name);
      const file = path === undefined ? undefined : files.shift();
      if (file !== undefined) {
        const mask = (text: string): string =>
          syntax === undefined ? terminal.mask(text) : terminal.maskProgram(syntax, text);
        const sink = { ...file, write: (text: string) => file.write(mask(text)) };
        return { reporter: await reporterFor(name, { paint: plain, showsErrors: true }), sink };
      }
      const sink = standard((text) => {
        if (syntax !== undefined) terminal.writeProgram(syntax, text);
        // Lines for people begin with names of files, which may look like commands of the runner.
        else if (isForPeople) terminal.say(text);
        else terminal.writeOut(text);
      });
      const to = { paint: terminal.painter('out'), showsErrors: false };
      return { reporter: await reporterFor(name, to), sink };
    });
    return new Outputs(await Promise.all(outputs));
  }

  /** Nowhere. */
  static none(): Outputs {
    return new Outputs([]);
  }

  file(report: FileReport): void {
    for (const { reporter, sink } of this.outputs) writeBatched(reporter.file(report), sink.write);
  }

  end(summary: Summary): void {
    for (const { reporter, sink } of this.outputs) {
      sink.write(reporter.end(summary));
      sink.close();
    }
  }
}

/** A report, and the file that it goes to; undefined for standard output. */
interface Format {
  readonly name: FormatName;
  readonly path: string | undefined;
}

function defaultFormat({ inActions, world }: Terminal, statistics: boolean): Format {
  if (!statistics && isAgentWanted(world.env)) return { name: AGENT, path: undefined };
  return { name: inActions && !statistics ? 'github' : 'text', path: undefined };
}

/** @throws CommandError when more than one thing would go to standard output */
function refuseShared(wanted: readonly Format[], taken: string | undefined): void {
  const names = wanted.filter(({ path }) => path === undefined).map(({ name }) => name);
  const [first, second] = names;
  if (first !== undefined && taken !== undefined)
    throw new CommandError(
      `${taken} goes to standard output: write the report to a file, as in --format ${first}=report.${first}`,
    );
  if (second !== undefined)
    throw new CommandError(
      `only one report can go to standard output, not ${names.join(' and ')}: write the others to files, as in --format json=report.json`,
    );
}

/** The files that reports go to. @throws CommandError for an unknown format */
export function reportPaths(formats: readonly string[]): string[] {
  return formats.map(readFormat).flatMap(({ path }) => path ?? []);
}

function readFormat(text: string): Format {
  const [name = '', ...rest] = text.split('=');
  const path = rest.length === 0 ? undefined : rest.join('=');
  refuseRemovedFormat(name);
  const known = oneOf('format', FORMAT_NAMES, name);
  if (path === '')
    throw new CommandError(`--format ${name}= needs a file, as in --format ${name}=report.${name}`);
  return { name: known, path };
}

/** Standard output or standard error, which stay open. */
function standard(write: (text: string) => void): ReportFile {
  return { write, close: () => {} };
}

/** What is said of more warnings than allowed. */
export function tooManyWarnings(warnings: number, allowed: number): string {
  const count = warnings === 1 ? '1 warning is' : `${warnings} warnings are`;
  return `${count} more than --max-warnings ${allowed} allows`;
}
