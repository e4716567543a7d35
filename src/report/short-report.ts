import { printable } from '../json/quote.js';
import { shownFindings } from './finding-groups.js';
import type { FileReport, Reporter } from './report.js';

/** One line for each finding that is shown: `rooms/garden.json:30:22 error … (quest/no-auto-start)`. */
export class ShortReporter implements Reporter {
  *file({ path, findings, error }: FileReport): Iterable<string> {
    const shownPath = printable(path);
    for (const { finding, more } of shownFindings(findings)) {
      const { start, level, message, rule } = finding;
      const others = more === undefined ? '' : `, ${more}`;
      yield `${shownPath}:${start.line}:${start.column} ${level} ${printable(message)} (${rule})${others}\n`;
    }
    if (error !== undefined) yield `${shownPath} error ${printable(error)}\n`;
  }

  end(): string {
    return '';
  }
}
