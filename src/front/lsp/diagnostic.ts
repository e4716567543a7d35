import { findNodeAtOffset, parseTree } from 'jsonc-parser';
import { type Diagnostic, DiagnosticSeverity, type Range } from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { rulePack } from '../../../rules/index.js';
import type { Finding } from '../../verdict/lint/finding.js';
import type { Level } from '../../verdict/lint/levels.js';
import { pagePath } from '../../verdict/report/rule-pages.js';
import { configFaults } from '../../world/files/config-file.js';
import { inPackage } from '../../world/files/package-files.js';
import type { EditedText } from './edited-text.js';
import type { View } from './view.js';

const SEVERITY = {
  error: DiagnosticSeverity.Error,
  warning: DiagnosticSeverity.Warning,
  info: DiagnosticSeverity.Information,
} as const satisfies Record<Level, DiagnosticSeverity>;

const SOURCE = 'roomlint';

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
    source: SOURCE,
    message,
    ...(relatedInformation.length > 0 && { relatedInformation }),
  };
}

function bytesOf({ start, end }: Pick<Finding, 'start' | 'end'>): { start: number; end: number } {
  return { start: start.offset, end: end.offset };
}

/** What is wrong with a config, as far as can be said without running its plugins. */
export async function configDiagnostics(path: string, text: EditedText): Promise<Diagnostic[]> {
  const faults = await configFaults(path, text.text, rulePack);
  const document = TextDocument.create(text.uri, 'jsonc', 0, text.text);
  const tree = faults.length === 0 ? undefined : parseTree(text.text);
  return faults.map(({ line, column, message }) => {
    // A byte-order mark has no column there.
    const mark = line === 1 && text.text.startsWith('\uFEFF') ? 1 : 0;
    const offset = document.offsetAt({ line: line - 1, character: column - 1 + mark });
    const node = tree && findNodeAtOffset(tree, offset);
    const isScalar = node !== undefined && node.type !== 'object' && node.type !== 'array';
    const range = rangeOf(text, offset, isScalar ? node.offset + node.length : offset + 1);
    return { range, severity: DiagnosticSeverity.Error, source: SOURCE, message };
  });
}

function rangeOf(text: EditedText, start: number, end: number): Range {
  return { start: text.positionOfIndex(start), end: text.positionOfIndex(end) };
}
