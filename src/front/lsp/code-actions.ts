import {
  type CodeAction,
  CodeActionKind,
  type CodeActionParams,
  type Diagnostic,
  type Range,
  type TextEdit,
  type WorkspaceEdit,
} from 'vscode-languageserver';
import { capitalized } from '../../bytes/text/in-words.js';
import type { Finding } from '../../verdict/lint/finding.js';
import { diagnosticOf } from './diagnostic.js';
import { EDIT_LOGIC } from './editor-commands.js';
import type { CurrentFindings } from './findings.js';
import type { LogicPlace } from './logic-documents.js';
import type { View } from './view.js';

/** Applies all safe fixes. */
export const FIX_ALL = `${CodeActionKind.SourceFixAll}.roomlint`;

export const CODE_ACTION_KINDS = [CodeActionKind.QuickFix, CodeActionKind.RefactorRewrite, FIX_ALL];

/** Whether a client asks for actions of a kind; without `only`, not for those of the whole document. */
export function asksFor(kind: string, { context: { only } }: CodeActionParams): boolean {
  if (only === undefined) return kind !== FIX_ALL;
  return only.some((asked) => asked === '' || kind === asked || kind.startsWith(`${asked}.`));
}

/** A finding in the range that a client asks about, and how the client shows it. */
export interface ShownFinding {
  readonly finding: Finding;
  readonly diagnostic: Diagnostic;
}

export function findingsIn(range: Range, { findings, view }: CurrentFindings): readonly ShownFinding[] {
  return findings.flatMap((finding) => {
    const diagnostic = diagnosticOf(finding, view);
    return diagnostic !== undefined && touches(diagnostic.range, range) ? [{ finding, diagnostic }] : [];
  });
}

function touches(one: Range, other: Range): boolean {
  return !isBefore(one.end, other.start) && !isBefore(other.end, one.start);
}

function isBefore(one: Range['start'], other: Range['start']): boolean {
  return one.line < other.line || (one.line === other.line && one.character < other.character);
}

/** The fixes of findings: safe ones first, and preferred. */
export function quickFixes(found: readonly ShownFinding[], view: View): CodeAction[] {
  const actions = found.flatMap(({ finding: { fix }, diagnostic }): CodeAction[] => {
    const edits = fix?.edits.map((splice) => view.editOf(splice)) ?? [];
    const made = edits.filter((edit): edit is TextEdit => edit !== undefined);
    // A fix is made whole or not at all.
    if (fix === undefined || made.length !== edits.length) return [];
    const isSafe = fix.safety === 'safe';
    return [
      {
        title: isSafe
          ? capitalized(fix.description)
          : `${capitalized(fix.description)} (unsafe: may change a meaning)`,
        kind: CodeActionKind.QuickFix,
        diagnostics: [diagnostic],
        isPreferred: isSafe,
        edit: { changes: { [view.uri]: made } },
      },
    ];
  });
  return actions.sort((a, b) => Number(b.isPreferred) - Number(a.isPreferred));
}

/** Applies the edits of all safe fixes. */
export function fixAll(edit: WorkspaceEdit): CodeAction {
  return { title: 'Fix all that roomlint can fix safely', kind: FIX_ALL, edit };
}

/** Opens the strings around a place as documents of their own, the innermost first. */
export function editLogic(places: readonly LogicPlace[]): CodeAction[] {
  return places.toReversed().map(({ host, pointer, embedded }) => {
    const title = `Edit ${[pointer, ...embedded].at(-1) || 'this string'} as JSON`;
    const command = { title, command: EDIT_LOGIC, arguments: [[host, pointer, ...embedded]] };
    return { title, kind: CodeActionKind.RefactorRewrite, command };
  });
}
