import { sameValue } from '../../bytes/json/equality.js';
import { childOf, hasMember, member, textField } from '../../bytes/json/members.js';
import type { Step } from '../../bytes/json/pointer.js';
import type { JsonObject, JsonValue } from '../../bytes/json/value.js';
import { addTo } from '../../bytes/text/add-to.js';
import { OWN_FIELDS, SHARED_FIELDS } from '../schema/index.js';
import { type ExpressionNames, expressionNames } from './expression-names.js';
import { findPairFaults, type PairFaults } from './pair-faults.js';
import { QuestEntries } from './quest-entries.js';
import type { QuestEntry } from './quest-entry.js';
import { bareName, isSoundName } from './quest-values.js';
import {
  findRequirementTangles,
  type QuestRequirement,
  type RequirementTangles,
  readRequirements,
  sharedRequirements,
} from './requirements.js';

/** The entries of one EntryId, or a single one that has none. */
type Entries = readonly QuestEntry[];

class QuestsByName {
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
    addTo(this.quests, name, quest);
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

/** The `quests` section and the questions about it. */
export class QuestIndex extends QuestEntries {
  readonly byName = new QuestsByName(this);
  /** What is wrong with the pairs, each cause once. */
  readonly pairFaults: PairFaults = findPairFaults(this);
  /** The requirements that name a quest of the file; those of inProgress entries come first. */
  readonly requirements: readonly QuestRequirement[] = readRequirements(
    this.entries,
    (id) => this.entry(id),
    (entry) => this.questOf(entry),
  );
  /** The requirements that keep quests from ever starting. */
  readonly requirementTangles: RequirementTangles = findRequirementTangles(
    sharedRequirements(this.requirements, (entry) => this.twinOf(entry)),
  );
  /** What expressions call the quests. */
  readonly expressionNames: ExpressionNames = expressionNames(this);
  private readonly byId = groupById(this.entries);

  /**
   * The twin of an entry if both have the same value at this path, or at an empty path lack the same fields: one
   * fault for both.
   */
  twinWithSame(entry: QuestEntry, path: readonly Step[]): QuestEntry | undefined {
    const twin = this.twinOf(entry);
    if (twin === undefined) return undefined;
    if (path.length === 0) return lackTheSame(entry.record, twin.record) ? twin : undefined;
    const [value, other] = [entry, twin].map(({ record }) =>
      path.reduce<JsonValue | undefined>(childOf, record),
    );
    return value !== undefined && other !== undefined && sameValue(value, other) ? twin : undefined;
  }

  /** Whether an entry has a twin with another value at this path, which is one fault of the pair. */
  differsOnTwin(entry: QuestEntry, path: readonly Step[]): boolean {
    return this.twinOf(entry) !== undefined && this.twinWithSame(entry, path) === undefined;
  }

  /** The entries with an id, as their key or in their field `id`. */
  withId(id: string): readonly QuestEntry[] {
    return this.byId.get(id) ?? [];
  }
}

/** Whether two records lack the same fields, none of which has a value of its own on each. */
function lackTheSame(one: JsonObject, other: JsonObject): boolean {
  const isShared = (field: string) => hasMember(one, field) === hasMember(other, field);
  return (
    [...SHARED_FIELDS].every(isShared) &&
    [...OWN_FIELDS].every((field) => hasMember(one, field) && hasMember(other, field))
  );
}

function groupById(
  entries: readonly QuestEntry[],
): ReadonlyMap<JsonValue | undefined, readonly QuestEntry[]> {
  const byId = new Map<JsonValue | undefined, QuestEntry[]>();
  for (const entry of entries)
    for (const id of new Set([entry.key, member(entry.record, 'id')])) addTo(byId, id, entry);
  return byId;
}
