import { existsSync, readFileSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { modify } from 'jsonc-parser';
import type { CodeAction, Diagnostic, TextDocumentEdit, WorkspaceEdit } from 'vscode-languageserver';
import { CodeActionKind } from 'vscode-languageserver';
import { CONFIG_NAMES, IN_PACKAGE } from '../../world/files/known-files.js';
import { filePath } from '../../world/files/paths.js';
import type { LoadedConfig } from '../../world/workspace/check-file.js';
import type { Documents } from './documents.js';
import { EditedText } from './edited-text.js';

/** Where the config of a document is, or would be, and how it is edited. */
export class RuleSwitch {
  /** @param loaded the settings of the document @param folder where a new config is made */
  constructor(
    private readonly documents: Documents,
    private readonly loaded: LoadedConfig,
    private readonly cwd: string,
    private readonly folder: string,
  ) {}

  /** Turns a rule off; undefined where the config cannot: an override that wins would turn it on again. */
  action(rule: string, diagnostics: Diagnostic[]): CodeAction | undefined {
    const { loaded } = this;
    const setting = loaded.settings.find((each) => each.rule === rule);
    if (setting?.from.kind === 'override' || setting?.from.kind === 'command-line') return undefined;
    const isNew = loaded.config === undefined;
    const path =
      loaded.config === undefined ? join(this.folder, CONFIG_NAMES[0]) : resolve(this.cwd, loaded.config);
    const edit = isNew ? newConfig(path, rule) : this.editOf(path, rule);
    if (edit === undefined) return undefined;
    const shown = relative(this.folder, path).startsWith('..') ? path : relative(this.folder, path);
    const title = `Turn off ${rule} in ${isNew ? `a new ${shown}` : shown}`;
    return { title, kind: CodeActionKind.QuickFix, diagnostics, edit };
  }

  private editOf(path: string, rule: string): WorkspaceEdit | undefined {
    const uri = pathToFileURL(path).href;
    const open = this.documents.uris.find((each) => isSameFile(each, path));
    const text = open === undefined ? this.fromDisk(uri, path) : this.documents.text(open);
    if (text === undefined) return undefined;
    const { uri: shown } = text;
    const edits = edited(text, path, rule);
    const textDocument = { uri: shown, version: open === undefined ? null : text.version };
    return { documentChanges: [{ textDocument, edits }] };
  }

  private fromDisk(uri: string, path: string): EditedText | undefined {
    if (!existsSync(path)) return undefined;
    return EditedText.open(uri, 0, readFileSync(path, 'utf8'));
  }
}

function isSameFile(uri: string, path: string): boolean {
  try {
    return filePath(uri) === path;
  } catch {
    return false;
  }
}

function edited(text: EditedText, path: string, rule: string): TextDocumentEdit['edits'] {
  const steps = [...(basename(path) === 'package.json' ? [IN_PACKAGE] : []), 'rules', rule];
  const changes = modify(text.text, steps, 'off', { formattingOptions: layoutOf(text.text) });
  return changes.map(({ offset, length, content }) => ({
    range: { start: text.positionOfIndex(offset), end: text.positionOfIndex(offset + length) },
    newText: content,
  }));
}

/** How a config is indented and where its lines end. */
function layoutOf(text: string): { insertSpaces: boolean; tabSize: number; eol: string } {
  const indent = /^([ \t]+)\S/m.exec(text)?.[1] ?? '  ';
  return {
    insertSpaces: !indent.startsWith('\t'),
    tabSize: indent.startsWith('\t') ? 1 : indent.length,
    eol: text.includes('\r\n') ? '\r\n' : '\n',
  };
}

function newConfig(path: string, rule: string): WorkspaceEdit {
  const uri = pathToFileURL(path).href;
  const start = { line: 0, character: 0 };
  const newText = `${JSON.stringify({ rules: { [rule]: 'off' } }, undefined, 2)}\n`;
  const edits = [{ range: { start, end: start }, newText }];
  return {
    documentChanges: [
      { kind: 'create', uri },
      { textDocument: { uri, version: null }, edits },
    ],
  };
}
