import { sameValue } from '../json/equality/values.js';
import type { Step } from '../json/pointer.js';
import { childOf, type JsonValue } from '../json/value.js';
import { addTo } from '../text/add-to.js';
import { type ExpressionNames, expressionNames } from './expression-names.js';
import { findPairFaults, type PairFaults } from './pair-faults.js';
import { QuestEntries } from './quest-entries.js';
import type { CompletePair, QuestEntry } from './quest-entry.js';
import { QuestsByName } from './quests-by-name.js';
import {
  findRequirementTangles,
  type QuestRequirement,
  type RequirementTangles,
  readRequirements,
} from './requirements.js';

/** The `quests` section and the questions about it, each answered once a file. */
export class QuestIndex extends QuestEntries {
  #byName: QuestsByName | undefined;
  #pairFaults: PairFaults | undefined;
  #copiedPairs: ReadonlyMap<QuestEntry, CompletePair> | undefined;
  #byId: ReadonlyMap<JsonValue | undefined, readonly QuestEntry[]> | undefined;
  #requirements: readonly QuestRequirement[] | undefined;
  #requirementTangles: RequirementTangles | undefined;
  #expressionNames: ExpressionNames | undefined;

  get byName(): QuestsByName {
    this.#byName ??= new QuestsByName(this);
    return this.#byName;
  }

  /** What is wrong with the pairs, each cause once. */
  get pairFaults(): PairFaults {
    this.#pairFaults ??= findPairFaults(this);
    return this.#pairFaults;
  }

  /** The original or the copy that an entry belongs to, where a copied quest kept its EntryId. */
  copiedPairOf(entry: QuestEntry): CompletePair | undefined {
    this.#copiedPairs ??= new Map(
      this.pairFaults.copies
        .flatMap(({ original, copy }) => [original, copy])
        .reverse()
        .flatMap((pair) => [pair.inProgress, pair.completed].map((each) => [each, pair] as const)),
    );
    return this.#copiedPairs.get(entry);
  }

  /** The twin of an entry if both have the same value at this path: one fault for both. */
  twinWithSame(entry: QuestEntry, path: readonly Step[]): QuestEntry | undefined {
    const { inProgress, completed } = this.copiedPairOf(entry) ?? {};
    const twin = entry === inProgress ? completed : (inProgress ?? this.twinOf(entry));
    if (twin === undefined) return undefined;
    const [value, other] = [entry, twin].map(({ record }) =>
      path.reduce<JsonValue | undefined>(childOf, record),
    );
    return value !== undefined && other !== undefined && sameValue(value, other) ? twin : undefined;
  }

  /** The entries with an id, as their key or in their field `id`. */
  withId(id: string): readonly QuestEntry[] {
    this.#byId ??= groupById(this.entries);
    return this.#byId.get(id) ?? [];
  }

  /** The requirements that name a quest of the file; those of inProgress entries come first. */
  get requirements(): readonly QuestRequirement[] {
    this.#requirements ??= readRequirements(this, this.pairFaults.copies);
    return this.#requirements;
  }

  /** The requirements that keep quests from ever starting. */
  get requirementTangles(): RequirementTangles {
    this.#requirementTangles ??= findRequirementTangles(this.requirements);
    return this.#requirementTangles;
  }

  /** What expressions call the quests. */
  get expressionNames(): ExpressionNames {
    this.#expressionNames ??= expressionNames(this);
    return this.#expressionNames;
  }
}

function groupById(
  entries: readonly QuestEntry[],
): ReadonlyMap<JsonValue | undefined, readonly QuestEntry[]> {
  const byId = new Map<JsonValue | undefined, QuestEntry[]>();
  for (const entry of entries) for (const id of new Set([entry.key, entry.record.id])) addTo(byId, id, entry);
  return byId;
}
