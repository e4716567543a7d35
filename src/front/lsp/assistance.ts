import {
  type CompletionItem,
  CompletionItemKind,
  type Hover,
  MarkupKind,
  type Position,
} from 'vscode-languageserver';
import type { Completion } from '../assist/completions.js';
import type { View } from './view.js';

export function hover(view: View, position: Position): Hover | undefined {
  const description = view.snapshot.describeAt(view.offsetAt(position));
  if (description === undefined) return undefined;
  const range = view.rangeOf(description.span);
  const contents = { kind: MarkupKind.Markdown, value: description.markdown };
  return range === undefined ? { contents } : { contents, range };
}

const COMPLETION_KINDS = {
  key: CompletionItemKind.Field,
  value: CompletionItemKind.Value,
  type: CompletionItemKind.Class,
  record: CompletionItemKind.Struct,
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
