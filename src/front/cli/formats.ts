import { existsSync, realpathSync } from 'node:fs';
import { printable } from '../../bytes/json/quote.js';
import type { Syntax } from '../../bytes/scan/masked-syntax.js';
import type { CheckRun, Reporter } from '../../verdict/report/report.js';
import type { RulePages } from '../../verdict/report/rule-pages.js';
import type { Paint } from '../../verdict/report/text-report.js';
import { CommandError } from '../../world/files/command-error.js';
import { pathInside } from '../../world/files/paths.js';
import { list } from './options.js';
import type { Terminal } from './terminal.js';

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
  /** How the check was run; undefined where reports of checks are read. */
  readonly run: CheckRun | undefined;
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
      new (await import('../../verdict/report/text-report.js')).TextReporter(paint, showsErrors),
  },
  short: {
    purpose: 'editors and `grep`: one line for each finding that is shown',
    isForPeople: true,
    reporter: async () => new (await import('../../verdict/report/short-report.js')).ShortReporter(),
  },
  agent: {
    purpose: 'assistants: about 2,000 tokens, whatever was checked',
    isForPeople: true,
    reporter: async () => new (await import('../../verdict/report/agent/check.js')).AgentReporter(),
  },
  json: {
    purpose: 'programs; [schemas/report.schema.json](../schemas/report.schema.json) describes it',
    syntax: 'strings',
    reporter: async ({ pages }) =>
      new (await import('../../verdict/report/json-report.js')).JsonReporter(pages),
  },
  ndjson: {
    purpose: 'fleets: a line for each file, from which `roomlint report` writes every other format',
    syntax: 'strings',
    reporter: async ({ pages, run }) => {
      if (run === undefined)
        throw new CommandError('the reports are ndjson already: concatenate them, as in cat part-*.ndjson');
      return new (await import('../../verdict/report/ndjson.js')).NdjsonReporter(pages, run);
    },
  },
  github: {
    purpose: 'annotations in GitHub Actions',
    reporter: async ({ folder }) =>
      new (await import('../../verdict/report/github-report.js')).GitHubReporter(folder),
  },
  markdown: {
    purpose: 'a summary, such as a job summary on GitHub',
    reporter: async ({ linkBase, folder }) =>
      new (await import('../../verdict/report/markdown-report.js')).MarkdownReporter(linkBase, folder),
  },
  sarif: {
    purpose: 'code scanning',
    syntax: 'strings',
    reporter: async ({ version, folder, pages }) => {
      const { SarifReporter } = await import('../../verdict/report/sarif-report.js');
      return new SarifReporter(version(), folder, pages);
    },
  },
  junit: {
    purpose: 'Jenkins and other test reports',
    syntax: 'markup',
    reporter: async () => new (await import('../../verdict/report/junit-report.js')).JUnitReporter(),
  },
  gitlab: {
    purpose: 'code quality in GitLab',
    syntax: 'strings',
    reporter: async ({ folder }) =>
      new (await import('../../verdict/report/gitlab-report.js')).GitLabReporter(folder),
  },
  rdjson: {
    purpose: 'reviewdog',
    syntax: 'strings',
    reporter: async ({ pages }) =>
      new (await import('../../verdict/report/rdjson-report.js')).RdjsonReporter(pages),
  },
} as const satisfies Readonly<Record<string, ReportFormat>>;

export type FormatName = keyof typeof FORMATS;

export const FORMAT_NAMES = Object.keys(FORMATS) as readonly FormatName[];

/** The option of commands that write these reports. */
export function formatsOption() {
  return list(`NAME or NAME=FILE: ${FORMAT_NAMES.join(', ')}. Repeatable`, '--format json', {
    short: 'f',
    suggested: FORMAT_NAMES,
    isPath: true,
  });
}

export function formatNamed(name: FormatName): ReportFormat {
  return FORMATS[name];
}

/** The format for assistants, of every command that has it. */
export const AGENT = 'agent';

/** The format where none is given. @throws CommandError for another word in ROOMLINT_FORMAT */
export function usualFormat({ world }: Terminal): typeof AGENT | 'text' {
  return isAgentWanted(world.env) ? AGENT : 'text';
}

/** Whether ROOMLINT_FORMAT says so. @throws CommandError for another word in it */
export function isAgentWanted({ ROOMLINT_FORMAT: wanted = '' }: NodeJS.ProcessEnv): boolean {
  if (wanted === '' || wanted === AGENT) return wanted === AGENT;
  throw new CommandError(`ROOMLINT_FORMAT cannot be "${printable(wanted)}": use ${AGENT}, or unset it`);
}

/** The current folder inside the repository that GitHub Actions or GitLab CI has checked out. */
export function folderInRepository(env: NodeJS.ProcessEnv, cwd: string): string {
  const root = env.GITHUB_WORKSPACE || env.CI_PROJECT_DIR;
  return root && existsSync(root) ? (pathInside(realpathSync(root), realpathSync(cwd)) ?? '') : '';
}
