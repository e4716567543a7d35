import { NodeTable } from '../json/node-table.js';

/** The node tables of a pair of texts. */
export interface TablePair {
  readonly before: NodeTable;
  readonly after: NodeTable;
}

/** Pairs of node tables, one for each level of strings within strings. */
export class TablePool {
  private readonly pairs: TablePair[] = [];

  /** @param level the number of strings around the texts: 0 for the file itself */
  level(level: number): TablePair {
    let pair = this.pairs[level];
    if (pair === undefined) {
      pair = { before: new NodeTable(), after: new NodeTable() };
      this.pairs[level] = pair;
    }
    return pair;
  }
}
