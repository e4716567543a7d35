import { existsSync, readFileSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { modify } from 'jsonc-parser';
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
import { CONFIG_NAMES, IN_PACKAGE } from '../../world/files/known-files.js';
import { filePath } from '../../world/files/paths.js';
import type { LoadedConfig } from '../../world/workspace/file-settings.js';
import { diagnosticOf } from './diagnostic.js';
import type { Documents } from './documents.js';
import { EditedText } from './edited-text.js';
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

/**
 * Turns a rule off in the config of a document, or in a new one; undefined where the config cannot: an override that
 * wins would turn it on again. @param loaded the settings of the document
 */
export function ruleOff(
  rule: string,
  diagnostics: Diagnostic[],
  { loaded, documents, cwd }: { loaded: LoadedConfig; documents: Documents; cwd: string },
): CodeAction | undefined {
  const from = loaded.settings.find((each) => each.rule === rule)?.from.kind;
  if (from === 'override' || from === 'command-line') return undefined;
  const { folder } = documents;
  const isNew = loaded.config === undefined;
  const path = loaded.config === undefined ? join(folder, CONFIG_NAMES[0]) : resolve(cwd, loaded.config);
  const open = openText(path, documents);
  const text = open ?? textOnDisk(path);
  if (text === undefined && !isNew) return undefined;
  const shown = relative(folder, path).startsWith('..') ? path : relative(folder, path);
  const title = `Turn off ${rule} in ${isNew ? `a new ${shown}` : shown}`;
  const uri = text?.uri ?? pathToFileURL(path).href;
  const edits = text === undefined ? [newConfig(rule)] : edited(text, path, rule);
  const change = { textDocument: { uri, version: open?.version ?? null }, edits };
  const edit = { documentChanges: isNew ? [{ kind: 'create' as const, uri }, change] : [change] };
  return { title, kind: CodeActionKind.QuickFix, diagnostics, edit };
}

function openText(path: string, documents: Documents): EditedText | undefined {
  const open = documents.uris.find((uri) => uri.startsWith('file:') && filePath(uri) === path);
  return open === undefined ? undefined : documents.text(open);
}

function textOnDisk(path: string): EditedText | undefined {
  if (!existsSync(path)) return undefined;
  return EditedText.open(pathToFileURL(path).href, 0, readFileSync(path, 'utf8'));
}

/** The edits of a config, in its own layout. */
function edited(text: EditedText, path: string, rule: string): TextEdit[] {
  const steps = [...(basename(path) === 'package.json' ? [IN_PACKAGE] : []), 'rules', rule];
  const indent = /^([ \t]+)\S/m.exec(text.text)?.[1] ?? '  ';
  const insertSpaces = !indent.startsWith('\t');
  const formattingOptions = {
    insertSpaces,
    tabSize: insertSpaces ? indent.length : 1,
    eol: text.text.includes('\r\n') ? '\r\n' : '\n',
  };
  return modify(text.text, steps, 'off', { formattingOptions }).map(({ offset, length, content }) => ({
    range: { start: text.positionOfIndex(offset), end: text.positionOfIndex(offset + length) },
    newText: content,
  }));
}

function newConfig(rule: string): TextEdit {
  const start = { line: 0, character: 0 };
  return {
    range: { start, end: start },
    newText: `${JSON.stringify({ rules: { [rule]: 'off' } }, undefined, 2)}\n`,
  };
}
