import { type ExpressionNames, expressionNames } from './expression-names.js';
import { findPairFaults, type PairFaults } from './pair-faults.js';
import { QuestEntries } from './quest-entries.js';
import { QuestsByName } from './quests-by-name.js';
import {
  findRequirementTangles,
  type QuestRequirement,
  type RequirementTangles,
  readRequirements,
} from './requirements.js';

/** The `quests` section and the questions about it. Each answer is worked out when it is first asked for, once a file. */
export class QuestIndex extends QuestEntries {
  #byName: QuestsByName | undefined;
  #pairFaults: PairFaults | undefined;
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
