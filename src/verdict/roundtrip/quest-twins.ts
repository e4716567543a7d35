import { sameTokens } from '../../bytes/json/equality.js';
import type { NodeTable } from '../../bytes/json/node-table.js';
import { COMPLETED_FIELDS } from '../../model/schema/index.js';
import { recordOfShape, type Shape } from '../../model/schema/known-fields.js';
import type { Cursor } from './cursor.js';
import { misspelledKeys, type Rename } from './renames.js';
import { textMember } from './schema-lookup.js';

/** Values by EntryId, field and content. */
type CompletedValues = ReadonlyMap<string, number>;

/**
 * Finds members that moved from the inProgress entry of a quest to its completed one, where they belong: that loses
 * nothing. The completed entries of the second text are read when first asked for.
 */
export class QuestTwins {
  private readonly sections = new Map<number, CompletedValues>();
  /** Of the entry asked about last. */
  private lastSlips: { readonly entry: number; readonly slips: readonly Rename[] } | undefined;

  constructor(
    private readonly before: NodeTable,
    private readonly after: NodeTable,
    private readonly cursor: Cursor,
  ) {}

  /** Whether the completed twin has a member that an inProgress entry lost: there it belongs. */
  hold(child: number): boolean {
    const { before, after, cursor } = this;
    const [top, around] = [cursor.top, cursor.around(1)];
    if (top === undefined || around === undefined || !before.isObject(top.before.node)) return false;
    const shape = top.shapes.before;
    if (recordOfShape(shape) !== 'quest-entry') return false;
    const key = before.keyText(child);
    const field = COMPLETED_FIELDS.includes(key) ? key : this.meantField(top.before.node, shape, key);
    const entry = top.after.node;
    if (field === undefined || textMember(after, entry, 'Status') !== 'inProgress') return false;
    const entryId = textMember(after, entry, 'EntryId');
    if (entryId === undefined) return false;
    const values = this.completedValues(around.after.node);
    const held = values.get(valueKey(entryId, field, before, child));
    return held !== undefined && sameTokens(before.textOf(child), after.textOf(held));
  }

  /** The field for which a key is a misspelling, if it is one of the fields of completed entries. */
  private meantField(entry: number, shape: Shape, key: string): string | undefined {
    if (this.lastSlips?.entry !== entry)
      this.lastSlips = { entry, slips: misspelledKeys(this.before, entry, shape) };
    return this.lastSlips.slips.find(
      ({ field, spelled }) => spelled === key && COMPLETED_FIELDS.includes(field),
    )?.field;
  }

  private completedValues(section: number): CompletedValues {
    const known = this.sections.get(section);
    if (known !== undefined) return known;
    const { after } = this;
    const values = new Map<string, number>();
    for (const entry of after.children(section)) {
      if (!after.isObject(entry) || textMember(after, entry, 'Status') !== 'completed') continue;
      const entryId = textMember(after, entry, 'EntryId');
      if (entryId === undefined) continue;
      // Of equal keys the last one counts.
      const members = new Map([...after.children(entry)].map((child) => [after.keyText(child), child]));
      for (const field of COMPLETED_FIELDS) {
        const value = members.get(field);
        if (value !== undefined) values.set(valueKey(entryId, field, after, value), value);
      }
    }
    this.sections.set(section, values);
    return values;
  }
}

function valueKey(entryId: string, field: string, table: NodeTable, value: number): string {
  return `${table.hash(value)} ${field} ${entryId}`;
}
