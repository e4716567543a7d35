import { findNodeAtOffset, parseTree } from 'jsonc-parser';
import { type Diagnostic, DiagnosticSeverity, type Range } from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { rulePack } from '../../../rules/index.js';
import { configFaults } from '../../world/files/config-file.js';
import { SOURCE } from './diagnostic.js';
import type { EditedText } from './edited-text.js';

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
