import type { Evidence, ShardRun } from '../report/evidence.js';
import type { Reporter } from '../report/report.js';
import type { RulePages } from '../report/rule-pages.js';
import type { Paint } from '../report/text-report.js';
import type { Syntax } from '../scan/masked-syntax.js';
import { list } from './options.js';

/** What a report depends on, beside the findings. */
export interface ReportSetting {
  readonly paint: Paint;
  /** Whether the report itself names the files that could not be checked. */
  readonly showsErrors: boolean;
  /** The version of roomlint, read when it is asked for. */
  readonly version: () => string;
  /** The current folder inside the repository, with `/`; empty for its root. */
  readonly folder: string;
  /** Where the files of a run can be viewed, if anywhere. */
  readonly linkBase: string | undefined;
  /** Where the pages of rules can be read. */
  readonly pages: RulePages;
  /** For a part of a check: what its reports say about it, to be merged. */
  readonly run: ShardRun | undefined;
}

interface ReportFormat {
  /** What it is for, in the documentation. */
  readonly purpose: string;
  /** Whether people read it, on terminals and in logs. */
  readonly isForPeople?: true;
  /** The syntax of a format for programs. */
  readonly syntax?: Syntax;
  reporter(setting: ReportSetting): Promise<Reporter>;
}

/** Every report format by its name, in the order of the help. Everything else follows from it. */
export const FORMATS = {
  text: {
    purpose: 'people at a terminal',
    isForPeople: true,
    reporter: async ({ paint, showsErrors }) =>
      new (await import('../report/text-report.js')).TextReporter(paint, showsErrors),
  },
  short: {
    purpose: 'editors and `grep`: one line for each finding that is shown',
    isForPeople: true,
    reporter: async () => new (await import('../report/short-report.js')).ShortReporter(),
  },
  agent: {
    purpose: 'assistants: about 2,000 tokens, whatever was checked',
    isForPeople: true,
    reporter: async () => new (await import('../report/agent/check-report.js')).AgentReporter(),
  },
  json: {
    purpose: 'programs; [schemas/report.schema.json](../schemas/report.schema.json) describes it',
    syntax: 'strings',
    reporter: async (setting) => {
      const evidence = await evidenceFor(setting);
      return new (await import('../report/json-report.js')).JsonReporter(setting.pages, evidence);
    },
  },
  ndjson: {
    purpose: 'programs, line by line: each file of the JSON report, and at the end its other members',
    syntax: 'strings',
    reporter: async (setting) => {
      const evidence = await evidenceFor(setting);
      return new (await import('../report/ndjson-report.js')).NdjsonReporter(setting.pages, evidence);
    },
  },
  github: {
    purpose: 'annotations in GitHub Actions',
    reporter: async ({ folder }) => new (await import('../report/github-report.js')).GitHubReporter(folder),
  },
  markdown: {
    purpose: 'a summary, such as a job summary on GitHub',
    reporter: async ({ linkBase, folder }) =>
      new (await import('../report/markdown-report.js')).MarkdownReporter(linkBase, folder),
  },
  sarif: {
    purpose: 'code scanning',
    syntax: 'strings',
    reporter: async ({ version, folder, pages }) => {
      const { SarifReporter } = await import('../report/sarif-report.js');
      const { gzipSync } = await import('node:zlib');
      return new SarifReporter(version(), folder, (text) => gzipSync(text).length, pages);
    },
  },
  junit: {
    purpose: 'Jenkins and other test reports',
    syntax: 'markup',
    reporter: async () => new (await import('../report/junit-report.js')).JUnitReporter(),
  },
  gitlab: {
    purpose: 'code quality in GitLab',
    syntax: 'strings',
    reporter: async ({ folder }) => new (await import('../report/gitlab-report.js')).GitLabReporter(folder),
  },
  html: {
    purpose: 'a page by itself, for the artifacts of a run: findings, and pictures of their quests',
    syntax: 'markup',
    reporter: async () => {
      const { HtmlReporter } = await import('../report/html-report.js');
      const { loadLayoutIfInstalled } = await import('./graph/layout.js');
      return new HtmlReporter(await loadLayoutIfInstalled());
    },
  },
  rdjson: {
    purpose: 'reviewdog',
    syntax: 'strings',
    reporter: async ({ pages }) => new (await import('../report/rdjson-report.js')).RdjsonReporter(pages),
  },
} as const satisfies Readonly<Record<string, ReportFormat>>;

async function evidenceFor({ run, pages }: ReportSetting): Promise<Evidence | undefined> {
  return run && new (await import('../report/evidence.js')).Evidence(run, pages);
}

export type FormatName = keyof typeof FORMATS;

export const FORMAT_NAMES = Object.keys(FORMATS) as readonly FormatName[];

/** The option of commands that write these reports. */
export function formatsOption(group: string) {
  return list(
    `NAME or NAME=FILE: ${FORMAT_NAMES.join(', ')}. The default is text, or github in GitHub Actions. Repeatable; at most one report goes to standard output`,
    { group, short: 'f', example: '--format json', words: 'formats' },
  );
}

export function formatNamed(name: FormatName): ReportFormat {
  return FORMATS[name];
}
