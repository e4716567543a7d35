import { existsSync } from 'node:fs';
import { type Diagnostic, DiagnosticSeverity, DiagnosticTag } from 'vscode-languageserver';
import { inPackage } from '../files/package-files.js';
import type { Finding } from '../lint/finding.js';
import type { Level } from '../lint/levels.js';
import { pagePath } from '../report/rule-pages.js';
import type { View } from './view.js';

const SEVERITY = {
  error: DiagnosticSeverity.Error,
  warning: DiagnosticSeverity.Warning,
  info: DiagnosticSeverity.Information,
} as const satisfies Record<Level, DiagnosticSeverity>;

export const SOURCE = 'roomlint';

/** A finding as an editor shows it; undefined for one at a place that the document does not show. */
export function diagnosticOf(finding: Finding, view: View): Diagnostic | undefined {
  const range = view.rangeOf(bytesOf(finding));
  if (range === undefined) return undefined;
  const { rule, level, message, related } = finding;
  const page = pageOf(rule);
  const relatedInformation = related.flatMap((place) => {
    const location = view.locationOf(bytesOf(place));
    return location === undefined ? [] : [{ location, message: place.message }];
  });
  return {
    range,
    severity: SEVERITY[level],
    code: rule,
    ...(page !== undefined && { codeDescription: { href: page } }),
    source: SOURCE,
    message,
    ...(relatedInformation.length > 0 && { relatedInformation }),
    ...(HAS_NO_EFFECT.has(rule) && { tags: [DiagnosticTag.Unnecessary] }),
  };
}

function bytesOf({ start, end }: Pick<Finding, 'start' | 'end'>): { start: number; end: number } {
  return { start: start.offset, end: end.offset };
}

/** Rules about what never happens: editors show it faded. */
const HAS_NO_EFFECT: ReadonlySet<string> = new Set([
  'flow/unreachable-effect',
  'flow/unreachable-transition',
]);

const pages = new Map<string, string | undefined>();

/** The page of a rule that comes with roomlint. Rules of plugins have none. */
function pageOf(rule: string): string | undefined {
  if (!pages.has(rule)) pages.set(rule, findPage(rule));
  return pages.get(rule);
}

function findPage(rule: string): string | undefined {
  if (!/^[a-z-]+(\/[a-z-]+)?$/.test(rule)) return undefined;
  const page = inPackage(`rules/${pagePath(rule)}`);
  return existsSync(page) ? page.href : undefined;
}
