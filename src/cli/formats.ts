import { existsSync, realpathSync } from 'node:fs';
import { isAbsolute, relative, sep } from 'node:path';
import { openReportFiles } from '../files/report-file.js';
import { GitHubReporter } from '../report/github-report.js';
import { JsonReporter } from '../report/json-report.js';
import type { FileReport, Reporter, Summary } from '../report/report.js';
import { TextReporter } from '../report/text-report.js';
import { nearest } from '../text/nearest.js';
import { forPeople, writeErr, writeOut } from './streams.js';
import { hasColors, painter } from './terminal.js';
import { UsageError } from './usage.js';
import { version } from './version.js';

/** A stream that somebody may read in a terminal, or a file. */
type Destination = 'out' | 'err' | 'file';

/** What nearly every run needs is there at once, the rest is loaded when it is asked for. */
const FORMATS = {
  text: async (to: Destination): Promise<Reporter> => textReporter(to),
  json: async (): Promise<Reporter> => new JsonReporter(),
  github: async (): Promise<Reporter> => new GitHubReporter(folderInRepository()),
  markdown: async (): Promise<Reporter> => {
    const { MarkdownReporter } = await import('../report/markdown-report.js');
    return new MarkdownReporter(linkBase(), folderInRepository());
  },
  sarif: async (): Promise<Reporter> => {
    const { SarifReporter } = await import('../report/sarif-report.js');
    const { gzipSync } = await import('node:zlib');
    return new SarifReporter(version(), folderInRepository(), (text) => gzipSync(text).length);
  },
  junit: async (): Promise<Reporter> => new (await import('../report/junit-report.js')).JUnitReporter(),
  gitlab: async (): Promise<Reporter> => {
    const { GitLabReporter } = await import('../report/gitlab-report.js');
    return new GitLabReporter(folderInRepository());
  },
  rdjson: async (): Promise<Reporter> => new (await import('../report/rdjson-report.js')).RdjsonReporter(),
} as const;

function textReporter(to: Destination): Reporter {
  return new TextReporter(painter(to !== 'file' && hasColors(to)), to === 'file');
}

/** Where the files of a GitHub Actions run can be looked at, as its environment says. */
function linkBase(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_SHA: commit } = env;
  if (!server || !repository || !commit) return undefined;
  return `${server}/${repository}/blob/${commit}/`;
}

/** Where the working directory is in the repository that GitHub Actions or GitLab CI has checked out, as their environment says. */
function folderInRepository(env: NodeJS.ProcessEnv = process.env): string {
  const root = env.GITHUB_WORKSPACE || env.CI_PROJECT_DIR;
  const inside = root && existsSync(root) ? relative(realpathSync(root), realpathSync(process.cwd())) : '';
  return isAbsolute(inside) || inside.split(sep)[0] === '..' ? '' : inside.split(sep).join('/');
}

export const FORMAT_NAMES = Object.keys(FORMATS) as (keyof typeof FORMATS)[];

/** Where a report goes. */
interface Sink {
  write(text: string): void;
  close(): void;
}

/** One report and where it goes. */
interface Output {
  readonly reporter: Reporter;
  readonly sink: Sink;
}

/** Pieces of a report are written together up to about this many UTF-16 units. */
const BATCH = 1 << 18;

/** All reports of a run: each `--format NAME[=FILE]`, and `text` where none is given. */
export class Outputs {
  private constructor(private readonly outputs: readonly Output[]) {}

  /**
   * @param taken what else goes to standard output: then no report may, and the one for people goes to standard error
   * @param inUse files that a report must not be written over
   * @throws UsageError for an unknown format, or two for standard output
   * @throws ReportFileError for a file that cannot be written
   */
  static async open(
    formats: readonly string[],
    taken: string | undefined,
    inUse: readonly string[],
  ): Promise<Outputs> {
    if (formats.length === 0 && taken === undefined && process.env.GITHUB_ACTIONS === 'true')
      return new Outputs([await openOutput('github', undefined)]);
    if (formats.length === 0) return new Outputs([openText(taken === undefined ? 'out' : 'err')]);
    const wanted = formats.map(readFormat);
    const toStandardOutput = wanted.filter(({ path }) => path === undefined).map(({ name }) => name);
    const [first, second] = toStandardOutput;
    if (first !== undefined && taken !== undefined) {
      throw new UsageError(
        `${taken} goes to standard output: give the report a file, as in --format ${first}=report.${first}`,
      );
    }
    if (second !== undefined) {
      const names = toStandardOutput.join(' and ');
      throw new UsageError(
        `only one report can go to standard output, not ${names}: give the others a file, as in --format json=report.json`,
      );
    }
    const files = openReportFiles(reportPaths(formats), inUse);
    return new Outputs(
      await Promise.all(
        wanted.map(({ name, path }) => openOutput(name, path === undefined ? undefined : files.shift())),
      ),
    );
  }

  /** Nowhere. */
  static none(): Outputs {
    return new Outputs([]);
  }

  file(report: FileReport): void {
    for (const { reporter, sink } of this.outputs) {
      let batch = '';
      for (const piece of reporter.file(report)) {
        batch += piece;
        if (batch.length < BATCH) continue;
        sink.write(batch);
        batch = '';
      }
      sink.write(batch);
    }
  }

  end(summary: Summary): void {
    for (const { reporter, sink } of this.outputs) {
      sink.write(reporter.end(summary));
      sink.close();
    }
  }
}

/**
 * The files that reports are to go into.
 *
 * @throws UsageError for an unknown format
 */
export function reportPaths(formats: readonly string[]): string[] {
  return formats.map(readFormat).flatMap(({ path }) => path ?? []);
}

function readFormat(text: string): { name: keyof typeof FORMATS; path: string | undefined } {
  const [name = '', ...rest] = text.split('=');
  const path = rest.length === 0 ? undefined : rest.join('=');
  const known = FORMAT_NAMES.find((format) => format === name);
  if (known === undefined) {
    const guess = nearest(name, FORMAT_NAMES);
    const hint = guess === undefined ? `there are ${FORMAT_NAMES.join(', ')}` : `did you mean ${guess}?`;
    throw new UsageError(`there is no format "${name}": ${hint}`);
  }
  if (path === '')
    throw new UsageError(`--format ${name}= names no file: write --format ${name}=report.${name}`);
  return { name: known, path };
}

function openText(to: 'out' | 'err'): Output {
  const write = to === 'out' ? (text: string): void => writeOut(forPeople(text)) : writeErr;
  return { reporter: textReporter(to), sink: { write, close: () => {} } };
}

async function openOutput(name: keyof typeof FORMATS, file: Sink | undefined): Promise<Output> {
  if (name === 'text' && file === undefined) return openText('out');
  const reporter = await FORMATS[name](file === undefined ? 'out' : 'file');
  return { reporter, sink: file ?? { write: writeOut, close: () => {} } };
}
