import { printable } from '../../bytes/json/quote.js';
import { counted } from '../../bytes/text/in-words.js';
import { totalOf } from '../lint/finding.js';
import { groupFindings } from './finding-groups.js';
import type { FileReport, Reporter } from './report.js';

/** One line for each finding that is shown: `rooms/garden.json:30:22 error … (quest/no-auto-start)`. */
export class ShortReporter implements Reporter {
  file({ path, findings, omitted = new Map(), error }: FileReport): readonly string[] {
    const shownPath = printable(path);
    const lines = groupFindings(findings).shown.map(({ finding, ending }) => {
      const { start, level, message, rule } = finding;
      return `${shownPath}:${start.line}:${start.column} ${level} ${printable(message)} (${rule})${ending}\n`;
    });
    for (const [rule, counts] of omitted)
      lines.push(`${shownPath} ${counted(totalOf(counts), 'more finding')} (${rule}): counted, not listed\n`);
    if (error !== undefined) lines.push(`${shownPath} error ${printable(error)}\n`);
    return lines;
  }

  end(): string {
    return '';
  }
}
