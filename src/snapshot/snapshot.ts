import type { Place } from '../json/place.js';
import type { JsonValue } from '../json/value.js';
import { findSchemaFaults, NOTHING_OWNED, type RecordName, type SchemaFault } from '../schema/index.js';
import { type ExpressionReference, readExpressions } from './expressions.js';
import { findParentCycles } from './item-parents.js';
import { KeptReading } from './kept-reading.js';
import { findLostIds, type LostIds } from './lost-ids.js';
import type { QuestEntry } from './quest-entry.js';
import type { QuestIndex } from './quests.js';
import { type ReadParts, readParts } from './read-parts.js';
import type { OtherTask } from './records.js';
import { findRequirementTangles, type RequirementTangles, readLostRequirements } from './requirements.js';
import { MAX_LEVELS } from './sections.js';
import { SnapshotParts, type WalkNotes } from './snapshot-parts.js';
import { type ReadingOptions, SILENT, type SnapshotVisitor, walk } from './walk.js';

const READ_ALL: ReadingOptions = {
  maxDepth: MAX_LEVELS,
  surface: 'not prescanned',
  owned: NOTHING_OWNED,
};

/**
 * A room-data snapshot and the questions about it: the one model that rules, graph, simulator and editor ask.
 * Built once from a parsed text. The strings that hold JSON are read one after another while walking, never
 * all at once; every other answer is worked out when it is first asked for.
 */
export class Snapshot extends SnapshotParts {
  #notes: WalkNotes | undefined;
  #expressions: readonly ExpressionReference[] | undefined;
  #parentCycles: readonly (readonly string[])[] | undefined;
  #lostQuestIds: LostIds | undefined;
  #lostIdsByEntry: ReadonlyMap<QuestEntry, string> | undefined;
  readonly #kept: KeptReading;

  constructor(
    value: JsonValue,
    private readonly reading: ReadingOptions = READ_ALL,
    parts: ReadParts = readParts(value, reading.owned),
  ) {
    super(parts);
    this.#kept = new KeptReading(reading);
  }

  /** Walks all records and calls the functions that the visitor has. Broken records are reported. */
  walk(visitor: Partial<SnapshotVisitor>): void {
    const isFirst = this.#notes === undefined;
    this.#notes ??= { expressionSources: [], largeTexts: [], otherTasks: [] };
    const options = { owned: this.reading.owned, kept: this.#kept };
    walk(this, { ...SILENT, ...visitor }, options, isFirst ? this.#notes : undefined);
    if (isFirst) this.spellings.complete();
  }

  /** What the schemas report of one record, except for what others report. */
  schemaFaults(record: RecordName, value: JsonValue): readonly SchemaFault[] {
    return findSchemaFaults(record, value, this.reading.owned);
  }

  /** The quests that expressions name, if the file has `quests`. Not available during the first walk. */
  get expressions(): readonly ExpressionReference[] {
    if (this.#notes === undefined) this.walk({});
    this.#expressions ??= readExpressions(this.#notes?.expressionSources ?? [], (text) =>
      this.#kept.valueOf(text),
    );
    return this.#expressions;
  }

  /** The large strings that hold JSON. Complete after a walk. */
  get largeTexts(): readonly Place[] {
    return this.#notes?.largeTexts ?? [];
  }

  /** The elements of lists of task records that are no task records. Complete after a walk. */
  get otherTasks(): readonly OtherTask[] {
    return this.#notes?.otherTasks ?? [];
  }

  /** Frees parsed strings; they are parsed again on demand. */
  releaseTexts(): void {
    this.#kept.forget();
  }

  /** Items that are each other's parents, by key: each cycle from child to parent. */
  get parentCycles(): readonly (readonly string[])[] {
    this.#parentCycles ??=
      this.roomItems === undefined ? [] : findParentCycles(this.roomItems, this.keysOf(this.roomItems));
    return this.#parentCycles;
  }

  /** The ids of missing inProgress entries that references still use. Not during the first walk. */
  get lostQuestIds(): LostIds {
    const { quests } = this;
    this.#lostQuestIds ??=
      quests === undefined
        ? new Map()
        : findLostIds(
            quests,
            (id) => this.knowsQuest(id),
            (visit) => this.walk({ subscription: visit }),
          );
    return this.#lostQuestIds;
  }

  /** The lost id of a missing inProgress entry, by what is left of the quest. Not during the first walk. */
  lostIdOf(entry: QuestEntry): string | undefined {
    this.#lostIdsByEntry ??= new Map([...this.lostQuestIds].reverse().map(([id, left]) => [left, id]));
    return this.#lostIdsByEntry.get(entry);
  }

  /** The requirements that keep quests from ever starting. Not available during the first walk. */
  get requirementTangles(): RequirementTangles | undefined {
    const { quests, lostQuestIds } = this;
    if (quests === undefined || lostQuestIds.size === 0) return quests?.requirementTangles;
    const lost = readLostRequirements(quests, lostQuestIds);
    return lost.length === 0
      ? quests.requirementTangles
      : findRequirementTangles([...quests.requirements, ...lost]);
  }
}

export interface SnapshotWithQuests extends Snapshot {
  readonly quests: QuestIndex;
  readonly requirementTangles: RequirementTangles;
}
