import { visible } from '../json/quote.js';
import type { Finding } from '../lint/finding.js';
import type { Level } from '../lint/level.js';
import { counted, countedFiles, countedFindings } from './counted.js';
import type { FileReport, Reporter, Summary } from './report.js';
import { repositoryPath } from './repository-path.js';

/** A job summary of GitHub holds 1 MiB; this leaves room for what others write into it. */
const MOST_BYTES = 900_000;
/** So many findings of a level are told in a table. */
const MOST_ROWS = 500;
/** So many files that could not be checked are told. */
const MOST_FAILED = 100;
/** A message in a table is one line that can be read. */
const LONGEST_MESSAGE = 300;

/** Where the lines of a file can be looked at: a URL up to the path, such as `https://github.com/me/rooms/blob/<commit>/`. */
export type LinkBase = string | undefined;

interface Row {
  readonly path: string;
  readonly finding: Finding;
}

/** The totals, and the worst findings in a table with links to their lines: for job summaries and comments. */
export class MarkdownReporter implements Reporter {
  private readonly rows: Record<Level, Row[]> = { error: [], warning: [], info: [] };
  private readonly failed: string[] = [];
  private failures = 0;

  /** @param folder where the working directory is in the repository, for `repositoryPath` */
  constructor(
    private readonly linkBase: LinkBase,
    private readonly folder: string,
  ) {}

  file({ path, findings, error }: FileReport): Iterable<string> {
    if (error !== undefined && this.failures++ < MOST_FAILED)
      this.failed.push(`- ${code(path)}: ${text(error)}\n`);
    for (const finding of findings) {
      const rows = this.rows[finding.level];
      if (rows.length < MOST_ROWS) rows.push({ path, finding });
    }
    // The worst come first, so that nothing can be written before all are known.
    return [];
  }

  end(summary: Summary): string {
    const { errors, warnings, infos, fixable } = summary;
    const found = errors + warnings + infos;
    const fixes = fixable > 0 ? `, ${fixable} fixable with \`roomlint --fix\`` : '';
    const head = countedFindings(summary) || 'No findings';
    const checked = countedFiles(summary);
    let body =
      checked === undefined
        ? '## roomlint\n\n**Nothing was checked.**\n'
        : `## roomlint\n\n**${head}** in ${checked}${fixes}.\n`;
    if (this.failed.length > 0) body += `\nNot checked:\n\n${this.failed.join('')}`;
    const more = this.failures - this.failed.length;
    if (more > 0) body += `- and ${counted(more, 'more file')}\n`;
    const rows = [...this.rows.error, ...this.rows.warning, ...this.rows.info];
    if (rows.length > 0) body += '\n| Level | Location | Message | Rule |\n|---|---|---|---|\n';
    let rowsWritten = 0;
    let bytes = byteLength(body);
    for (const row of rows) {
      const line = this.row(row);
      bytes += byteLength(line);
      if (bytes > MOST_BYTES) break;
      body += line;
      rowsWritten++;
    }
    return rowsWritten < found
      ? `${body}\n… and ${counted(found - rowsWritten, 'more finding')}: the JSON report lists them all.\n`
      : body;
  }

  private row({ path, finding: { level, message, rule, start } }: Row): string {
    const place = code(`${path}:${start.line}:${start.column}`);
    const where =
      this.linkBase === undefined
        ? place
        : `[${place}](${this.linkBase}${encoded(repositoryPath(this.folder, path))}#L${start.line})`;
    return `| ${level} | ${where} | ${text(message)} | ${code(rule)} |\n`;
  }
}

function encoded(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/').replaceAll('(', '%28').replaceAll(')', '%29');
}

function byteLength(content: string): number {
  return new TextEncoder().encode(content).length;
}

/** Text of a snapshot, with nothing in it that Markdown or HTML would take for its own. */
function text(content: string): string {
  const cut = content.length > LONGEST_MESSAGE ? `${content.slice(0, LONGEST_MESSAGE)}…` : content;
  let shown = '';
  for (const character of cut) {
    const seen = visible(character);
    shown += /^[\\`*_[\]#|<>~&@]$/.test(seen) ? `&#${seen.charCodeAt(0)};` : seen;
  }
  return shown;
}

/** Within backticks nothing is an escape, so that a backtick or a bar has to go. */
function code(content: string): string {
  return `<code>${text(content)}</code>`;
}
