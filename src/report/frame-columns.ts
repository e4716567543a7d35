import type { Finding } from '../lint/finding.js';

/** The width of a code frame and its margin where no terminal has another. */
export const DEFAULT_COLUMNS = 80;

/** The margin with the line number, without its bar. */
export function gutterOf({ start: { line } }: Pick<Finding, 'start'>): string {
  return `${' '.repeat(Math.max(0, 5 - String(line).length))}${line} `;
}

/** The columns that remain for a code frame beside its margin. */
export function frameColumns(finding: Pick<Finding, 'start'>, columns: number): number {
  return columns - gutterOf(finding).length - '| '.length;
}
