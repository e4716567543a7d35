import { textField } from '../../src/snapshot/fields.js';
import type { QuestEntry, QuestIndex } from '../../src/snapshot/quests.js';
import { isNumberedName } from '../quest/sound-values.js';

/** The entries of one EntryId, or one alone that has none. */
type Quest = readonly QuestEntry[];

/** The quests of a file by Name. Made for the first finding that asks: a clean file never needs it. */
export class QuestsByName {
  private readonly names = new Map<QuestEntry, string>();
  /** The quests whose entries agree on the Name. */
  private readonly quests = new Map<string, Quest[]>();
  private readonly anyEntry = new Map<string, QuestEntry>();

  constructor(index: QuestIndex) {
    for (const { entries } of index.pairs) this.add(entries);
    for (const entry of index.entries) {
      if (index.pairOf(entry) === undefined) this.add([entry]);
      const name = textField(entry.record, 'Name');
      if (name !== undefined && !this.anyEntry.has(name)) this.anyEntry.set(name, entry);
    }
  }

  private add(quest: Quest): void {
    const [name, ...others] = new Set(quest.map(({ record }) => textField(record, 'Name')));
    if (name === undefined || others.length > 0 || !isNumberedName(name)) return;
    for (const entry of quest) this.names.set(entry, name);
    const before = this.quests.get(name);
    if (before === undefined) this.quests.set(name, [quest]);
    else before.push(quest);
  }

  /** The Name of an entry's quest; undefined where it has a finding, its entries disagree or another quest has it, too. */
  soundName(entry: QuestEntry): string | undefined {
    const name = this.names.get(entry);
    return name === undefined || this.onlyQuest(name) === undefined ? undefined : name;
  }

  /** An entry of a quest with this Name. */
  withName(name: string): QuestEntry | undefined {
    return this.anyEntry.get(name);
  }

  /** An entry of the only quest with this Name. */
  onlyWithName(name: string): QuestEntry | undefined {
    return this.onlyQuest(name)?.[0];
  }

  private onlyQuest(name: string): Quest | undefined {
    const [quest, other, ...more] = this.quests.get(name) ?? [];
    if (quest === undefined || other === undefined) return quest;
    // Two halves whose EntryIds differ are one quest with a mistyped EntryId.
    const halves = [...quest, ...other];
    const statuses = new Set(halves.map(({ status }) => status));
    return more.length === 0 && halves.length === 2 && statuses.has('inProgress') && statuses.has('completed')
      ? halves
      : undefined;
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
