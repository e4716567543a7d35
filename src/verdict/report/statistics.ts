import type { FindingCounts } from '../lint/finding.js';
import type { FileReport, Reporter, Summary } from './report.js';

type Fixes = Pick<FindingCounts, 'fixable'> & { readonly findings: number; readonly unsafelyFixable: number };

/** Counts findings by rule, the most frequent first, above the last line of the report for people. */
export class StatisticsReporter implements Reporter {
  private readonly byRule = new Map<string, Fixes>();

  constructor(private readonly text: Reporter) {}

  file(report: FileReport): Iterable<string> {
    for (const { rule, fix } of report.findings) {
      const { findings, fixable, unsafelyFixable } = this.byRule.get(rule) ?? NONE;
      this.byRule.set(rule, {
        findings: findings + 1,
        fixable: fixable + (fix?.safety === 'safe' ? 1 : 0),
        unsafelyFixable: unsafelyFixable + (fix?.safety === 'unsafe' ? 1 : 0),
      });
    }
    return this.text.file({ ...report, findings: [] });
  }

  end(summary: Summary): string {
    const rows = [...this.byRule].sort(
      ([a, one], [b, other]) => other.findings - one.findings || (a < b ? -1 : 1),
    );
    const digits = String(rows[0]?.[1].findings ?? '').length;
    const width = rows.reduce((widest, [rule]) => Math.max(widest, rule.length), 0);
    const lines = rows.map(([rule, counts]) => {
      const fixes = fixesOf(counts);
      const name = fixes === '' ? rule : rule.padEnd(width);
      return `${String(counts.findings).padStart(digits)}  ${name}${fixes}\n`;
    });
    return `${lines.join('')}${lines.length === 0 ? '' : '\n'}${this.text.end(summary)}`;
  }
}

const NONE: Fixes = { findings: 0, fixable: 0, unsafelyFixable: 0 };

function fixesOf({ fixable, unsafelyFixable }: Fixes): string {
  const parts = [
    fixable > 0 ? `${fixable} fixable with --fix` : '',
    unsafelyFixable > 0 ? `${unsafelyFixable} fixable with --unsafe-fixes` : '',
  ].filter((part) => part !== '');
  return parts.length === 0 ? '' : `  ${parts.join(', ')}`;
}
