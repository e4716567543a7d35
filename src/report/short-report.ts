import { printable } from '../json/quote.js';
import type { FileReport, Reporter } from './report.js';

/** One line a finding: `rooms/garden.json:30:22 error … (quest/no-auto-start)`. */
export class ShortReporter implements Reporter {
  *file({ path, findings, error }: FileReport): Iterable<string> {
    const shownPath = printable(path);
    for (const { start, level, message, rule } of findings)
      yield `${shownPath}:${start.line}:${start.column} ${level} ${printable(message)} (${rule})\n`;
    if (error !== undefined) yield `${shownPath} error ${printable(error)}\n`;
  }

  end(): string {
    return '';
  }
}
