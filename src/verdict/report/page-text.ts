import { printable } from '../../bytes/json/quote.js';
import { partsOf } from './page-parts.js';
import type { Paint } from './text-report.js';

/** Paragraphs are wrapped at this many columns. */
const WIDTH = 100;
const INDENT = '  ';
const CODE_INDENT = '    ';

/** A Markdown page for a terminal: without its marks, with colours in its diffs. */
export function pageText(markdown: string, paint: Paint): string {
  const parts = partsOf(markdown).map(({ kind, depth, info, text }) => {
    if (kind === 'code') return code(text, info, paint);
    if (kind === 'heading') return `${depth > 2 ? INDENT : ''}${paint('bold', plain(text))}`;
    return text.startsWith('|') ? table(text) : wrapped(plain(text));
  });
  return `${parts.join('\n\n')}\n`;
}

function code(text: string, info: string, paint: Paint): string {
  const colour = (line: string): string => {
    if (!info.startsWith('diff') || !/^[-+]/.test(line)) return line;
    return paint(line.startsWith('+') ? 'green' : 'red', line);
  };
  return printable(text, '\n\t')
    .split('\n')
    .map((line) => (line === '' ? '' : CODE_INDENT + colour(line)))
    .join('\n');
}

/** A table in columns; one that is too wide has a line for each cell, with the head of its column. */
function table(text: string): string {
  const [head = [], ...rows] = text
    .split('\n')
    .filter((line) => !/^\|[-|]+\|$/.test(line))
    .map(cellsOf);
  const widths = rows.reduce<readonly number[]>(
    (widest, row) => row.map((cell, index) => Math.max(widest[index] ?? 0, cell.length)),
    head.map(({ length }) => length),
  );
  const width = widths.reduce((sum, each) => sum + each + GAP.length, 0);
  if (width > WIDTH)
    return rows
      .map((row) => row.map((cell, index) => wrapped(`${head[index]}: ${cell}`)).join('\n'))
      .join('\n\n');
  const line = (row: readonly string[]): string =>
    INDENT + row.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join(GAP);
  return [head, ...rows].map((row) => line(row).trimEnd()).join('\n');
}

const GAP = '  ';

function cellsOf(line: string): readonly string[] {
  return line
    .slice(1, -1)
    .split(/(?<!\\)\|/)
    .map((cell) => plain(cell.trim().replaceAll('\\|', '|')));
}

/** Text without the marks of code spans, bold words and links. */
function plain(text: string): string {
  return printable(
    text.replace(/`([^`]+)`|\*\*(.+?)\*\*|\[([^\]]+)\]\([^)\s]+\)/g, '$1$2$3').replaceAll('\n', ' '),
  );
}

function wrapped(text: string): string {
  const lines: string[] = [];
  let line = INDENT;
  for (const word of text.split(' ')) {
    if (line !== INDENT && line.length + 1 + word.length > WIDTH) {
      lines.push(line);
      line = INDENT;
    }
    line += line === INDENT ? word : ` ${word}`;
  }
  return [...lines, line].join('\n');
}
