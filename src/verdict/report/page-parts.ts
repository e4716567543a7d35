/** A part of a Markdown page: a heading, a paragraph or table, or what is between fences. */
export interface PagePart {
  readonly kind: 'heading' | 'text' | 'code';
  /** Of a heading: how deep it is, from 1. */
  readonly depth: number;
  /** Of code: the words after the fence. */
  readonly info: string;
  /** Without the marks of headings and fences, and without the last line break. */
  readonly text: string;
  /** The first and the last line, fences among them, from 1. */
  readonly line: number;
  readonly lastLine: number;
}

const FENCE = /^(`{3,})([^`]*)$/;
const HEADING = /^(#{1,6}) (.+)$/;

/** What a page says, in order. Comments are left out. A fence without an end reaches to the end of the page. */
export function partsOf(markdown: string): readonly PagePart[] {
  const lines = markdown.split('\n');
  const parts: PagePart[] = [];
  for (let at = 0; at < lines.length; at++) {
    const [start, first = ''] = [at, lines[at] ?? ''];
    const [, marks, heading = ''] = HEADING.exec(first) ?? [];
    const [, fence, info = ''] = FENCE.exec(first) ?? [];
    const place = { depth: 0, info: '', line: start + 1 };
    if (marks !== undefined)
      parts.push({ ...place, kind: 'heading', depth: marks.length, text: heading, lastLine: at + 1 });
    else if (fence !== undefined) {
      while (++at < lines.length && lines[at] !== fence);
      const text = lines.slice(start + 1, at).join('\n');
      parts.push({ ...place, kind: 'code', info, text, lastLine: at + 1 });
    } else if (isProse(first)) {
      while (isProse(lines[at + 1] ?? '')) at++;
      parts.push({ ...place, kind: 'text', text: lines.slice(start, at + 1).join('\n'), lastLine: at + 1 });
    }
  }
  return parts;
}

function isProse(line: string): boolean {
  return line !== '' && !line.startsWith('<!--') && !HEADING.test(line) && !FENCE.test(line);
}

/** A page for people: Markdown without its comments. */
export function shownPage(markdown: string): string {
  return markdown.replaceAll(/^<!--.*-->\n/gm, '');
}

/** More backticks than any run of them in a text. */
export function fenceFor(content: string, least: number): string {
  const longest = (content.match(/`+/g) ?? []).reduce((most, run) => Math.max(most, run.length), least - 1);
  return '`'.repeat(longest + 1);
}

/** A fenced block as text. */
export function fenced(info: string, content: string): string {
  const fence = fenceFor(content, 3);
  return `${fence}${info}\n${content}\n${fence}`;
}

/** Why the rule of a page matters: the last paragraph before its examples. */
export function reasonOn(markdown: string): string {
  const parts = partsOf(markdown);
  const examples = parts.findIndex(({ kind, depth }) => kind === 'heading' && depth === 2);
  return parts.slice(0, examples).findLast(({ kind }) => kind === 'text')?.text ?? '';
}
