import {
  type CompletionItem,
  CompletionItemKind,
  type DocumentSymbol,
  type Hover,
  type Location,
  MarkupKind,
  type Position,
  type Range,
  SymbolKind,
  type TextEdit,
} from 'vscode-languageserver';
import { withoutSecrets } from '../../bytes/scan/secrets.js';
import { type Reference, rekeyItem, renameQuest } from '../../verdict/references/references.js';
import type { Completion } from '../assist/completions.js';
import type { SnapshotSymbol } from '../assist/symbols.js';
import type { View } from './view.js';

/* What an editor asks about a position in a document, in the terms of the protocol. */

/** Where the quest or item at a position is defined. */
export function definitions(view: View, position: Position): Location[] {
  return located(view, referred(view, position).filter(isDefinition));
}

export function references(view: View, position: Position, withDefinitions: boolean): Location[] {
  const all = referred(view, position);
  return located(view, withDefinitions ? all : all.filter((each) => !isDefinition(each)));
}

function referred(view: View, position: Position): readonly Reference[] {
  const found = view.snapshot.referredAt(view.offsetAt(position));
  if (found === undefined) return [];
  return found.kind === 'quest' ? found.quest.references : found.item.references;
}

function isDefinition({ kind, by }: Reference): boolean {
  return kind === 'entry' ? by === 'key' : kind === 'item' || kind === 'logic';
}

function located(view: View, all: readonly Reference[]): Location[] {
  return all.flatMap(({ span }) => view.locationOf(span) ?? []);
}

/** The name that can be changed at a position; null for none. A credential is left to the range. */
export function renameable(
  view: View,
  position: Position,
): Range | { readonly range: Range; readonly placeholder: string } | null {
  const found = view.snapshot.referredAt(view.offsetAt(position));
  const range = found && view.rangeOf(found.at.span);
  const placeholder = found && (found.kind === 'quest' ? found.quest.name : found.item.key);
  if (!range || !placeholder) return null;
  return withoutSecrets(placeholder) === placeholder ? { range, placeholder } : range;
}

/** Gives the quest or item at a position another name everywhere. @throws RangeError for an invalid one */
export function renamed(
  view: View,
  position: Position,
  name: string,
): ReadonlyMap<string, readonly TextEdit[]> | undefined {
  const found = view.snapshot.referredAt(view.offsetAt(position));
  const { bytes } = view.snapshot;
  if (found?.kind === 'item') return view.editsOf(rekeyItem(bytes, found.item.key, name));
  const [id] = found?.quest.ids ?? [];
  return id === undefined ? undefined : view.editsOf(renameQuest(bytes, id, name));
}

const SYMBOL_KINDS = {
  section: SymbolKind.Namespace,
  item: SymbolKind.Object,
  quest: SymbolKind.Class,
  task: SymbolKind.Event,
} as const satisfies Record<SnapshotSymbol['kind'], SymbolKind>;

/** The items, quests and tasks of a document. */
export function symbols(view: View): DocumentSymbol[] {
  return view.snapshot.symbols().flatMap((symbol) => shown(symbol, view));
}

/** A symbol; of one that the document does not show, the parts that it shows. */
function shown({ kind, name, detail, span, nameSpan, parts }: SnapshotSymbol, view: View): DocumentSymbol[] {
  const children = parts.flatMap((part) => shown(part, view));
  const [range, selectionRange] = [view.rangeOf(span), view.rangeOf(nameSpan)];
  if (range === undefined || selectionRange === undefined) return children;
  return [{ name, detail, kind: SYMBOL_KINDS[kind], range, selectionRange, children }];
}

/** What a hover shows at a position. */
export function hover(view: View, position: Position): Hover | null {
  const description = view.snapshot.describeAt(view.offsetAt(position));
  if (description === undefined) return null;
  const range = view.rangeOf(description.span);
  const contents = { kind: MarkupKind.Markdown, value: description.markdown };
  return range === undefined ? { contents } : { contents, range };
}

const COMPLETION_KINDS = {
  key: CompletionItemKind.Field,
  value: CompletionItemKind.Value,
  type: CompletionItemKind.Class,
  code: CompletionItemKind.EnumMember,
  quest: CompletionItemKind.Reference,
  item: CompletionItemKind.Reference,
  name: CompletionItemKind.Variable,
  function: CompletionItemKind.Function,
} as const satisfies Record<Completion['kind'], CompletionItemKind>;

/** What may be written at a position. */
export function completions(view: View, position: Position): CompletionItem[] {
  return view.snapshot.completionsAt(view.offsetAt(position)).flatMap((completion, index) => {
    const { kind, value, detail, splice } = completion;
    const textEdit = view.editOf(splice);
    // Editors complete within a line.
    if (textEdit === undefined || textEdit.range.start.line !== textEdit.range.end.line) return [];
    return [
      {
        label: typeof value === 'string' ? value : JSON.stringify(value),
        kind: COMPLETION_KINDS[kind],
        ...(detail !== '' && { detail }),
        // Editors compare it with what is there, escapes and quotes included.
        filterText: `${textEdit.newText} ${detail}`,
        sortText: String(index).padStart(6, '0'),
        textEdit,
      },
    ];
  });
}
