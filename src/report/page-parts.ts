/** A part of a Markdown page as it is shown elsewhere. */
export interface PagePart {
  readonly kind: 'heading' | 'text' | 'code';
  /** Of a heading: how deep it is, from 1. */
  readonly depth: number;
  /** Of code: the words after the fence. */
  readonly info: string;
  readonly text: string;
}

/** What a page says, in order. Comments are left out; tables are texts. */
export function partsOf(markdown: string): readonly PagePart[] {
  const text = markdown.replace(/<!--[\s\S]*?-->\n?/g, '');
  const pattern =
    /^(`{3,})([^`\n]*)\n([\s\S]*?)^\1$|^(#+) (.+)$|^(?!#|```)\S[\s\S]*?(?=\n\n|\n*$(?![\s\S]))/gm;
  return [...text.matchAll(pattern)].map(([all, fence, info = '', code = '', marks, heading = '']) => {
    if (fence !== undefined) return { kind: 'code', depth: 0, info, text: code.replace(/\n$/, '') };
    if (marks !== undefined) return { kind: 'heading', depth: marks.length, info: '', text: heading };
    return { kind: 'text', depth: 0, info: '', text: all };
  });
}
