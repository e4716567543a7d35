import { fenced, partsOf } from '../report/page-parts.js';

/** A fenced block of a page, and the headings that it stands under. */
export interface Block {
  /** The first word after the fence: `room`, `findings`, `diff`, … */
  readonly language: string;
  /** The other words after the fence. */
  readonly words: readonly string[];
  readonly content: string;
  /** The headings above it, outermost first, without the title of the page. */
  readonly headings: readonly string[];
  /** The lines of its fences, from 1. */
  readonly line: number;
  readonly lastLine: number;
}

/** The fenced blocks of a page. */
export function blocksOf(markdown: string): readonly Block[] {
  const blocks: Block[] = [];
  const headings: string[] = [];
  for (const { kind, depth, info, text, line, lastLine } of partsOf(markdown)) {
    if (kind === 'heading' && depth > 1) headings.splice(depth - 2, headings.length, text);
    if (kind !== 'code') continue;
    const [language = '', ...words] = info.trim().split(/\s+/);
    blocks.push({ language, words, content: text, headings: [...headings], line, lastLine });
  }
  return blocks;
}

/** A block of a page with its fences, as it is there. */
export function blockText({
  language,
  words,
  content,
}: Pick<Block, 'language' | 'words' | 'content'>): string {
  return fenced([language, ...words].join(' '), content);
}
