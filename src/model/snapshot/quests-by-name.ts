import { addTo } from '../../bytes/text/add-to.js';
import { textField } from './fields.js';
import type { QuestEntries } from './quest-entries.js';
import type { QuestEntry } from './quest-entry.js';
import { bareName, isSoundName } from './quest-values.js';

/** The entries of one EntryId, or a single one that has none. */
type Entries = readonly QuestEntry[];

export class QuestsByName {
  private readonly names = new Map<QuestEntry, string>();
  /** The quests whose entries agree on the Name. */
  private readonly quests = new Map<string, Entries[]>();
  private readonly anyEntry = new Map<string, QuestEntry>();
  /** By their Name without its number or white space. */
  private readonly loosely = new Map<string, QuestEntry>();

  constructor(index: QuestEntries) {
    for (const { entries } of index.pairs) this.add(entries);
    for (const entry of index.entries) {
      if (index.pairOf(entry) === undefined) this.add([entry]);
      const name = textField(entry.record, 'Name');
      if (name === undefined || this.anyEntry.has(name)) continue;
      this.anyEntry.set(name, entry);
      for (const each of [name.trim(), bareName(name).trim()])
        if (!this.loosely.has(each)) this.loosely.set(each, entry);
    }
  }

  private add(quest: Entries): void {
    const [name, ...others] = new Set(quest.map(({ record }) => textField(record, 'Name')));
    if (name === undefined || others.length > 0 || !isSoundName(name)) return;
    for (const entry of quest) this.names.set(entry, name);
    addTo(this.quests, name, quest);
  }

  /** The Name of an entry's quest; undefined if it has a finding, differs or is not unique. */
  soundName(entry: QuestEntry): string | undefined {
    const name = this.names.get(entry);
    return name === undefined || this.onlyQuest(name) === undefined ? undefined : name;
  }

  /** An entry of a quest with this Name. */
  withName(name: string): QuestEntry | undefined {
    return this.anyEntry.get(name);
  }

  /** An entry of the quest that this Name probably means, without its number or white space. */
  meantBy(name: string): QuestEntry | undefined {
    return this.withName(name) ?? this.loosely.get(name.trim());
  }

  /** An entry of the only quest with this Name. */
  onlyWithName(name: string): QuestEntry | undefined {
    return this.onlyQuest(name)?.[0];
  }

  private onlyQuest(name: string): Entries | undefined {
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
