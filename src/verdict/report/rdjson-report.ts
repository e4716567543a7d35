import type { Range } from '../lint/finding.js';
import type { Level } from '../lint/levels.js';
import { type BytePosition, onlyEdit, positionsOf } from './byte-positions.js';
import type { FileReport, Reporter } from './report.js';
import { type RulePages, urlOf } from './rule-pages.js';
import { jsonWithoutCommands } from './workflow-commands.js';

const SEVERITIES: Readonly<Record<Level, string>> = { error: 'ERROR', warning: 'WARNING', info: 'INFO' };

/** The Reviewdog Diagnostic Format. Columns count bytes. Single safe edits become suggestions. */
export class RdjsonReporter implements Reporter {
  private diagnostics = 0;

  constructor(private readonly pages: RulePages) {}

  file({ path, findings, error, shownBytes, carried }: FileReport): readonly string[] {
    const diagnostics: string[] = [];
    if (error !== undefined)
      diagnostics.push(this.diagnostic({ message: error, location: { path }, severity: 'ERROR' }));
    const positions = carried?.positions ?? positionsOf(shownBytes, findings);
    const at = (offset: number): BytePosition => positions.get(offset) ?? { line: 1, column: 1 };
    for (const finding of findings) {
      const { rule, level, message, related } = finding;
      const edit = onlyEdit(finding);
      const location = ({ start, end }: Range): object => ({
        path,
        range: { start: at(start.offset), end: at(end.offset) },
      });
      const diagnostic = {
        message,
        location: location(finding),
        severity: SEVERITIES[level],
        code: { value: rule, ...urlOf(this.pages, rule) },
        suggestions: edit && [{ range: { start: at(edit.start), end: at(edit.end) }, text: edit.text }],
        related_locations:
          related.length === 0
            ? undefined
            : related.map((other) => ({ message: other.message, location: location(other) })),
      };
      diagnostics.push(this.diagnostic(diagnostic));
    }
    return diagnostics;
  }

  end(): string {
    return this.diagnostics === 0 ? `${this.head}]}\n` : '\n]}\n';
  }

  private get head(): string {
    const { home: url } = this.pages;
    return `{"source":${JSON.stringify({ name: 'roomlint', url })},"diagnostics":[`;
  }

  private diagnostic(diagnostic: object): string {
    return `${this.diagnostics++ === 0 ? `${this.head}\n` : ',\n'}${jsonWithoutCommands(diagnostic)}`;
  }
}
