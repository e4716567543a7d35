import { findNodeAtOffset, getLocation, type Location, parseTree } from 'jsonc-parser';
import {
  type CompletionItem,
  CompletionItemKind,
  type Diagnostic,
  DiagnosticSeverity,
  type Hover,
  MarkupKind,
  type Position,
  type Range,
} from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { rulePack } from '../../rules/index.js';
import { configFaults } from '../files/config-file.js';
import { publishedSchema } from '../files/package-files.js';
import { isObject, type JsonValue } from '../json/value.js';
import { SOURCE } from './diagnostic.js';
import type { EditedText } from './edited-text.js';
import { SchemaPart } from './schema-part.js';

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

/** What the schema says about a key or value of a config. */
export function configHover(text: EditedText, position: Position): Hover | undefined {
  const { path } = locationIn(text, position);
  const { description } = schema().at(path);
  return description === ''
    ? undefined
    : { contents: { kind: MarkupKind.Markdown, value: description.replace(/[\\`*_{}[\]<>]/g, '\\$&') } };
}

/** The keys and values that may be written in a config. */
export function configCompletions(text: EditedText, position: Position): CompletionItem[] {
  const { path, isAtPropertyKey, previousNode } = locationIn(text, position);
  const at = text.indexAt(position);
  const range =
    previousNode !== undefined && previousNode.offset <= at
      ? rangeOf(text, previousNode.offset, previousNode.offset + previousNode.length)
      : { start: position, end: position };
  const item = (value: JsonValue, kind: CompletionItemKind, detail: string, more = ''): CompletionItem => ({
    label: typeof value === 'string' ? value : JSON.stringify(value),
    kind,
    ...(detail !== '' && { detail }),
    filterText: JSON.stringify(value),
    textEdit: { range, newText: `${JSON.stringify(value)}${more}` },
  });
  if (!isAtPropertyKey)
    return schema()
      .at(path)
      .values.map((value) => item(value, CompletionItemKind.Value, ''));
  const hasValue =
    previousNode !== undefined && /^\s*:/.test(text.text.slice(previousNode.offset + previousNode.length));
  return [...schema().at(path.slice(0, -1)).keys].map(([key, part]) =>
    item(key, CompletionItemKind.Property, part.description, hasValue ? '' : `: ${initialValue(part)}`),
  );
}

function initialValue({ values, types }: SchemaPart): string {
  const [value] = values;
  if (value !== undefined) return JSON.stringify(value);
  return types.includes('object') ? '{}' : types.includes('array') ? '[]' : '""';
}

/** The schema of configs, as it is published. */
function schema(): SchemaPart {
  const value = JSON.parse(publishedSchema('config')) as JsonValue;
  return SchemaPart.root(isObject(value) ? value : {});
}

function locationIn(text: EditedText, position: Position): Location {
  return getLocation(text.text, text.indexAt(position));
}

function rangeOf(text: EditedText, start: number, end: number): Range {
  return { start: text.positionOfIndex(start), end: text.positionOfIndex(end) };
}
