import { placeText, shownPointer } from '../../bytes/json/pointer.js';
import { printable } from '../../bytes/json/quote.js';
import { counted } from '../../bytes/text/in-words.js';
import { type Finding, type RelatedPlace, totalOf } from '../lint/finding.js';
import { type CodeFrame, codeFrame, DEFAULT_COLUMNS, frameColumns, gutterOf } from './code-frame.js';
import { groupFindings } from './finding-groups.js';
import { countedFiles, type FileReport, type Reporter, type Summary } from './report.js';

/** Styles text for a terminal, or returns it unchanged. */
export type Paint = (style: 'red' | 'yellow' | 'blue' | 'bold' | 'dim' | 'green', text: string) => string;

const LEVEL_STYLE = { error: 'red', warning: 'yellow', info: 'blue' } as const;

/** The report for people: place, level, message, rule and code frame of each finding. */
export class TextReporter implements Reporter {
  /** Findings with an unsafe fix. */
  private unsafelyFixable = 0;

  /** @param showsErrors of unchecked files, which a terminal shows already @param columns of the terminal */
  constructor(
    private readonly paint: Paint,
    private readonly showsErrors: boolean,
    private readonly columns = DEFAULT_COLUMNS,
  ) {}

  file(report: FileReport): readonly string[] {
    const { paint } = this;
    const { path, findings, omitted, error } = report;
    this.unsafelyFixable += findings.filter(({ fix }) => fix?.safety === 'unsafe').length;
    const parts = groupFindings(findings).shown.map(({ finding, more }) =>
      this.finding(finding, report, more),
    );
    for (const [rule, counts] of omitted ?? []) parts.push(this.omitted(path, rule, totalOf(counts)));
    if (error !== undefined && this.showsErrors)
      parts.push(`${paint('bold', printable(path))} ${paint('red', 'error')} ${printable(error)}\n\n`);
    return parts;
  }

  end(summary: Summary): string {
    const { paint } = this;
    const { errors, warnings, infos, fixable } = summary;
    const checked = countedFiles(summary);
    if (checked === undefined) return 'nothing was checked\n';
    if (errors + warnings + infos === 0) return `${paint('green', 'no findings')} in ${checked}\n`;
    const parts = [
      errors > 0 ? paint('red', counted(errors, 'error', 'errors')) : '',
      warnings > 0 ? paint('yellow', counted(warnings, 'warning', 'warnings')) : '',
      infos > 0 ? paint('blue', counted(infos, 'info', 'infos')) : '',
    ].filter((part) => part !== '');
    parts[parts.length - 1] += ` in ${checked}`;
    if (fixable > 0) parts.push(`${fixable} fixable with --fix`);
    if (this.unsafelyFixable > 0) parts.push(`${this.unsafelyFixable} fixable with --fix --unsafe-fixes`);
    return `${parts.join(', ')}\n`;
  }

  private omitted(path: string, rule: string, count: number): string {
    const { paint } = this;
    const more = counted(count, 'more finding', 'more findings');
    return `${paint('bold', printable(path))} ${more} ${paint('dim', `(${rule})`)}: counted, not listed\n\n`;
  }

  private finding(finding: Finding, report: FileReport, more: string | undefined): string {
    const { paint } = this;
    const { path } = report;
    const { line, column } = finding.start;
    const place = paint('bold', `${printable(path)}:${line}:${column}`);
    const level = paint(LEVEL_STYLE[finding.level], finding.level);
    let text = `${place} ${level} ${printable(finding.message)} ${paint('dim', `(${finding.rule})`)}\n`;
    text += this.frame(finding, report);
    for (const related of finding.related) text += this.related(related, path);
    if (finding.fix !== undefined) {
      const kind = finding.fix.safety === 'safe' ? 'fix' : 'fix (unsafe)';
      text += this.note(`${kind}: ${printable(finding.fix.description)}`);
    }
    if (finding.notFixed !== undefined) text += this.note(`not fixed: ${printable(finding.notFixed)}`);
    if (more !== undefined) text += this.note(more);
    return `${text}\n`;
  }

  private frame(finding: Finding, report: FileReport): string {
    const frame = this.codeFrame(finding, report);
    if (frame === undefined) return '';
    const { paint } = this;
    const { code, marks } = frame;
    const gutter = gutterOf(finding);
    const blank = ' '.repeat(gutter.length);
    let text = `${paint('dim', `${gutter}|`)} ${code}\n`;
    text += `${paint('dim', `${blank}|`)} ${paint(LEVEL_STYLE[finding.level], marks)}\n`;
    const place = placeText(finding, shownPointer);
    if (place === '') return text;
    const subject = finding.subject === undefined ? '' : `, ${printable(finding.subject)}`;
    return text + this.note(`at ${place}${subject}`);
  }

  private codeFrame(finding: Finding, { shownBytes, carried }: FileReport): CodeFrame | undefined {
    if (carried !== undefined) return carried.frames.get(finding);
    if (shownBytes.length === 0) return undefined;
    return codeFrame(shownBytes, finding, frameColumns(finding, this.columns));
  }

  private related({ message, start }: RelatedPlace, path: string): string {
    return this.note(`${printable(path)}:${start.line}:${start.column} ${printable(message)}`);
  }

  private note(text: string): string {
    return `${' '.repeat(6)}${this.paint('dim', '=')} ${text}\n`;
  }
}
