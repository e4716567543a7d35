import { textField } from '../../bytes/json/members.js';
import { plainJson } from '../../bytes/json/value.js';
import { maskOfJson } from '../../bytes/scan/masked.js';
import type { SecretMask } from '../../bytes/scan/secrets.js';
import type { ItemLabel, NamedItem } from '../../model/snapshot/labels.js';
import { RecordChanges } from './changes.js';
import type { FieldConflict } from './field-merge.js';
import { pathTo, type RecordPlace, type SnapshotText } from './snapshot-text.js';
import {
  type ChangeWords,
  holdsMasked,
  maskedValue,
  redactChanges,
  type ValueChange,
} from './value-change.js';

/** A field that both sides have changed in different ways, with credentials masked. */
export interface ShownConflict extends FieldConflict {
  readonly masked?: true;
  /** What the field is. Not a part of the JSON of a report. */
  readonly words: ChangeWords;
}

/** Says what somebody has changed in records since a base, with credentials masked. */
export class PartChanges {
  private knownMask: SecretMask | undefined;
  private readonly records: RecordChanges;

  constructor(
    private readonly base: SnapshotText,
    private readonly side: SnapshotText,
    /** What else may hold credentials that are shown. */
    private readonly other: SnapshotText = base,
  ) {
    this.records = new RecordChanges({ before: base, after: side });
  }

  of(places: readonly RecordPlace[]): readonly ValueChange[] {
    return redactChanges(
      places.flatMap((place) => this.records.of(place)),
      this.mask,
    );
  }

  /** @param place the record with the field */
  conflict(conflict: FieldConflict, place: RecordPlace): ShownConflict {
    const { pointer, embedded, base, yours, theirs } = conflict;
    const root = this.base.recordAt(place)?.value ?? null;
    const words = this.records.writer.write(
      { kind: 'changed', pointer, embedded, before: plainJson(base), after: plainJson(yours) },
      pathTo(place).length,
      root,
    );
    const { mask } = this;
    const masked = {
      base: maskedValue(base, mask),
      yours: maskedValue(yours, mask),
      theirs: maskedValue(theirs, mask),
    };
    const isMasked = holdsMasked([pointer, ...embedded, base, yours, theirs], mask);
    return {
      pointer: mask.mask(pointer),
      embedded: embedded.map((inner) => mask.mask(inner)),
      ...masked,
      ...(isMasked ? { masked: true } : {}),
      words: { what: mask.mask(words.what) },
    };
  }

  private get mask(): SecretMask {
    this.knownMask ??= maskOfJson([this.base.bytes, this.side.bytes, this.other.bytes]);
    return this.knownMask;
  }
}

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
  const name = textField(entry, 'Name');
  return { kind: 'quest', key: textField(entry, 'EntryId') ?? key, ...(name === undefined ? {} : { name }) };
}

/** Identifies a part. */
export function nameOf(part: Pick<Part, 'kind'> & { readonly key?: string }): string {
  return part.kind === 'tasks' ? part.kind : `${part.kind}/${part.key}`;
}
