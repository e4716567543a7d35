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

/** The rows under a heading, as values: a cell is JSON, or else the text that it shows; an empty one is undefined. */
export function valueRows<Row extends readonly unknown[]>(page: string, heading: string): Row[] {
  return tableRows(page)
    .filter(({ title }) => title === heading)
    .map(({ cells }) => {
      const values = cells.map(cellValue);
      // A row may end early.
      return values.slice(0, values.findLastIndex((value) => value !== undefined) + 1) as unknown as Row;
    });
}

function cellValue(cell: string): unknown {
  if (cell === '') return undefined;
  try {
    return JSON.parse(cell);
  } catch {
    return cell;
  }
}
