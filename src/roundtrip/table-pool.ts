import { NodeTable } from './node-table.js';

/** The tables of the two texts of a pair. */
export interface TablePair {
  readonly before: NodeTable;
  readonly after: NodeTable;
}

/** One pair of tables for each level of strings within strings: a file has many texts inside, and reads them one by one. */
export class TablePool {
  private readonly pairs: TablePair[] = [];

  /** @param level how many strings lie around the texts: 0 for the file itself */
  level(level: number): TablePair {
    let pair = this.pairs[level];
    if (pair === undefined) {
      pair = { before: new NodeTable(), after: new NodeTable() };
      this.pairs[level] = pair;
    }
    return pair;
  }
}
