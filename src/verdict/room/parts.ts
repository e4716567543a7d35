import { isObject } from '../../bytes/json/value.js';
import { textField } from '../../model/snapshot/fields.js';
import type { ItemLabel, NamedItem } from '../../model/snapshot/labels.js';
import type { SnapshotText } from './snapshot-text.js';

export const RECORD_SECTIONS = ['roomItems', 'logic', 'quests', 'settings'] as const;
export type RecordSection = (typeof RECORD_SECTIONS)[number];

/** A part of a room. Two sides may change different parts without a conflict. */
export type Part =
  | ({ readonly kind: 'item' } & NamedItem)
  | {
      readonly kind: 'logic';
      readonly key: string;
      /** Of its item. Not a part of the JSON of a report. */
      readonly label: ItemLabel;
    }
  | { readonly kind: 'setting'; readonly key: string }
  /** By EntryId; an entry without one by its key. */
  | { readonly kind: 'quest'; readonly key: string; readonly name?: string }
  | { readonly kind: 'tasks' };

export function partOf(section: RecordSection, key: string, side: SnapshotText): Part {
  if (section === 'settings') return { kind: 'setting', key };
  if (section === 'roomItems') return { kind: 'item', key, ...side.labelOf(key) };
  if (section === 'logic') return { kind: 'logic', key, label: side.labelOf(key) };
  const entry = side.section(section).get(key);
  if (!isObject(entry)) return { kind: 'quest', key };
  const name = textField(entry, 'Name');
  return { kind: 'quest', key: textField(entry, 'EntryId') ?? key, ...(name === undefined ? {} : { name }) };
}

/** Identifies a part. */
export function nameOf(part: Pick<Part, 'kind'> & { readonly key?: string }): string {
  return part.kind === 'tasks' ? part.kind : `${part.kind}/${part.key}`;
}
