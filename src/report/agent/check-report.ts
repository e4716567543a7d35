import { printable } from '../../json/quote.js';
import type { FileReport, Reporter, Summary } from '../report.js';
import { checkAnswer, countsText } from './check.js';
import { type Answer, composeReply } from './reply.js';
import { joinAnswers, listsAll } from './several.js';

/** Findings of one file that are kept until the end: more never fit. */
const MAX_KEPT = 100;

/** The report for assistants: short enough for a context window, whatever was checked. */
export class AgentReporter implements Reporter {
  private readonly answers: Answer[] = [];

  file(report: FileReport): readonly string[] {
    const { head, total = 0, data, entries = [], shown } = checkAnswer(report);
    const most = Math.min(MAX_KEPT, shown);
    // Made now, because an entry holds less than what it is made of.
    const kept = entries.slice(0, most).map((makeEntry) => {
      const entry = makeEntry();
      return { text: `${printable(report.path)}: ${entry.text}`, data: entry.data };
    });
    // Where no file has findings, the last line says so.
    if (total > 0 || report.error !== undefined)
      this.answers.push({ head, total, data, entries: kept.map((entry) => () => entry) });
    return [];
  }

  end(summary: Summary): string {
    const { files, unchecked } = summary;
    const checked = `${files - unchecked} of ${files} files checked: ${countsText(summary)}`;
    const answer = { ...joinAnswers(this.answers), foot: [checked] };
    const rest = listsAll('--only RULE narrows it down, --format json lists all');
    return `${composeReply(answer, {}, 'findings', rest).text}\n`;
  }
}
