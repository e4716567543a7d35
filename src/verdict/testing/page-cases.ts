import { type Block, blocksOf } from './blocks.js';
import { BlockError, TEXT_LANGUAGES } from './room-text.js';

/** A room of a page, and what the page says of it. */
export interface PageCase {
  /** The headings that it stands under, such as `Bad, a quest that starts by itself`. */
  readonly title: string;
  /** The block that gives the room. */
  readonly text: Block;
  /** What the page says of it: `config` before it, the others after it. */
  readonly config: Block | undefined;
  readonly findings: Block | undefined;
  readonly safeFix: Block | undefined;
  readonly unsafeFix: Block | undefined;
}

/** The cases of a page. A config above all rooms holds for all of them. @throws BlockError */
export function casesOf(markdown: string): readonly PageCase[] {
  const cases: PageCase[] = [];
  let ofPage: Block | undefined;
  let config: Block | undefined;
  for (const block of blocksOf(markdown)) {
    if (block.words.some((word) => word.includes('='))) continue;
    if (block.language === 'config') {
      if (cases.length === 0 && block.headings.length === 0) ofPage = block;
      else config = block;
      continue;
    }
    if (TEXT_LANGUAGES.has(block.language)) {
      const title = block.headings.join(', ') || `line ${block.line}`;
      const nothing = { findings: undefined, safeFix: undefined, unsafeFix: undefined };
      cases.push({ title, text: block, config: config ?? ofPage, ...nothing });
      config = undefined;
      continue;
    }
    const part = PARTS[block.language]?.(block);
    if (part === undefined) continue;
    const last = cases.pop();
    if (last === undefined) throw new BlockError(block.line, `no room comes before this ${block.language}`);
    if (last[part] !== undefined)
      throw new BlockError(block.line, `this room has two blocks for ${block.language}`);
    cases.push({ ...last, [part]: block });
  }
  return cases;
}

const PARTS: Readonly<Record<string, (block: Block) => 'findings' | 'safeFix' | 'unsafeFix'>> = {
  findings: () => 'findings',
  diff: ({ words }) => (words.includes('unsafe') ? 'unsafeFix' : 'safeFix'),
};
