import { existsSync, readFileSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { modify } from 'jsonc-parser';
import { type CodeAction, CodeActionKind, type Diagnostic, type TextEdit } from 'vscode-languageserver';
import { CONFIG_NAMES, IN_PACKAGE } from '../../world/files/known-files.js';
import { filePath } from '../../world/files/paths.js';
import type { LoadedConfig } from '../../world/workspace/check-file.js';
import type { Documents } from './documents.js';
import { EditedText } from './edited-text.js';

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
