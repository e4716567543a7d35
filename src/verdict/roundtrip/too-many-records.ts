import type { NodeTable } from '../../bytes/json/node-table.js';
import type { Side } from './difference.js';

/** A text has more records, fields or sections than are compared. */
export class TooManyRecordsError extends Error {
  override readonly name = 'TooManyRecordsError';

  constructor(
    readonly which: Side,
    readonly count: number,
    readonly most: number,
    /** The name of the section; undefined for the text itself. */
    readonly section: string | undefined,
    /** The key of the record that has too many fields; undefined where the section has too many records. */
    readonly record: string | undefined,
  ) {
    super(`the text ${which} has too many records: ${count} in one object`);
  }
}

/** Refuses lists, in the outermost three levels, that take minutes to compare. @throws TooManyRecordsError */
export function refuseTooManyRecords(table: NodeTable, which: Side, most: number): void {
  const sections = table.childCount(0);
  if (sections > most) throw new TooManyRecordsError(which, sections, most, undefined, undefined);
  if (!table.isObject(0)) return;
  for (const section of table.children(0)) {
    const records = table.childCount(section);
    if (records > most)
      throw new TooManyRecordsError(which, records, most, table.keyText(section), undefined);
    refuseTooManyFields(table, section, which, most);
  }
}

function refuseTooManyFields(table: NodeTable, section: number, which: Side, most: number): void {
  // Fewer nodes than that cannot hold so many fields.
  if (!table.isObject(section) || (table.after[section] as number) - section <= most) return;
  for (const record of table.children(section)) {
    const fields = table.isObject(record) ? table.childCount(record) : 0;
    if (fields > most)
      throw new TooManyRecordsError(which, fields, most, table.keyText(section), table.keyText(record));
  }
}
