import { printable } from '../json/quote.js';
import type { FileReport, Reporter } from './report.js';

/** One line a finding: `rooms/garden.json:30:22 error … (quest/no-auto-start)`. */
export class ShortReporter implements Reporter {
  file({ path, findings, error }: FileReport): readonly string[] {
    const pieces: string[] = [];
    const shownPath = printable(path);
    for (const { start, level, message, rule } of findings)
      pieces.push(`${shownPath}:${start.line}:${start.column} ${level} ${printable(message)} (${rule})\n`);
    if (error !== undefined) pieces.push(`${shownPath} error ${printable(error)}\n`);
    return pieces;
  }

  end(): string {
    return '';
  }
}
