import { tryParseJson } from '../../bytes/json/parse-json.js';
import type { JsonValue } from '../../bytes/json/value.js';
import { NONE, type PlaceTable } from '../../bytes/places/place-table.js';
import { textOf } from '../../bytes/text/wtf8.js';
import { type ItemLabel, itemLabel, labelText } from '../../model/snapshot/labels.js';
import type { NameReader } from '../../model/snapshot/name-reader.js';
import type { Snapshot } from '../../model/snapshot/snapshot.js';
import { type FieldContext, textIn } from './context.js';
import { readCreatorNames } from './creator-names.js';

/** A quest entry, as far as it can be read. */
export interface NamedEntry {
  readonly id: string;
  readonly name: string;
  readonly status: string;
  readonly group: string;
}

/** The quests and items of a file, read as far as it can be: also while somebody types. */
export class RoomNames {
  #entries: readonly NamedEntry[] | undefined;

  #ofCreators: NameReader | undefined;

  /** @param snapshot undefined for a text that cannot be read as a whole */
  constructor(
    private readonly root: PlaceTable,
    private readonly snapshot: () => Snapshot | undefined,
  ) {}

  /** The names of variables, timers and places. */
  get ofCreators(): NameReader | undefined {
    const snapshot = this.#ofCreators === undefined ? this.snapshot() : undefined;
    this.#ofCreators ??= snapshot && readCreatorNames(snapshot);
    return this.#ofCreators;
  }

  /** The entries in `quests`, in file order. */
  get entries(): readonly NamedEntry[] {
    this.#entries ??= this.readEntries();
    return this.#entries;
  }

  get names(): readonly string[] {
    return [...new Set(this.entries.map(({ name }) => name))].filter((name) => name !== '');
  }

  entry(idOrName: string): NamedEntry | undefined {
    return (
      this.entries.find(({ id }) => id === idOrName) ??
      (idOrName === '' ? undefined : this.entries.find(({ name }) => name === idOrName))
    );
  }

  /** The keys of items, in file order. */
  get itemKeys(): Iterable<string> {
    const items = this.section('roomItems');
    return this.root.isObject(items) ? this.root.membersOf(items).keys() : [];
  }

  /** undefined where there is no such item. */
  item(key: string): ItemLabel | undefined {
    const item = this.member('roomItems', key);
    return item === NONE ? undefined : itemLabel(this.jsonAt(item), this.jsonAt(this.member('logic', key)));
  }

  /** What creators call an item: `GLB "Chest"`. */
  labelOf(key: string): string {
    const label = this.item(key);
    return label === undefined ? '' : labelText(label);
  }

  /** The `$type` of the effect or trigger that a place is in, or the prefab of the item whose logic it is in. */
  ownerOf({ table, object, general, record, steps }: FieldContext): string | undefined {
    if (general === 'effect' || general === 'trigger') return textIn(table, object, '$type');
    return record === 'logic-value' ? this.item(String(steps[1] ?? ''))?.prefabName : undefined;
  }

  private section(name: string): number {
    return this.root.count === 0 ? NONE : this.root.member(0, name);
  }

  private member(section: string, key: string): number {
    return this.root.member(this.section(section), key);
  }

  private jsonAt(entry: number): JsonValue | undefined {
    if (entry === NONE) return undefined;
    const { bytes } = this.root;
    return tryParseJson(textOf(bytes.subarray(this.root.startOf(entry), this.root.endOf(entry))));
  }

  private readEntries(): NamedEntry[] {
    const { root } = this;
    const quests = this.section('quests');
    if (!root.isObject(quests)) return [];
    const entries: NamedEntry[] = [];
    for (const [id, key] of root.membersOf(quests)) {
      const record = root.valueOf(key);
      const text = (name: string): string => textIn(root, record, name) ?? '';
      if (root.isObject(record))
        entries.push({ id, name: text('Name'), status: text('Status'), group: text('Group') });
    }
    return entries;
  }
}
