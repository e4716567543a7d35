import type { JsonValue } from '../../bytes/json/value.js';
import { findSchemaFaults, NOTHING_OWNED, type RecordName, type SchemaFault } from '../schema/index.js';
import type { ExpressionReference } from './expressions.js';
import { findLostIds, type LostIds } from './lost-ids.js';
import type { QuestEntry } from './quest-entry.js';
import type { QuestIndex } from './quests.js';
import { findRequirementTangles, type RequirementTangles, readRequirements } from './requirements.js';
import { MAX_LEVELS } from './sections.js';
import { SnapshotParts } from './snapshot-parts.js';
import { type ReadingOptions, SILENT, type SnapshotVisitor, walk } from './walk.js';

const READ_ALL: ReadingOptions = {
  maxDepth: MAX_LEVELS,
  surface: 'not prescanned',
  owned: NOTHING_OWNED,
};

/**
 * A room-data snapshot and the questions about it: the one model that rules, graph, simulator and editor ask.
 * Built once from a parsed text. The strings that hold JSON are read one after another while walking, never
 * all at once.
 */
export class Snapshot extends SnapshotParts {
  /**
   * The quests that expressions name in logic and settings, if the file has `quests`. Complete after a walk.
   */
  readonly expressions: ExpressionReference[] = [];
  /** The ids of missing inProgress entries that references still use. Known after a walk. */
  lostQuestIds: LostIds = new Map();
  /** The requirements that keep quests from ever starting. Known after a walk. */
  requirementTangles: RequirementTangles | undefined;
  private lostIdsByEntry: ReadonlyMap<QuestEntry, string> = new Map();
  private isWalked = false;

  constructor(
    value: JsonValue,
    private readonly reading: ReadingOptions = READ_ALL,
  ) {
    super(value, reading.owned);
  }

  /** Walks all records and calls the functions that the visitor has. Broken records are reported. */
  walk(visitor: Partial<SnapshotVisitor>): void {
    const isFirst = !this.isWalked;
    this.isWalked = true;
    walk(this, { ...SILENT, ...visitor }, this.reading, isFirst ? this.expressions : undefined);
    if (isFirst) this.conclude();
  }

  /** What only the whole of a walk tells. */
  private conclude(): void {
    const { quests } = this;
    this.spellings.complete();
    if (quests === undefined) return;
    this.lostQuestIds = findLostIds(
      quests,
      (id) => this.knowsQuest(id),
      (visit) => this.walk({ subscription: visit }),
    );
    this.lostIdsByEntry = new Map([...this.lostQuestIds].reverse().map(([id, left]) => [left, id]));
    const lost = readRequirements(
      quests.entries,
      (id) => this.lostQuestIds.get(id),
      (entry) => quests.questOf(entry),
    );
    this.requirementTangles =
      lost.length === 0
        ? quests.requirementTangles
        : findRequirementTangles([...quests.requirements, ...lost]);
  }

  /** What the schemas report of one record, except for what others report. */
  schemaFaults(record: RecordName, value: JsonValue): readonly SchemaFault[] {
    return findSchemaFaults(record, value, this.reading.owned);
  }

  /** The lost id of a missing inProgress entry, by what is left of the quest. Known after a walk. */
  lostIdOf(entry: QuestEntry): string | undefined {
    return this.lostIdsByEntry.get(entry);
  }
}

export interface SnapshotWithQuests extends Snapshot {
  readonly quests: QuestIndex;
  readonly requirementTangles: RequirementTangles;
}
