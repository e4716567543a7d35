import { printable } from '../../bytes/json/quote.js';
import { counted } from '../../bytes/text/in-words.js';
import type { Finding } from '../lint/finding.js';
import type { Level } from '../lint/levels.js';
import { graphOfFindings } from '../play/graph-of-findings.js';
import { groupFindings } from './finding-groups.js';
import { code, escaped } from './markdown.js';
import { graphBlock, MAX_GRAPHS } from './markdown-graph.js';
import {
  countedFiles,
  countedFindings,
  type FileReport,
  type Reporter,
  repositoryPath,
  type Summary,
} from './report.js';

/** A job summary of GitHub holds 1 MiB. This leaves room for what other steps write into it. */
const MAX_BYTES = 900_000;
/** The table lists at most this many findings of each level. */
const MAX_ROWS = 500;
/** Longer messages are cut, to keep the table readable. */
const MAX_MESSAGE_LENGTH = 300;

/** The URL that links to files begin with, such as `https://github.com/me/rooms/blob/<commit>/`. */
export type LinkBase = string | undefined;

interface Row {
  readonly path: string;
  readonly finding: Finding;
  readonly ending: string;
  readonly left: number;
}

/** For job summaries and comments: totals, the worst findings with links, and graphs of quests. */
export class MarkdownReporter implements Reporter {
  private readonly rows: Record<Level, Row[]> = { error: [], warning: [], info: [] };
  private readonly failed: string[] = [];
  private readonly graphs: string[] = [];

  /** @param folder the working directory in the repository, for `repositoryPath` */
  constructor(
    private readonly linkBase: LinkBase,
    private readonly folder: string,
  ) {}

  file(report: FileReport): Iterable<string> {
    const { path, findings, error } = report;
    if (error !== undefined) this.failed.push(`- ${code(printable(path))}: ${text(error)}\n`);
    for (const { finding, ending, left } of groupFindings(findings).shown) {
      const rows = this.rows[finding.level];
      if (rows.length < MAX_ROWS) rows.push({ path, finding, ending, left });
    }
    const drawn = this.graphs.length < MAX_GRAPHS ? graphOf(report) : undefined;
    if (drawn !== undefined) this.graphs.push(`\n### Quests of ${code(printable(path))}\n\n${drawn}`);
    // The worst findings come first, so nothing can be written before all are known.
    return [];
  }

  end(summary: Summary): string {
    const { errors, warnings, infos, fixable, earlier = 0 } = summary;
    const found = errors + warnings + infos;
    const fixes = fixable > 0 ? `, ${fixable} fixable with \`roomlint --fix\`` : '';
    const head = countedFindings(summary) || 'No findings';
    const checked = countedFiles(summary);
    let body =
      checked === undefined
        ? '## roomlint\n\n**Nothing was checked.**\n'
        : `## roomlint\n\n**${head}** in ${checked}${fixes}.\n`;
    if (earlier > 0)
      body += `\n${counted(earlier, 'earlier finding is', 'earlier findings are')} not shown.\n`;
    if (this.failed.length > 0) body += `\nNot checked:\n\n${this.failed.join('')}`;
    const rows = [...this.rows.error, ...this.rows.warning, ...this.rows.info];
    if (rows.length > 0) body += '\n| Level | Location | Message | Rule |\n|---|---|---|---|\n';
    let told = 0;
    let bytes = byteLength(body);
    for (const row of rows) {
      const line = this.row(row);
      bytes += byteLength(line);
      if (bytes > MAX_BYTES) break;
      body += line;
      told += 1 + row.left;
    }
    if (told < found)
      body += `\n… and ${counted(found - told, 'more finding')}: the JSON report lists them all.\n`;
    for (const graph of this.graphs) {
      bytes += byteLength(graph);
      if (bytes > MAX_BYTES) break;
      body += graph;
    }
    return body;
  }

  private row({ path, finding: { level, message, rule, start }, ending }: Row): string {
    const place = code(printable(`${path}:${start.line}:${start.column}`));
    const where =
      this.linkBase === undefined
        ? place
        : `[${place}](${this.linkBase}${encoded(repositoryPath(this.folder, path))}#L${start.line})`;
    return `| ${level} | ${where} | ${text(message)}${ending} | ${code(rule)} |\n`;
  }
}

function graphOf({ shownBytes, findings, carried }: FileReport): string | undefined {
  if (carried !== undefined) return carried.graph;
  const drawn = graphOfFindings(shownBytes, findings);
  return drawn && graphBlock(drawn);
}

function encoded(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/').replaceAll('(', '%28').replaceAll(')', '%29');
}

function byteLength(content: string): number {
  return new TextEncoder().encode(content).length;
}

/** A text of a file, cut and escaped. */
function text(content: string): string {
  const cut = content.length > MAX_MESSAGE_LENGTH ? `${content.slice(0, MAX_MESSAGE_LENGTH)}…` : content;
  return escaped(printable(cut));
}
