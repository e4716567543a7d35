import { printable } from '../../bytes/json/quote.js';
import { counted } from '../../bytes/text/in-words.js';
import type { Finding } from '../lint/finding.js';
import type { Level } from '../lint/levels.js';
import { groupFindings } from './finding-groups.js';
import {
  countedFiles,
  countedFindings,
  type FileReport,
  type Reporter,
  repositoryPath,
  type Summary,
} from './report.js';
import { annotation } from './workflow-commands.js';

/** GitHub shows this many annotations of each level per step of a job, and silently drops the others. */
const SHOWN_PER_LEVEL = 10;

const LEVELS = ['error', 'warning', 'info'] as const;

const COMMAND = { error: 'error', warning: 'warning', info: 'notice' } as const;

/** Workflow commands that become annotations on GitHub, errors first. Those beyond its limit are counted. */
export class GitHubReporter implements Reporter {
  /** By level, those that lead their groups first. */
  private readonly shown: Record<Level, string[][]> = { error: [], warning: [], info: [] };
  private readonly counts: Record<Level, number> = { error: 0, warning: 0, info: 0 };

  /** @param folder the working directory in the repository, for `repositoryPath` */
  constructor(private readonly folder: string) {}

  file({ path, findings, error }: FileReport): readonly string[] {
    const file = repositoryPath(this.folder, path);
    if (error !== undefined)
      this.add('error', () => annotation('error', { file }, printable(`${path}: ${error}`)));
    if (error !== undefined) this.counts.error++;
    for (const { level } of findings) this.counts[level]++;
    for (const { finding, rank, ending } of groupFindings(findings).shown)
      this.add(finding.level, () => findingLine(file, path, finding, ending), rank);
    return [];
  }

  end(summary: Summary): string {
    const annotations = (level: Level): readonly string[] =>
      this.shown[level].flat().slice(0, SHOWN_PER_LEVEL);
    const lines = LEVELS.flatMap(annotations).map((line) => line.trimEnd());
    const more = LEVELS.flatMap((level) => {
      const hidden = this.counts[level] - annotations(level).length;
      return hidden > 0 ? counted(hidden, `more ${level}`) : [];
    });
    if (more.length > 0) lines.push(`not shown: ${more.join(', ')} (the JSON report lists them all)`);
    const checked = countedFiles(summary);
    lines.push(
      checked === undefined
        ? 'nothing was checked'
        : `${countedFindings(summary) || 'no findings'} in ${checked}`,
    );
    return `${lines.join('\n')}\n`;
  }

  /** @param rank in its group: the first of each group comes before the second of any */
  private add(level: Level, line: () => string, rank = 0): void {
    this.shown[level][rank] ??= [];
    const shown = this.shown[level][rank];
    if (shown.length < SHOWN_PER_LEVEL) shown.push(line());
  }
}

function findingLine(file: string, path: string, finding: Finding, ending: string): string {
  const { level, message, rule, start, end } = finding;
  const isOneLine = start.line === end.line;
  // The end of an annotation is inclusive, ours is exclusive.
  const columns = isOneLine ? { col: start.column, endColumn: Math.max(start.column, end.column - 1) } : {};
  const at = { file, line: start.line, endLine: end.line, ...columns, title: rule };
  const text = printable(`${path}:${start.line}:${start.column} ${message} (${rule})${ending}`);
  return annotation(COMMAND[level], at, text);
}
