import type { Finding } from '../lint/finding.js';
import type { FileReport, Reporter } from './report.js';

/** The findings of one rule in all files. */
export interface RuleStatistics {
  readonly rule: string;
  readonly findings: number;
  /** Findings with a safe fix. */
  readonly fixable: number;
  /** Findings with an unsafe fix. */
  readonly unsafelyFixable: number;
}

/** Counts findings by rule, and prints a table at the end: the most frequent rule first. */
export class StatisticsReporter implements Reporter {
  private readonly byRule = new Map<string, RuleStatistics>();

  file({ findings }: Pick<FileReport, 'findings'>): Iterable<string> {
    for (const finding of findings) this.add(finding);
    return [];
  }

  /** The counts, the highest first, equal ones by rule. */
  get statistics(): readonly RuleStatistics[] {
    return [...this.byRule.values()].sort(
      (a, b) => b.findings - a.findings || (a.rule < b.rule ? -1 : a.rule > b.rule ? 1 : 0),
    );
  }

  end(): string {
    const rows = this.statistics;
    const digits = String(rows[0]?.findings ?? '').length;
    const width = rows.reduce((widest, { rule }) => Math.max(widest, rule.length), 0);
    return rows
      .map((row) => {
        const fixes = fixesOf(row);
        const rule = fixes === '' ? row.rule : row.rule.padEnd(width);
        return `${String(row.findings).padStart(digits)}  ${rule}${fixes}\n`;
      })
      .join('');
  }

  private add({ rule, fix }: Pick<Finding, 'rule' | 'fix'>): void {
    const known = this.byRule.get(rule) ?? { rule, findings: 0, fixable: 0, unsafelyFixable: 0 };
    this.byRule.set(rule, {
      rule,
      findings: known.findings + 1,
      fixable: known.fixable + (fix?.safety === 'safe' ? 1 : 0),
      unsafelyFixable: known.unsafelyFixable + (fix?.safety === 'unsafe' ? 1 : 0),
    });
  }
}

function fixesOf({ fixable, unsafelyFixable }: RuleStatistics): string {
  const parts = [
    fixable > 0 ? `${fixable} fixable with --fix` : '',
    unsafelyFixable > 0 ? `${unsafelyFixable} fixable with --unsafe-fixes` : '',
  ].filter((part) => part !== '');
  return parts.length === 0 ? '' : `  ${parts.join(', ')}`;
}
