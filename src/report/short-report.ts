import { printable } from '../json/quote.js';
import { totalOf } from '../lint/finding.js';
import { counted } from '../text/in-words.js';
import { shownFindings } from './finding-groups.js';
import type { FileReport, Reporter } from './report.js';

/** One line for each finding that is shown: `rooms/garden.json:30:22 error … (quest/no-auto-start)`. */
export class ShortReporter implements Reporter {
  *file({ path, findings, omitted = new Map(), error }: FileReport): Iterable<string> {
    const shownPath = printable(path);
    for (const { finding, more } of shownFindings(findings)) {
      const { start, level, message, rule } = finding;
      const others = more === undefined ? '' : `, ${more}`;
      yield `${shownPath}:${start.line}:${start.column} ${level} ${printable(message)} (${rule})${others}\n`;
    }
    for (const [rule, counts] of omitted)
      yield `${shownPath} ${counted(totalOf(counts), 'more finding')} (${rule}): --max-findings 0 counts all\n`;
    if (error !== undefined) yield `${shownPath} error ${printable(error)}\n`;
  }

  end(): string {
    return '';
  }
}
