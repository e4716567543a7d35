/* The blocks of a Markdown page: what stands between fences, and under which heading. */

/** A fenced block of a page. */
export interface Block {
  /** The first word after the fence: `room`, `findings`, `diff`, … */
  readonly language: string;
  /** The other words after the fence. */
  readonly words: readonly string[];
  /** The text between the fences, without its last line break. */
  readonly content: string;
  /** The headings above it, outermost first, the title of the page aside. */
  readonly headings: readonly string[];
  /** The line of the opening fence, from 1. */
  readonly line: number;
  /** The line of the closing fence, from 1. */
  readonly lastLine: number;
}

const FENCE = /^(`{3,})([^`]*)$/;
const HEADING = /^(#{1,6}) (.+)$/;

/** The fenced blocks of a page. A block without an end reaches to the end of the page. */
export function blocksOf(markdown: string): readonly Block[] {
  const lines = markdown.split('\n');
  const blocks: Block[] = [];
  const headings: string[] = [];
  for (let at = 0; at < lines.length; at++) {
    const [, marks = '', heading = ''] = HEADING.exec(lines[at] ?? '') ?? [];
    if (marks.length > 1) headings.splice(marks.length - 2, headings.length, heading);
    const [, fence, info = ''] = FENCE.exec(lines[at] ?? '') ?? [];
    if (fence === undefined) continue;
    const from = at + 1;
    while (++at < lines.length && lines[at] !== fence);
    const [language = '', ...words] = info.trim().split(/\s+/);
    blocks.push({
      language,
      words,
      content: lines.slice(from, at).join('\n'),
      headings: headings.filter((each) => each !== undefined),
      line: from,
      lastLine: at + 1,
    });
  }
  return blocks;
}

/** A fenced block as text. Its fence is longer than all runs of backticks in it. */
export function fenced(info: string, content: string): string {
  let longest = 2;
  for (const [ticks] of content.matchAll(/`+/g)) longest = Math.max(longest, ticks.length);
  const fence = '`'.repeat(longest + 1);
  return `${fence}${info}\n${content}\n${fence}`;
}
