import type { PlaceTable } from '../../bytes/places/place-table.js';
import type { NameKind } from '../../model/catalog/name-kinds.js';
import { itemLogicIn } from '../../model/snapshot/item-logic.js';
import { NameReader } from '../../model/snapshot/name-reader.js';
import { Snapshot } from '../../model/snapshot/snapshot.js';
import { readableValue } from './readable-value.js';

/** The names of variables, timers and places that creators chose, also in text that does not parse. */
export class CreatorNames {
  #reader: NameReader | undefined;

  constructor(private readonly root: PlaceTable) {}

  /** The names of these kinds: those that are set first. @param except what is written at the caret */
  of(kinds: readonly NameKind[], except: string): readonly string[] {
    const indexes = kinds.map((kind) => this.reader.of(kind));
    const isElsewhere = (name: string): boolean =>
      name !== except ||
      indexes
        .flatMap(({ set, used }) => [set.get(name)?.count ?? 0, used.get(name)?.count ?? 0])
        .reduce((sum, count) => sum + count, 0) > 1;
    const names = [...indexes.map(({ set }) => set), ...indexes.map(({ used }) => used)].flatMap((each) => [
      ...each.keys(),
    ]);
    return [...new Set(names)].filter(isElsewhere);
  }

  private get reader(): NameReader {
    this.#reader ??= this.read();
    return this.#reader;
  }

  private read(): NameReader {
    const { root } = this;
    const snapshot = new Snapshot(readableValue(root));
    const reader = new NameReader();
    snapshot.walk(
      reader.reading({
        embedded: (embedded) => {
          const logic = itemLogicIn(embedded, snapshot);
          if (logic !== undefined) reader.noteLogic(logic);
        },
      }),
    );
    return reader;
  }
}
