import { type Diagnostic, DiagnosticSeverity } from 'vscode-languageserver';
import { rulePack } from '../../../rules/index.js';
import type { Finding } from '../../verdict/lint/finding.js';
import type { Level } from '../../verdict/lint/levels.js';
import { pagePath } from '../../verdict/report/rule-pages.js';
import { inPackage } from '../../world/files/package-files.js';
import type { View } from './view.js';

const SEVERITY = {
  error: DiagnosticSeverity.Error,
  warning: DiagnosticSeverity.Warning,
  info: DiagnosticSeverity.Information,
} as const satisfies Record<Level, DiagnosticSeverity>;

/** A finding as an editor shows it; undefined for one at a place that the document does not show. */
export function diagnosticOf(finding: Finding, view: View): Diagnostic | undefined {
  const range = view.rangeOf(bytesOf(finding));
  if (range === undefined) return undefined;
  const { rule, level, message, related } = finding;
  // Rules of plugins have no page.
  const page = rulePack.has(rule) ? inPackage(`rules/${pagePath(rule)}`).href : undefined;
  const relatedInformation = related.flatMap((place) => {
    const location = view.locationOf(bytesOf(place));
    return location === undefined ? [] : [{ location, message: place.message }];
  });
  return {
    range,
    severity: SEVERITY[level],
    code: rule,
    ...(page !== undefined && { codeDescription: { href: page } }),
    source: 'roomlint',
    message,
    ...(relatedInformation.length > 0 && { relatedInformation }),
  };
}

function bytesOf({ start, end }: Pick<Finding, 'start' | 'end'>): { start: number; end: number } {
  return { start: start.offset, end: end.offset };
}
