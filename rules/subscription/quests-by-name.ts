import { textField } from '../../src/snapshot/fields.js';
import type { QuestEntry, QuestIndex } from '../../src/snapshot/quests.js';
import { isNumberedName } from '../quest/sound-values.js';

/** The quests of a file by Name. Made for the first finding that asks: a clean file never needs it. */
export class QuestsByName {
  private readonly names = new Map<QuestEntry, string>();
  private readonly quests = new Map<string, QuestEntry>();
  private readonly shared = new Set<string>();

  constructor(index: QuestIndex) {
    for (const { entries } of index.pairs) this.add(entries);
    for (const entry of index.entries) if (index.pairOf(entry) === undefined) this.add([entry]);
  }

  private add(entries: readonly QuestEntry[]): void {
    const names = new Set(entries.map(({ record }) => textField(record, 'Name')));
    const [only] = names;
    if (names.size === 1 && only !== undefined && isNumberedName(only)) {
      for (const entry of entries) this.names.set(entry, only);
    }
    for (const entry of entries) {
      const name = textField(entry.record, 'Name');
      // Of each Name only once, whatever number of entries has it.
      if (name === undefined || !names.delete(name)) continue;
      if (this.quests.has(name)) this.shared.add(name);
      else this.quests.set(name, entry);
    }
  }

  /** The Name of an entry's quest; undefined where it has a finding, its entries disagree or another quest has it, too. */
  soundName(entry: QuestEntry): string | undefined {
    const name = this.names.get(entry);
    return name === undefined || this.shared.has(name) ? undefined : name;
  }

  /** An entry of a quest with this Name. */
  withName(name: string): QuestEntry | undefined {
    return this.quests.get(name);
  }

  /** An entry of the only quest with this Name. */
  onlyWithName(name: string): QuestEntry | undefined {
    return this.shared.has(name) ? undefined : this.quests.get(name);
  }
}

const indexes = new WeakMap<QuestIndex, QuestsByName>();

/** The quests by Name, worked out once a file. */
export function questsByName(quests: QuestIndex): QuestsByName {
  let index = indexes.get(quests);
  if (index === undefined) {
    index = new QuestsByName(quests);
    indexes.set(quests, index);
  }
  return index;
}
