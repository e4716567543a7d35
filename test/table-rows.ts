import { readFileSync } from 'node:fs';

/** A row of a table on a page: the heading above it, its source and its cells, without the backticks around code. */
export interface TableRow {
  readonly title: string;
  readonly line: string;
  readonly cells: readonly string[];
}

/** The rows of every table of a page below test/. */
export function tableRows(page: string): readonly TableRow[] {
  const sections = readFileSync(new URL(page, import.meta.url), 'utf8').split(/^## /m);
  return sections.flatMap((section) => {
    const [title = '', ...lines] = section.split('\n');
    const [, , ...rows] = lines.filter((line) => line.startsWith('|'));
    return rows.map((line) => ({
      title,
      line,
      cells: line
        .slice(1, -1)
        .split(' | ')
        .map((cell) => cell.trim().replace(/^`(.*)`$/, '$1')),
    }));
  });
}
